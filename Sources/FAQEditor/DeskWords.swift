import FAQKnowledge

/// The words of the desk, in the language of the knowledge.
struct DeskWords: Sendable {
  let base: KnowledgeBase

  init(_ base: KnowledgeBase) { self.base = base }

  subscript(word: DeskWord) -> String { base.phrasebook.screens[desk: word] }

  func fill(_ word: DeskWord, _ values: [String: String]) -> String {
    base.phrasebook.screens.fill(desk: word, values)
  }
}
