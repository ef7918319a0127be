package import FAQKnowledge

/// The memory of a conversation between two turns. All of it travels in the token, and the server keeps nothing.
package struct ConversationState: Sendable, Equatable {
  /// Version of the knowledge that it speaks of.
  package var knowledgeVersion: String
  /// The entry under discussion, or empty.
  package var entry = ""
  /// Entries answered beside ``entry``, in the order of the message.
  package var also: [String] = []
  /// Whether a reply has said that a program writes the answers.
  package var isDisclosed = false
  /// Entries offered last, in the order of their numbers.
  package var offered: [String] = []
  /// Category whose question was asked, or empty for the general one.
  package var category = ""
  /// Replies in a row that were none of the choices offered.
  package var misses = 0
  /// Rungs of the escalation ladder already named for ``entry``.
  package var rungs = 0
  /// Parts of ``entry`` that were given in full.
  package var told: ToldParts = []
  /// The subjects before ``entry``, latest first; at most ``mostEarlier``.
  package var earlier: [Subject] = []
  /// The LPSE that the user named, as `lpse` in `kontak.md`, or empty.
  package var lpse = ""
  package var check: CheckPosition?
  package var form: FormPosition?
  /// The entry whose letter waits for the user's yes, or empty. Only channels ask for it, and only the next message may
  /// give it. Never set beside ``form``.
  package var unconfirmedLetter = ""

  package init(knowledgeVersion: String) { self.knowledgeVersion = knowledgeVersion }
}

/// A place in a guided check.
package struct CheckPosition: Sendable, Equatable {
  package var owner: CheckOwner
  /// Number of the question asked last, from 0.
  package var question: Int

  package init(owner: CheckOwner, question: Int) { (self.owner, self.question) = (owner, question) }
}

/// A place in a letter that is being filled in.
package struct FormPosition: Sendable, Equatable {
  /// The entry whose letter it is.
  package var entry: String
  /// Number of the field asked for last, from 0.
  package var field: Int
  /// The values entered so far, one for each field that was asked for; empty for one that was skipped.
  package var values: [String]

  package init(entry: String, field: Int, values: [String]) {
    (self.entry, self.field, self.values) = (entry, field, values)
  }
}
