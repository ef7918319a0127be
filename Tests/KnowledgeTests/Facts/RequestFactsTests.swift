// 1. What the FAQ of Pekanbaru (no year) says is told: cause, who repairs, who signs, where to, and what follows.

import Testing

struct RequestFactsTests {
  @Test(arguments: [
    // Q1 and Q2
    Fact("apendo-user-id-karakter", "||AABCD"),
    Fact("apendo-user-id-karakter", "tidak bisa dienkripsi di APENDO atau penawaran gagal diunggah"),
    Fact("apendo-user-id-karakter", "kesalahan pada database LKPP"),
    Fact("apendo-user-id-karakter", "hanya tim ITO LKPP"),
    Fact(
      "apendo-user-id-karakter", "direktur perusahaan perlu mengisi form permohonan penanganan permasalahan"),
    Fact("apendo-user-id-karakter", "isi sesuai kategori permasalahannya"),
    Fact(
      "apendo-user-id-karakter", "tidak bisa masuk di beberapa situs LPSE, padahal di situs LPSE lain bisa"),
    Fact("login-sebagian-lpse", "kesalahan pada database LKPP"),
    Fact("login-sebagian-lpse", "hanya tim ITO LKPP yang bisa memperbaikinya"),
    Fact("login-sebagian-lpse", "diisi oleh direktur perusahaan"),
    Fact("login-sebagian-lpse", "Permasalahan Login, Sinkronisasi Data, dan Permohonan agregasi"),
    Fact("permohonan-lkpp", "Yang wajib mengisi form adalah direktur perusahaan"),
    Fact("permohonan-lkpp", "perbaikannya dilakukan tim ITO LKPP"),
    // Steps 1 to 4
    Fact("apendo-user-id-karakter", "helpdesk-lpse@lkpp.go.id dengan tembusan ke helpdeskpspse@gmail.com"),
    Fact("login-sebagian-lpse", "helpdesk-lpse@lkpp.go.id dengan tembusan ke helpdeskpspse@gmail.com"),
    Fact("permohonan-lkpp", "helpdesk-lpse@lkpp.go.id dengan tembusan ke helpdeskpspse@gmail.com"),
    Fact("lacak-tiket-lkpp", "helpdesk-lpse@lkpp.go.id dengan tembusan helpdeskpspse@gmail.com"),
    Fact("apendo-user-id-karakter", "biasanya isinya nomor tiket pengaduan atau jawaban Helpdesk LKPP"),
    Fact("login-sebagian-lpse", "biasanya berisi nomor tiket pengaduan atau jawaban Helpdesk LKPP"),
    Fact("lacak-tiket-lkpp", "biasanya berisi nomor tiket pengaduan atau jawaban Helpdesk LKPP"),
    Fact("apendo-user-id-karakter", "http://crm.lkpp.go.id/lacak.php"),
    Fact("login-sebagian-lpse", "http://crm.lkpp.go.id/lacak.php"),
    Fact("permohonan-lkpp", "http://crm.lkpp.go.id/lacak.php"),
    Fact("lacak-tiket-lkpp", "Lacak proses pengerjaan di http://crm.lkpp.go.id/lacak.php"),
    Fact("apendo-user-id-karakter", "Bila LKPP belum menanggapi, hubungi 021-29935577 atau 147"),
    Fact("login-sebagian-lpse", "hubungi 021-29935577 / 147"),
    Fact("permohonan-lkpp", "Jika belum ada tanggapan, hubungi 021-29935577 atau 147"),
    Fact(
      "lacak-tiket-lkpp", "Jika belum ada tanggapan atau respons dari LKPP, hubungi 021-29935577 atau 147"),
    // The form
    Fact("permohonan-lkpp", "di atas kop surat perusahaan"),
    Fact("permohonan-lkpp", "beri nomor surat perusahaan"),
    Fact("permohonan-lkpp", "penomorannya dari instansi/perusahaan sendiri"),
    Fact("permohonan-lkpp", "isi nama instansi/perusahaan, nama, dan jabatan, yaitu Direktur"),
    Fact("permohonan-lkpp", "pengguna SPSE adalah Penyedia"),
    Fact("permohonan-lkpp", "NPWP perusahaan, telepon/fax/HP, email perusahaan, dan User ID SPSE"),
    Fact("permohonan-lkpp", "Permasalahan Login, Sinkronisasi Data, atau Permohonan agregasi"),
    Fact("permohonan-lkpp", "jelaskan masalah LPSE yang dialami"),
    Fact("permohonan-lkpp", "tanda tangan direktur, dan cap perusahaan"),
    Fact("permohonan-lkpp", "hanya memproses permohonan yang datanya lengkap dan dikirim oleh perusahaan"),
    Fact("permohonan-lkpp", "keperluan internal Direktorat Sistem Pengadaan Secara Elektronik"),
    Fact("apendo-user-id-karakter", "ditandatangani direktur dan dicap perusahaan"),
    Fact("login-sebagian-lpse", "ditandatangani direktur dan dibubuhi cap perusahaan"),
    Fact("login-sebagian-lpse", "Hanya permohonan dengan data lengkap dan dikirim oleh perusahaan"),
    Fact("permohonan-lkpp", "bertempat di Pekanbaru"),
  ])
  func `the fact is told`(fact: Fact) {
    #expect(fact.isTold)
  }
}
