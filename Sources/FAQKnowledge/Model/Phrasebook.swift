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
    case handoff = "petugas"
    case empty = "kosong"
    case tooLong = "terlalu-panjang"
    case prompt = "ajakan"
    case missedChoice = "pilihan-tidak-dikenal"
    case staleConversation = "percakapan-lama"
  }

  private var phrases: [Key: String]
  /// The words of the widget and of the lookup page.
  package var screens: ScreenWords

  package init(language: String) {
    phrases = language == "en" ? Phrasebook.english : Phrasebook.indonesian
    screens = ScreenWords(language: language)
  }

  package subscript(key: Key) -> String {
    get { phrases[key] ?? "" }
    set { phrases[key] = newValue }
  }

  private static let indonesian: [Key: String] = [
    .steps: "Langkah", .attachments: "Lampiran", .notes: "Catatan", .contacts: "Kontak", .sources: "Sumber",
    .related: "Lihat juga", .undated: "tanpa tahun", .choose: "Balas dengan nomor atau tulis pilihannya.",
    .askBack: "Yang mana yang Anda maksud?", .unknown: "Maaf, saya tidak tahu jawabannya.",
    .handoff: "Silakan hubungi petugas.", .empty: "Silakan tulis pertanyaan Anda.",
    .tooLong: "Pertanyaan Anda terlalu panjang. Tulislah paling banyak 2.000 huruf.", .prompt: "Anda:",
    .missedChoice: "Pilihan itu tidak ada.",
    .staleConversation: "Percakapan dimulai lagi karena isi pengetahuan sudah diperbarui.",
  ]

  private static let english: [Key: String] = [
    .steps: "Steps", .attachments: "Attachments", .notes: "Notes", .contacts: "Contacts", .sources: "Sources",
    .related: "See also", .undated: "no year", .choose: "Reply with the number or the words of a choice.",
    .askBack: "Which of these do you mean?", .unknown: "Sorry, I do not know the answer.",
    .handoff: "Please contact the staff.", .empty: "Please type your question.",
    .tooLong: "Your question is too long. Please use at most 2,000 characters.", .prompt: "You:",
    .missedChoice: "There is no such choice.",
    .staleConversation: "The conversation starts anew because the knowledge was updated.",
  ]
}
