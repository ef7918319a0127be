/// The words around a secret: what announces it, what may stand between, and what is said of a password without telling
/// it.
enum SecretWords {
  static let passwords = set(
    "password passwords passwd pasword passwort pswd pswrd pass paswd pwd pw sandi katasandi pin")
  static let codes = set("otp otpnya")
  /// Announce a code only behind "kode": "kode verifikasi 123456".
  static let codeKinds = set("verifikasi verification aktivasi otentikasi")
  /// The first letters of every word that announces a secret by itself.
  private static let beginnings = ["pas", "pw", "psw", "pin", "san", "katas", "otp"].map { Array($0.utf8) }
  /// A bit for the first of them each, by which most words are passed over.
  private static let initials = beginnings.reduce(UInt32(0)) { $0 | 1 << UInt32($1[0] & 31) }
  private static let code = Array("kode".utf8)
  /// Endings that make the owner of a word: "sandinya".
  static let endings = ["nya", "ny", "ku", "mu", "na", "e"].map { Array($0.utf8) }

  /// Endings behind the 2 of a doubled word: "diklik2in".
  static let doubledEndings = set("an in kan nya ny i e").union([[]])

  static let links = set(
    """
    saya sy aku gue gw ku kami kita akun spse lpse sikap apendo nya ny -nya -ku adalah yaitu ialah is was ini itu nih \
    lama baru email emailnya emailku login loginnya user sdh sudah udah udh diganti ganti jadi jd menjadi dengan dgn \
    pakai pake pk to the my our for dari di untuk utk perusahaan penyedia ppk kemarin skrg sekarang tadi - -> → isinya \
    isi sementara default awal yg yang masih tetap coba cek tolong kode code verifikasi wa hp sms
    """)
  /// Behind these a plain word is told as a fact.
  static let certain = set("adalah yaitu ialah")

  /// Words that are no password, even behind a colon.
  static let ordinary = set(
    """
    salah benar betul lupa tidak tdk gak ga gk nggak ngga enggak kagak belum blm bisa bs harus hrs apa apakah \
    bagaimana gimana gmn kenapa knp mengapa kok dimana mana siapa kapan cara caranya mohon tolong minta buka klik \
    pilih masuk login reset ganti ubah error eror gagal invalid wrong incorrect expired kosong kedaluwarsa kadaluarsa \
    diganti direset ditolak diblokir terkunci kata yang yg untuk utk dari dengan dgn pada dan atau jika kalau kalo \
    klo bila saya aku kami anda pak bapak ibu min admin kak mas mbak baru lama sama pernah itu ini tersebut \
    perusahaan akun email surel user userid username spse lpse sikap apendo minimal maksimal karakter huruf angka \
    digit kombinasi not are the your and must should how what why can cannot forgot forgotten please help yes iya \
    tetap masih malah muncul katanya tertulis ada tanpa hanya cuma bukan oke berhasil sukses maaf silakan silahkan \
    lagi juga hilang dikirim terkirim solusi solusinya tanya mau ingin pengen soal tentang kurang lebih wajib diisi \
    isi isikan masukkan ketik penyedia rekanan ppk pokja direktur pegawai staf sudah sdh udah adalah sering selalu \
    jangan boleh dimana kemana petugas helpdesk link tautan kotak folder vendor nomor number
    """)

  /// Parts of the names of fields, besides words of the lists above: "user_id", "kata_sandi", "new_password".
  static let fields = passwords.union(set("id name nama new old confirm confirmation hash field form"))
  /// Parts of the names of errors: "err_connection_refused".
  static let failures = set("err error eror exception warning")

  /// Names of things that bear numbers: "spse4.5", "windows10".
  static let products = [
    "spse", "lpse", "sikap", "apendo", "versi", "v", "windows", "win", "chrome", "firefox", "java", "jre",
    "jdk",
    "ie", "office", "ppk", "kasus", "no", "step", "langkah", "tahap", "error", "kode", "covid", "h", "rp",
  ].map { Array($0.utf8) }

  /// Whether a text may begin with a word that announces a secret by itself, capitals or not.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, initials >> UInt32(first & 31) & 1 == 1 else { return false }
    return beginnings.contains { starts(text, $0) }
  }

  /// Whether behind this word others announce a code, too.
  static func isCode(_ word: ArraySlice<UInt8>) -> Bool { starts(word, code) }

  private static func starts(_ text: ArraySlice<UInt8>, _ letters: [UInt8]) -> Bool {
    text.count >= letters.count && zip(text, letters).allSatisfy { $0 | 0x20 == $1 }
  }

  static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
  }
}
