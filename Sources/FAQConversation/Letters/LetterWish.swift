import FAQKnowledge

/// Whether a message wants the letter of the entry under discussion written: "ya, buatkan suratnya dong".
struct LetterWish: Sendable {
  /// The words of the wish, and the words that may stand beside them.
  private let core: Set<String>
  private let beside: Set<String>
  /// The words that ask for the writing itself: "buatkan", and not "mau" or "ya".
  private let orders: Set<String>
  /// The names of letters.
  private let names: Set<String>
  /// The words of the choice that begins a letter.
  private let choice: [String]

  init(_ base: KnowledgeBase) {
    beside = Set(base.phrasebook.list(.sayBeside).flatMap(MessageWords.of))
    orders = Set(base.phrasebook.list(.sayWrite).flatMap(MessageWords.of))
    core = orders.union(base.phrasebook.list(.sayBegin).flatMap(MessageWords.of))
    choice = MessageWords.of(base.phrasebook[.letterChoice])
    names = Set(base.phrasebook.list(.letterNames).flatMap(MessageWords.of))
  }

  /// Most words of a wish, because a longer message is also about something else.
  private static let mostWords = 12

  func isMeant(_ message: String, _ entry: Entry) -> Bool {
    let said = MessageWords.of(message)
    guard !said.isEmpty, said.count <= LetterWish.mostWords else { return false }
    if said == choice { return true }
    guard said.contains(where: core.contains) else { return false }
    let title = MessageWords.of(entry.title)
    // "Buatkan suratnya jo": a word more does no harm where the letter itself is named.
    let strange = said.count { !core.contains($0) && !beside.contains($0) && !title.contains($0) }
    return strange <= (said.contains(where: names.contains) ? 1 : 0)
  }

  /// Whether a message asks for the letter of an entry to be written and says nothing else, so that it needs no answer before it:
  /// "buatkan surat permohonan ke LKPP".
  func isOrder(_ message: String, _ entry: Entry) -> Bool {
    guard orders(message) else { return false }
    let said = MessageWords.of(message)
    let title = MessageWords.of(entry.title)
    return said.allSatisfy { core.contains($0) || beside.contains($0) || title.contains($0) }
  }

  /// Whether a message has a word of the entry's title beside that of a letter: "buatkan surat ke LKPP".
  func namesEntry(_ message: String, _ entry: Entry) -> Bool {
    let title = MessageWords.of(entry.title)
    return MessageWords.of(message).contains { title.contains($0) && !names.contains($0) }
  }

  /// Whether a message of a few words asks for a letter to be written: "bikinin suratnya sekalian bisa?".
  func orders(_ message: String) -> Bool {
    let said = MessageWords.of(message)
    return said.count <= LetterWish.mostWords && said.contains(where: orders.contains)
      && said.contains(where: names.contains)
  }

  /// Whether a message names a letter: "buatkan suratnya", and not a mere "ya".
  func names(_ message: String) -> Bool {
    MessageWords.of(message).contains(where: names.contains)
  }
}
