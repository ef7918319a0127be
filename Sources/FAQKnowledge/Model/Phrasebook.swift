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
    case staleConversation = "percakapan-lama"
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

  package init(language: String) { phrases = language == "en" ? Phrasebook.english : Phrasebook.indonesian }

  /// Said at the end of each answer where the knowledge asks for it by giving the sentence; else nil.
  package var disclosure: String? { own.contains(.writtenByProgram) ? self[.writtenByProgram] : nil }

  package subscript(key: Key) -> String {
    get { phrases[key] ?? "" }
    set {
      phrases[key] = newValue
      own.insert(key)
    }
  }

  private static let indonesian: [Key: String] = [
    .steps: "Langkah", .attachments: "Lampiran", .notes: "Catatan", .contacts: "Kontak", .sources: "Sumber",
    .related: "Lihat juga", .undated: "tanpa tahun", .choose: "Balas dengan nomor atau tulis pilihannya.",
    .askBack: "Yang mana yang Anda maksud?", .unknown: "Maaf, saya tidak tahu jawabannya.",
    .empty: "Silakan tulis pertanyaan Anda.",
    .tooLong: "Pertanyaan Anda terlalu panjang. Tulislah paling banyak 2.000 huruf.", .prompt: "Anda:",
    .missedChoice: "Pilihan itu tidak ada.",
    .missedTwice: "Saya belum menangkap maksudnya. Silakan hubungi petugas.",
    .staleConversation: "Percakapan dimulai lagi karena isi pengetahuan sudah diperbarui.",
    .readLog: "Terbaca kode {{kode}}: {{arti}}.",
    .readLogFor: "Terbaca kode {{kode}} untuk {{alamat}}: {{arti}}.",
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
    .staleConversation: "The conversation starts anew because the knowledge was updated.",
    .readLog: "There is the code {{kode}}: {{arti}}.",
    .readLogFor: "There is the code {{kode}} for {{alamat}}: {{arti}}.",
    .noAdviceForCode: "I have no advice for this code. Please show the log to the staff.",
    .codeDelivered: "the mail was accepted by the receiving server (RFC 5321)",
    .codePutOff: "the delivery failed for now and may be tried again (RFC 5321)",
    .codeRefused: "the delivery failed for good and is not to be repeated as it is (RFC 5321)",
    .toldPassword: "Your message holds a password. Change it at once, and never send it to anyone.",
    .toldCode: "Your message holds a one-time code. Never send it to anyone.",
    .writtenByProgram: "This answer was written by a program.",
  ]
}
