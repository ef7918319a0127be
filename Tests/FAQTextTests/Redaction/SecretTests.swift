// 1. A password that is told is hidden, whatever announces it, and the rest of the text stays.
// 2. So is a one-time code.
// 3. Talk about passwords and codes that tells none stays as it is.

import FAQText
import Testing

struct SecretTests {
  @Test(arguments: [
    ("password saya rahasia123", "password saya ***"),
    ("pw: abc", "pw: ***"),
    ("pw:abc tapi tetap tidak bisa masuk", "pw:*** tapi tetap tidak bisa masuk"),
    ("sandinya Tender2023!", "sandinya ***"),
    ("userid: cvmaju pass: xyz", "userid: cvmaju pass: ***"),
    ("User ID / password: cvmaju / Rahasia", "User ID / password: *** / ***"),
    ("user & pw : cvmaju & abc99", "user & pw : *** & ***"),
    ("user id/password: cvmaju/rahasia1", "user id/password: ***"),
    ("Password = rahasia", "Password = ***"),
    ("PASSWORD SAYA ADALAH RAHASIA", "PASSWORD SAYA ADALAH ***"),
    ("password akun spse saya MajuJaya88 kok ditolak", "password akun spse saya *** kok ditolak"),
    ("kata sandi saya: majuJaya", "kata sandi saya: ***"),
    ("katasandi cvmaju2020", "katasandi ***"),
    ("sandiku merpati77", "sandiku ***"),
    ("passwordnya sudah diganti jadi Tender@2024", "passwordnya sudah diganti jadi ***"),
    ("pw-nya lpse2020x", "pw-nya ***"),
    ("pass nya bismillah99 min", "pass nya *** min"),
    ("my password is hunter2x, please help", "my password is ***, please help"),
    ("password \"maju jaya\"", "password \"maju jaya\""),
    ("password: \"kucing\"", "password: \"***\""),
    ("password 'kucing7'.", "password '***'."),
    ("User ID: cvmaju\nPassword:\nkucing\nEmail: -", "User ID: cvmaju\nPassword:\n***\nEmail: -"),
    ("password saya 12345678 salah terus", "password saya *** salah terus"),
    ("password: 123", "password: ***"),
    ("passwordnya rahasia#ku dan tetap gagal", "passwordnya *** dan tetap gagal"),
    ("password spse: spse2023", "password spse: ***"),
    ("pasword sy kucing123", "pasword sy ***"),
    (
      "password yang lama Merdeka45 dan password yang baru Merdeka46",
      "password yang lama *** dan password yang baru ***"
    ),
    ("passwd:P@ssw0rd", "passwd:***"),
    ("sandi saya “kucing7”", "sandi saya “***”"),
    ("pw saya bunga_melati", "pw saya ***"),
    ("pw saya bunga_melati, tidak bisa masuk", "pw saya ***, tidak bisa masuk"),
    ("password saya Maju_Jaya salah terus", "password saya *** salah terus"),
    ("sandinya lama_lama_lupa_bulan", "sandinya ***"),
    ("kata sandi akun spse saya _bunga_melati_", "kata sandi akun spse saya ***"),
    ("my password is sun_flower please help", "my password is *** please help"),
    ("passwordku rahasia_negara kok ditolak", "passwordku *** kok ditolak"),
  ])
  func `a told password is hidden`(text: String, masked: String) {
    let result = Redactor().redact(text)
    #expect(result.text == masked)
    #expect(result.kinds == (masked == text ? [] : [.password]))
  }

  @Test(arguments: [
    ("kode OTP 123456", "kode OTP ***"),
    ("otp saya: 1234", "otp saya: ***"),
    ("ini OTP-nya 445566 tolong dicek", "ini OTP-nya *** tolong dicek"),
    ("OTPnya adalah 55-6677", "OTPnya adalah ***"),
    ("kode verifikasi 889900 kok ditolak", "kode verifikasi *** kok ditolak"),
    ("the otp is 908070", "the otp is ***"),
    ("OTP: 2023", "OTP: ***"),
    ("kode aktivasi: 771122", "kode aktivasi: ***"),
    ("pin saya 4821", "pin saya ***"),
  ])
  func `a told code is hidden`(text: String, masked: String) {
    let result = Redactor().redact(text)
    #expect(result.text == masked)
    #expect(result.kinds == [.oneTimeCode])
  }

  @Test(arguments: [
    "lupa password", "password saya salah", "password saya salah terus min",
    "Maaf User ID atau Password anda salah",
    "password: salah", "password : tidak bisa dipakai", "soal password: bagaimana cara reset",
    "cara ganti password: klik apa?", "password saya apa ya", "password lama saya sudah kedaluwarsa",
    "ganti password 3 kali tetap gagal", "ganti password 3x tetap gagal", "password minimal 8 karakter",
    "password harus 8karakter", "password SPSE4.5 saya ditolak", "password spse 4.5", "password lpse2023",
    "password laki2 itu", "password diklik2 tidak bisa", "password ****", "password: ........",
    "password xxxxx",
    "password muncul error 554", "password sejak 2023 tidak bisa", "password 2023",
    "minta password ke lpse.go.id",
    "password dikirim ke email saya", "password: https://spse.example.go.id/lupa", "Password:\nUser ID:\n",
    "saya lupa pass dan user id nya", "pas login muncul pesan 123456", "otp tidak masuk",
    "kode otp 2 kali tidak masuk",
    "OTP mobile banking tidak masuk sejak 2023", "kode verifikasi tidak dikirim", "sandi apa yang dimaksud?",
    "apakah LPSE tahu password saya?", "user dan password saya hilang", "pinjam akun paket 12345678",
    "password di windows10 tidak tersimpan", "the password is wrong", "my password: is it stored?",
    "password saya lupa", "pw saya tidak bisa", "pw saya salah, tidak bisa masuk",
    "password saya _salah_ terus",
    "password saya _ditolak_", "password saya tidak_bisa", "password user_id saya salah",
    "password dan user_name", "password kata_sandi wajib diisi", "password new_password wajib",
    "password saya err_connection_refused", "password saya melati", "pw saya bunga melati",
    "password saya lama-lama ditolak", "sandi saya JAVA_SCRIPT_ERROR", "password saya salah_lagi_salah",
  ])
  func `talk about secrets tells none`(text: String) {
    let result = Redactor().redact(text)
    #expect(result.text == text)
    #expect(result.kinds == [])
  }
}
