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
  }

  private var phrases: [Key: String]

  package init(language: String) { phrases = language == "en" ? Phrasebook.english : Phrasebook.indonesian }

  package subscript(key: Key) -> String {
    get { phrases[key] ?? "" }
    set { phrases[key] = newValue }
  }

  /// The words of a phrase that is a list.
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
    .staleConversation: "Percakapan dimulai lagi karena isi pengetahuan sudah diperbarui.",
    .check: "Pemeriksaan", .checkOffer: "Mari kita periksa bersama.",
    .checkHint: "Belum yakin? Tulis \"periksa\" untuk memeriksanya bersama.",
    .checkWhich: "Apa yang mau diperiksa?", .checkWords: "periksa",
    .yesWords: "ya, iya, betul, benar", .noWords: "tidak, bukan, belum",
    .restartWords: "ulang, ulangi, kembali, dari awal",
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
    .check: "Check", .checkOffer: "Let us check together.",
    .checkHint: "Not sure? Write \"check\" to go through it together.",
    .checkWhich: "What shall we check?", .checkWords: "check",
    .yesWords: "yes, yep, yeah, sure, right, correct", .noWords: "no, nope, not, never",
    .restartWords: "back, restart, start over, again",
  ]
}
