/// What a conversation remembers between two turns. All of it travels in the token; nothing stays behind.
package struct ConversationState: Sendable, Equatable {
  /// Version of the knowledge that it speaks of.
  package var knowledgeVersion: String
  /// The entry under discussion, or empty.
  package var entry = ""
  /// Entries answered beside ``entry``, in the order of the message.
  package var also: [String] = []
  /// Whether a reply has told that a program writes the answers.
  package var isDisclosed = false
  /// Entries offered last, in the order of their numbers.
  package var offered: [String] = []
  /// Category whose question was asked, or empty for the general one.
  package var category = ""
  /// Replies in a row that were none of the choices offered.
  package var misses = 0
  /// Rungs of the escalation ladder already named for ``entry``.
  package var rungs = 0
  /// The LPSE that the user named, as `lpse` in `kontak.md`, or empty.
  package var home = ""
  package var check: CheckPlace?
  package var form: FormPlace?

  package init(knowledgeVersion: String) { self.knowledgeVersion = knowledgeVersion }

  /// A place in a guided check.
  package struct CheckPlace: Sendable, Equatable {
    /// The entry whose check it is; or a category, with a slash behind it (`login/`); or `/` alone where the question
    /// is which of all checks to go through.
    package var entry: String
    /// Number of the question asked last, from 0.
    package var question: Int
    package init(entry: String, question: Int) {
      self.entry = entry
      self.question = question
    }
  }

  /// A letter that is being filled in.
  package struct FormPlace: Sendable, Equatable {
    /// The entry whose letter it is.
    package var entry: String
    /// Number of the field asked for last, from 0.
    package var field: Int
    /// What was said so far, one for each field that was asked for; empty for one that was skipped.
    package var values: [String]
    package init(entry: String, field: Int, values: [String]) {
      self.entry = entry
      self.field = field
      self.values = values
    }
  }
}
