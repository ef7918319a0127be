// 1. The SOP of Purbalingga has nine steps, each with its doer, papers, minutes, result and remark.
// 2. What stands around its table is told: papers, legal basis, purpose, warnings, definitions, dates, and who approved.
// 3. The minutes of the way without a fault add up to what the entry says.

import FAQKnowledge
import Testing

struct ProcedureFactsTests {
  private func table() throws -> [[String]] {
    try #require(Shipped.base.entry("sop-akun-helpdesk")).procedure
  }

  @Test(arguments: [
    (1, "Helpdesk", "N/A", "Menyerahkan berkas permohonan"),
    (2, "Staf Administrasi", "5 menit", "memeriksa apakah sudah lengkap"),
    (3, "Staf Administrasi", "5 menit", "Meminta helpdesk melengkapi berkas"),
    (4, "Helpdesk", "N/A", "Melengkapi berkas permohonan yang masih kurang"),
    (5, "Admin PPE", "15 menit", "benar/valid"),
    (6, "Admin PPE", "15 menit", "mereset password atau mencari informasi User ID"),
    (7, "Admin PPE", "5 menit", "permohonannya ditolak"),
    (8, "Admin PPE", "10 menit", "Menyampaikan password baru atau informasi User ID"),
    (9, "Staf Administrasi", "5 menit", "Mengarsipkan berkas menurut SOP pengarsipan berkas"),
  ])
  func `the step has its doer and minutes`(step: Int, doer: String, time: String, action: String) throws {
    let row = try table()[step]
    #expect(row.count == 7)
    #expect(row[0] == String(step))
    #expect(row[1].contains(action))
    #expect(row[2].hasPrefix(doer))
    #expect(row[4] == time)
  }

  @Test func `there are nine steps`() throws {
    #expect(try table().count == 10)
  }

  @Test func `the minutes add up`() throws {
    let minutes = try [2, 5, 6, 8, 9].map { Int(try table()[$0][4].prefix { $0.isNumber }) ?? 0 }
    #expect(minutes.reduce(0, +) == 50)
    #expect(Fact("sop-akun-helpdesk", "(langkah 2, 5, 6, 8, 9) adalah 50 menit").isTold)
  }

  @Test(arguments: [
    "Surat permohonan reset password dan info User ID; SK pengangkatan sebagai helpdesk",
    "langsung (hardcopy) atau dikirim lewat e-mail helpdesk (softcopy)", "Hasil pengecekan berkas",
    "Pemberitahuan untuk melengkapi berkas", "berkas permohonan lengkap dan benar/valid",
    "Hasil reset password/informasi User ID", "Tabel Prioritas Penyelesaian Permasalahan SPSE",
    "Lama proses perubahan email mengacu pada", "tidak lengkap atau tidak benar/tidak valid",
    "Pemberitahuan permohonan ditolak", "Pemberitahuan password baru/informasi User ID diterima helpdesk",
    "segera login dengan User ID dan password itu serta wajib mengubah passwordnya",
    "Arsip berkas permohonan",
    "Surat permohonan reset password atau informasi User ID", "SK pengangkatan sebagai helpdesk",
    "30 November 2013", "1 Januari 2014", "4 Februari 2014", "oleh Ketua LPSE Kabupaten Purbalingga",
    "Perubahan Password dan Pemberian Informasi User ID Helpdesk", "004/PPPIUIH/SOP. LPSE",
    "Peraturan Presiden Nomor 54 Tahun 2010", "Nomor 70 Tahun 2012",
    "Peraturan Kepala LKPP Nomor 02 Tahun 2010",
    "Peraturan Kepala LKPP Nomor 01 Tahun 2011 tentang e-tendering",
    "Peraturan Bupati Purbalingga Nomor 27 Tahun 2012", "supaya helpdesk dapat login di aplikasi SPSE",
    "standar bagi Pengelola LPSE dan helpdesk yang terdaftar di SPSE",
    "pelaksana bertanggung jawab atas kegiatan yang sudah dibakukan dan ditetapkan",
    "penyimpangan dari mutu baku perlengkapan, waktu, atau output dianggap kegagalan",
    "SOP Pengarsipan Dokumen", "Helpdesk LPSE, Staf Administrasi, dan Admin PPE",
    "tugas dan fungsi Unit Layanan Dukungan Pengguna LPSE", "petugas Tim LPSE yang mengarsipkan dokumen",
    "mengelola website LPSE serta mengelola dan membuat akun",
    "admin agency, verifikator, helpdesk, dan auditor/pemeriksa", "User ID dan password baru dicatat",
    "bukan untuk akun penyedia",
  ])
  func `the fact is told`(text: String) {
    #expect(Fact("sop-akun-helpdesk", text).isTold)
  }
}
