// 1. What the notices of Paser (2012) and Bangka Belitung (2011) say of e-mail is told: cases, advice, logs, remedies.

import Testing

struct EmailFactsTests {
  @Test(arguments: [
    // Paser, the cases
    Fact("email-pendaftaran", "pegawai yang disuruh mendaftar memakai email pribadinya"),
    Fact("email-pendaftaran", "LPSE mengonfirmasi email itu dan menyatakannya sah"),
    Fact("email-pendaftaran", "melakukan verifikasi dan pendaftarannya diterima"),
    Fact("tanya-password", "hanya pegawai yang mendaftarkan yang tahu password"),
    Fact("ganti-email", "resign dan perusahaan lupa menanyakan User ID dan password LPSE"),
    Fact("ganti-email", "perusahaan tidak bisa login"),
    Fact("tanya-password", "hanya User ID dan email yang dipakai; password tidak dapat ditanyakan"),
    Fact("lupa-user-id", "User ID (dan email yang dipakai) memang boleh ditanyakan"),
    Fact("tanya-password", "Password hanya dapat diganti dengan klik Lupa Password"),
    Fact("tanya-password", "password baru dikirim ke email yang terdaftar"),
    Fact("lupa-password", "Password lama tidak dapat ditanyakan ke LPSE"),
    Fact("lupa-password", "satu-satunya jalan adalah meminta LPSE mengganti email tersebut"),
    Fact("tanya-password", "satu-satunya jalan adalah meminta LPSE mengganti emailnya"),
    Fact("ganti-email", "satu-satunya jalan adalah meminta LPSE menggantinya"),
    Fact("ganti-email", "Karena email sangat vital, LPSE menetapkan beberapa syarat"),
    Fact("ganti-email", "LKPP dan LPSE menerima laporan tentang permintaan mengganti email"),
    // Paser, the advice
    Fact("email-pendaftaran", "Daftarkan email resmi perusahaan"),
    Fact("email-pendaftaran", "hindari email gratis (Gmail, Yahoo Mail, Hotmail, dan lain-lain)"),
    Fact("email-pendaftaran", "bukan akun pribadi"),
    Fact("email-pendaftaran", "minimal 1 (satu) bulan sekali"),
    Fact("email-pendaftaran", "supaya tidak diblokir atau ditutup oleh penyedia jasa email gratisnya"),
    Fact("email-pendaftaran", "password email diketahui orang lain di perusahaan"),
    Fact("email-pendaftaran", "email dibuat bagian marketing"),
    Fact("email-pendaftaran", "passwordnya diketahui direktur atau manajer marketing"),
    Fact("email-pendaftaran", "otomatis diteruskan (forward) ke beberapa orang di perusahaan"),
    Fact("email-pendaftaran", "bagian IT perusahaan"), Fact("email-pendaftaran", "8 Mei 2012"),
    // Bangka Belitung, address unknown or dead
    Fact("email-tidak-sampai", "554 delivery error: dd This user doesn't have a yahoo.com account"),
    Fact("email-tidak-sampai", "in reply to end of DATA command"),
    Fact("email-tidak-sampai", "mta7.am0.yahoodns.net"),
    Fact("email-tidak-sampai", "tidak terdaftar pada penyedia layanan email atau sudah tidak aktif"),
    Fact("email-tidak-sampai", "Uji email Anda dengan cara membukanya"),
    Fact("email-tidak-sampai", "buat email baru"),
    Fact("email-tidak-sampai", "Ubah email yang terdaftar di LPSE"),
    Fact("email-tidak-sampai", "penghubung komunikasi rekanan dengan LPSE"),
    Fact("ganti-email", "buat email baru, lalu ubah email yang terdaftar di LPSE"),
    // Bangka Belitung, spam
    Fact("email-masuk-spam", "550-5.7.1 Our system has detected an unusual rate of unsolicited mail"),
    Fact("email-masuk-spam", "mail sent from your IP address has been blocked"),
    Fact("email-masuk-spam", "gmail-smtp-in.1.google.com"),
    Fact("email-masuk-spam", "http://www.google.com/mail/help/bulk_mail.html"),
    Fact("email-masuk-spam", "Bulk Email Senders Guidelines"),
    Fact("email-masuk-spam", "biasanya terjadi pada Gmail karena penyaringannya lebih ketat"),
    Fact("email-masuk-spam", "klik tombol NOT SPAM atau BUKAN SPAM"),
    Fact("email-masuk-spam", "CONTACT LIST atau KENALAN"), Fact("email-masuk-spam", "lpse@babelprov.go.id"),
    Fact("email-masuk-spam", "otomatis diblokir server Google"),
    // Bangka Belitung, the inbox
    Fact(
      "inbox-lpse", "Salinan semua informasi yang dikirim LPSE ke email rekanan otomatis juga masuk ke Inbox"),
    Fact("inbox-lpse", "selama Anda masih bisa login"),
    Fact("inbox-lpse", "Di halaman Selamat Datang, klik tautan untuk mengakses Inbox email"),
    Fact("inbox-lpse", "pilih email yang ingin dibaca"), Fact("inbox-lpse", "Klik Tutup"),
    Fact("inbox-lpse", "isinya sama dengan yang dikirim ke email rekanan"),
    Fact("inbox-lpse", "di akun email masing-masing"),
    Fact(
      "inbox-lpse",
      "pengumuman pemenang lelang, unggah (upload) dokumen penawaran, dan pengumuman pembatalan lelang"),
    Fact("inbox-lpse", "tidak ada peserta yang memasukkan dokumen penawaran"),
    Fact("inbox-lpse", "lpse@babelprov.go.id"),
  ])
  func `the fact is told`(fact: Fact) {
    #expect(fact.isTold)
  }
}
