import FAQConversation
import FAQKnowledge
import FAQText

extension Redactor {
  private static let builtIn = RedactionWords(KnowledgeBase())

  /// Knows the words that come with the program, and no knowledge.
  init(keeping texts: [String] = []) { self.init(Redactor.builtIn, keeping: texts) }
}
