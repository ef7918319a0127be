/// The words that the program says around an answer. `basis.md` gives them under `## Kata-kata`; what it leaves out is
/// said in plain built-in words, so that a folder of a few entries already works.
package struct Phrasebook: Sendable {
  /// Each phrase by the key that `basis.md` uses.
  package enum Key: String, Sendable, CaseIterable {
    case steps = "langkah"
    case attachments = "lampiran"
    case notes = "catatan"
    case contacts = "kontak"
    case sources = "sumber"
    case related = "terkait"
    case undated = "tanpa-tahun"
    case choose = "pilih"
    case askBack = "tanya-balik"
    case unknown = "tidak-tahu"
    case empty = "kosong"
    case tooLong = "terlalu-panjang"
    case prompt = "ajakan"
    case missedChoice = "pilihan-tidak-dikenal"
    case missedTwice = "pilihan-dua-kali-meleset"
    case notMentioned = "tidak-disebut"
    case nextRung = "naik-tingkat"
    case lastRung = "tingkat-terakhir"
    case atHand = "siapkan"
    case twoProblems = "dua-kendala"
    case halfKnown = "sebagian-dijawab"
    case staleConversation = "percakapan-lama"
    // Letters: what is said, in LetterPhrases.swift.
    case letterOffer = "surat-tawaran"
    case letterChoice = "surat-pilihan"
    /// Where a letter is written, in answers over a channel that writes none.
    case letterElsewhere = "surat-di-tempat-lain"
    case letterBegin = "surat-mulai"
    case letterField = "surat-isian"
    case letterRequired = "surat-wajib"
    case letterOptional = "surat-boleh-lewat"
    case letterCorrecting = "surat-betulkan"
    case letterWhichField = "surat-isian-mana"
    case letterNotYet = "surat-belum-ditanya"
    case letterDone = "surat-selesai"
    case letterCancelled = "surat-dibatalkan"
    case letterByHand = "surat-isi-tangan"
    case letterSending = "surat-kirim"
    case letterTo = "surat-kepada"
    case letterCopy = "surat-tembusan"
    case letterPrint = "surat-cetak"
    // Letters: lists of what the user may say.
    case sayBegin = "kata-mulai"
    case sayBeside = "kata-pengiring"
    case saySkip = "kata-lewati"
    case sayCancel = "kata-batal"
    case sayBack = "kata-kembali"
    case sayChange = "kata-ganti"
    // Letters: what is wrong with a value.
    case valueMissing = "isian-kosong"
    case valueTooLong = "isian-panjang"
    case valueNoRoom = "isian-tidak-muat"
    case valueUnknown = "isian-tidak-dikenal"
    case valueNotText = "isian-bukan-tulisan"
    case emailWithoutSign = "email-tanpa-at"
    case emailTwice = "email-lebih-satu"
    case emailName = "email-depan"
    case emailDomain = "email-belakang"
    case phoneDigits = "telepon-angka"
    case taxDigits = "npwp-angka"
    case notAChoice = "isian-bukan-pilihan"
    /// Heads a guided check written out whole.
    case check = "pemeriksaan"
    /// Leads from an answer over to the first question of its check.
    case checkOffer = "ajakan-periksa"
    /// Tells, below a question back, that ``checkWords`` begin a check.
    case checkHint = "tawaran-periksa"
    /// Asks which of several checks to go through.
    case checkWhich = "tanya-periksa"
    /// Lists of words, parted by commas: they begin a check, agree, deny, and go back to its first question.
    case checkWords = "kata-periksa"
    case yesWords = "kata-ya"
    case noWords = "kata-tidak"
    case restartWords = "kata-ulang"
    /// A list of words that join two things: "lupa user id dan password".
    case joiningWords = "kata-dan"
    case readLog = "log-terbaca"
    case readLogFor = "log-terbaca-alamat"
    case noAdviceForCode = "log-tanpa-saran"
    case codeDelivered = "kode-diterima"
    case codePutOff = "kode-sementara"
    case codeRefused = "kode-tetap"
    case toldPassword = "password-tertulis"
    case toldCode = "otp-tertulis"
    case writtenByProgram = "ditulis-program"
  }

  private var phrases: [Key: String]
  /// Those that the knowledge itself gives.
  private var own: Set<Key> = []

  /// The words of the widget and of the lookup page.
  package var screens: ScreenWords

  package init(language: String) {
    screens = ScreenWords(language: language)
    let isEnglish = language == "en"
    phrases = (isEnglish ? Phrasebook.english : Phrasebook.indonesian)
      .merging(isEnglish ? LetterPhrases.english : LetterPhrases.indonesian) { first, _ in first }
  }

  /// Said at the end of each answer where the knowledge asks for it by giving the sentence; else nil.
  package var disclosure: String? { own.contains(.writtenByProgram) ? self[.writtenByProgram] : nil }

  package subscript(key: Key) -> String {
    get { phrases[key] ?? "" }
    set {
      phrases[key] = newValue
      own.insert(key)
    }
  }

  /// A phrase with what stands for its `{names}`; a name that is not given stays as it is.
  package func fill(_ key: Key, _ values: [String: String]) -> String {
    var text = ""
    var rest = self[key][...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      text += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// The parts of a phrase that is a list with commas.
  package func list(_ key: Key) -> [String] {
    self[key].split(separator: ",").map { String($0.trimmed()) }.filter { !$0.isEmpty }
  }

  private static let indonesian: [Key: String] = [
    .steps: "Langkah", .attachments: "Lampiran", .notes: "Catatan", .contacts: "Kontak", .sources: "Sumber",
    .related: "Lihat juga", .undated: "tanpa tahun", .choose: "Balas dengan nomor atau tulis pilihannya.",
    .askBack: "Yang mana yang Anda maksud?", .unknown: "Maaf, saya tidak tahu jawabannya.",
    .empty: "Silakan tulis pertanyaan Anda.",
    .tooLong: "Pertanyaan Anda terlalu panjang. Tulislah paling banyak 2.000 huruf.", .prompt: "Anda:",
    .missedChoice: "Pilihan itu tidak ada.",
    .missedTwice: "Saya belum menangkap maksudnya. Silakan hubungi petugas.",
    .notMentioned: "Sumber jawaban ini tidak menyebut hal itu.",
    .nextRung: "Jika sudah dicoba dan belum berhasil, hubungi:",
    .lastRung: "Itu tempat bertanya yang terakhir. Ulangi laporan Anda ke sana.",
    .atHand: "Sampaikan apa yang sudah dicoba.", .twoProblems: "Ada lebih dari satu hal dalam pesan Anda.",
    .halfKnown: "Hanya sebagian pesan Anda yang dapat saya jawab.",
    .staleConversation: "Percakapan dimulai lagi karena isi pengetahuan sudah diperbarui.",
    .check: "Pemeriksaan", .checkOffer: "Mari kita periksa bersama.",
    .checkHint: "Belum yakin? Tulis \"periksa\" untuk memeriksanya bersama.",
    .checkWhich: "Apa yang mau diperiksa?", .checkWords: "periksa",
    .yesWords: "ya, iya, betul, benar", .noWords: "tidak, bukan, belum",
    .restartWords: "ulang, ulangi, kembali, dari awal", .joiningWords: "dan, serta, sama",
    .readLog: "Terbaca kode {kode}: {arti}.",
    .readLogFor: "Terbaca kode {kode} untuk {alamat}: {arti}.",
    .noAdviceForCode: "Saya tidak punya saran untuk kode itu. Silakan tunjukkan log itu kepada petugas.",
    .codeDelivered: "email diterima server tujuan (RFC 5321)",
    .codePutOff: "pengiriman gagal untuk sementara dan boleh dicoba lagi (RFC 5321)",
    .codeRefused: "pengiriman gagal dan tidak akan berhasil bila diulang begitu saja (RFC 5321)",
    .toldPassword:
      "Pesan Anda memuat password. Segera ganti, dan jangan pernah mengirimkannya kepada siapa pun.",
    .toldCode: "Pesan Anda memuat kode rahasia (OTP). Jangan pernah mengirimkannya kepada siapa pun.",
    .writtenByProgram: "Jawaban ini ditulis oleh program.",
  ]

  private static let english: [Key: String] = [
    .steps: "Steps", .attachments: "Attachments", .notes: "Notes", .contacts: "Contacts", .sources: "Sources",
    .related: "See also", .undated: "no year", .choose: "Reply with the number or the words of a choice.",
    .askBack: "Which of these do you mean?", .unknown: "Sorry, I do not know the answer.",
    .empty: "Please type your question.",
    .tooLong: "Your question is too long. Please use at most 2,000 characters.", .prompt: "You:",
    .missedChoice: "There is no such choice.",
    .missedTwice: "I still do not understand. Please contact the staff.",
    .notMentioned: "The source of this answer does not say.",
    .nextRung: "If you tried that and it still fails, contact:",
    .lastRung: "That was the last place to ask. Please report there again.",
    .atHand: "Tell them what you have tried.", .twoProblems: "There is more than one thing in your message.",
    .halfKnown: "I can answer only a part of your message.",
    .staleConversation: "The conversation starts anew because the knowledge was updated.",
    .check: "Check", .checkOffer: "Let us check together.",
    .checkHint: "Not sure? Write \"check\" to go through it together.",
    .checkWhich: "What shall we check?", .checkWords: "check",
    .yesWords: "yes, yep, yeah, sure, right, correct", .noWords: "no, nope, not, never",
    .restartWords: "back, restart, start over, again", .joiningWords: "and, plus",
    .readLog: "There is the code {kode}: {arti}.",
    .readLogFor: "There is the code {kode} for {alamat}: {arti}.",
    .noAdviceForCode: "I have no advice for this code. Please show the log to the staff.",
    .codeDelivered: "the mail was accepted by the receiving server (RFC 5321)",
    .codePutOff: "the delivery failed for now and may be tried again (RFC 5321)",
    .codeRefused: "the delivery failed for good and is not to be repeated as it is (RFC 5321)",
    .toldPassword: "Your message holds a password. Change it at once, and never send it to anyone.",
    .toldCode: "Your message holds a one-time code. Never send it to anyone.",
    .writtenByProgram: "This answer was written by a program.",
  ]
}
