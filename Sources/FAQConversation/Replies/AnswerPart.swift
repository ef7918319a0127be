package import FAQKnowledge

/// A source with all cited sections.
package struct SourceNote: Sendable, Equatable {
  package var source: Source
  package var section: String
}

/// The share of a reply that answers one problem: a whole entry, or the part of it that the message asks for.
package struct AnswerPart: Sendable {
  package var entry: Entry
  package var summary = ""
  package var steps: [String] = []
  package var attachments: [String] = []
  package var notes: [String] = []
  package var contacts: [Contact] = []
  package var sources: [SourceNote] = []
  package var related: [Entry] = []
  /// Id of the letter that it offers to write.
  package var letter: String?

  package init(_ entry: Entry) { self.entry = entry }

  /// Whether no part of the entry is in it.
  var isEmpty: Bool {
    summary.isEmpty && steps.isEmpty && attachments.isEmpty && notes.isEmpty && contacts.isEmpty
      && sources.isEmpty && related.isEmpty
  }
}
