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
  }

  private var phrases: [Key: String]

  package init(language: String) { phrases = language == "en" ? Phrasebook.english : Phrasebook.indonesian }

  package subscript(key: Key) -> String {
    get { phrases[key] ?? "" }
    set { phrases[key] = newValue }
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
  ]
}
