import FAQKnowledge

/// Whether a message wants the letter of the entry under discussion written: "ya, buatkan suratnya dong".
struct LetterWish: Sendable {
  private let base: KnowledgeBase
  /// The words of the wish, and the words that may stand beside them.
  private let core: Set<String>
  private let beside: Set<String>

  init(_ base: KnowledgeBase) {
    self.base = base
    core = Set(base.phrasebook.list(.sayBegin).flatMap(MessageWords.of))
    beside = Set(base.phrasebook.list(.sayBeside).flatMap(MessageWords.of))
  }

  /// Most words of a wish, because a longer message is also about something else.
  private static let mostWords = 12

  func isMeant(_ message: String, _ entry: Entry) -> Bool {
    let said = MessageWords.of(message)
    guard !said.isEmpty, said.count <= LetterWish.mostWords else { return false }
    if said == MessageWords.of(base.phrasebook[.letterChoice]) { return true }
    let title = MessageWords.of(entry.title)
    return said.contains(where: core.contains)
      && said.allSatisfy { core.contains($0) || beside.contains($0) || title.contains($0) }
  }
}
