/// The words of the language around a secret: they announce it, stand before it, or speak of a password without giving it.
///
/// ``RedactionWords`` adds the words of the field to some of them.
enum SecretWords {
  /// Announce a password by themselves.
  static let passwords = set(
    """
    password passwords passwd pasword passwort passwort pswd pswrd psswd pssword psword pass passs paswd pwd pw psw pasw \
    passw pwod sandi katasandi katakunci passphrase pasphrase passfrase passprase passphrese passprhase paspres \
    pasfrase pashprase passpharse frasasandi sandie kuncinya kodesandi p/w sndi snd
    """)
  /// Announce one when they stand behind the other: "kata kunci", "frasa sandi".
  static let pairs: [(first: [UInt8], second: [UInt8])] = [
    ("kata", "kunci"), ("frasa", "kunci"), ("frase", "kunci"), ("pass", "phrase"),
    ("pass", "word"), ("kunci", "masuk"), ("kunci", "akses"), ("kunci", "login"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
  /// Announce a one-time code by themselves.
  static let codes = set("otp mpin pin token passcode pincode cvv cvc")
  /// Announce one behind "kode".
  static let codeKinds = set(
    """
    verifikasi verif verifi verification aktivasi aktifasi activation otentikasi autentikasi konfirmasi confirmation \
    keamanan security akses access masuk login unik rahasia sms reset pemulihan recovery registrasi pendaftaran undangan \
    validasi sekali otorisasi autentikator otentikator authenticator pengaktifan persetujuan approval backup cadangan otentifikasi
    """)
  /// Announce one behind another word, although a word of theirs announces a password: "one time password".
  static let codePairs: [(first: [UInt8], second: [UInt8])] = [("time", "password"), ("time", "pin")].map {
    (Array($0.0.utf8), Array($0.1.utf8))
  }
  static let codeNouns = set("kode code kd cod angka nomor no digit")
  /// "kodenya": a code only where the text speaks of one elsewhere.
  static let looseCodes = set("kode kd code angka angkanya kodenya kodeny kodena codenya kdnya")
  /// Announce a token of a program.
  static let tokens = set("bearer apikey authorization")
  static let tokenPairs: [(first: [UInt8], second: [UInt8])] = [
    ("api", "key"), ("api", "token"), ("secret", "key"), ("access", "token"), ("auth", "token"),
    ("kunci", "api"), ("client", "secret"), ("api", "secret"), ("app", "secret"), ("consumer", "key"),
    ("consumer", "secret"), ("token", "api"), ("token", "akses"), ("refresh", "token"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// Label a password where the text speaks of one: "yang lama: …", on a line of its own.
  static let olderAndNewer = set("lama baru lamanya barunya terbaru old new")

  /// Announce a password only where the very next word looks like one, and the text speaks of passwords: "Pas Kota-Kuala3",
  /// "direset jadi rumahku99".
  static let loosePasswords = set("pas jadi jd menjadi dadi")
  /// Words of a message about a code that may stand before it.
  static let codeLinks = set(
    """
    kasih ksh input ketik masukkan masukin msukin dapat dpt dapet keluar muncul dikirim kirim terima diterima masuk langkah \
    step nomor sms wa telegram whatsapp dibaca isinya tertulis berisi user login hp angka digit
    """)
  /// Begin the words for a passphrase, which is several words long.
  static let phraseBeginnings = ["passp", "passf", "pasp", "pasf", "frasa", "frase", "phrase", "pashp"].map {
    Array($0.utf8)
  }

  /// Endings that make the owner of a word: "sandinya".
  static let endings = ["nya", "ny", "nyaa", "nyah", "ku", "mu", "na", "ne", "e", "q"].map { Array($0.utf8) }
  /// Endings behind the 2 of a doubled word: "diklik2in".
  static let doubledEndings = set("an in kan nya ny i e").union([[]])

  static let links = set(
    """
    saya sy aku gue gw gua ku kami kita akun aplikasi portal nya ny nyo -nya -ny -ku adalah yaitu ialah yakni is \
    was are ini itu nih tuh tu iki ieu teh ya lama baru terbaru lamanya barunya new old email emailnya emailku \
    login loginnya user sdh sudah udah udh dah diganti ganti jadi jd jdi menjadi mjd dengan dgn pakai pake pk \
    pke memakai to the my our for from dari dr di untuk utk buat perusahaan perusahaannya kemarin kemaren kmrn \
    skrg sekarang skr tadi barusan - -> isinya isi sementara smntr default awal yg yang masih msh tetap coba cek \
    tolong kode code verifikasi wa hp sms min minta mas mbak kak pak bu bapak ibu admin ke sebagai sbg as \
    seperti kayak kyk berikut direktur cv pt ud usaha saja aja doang lahir maksudnya maksud lho loh kok pun sih \
    dong deh tsb tersebut terakhir pertama td =
    """)
  /// Behind these a plain word is stated as a fact.
  static let certain = set("adalah yaitu ialah yakni berikut")
  /// Between a password and another of the same person.
  static let pivots = set(
    """
    lama baru jadi jd menjadi ganti diganti atau or ke sekarang skrg terus trus pernah coba juga dan & new old then now \
    sebelumnya awalnya kedua bukan lalu dengan dgn maupun sama pertama aslinya harusnya seharusnya malah
    """)
  /// Stand between a secret and an announcement behind it: "tender88 itu password saya".
  static let backLinks = set(
    "itu adalah ini sebagai sbg utk untuk as is are buat yaitu ialah merupakan = <- tuh tu ieu iki kuwi teh")
  /// Stand between them, too, but link nothing by themselves.
  static let backFillers = set(
    "user userid username id sama dan & your my the saya sy yg yang kode code verification google")

  /// Name another thing, whose value is no secret: "paket 10062839", "user id cvmaju99".
  static let foreign = set(
    """
    sirup error eror err versi version ver id user userid username usernya uid tiket ticket tanggal tgl jam \
    pukul tahun thn ta file filenya dokumen doc dok surat kontrak ip rp port http https status baris line \
    langkah step pasal ayat perpres permen lampiran bab halaman hal sesi npwp nik nib ktp windows win chrome \
    firefox edge java jre jdk browser android ios laptop build rev revisi ref referensi billing invoice faktur \
    kuitansi rek rekening pengumuman nomor no. nomer kasus alamat jalan jl rt rw blok kodepos per max maks \
    minimal maksimal min. seri serial bug patch update upt server host ldap sha rsa utf
    """)

  /// Words that are no password, even behind a colon.
  static let ordinary = set(
    """
    salah benar betul lupa tidak tdk gak ga gk nggak ngga enggak kagak ndak nda kaga belum blm bisa bs harus hrs \
    apa apakah bagaimana gimana gmn kenapa knp mengapa kok dimana mana siapa kapan cara caranya mohon tolong \
    minta buka klik pilih masuk login reset ganti ubah error eror gagal invalid wrong incorrect expired kosong \
    kedaluwarsa kadaluarsa kadaluwarsa diganti direset ditolak diblokir terkunci kata yang yg untuk utk dari \
    dengan dgn pada dan atau jika kalau kalo klo bila saya aku kami anda pak bapak ibu min admin kak mas mbak \
    baru lama sama pernah itu ini tersebut perusahaan akun email surel user userid username minimal maksimal \
    karakter huruf angka digit kombinasi not are the your and must should how what why can cannot forgot \
    forgotten please help yes iya ya tetap masih malah muncul katanya tertulis ada tanpa hanya cuma bukan oke ok \
    berhasil sukses maaf silakan silahkan lagi juga hilang dikirim terkirim solusi solusinya tanya mau ingin \
    pengen soal tentang kurang lebih wajib diisi isi isikan masukkan ketik direktur pegawai staf sudah sdh udah \
    adalah sering selalu jangan boleh dimana kemana petugas helpdesk link tautan kotak folder vendor nomor \
    number sesuai identik sistem otomatis bebas huruf2 sama persis berbeda beda cocok valid required is was it \
    does did when where which field kolom form halaman menu tombol centang capslock caps spasi kapital besar \
    kecil simbol khusus terdiri berisi mengandung null none undefined true false panjang sebelum setelah saat \
    ketika supaya agar karena krn sebab tapi tp namun padahal
    """)
  /// Words behind which digits are hardly a secret: "password tidak bisa 1234".
  static let negations = set(
    """
    tidak tdk gak ga gk nggak ngga enggak kagak ndak belum blm gagal error eror salah lupa minimal maksimal minim kurang \
    lebih sampai selama sejak sekitar total harus wajib setiap tiap not never failed bukan
    """)
  /// Units that a number counts: "3 kali", "8 karakter".
  static let units = set(
    """
    kali x karakter char chars huruf digit angka menit mnt detik dtk jam hari minggu bulan bln tahun thn th \
    orang user akun mb kb gb mbps an rb ribu jt juta jta milyar miliar m persen % step langkah kalo times \
    minutes seconds hours days characters item file lembar unit buah rangkap wib wit wita km hp tiket dokumen
    """)
  /// Go on behind a plain word that was the secret: "pw: melati tapi tetap gagal".
  static let enders = set(
    """
    tapi tp dan kok tetap ttp sudah sdh udah min pak bu tolong mohon salah ditolak gagal user userid username email terima \
    makasih trims trimakasih tks thanks tidak tdk ga gak gk ngga nggak belum masih kenapa knp bener benar but please and \
    / dr yg yang trus terus itu ya
    """)

  /// Parts of the names of fields, besides words of the lists above: "user_id", "kata_sandi", "new_password".
  static let fields = passwords.union(set("id name nama new old confirm confirmation hash field form"))
  /// Parts of the names of errors: "err_connection_refused".
  static let failures = set("err error eror exception warning")

  /// Names of things that bear numbers: "spse4.5", "windows10".
  static let products = set(
    """
    versi v ver windows win chrome firefox edge java jre jdk ie office kasus no step langkah tahap error err \
    kode covid h rp http https sha rsa aes utf ipv ip mp tls ssl pdf xls docx usb ora kb id rev revisi final \
    draft lampiran dok file spt pph ppn pp uu bab pasal tahun ta q rc build u eproc tiket tik inc req case ps \
    perpres permen sk sp spk st nd be ba bap sts err_ wa hp d e i ii
    """)

  /// File names: "dokumen_v2.pdf".
  static let fileEndings = set(
    """
    pdf doc docx xls xlsx ppt pptx zip rar rhs jar exe msi png jpg jpeg txt csv xml json html php jsp jnlp log dat 7z \
    apk java kt py go cs js ts sql rb bak tmp ini cfg p12 pfx cer crt key
    """)

  static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })
  }
}
