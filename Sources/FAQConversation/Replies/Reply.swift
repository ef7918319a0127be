package import FAQKnowledge

/// What is said to a question: the reply object of the command line and of HTTP alike.
package struct Reply: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    case answer
    /// Asks back; ``choices`` is filled.
    case clarify
    /// Not known: says so, and where to ask.
    case fallback
    case smalltalk
    /// Wants a person.
    case handoff
    /// Asks for the next field of a letter.
    case form
  }

  package struct Choice: Sendable, Equatable {
    package var label: String
    /// What to send to pick it.
    package var message: String
    package var entry: String
  }

  /// A source with all cited sections.
  package struct SourceNote: Sendable, Equatable {
    package var source: Source
    package var section: String
  }

  package var outcome = Outcome.fallback
  /// Complete plain text, ready for a terminal or WhatsApp.
  package var text = ""
  package var entry: Entry?
  package var summary = ""
  package var steps: [String] = []
  package var attachments: [String] = []
  package var notes: [String] = []
  package var contacts: [Contact] = []
  package var sources: [SourceNote] = []
  package var choices: [Choice] = []
  package var related: [Entry] = []
  package var notices: [String] = []
  package var confidence: Float = 0
  package var conversation = ""
  package var knowledgeVersion = ""
  package init() {}
}
