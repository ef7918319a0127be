// 1. What FAQ Permasalahan SPSE (OKU Timur, 2023) says is told: each symptom, cause, step, paper and exception.

import Testing

struct AnswerFactsTests {
  @Test(arguments: [
    // §1.1 wrong user ID or password
    Fact("login-kredensial-salah", "User ID atau password yang diketik tidak cocok"),
    Fact("login-kredensial-salah", "Masuklah dengan User ID dan password yang benar"),
    Fact("login-kredensial-salah", "pertama kali mendaftar (di situ akunnya menjadi User Default)"),
    Fact("login-kredensial-salah", "klik fitur Lupa Password"),
    Fact("login-kredensial-salah", "lapor melalui LPSE Support terdekat"),
    Fact("login-kredensial-salah", "SIUP/SIUJK, TDP, NPWP, Akte dan data lainnya"),
    Fact("lupa-password", "web LPSE tempat perusahaan pertama kali mendaftar"),
    Fact("lupa-password", "User Default"),
    Fact("lupa-user-id", "LPSE Support terdekat dengan melampirkan data"),
    Fact("lupa-user-id", "SIUP/SIUJK"), Fact("lupa-user-id", "TDP"), Fact("lupa-user-id", "NPWP"),
    Fact("lupa-user-id", "Akte"), Fact("lupa-user-id", "Data perusahaan lainnya"),
    // §1.2 Java Script error
    Fact("login-javascript-error", "coba login di LPSE Y atau LPSE lainnya"),
    Fact("login-javascript-error", "sistem agregasi yang tidak dapat menarik data penyedia di LPSE X"),
    Fact("login-javascript-error", "Segera lapor ke LPSE Support melalui LPSE X atau LPSE lainnya"),
    Fact("login-javascript-error", "(021) 2993 5577 atau (021) 5020 5577"),
    Fact("login-javascript-error", "agar sistem agregasi di LPSE X diperbaiki"),
    // §1.3 data not synchronised
    Fact("login-data-tidak-sinkron", "disebabkan password yang tidak sesuai"),
    Fact("login-data-tidak-sinkron", "fitur Lupa Password di LPSE tempat User ID menjadi default tunggal"),
    Fact(
      "login-data-tidak-sinkron", "Bila reset itu gagal, ajukan permohonan reset password di LPSE tersebut"),
    Fact("login-data-tidak-sinkron", "dengan melampirkan dokumen"),
    Fact("login-data-tidak-sinkron", "Laporkan masalahnya ke LPSE tempat login gagal"),
    Fact("login-data-tidak-sinkron", "apakah password yang dipakai sudah benar atau belum"),
    Fact("login-data-tidak-sinkron", "keharusan, bukan pilihan"),
    Fact("lupa-password", "membolehkan permohonan reset password di LPSE dengan dokumen bila cara itu gagal"),
    // §1.4 an officer moves
    Fact("ppk-pindah-satker", "yang sudah mempunyai user ID dan password tidak perlu mendaftar ulang"),
    Fact("ppk-pindah-satker", "akun yang lama tetap dipakai"),
    Fact("ppk-pindah-satker", "perubahan jabatan atau satuan kerja ke LPSE melalui helpdesk"),
    Fact("ppk-pindah-satker", "melampirkan SK PPK yang baru"),
    // §1.5 a package changes hands
    Fact("ppk-ganti-paket", "PPK baru sudah terdaftar dan user ID"),
    Fact("ppk-ganti-paket", "paket tender yang telah berjalan maupun yang sedang berjalan"),
    Fact("ppk-ganti-paket", "Yang mengganti adalah Pokja Pemilihan"),
    Fact("ppk-ganti-paket", "di SPSE 4.5"),
    Fact("ppk-pindah-satker", "dilakukan Pokja Pemilihan di SPSE 4.5"),
    // §1.6 SIKAP
    Fact("sikap-gagal-integrasi", "masuk ke sikap.lkpp.go.id"),
    Fact("sikap-gagal-integrasi", "Jika datanya masih kosong, lengkapi dulu, baru coba integrasi lagi"),
    Fact("sikap-gagal-integrasi", "yang sering kurang bagian pengalaman"),
    Fact("sikap-gagal-integrasi", "mulai dari Identitas, Izin Usaha, Akta Pendirian, sampai Pajak"),
    Fact("sikap-gagal-integrasi", "pastikan semuanya terisi"),
    Fact("sikap-gagal-integrasi", "tidak bisa hanya di LPSE tertentu, laporkan melalui LPSE Support"),
    Fact("sikap-gagal-integrasi", "setelah semua data di SIKAP lengkap dan sesuai aslinya"),
    Fact("sikap-gagal-integrasi", "pada saat verifikasi data sudah benar tanpa salah ketik"),
  ])
  func `the fact is told`(fact: Fact) {
    #expect(fact.isTold)
  }
}
