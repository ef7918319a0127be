package import FAQKnowledge

/// The reply to one message: the same object on the command line and over HTTP.
///
/// A reply consists of parts. ``ReplyText`` writes ``text`` from them, once; nothing else sets it, adds to it or
/// reads it, because two places that say the same thing disagree sooner or later.
package struct Reply: Sendable {
  package enum Outcome: String, Sendable, CaseIterable {
    case answer
    /// Asks back; ``choices`` is filled.
    case clarify
    /// Says that the answer is not known, and whom to ask.
    case fallback
    case smalltalk
    /// Names a person who goes on.
    case handoff
    /// Asks for the next field of a letter.
    case form
  }

  package struct Choice: Sendable, Equatable {
    package var label: String
    /// The message that picks it.
    package var message: String
    package var entry: String
  }

  /// The one piece of an entry that a message asked for.
  package struct Excerpt: Sendable, Equatable {
    package enum Part: String, Sendable, CaseIterable {
      case summary, steps, attachments, notes
      /// `## Rincian`: how long it takes, who signs.
      case details
      case contacts
      /// The finished letter, with how to send it.
      case letter
    }
    package var part: Part
    /// Its place among the entry's steps, papers, notes, details or contacts, or among the sentences of the summary, from
    /// 0.
    package var index: Int
    package var text: String
  }

  /// An outage or a change that is announced.
  package struct Announcement: Sendable, Equatable {
    package var id: String
    package var title: String
    package var text: String
    /// RFC 3339 with the offset of its zone; nil where it has no beginning or no end.
    package var from: String?
    package var until: String?
    package var state: Notice.State
  }

  package var outcome = Outcome.fallback
  /// The sentences before the answer, or the whole reply where no entry answers.
  package var lead = ""
  /// One part for each problem that is answered, in the order of the message.
  package var answers: [AnswerPart] = []
  package var excerpt: Excerpt?
  /// The question that the reader is to answer: a clarification, a step of a check, a field of a letter.
  package var question = ""
  package var choices: [Choice] = []
  package var suggestions: [Suggestion] = []
  package var announcements: [Announcement] = []
  /// Each tells something beside the answer, such as that a password was told or that the conversation begins anew;
  /// `notices` in JSON.
  package var remarks: [String] = []
  package var confidence: Float = 0
  package var conversation = ""
  package var knowledgeVersion = ""

  /// Whom to ask where no entry answers.
  package var people: [Contact] = []
  /// The entry whose letter is being written, which is no answer.
  package var letterEntry: Entry?
  /// Whether the message asked for just what ``answers`` holds, so that the text has all of it.
  var isPart = false

  /// Whether it says that the sources do not tell what was asked.
  package var isUnsaid = false

  /// Whether it consists of notices: the message asked about an outage.
  var answersWithNotice: Bool {
    outcome == .answer && answers.isEmpty && !announcements.isEmpty && people.isEmpty
  }

  /// Plain text for a terminal or WhatsApp.
  package private(set) var text = ""

  package init() {}

  /// Sets ``text``. No part may change afterwards.
  mutating func render(_ text: String) { self.text = text }
}

// The keys of the top level are those of the first part. Each is read in place, because a copy of the part would retain
// every array of its entry.
extension Reply {
  package var entry: Entry? { answers.isEmpty ? letterEntry : answers[0].entry }
  package var summary: String { answers.isEmpty ? "" : answers[0].summary }
  package var steps: [String] { answers.isEmpty ? [] : answers[0].steps }
  package var attachments: [String] { answers.isEmpty ? [] : answers[0].attachments }
  package var notes: [String] { answers.isEmpty ? [] : answers[0].notes }
  package var contacts: [Contact] { answers.isEmpty ? people : answers[0].contacts }
  package var sources: [SourceNote] { answers.isEmpty ? [] : answers[0].sources }
  package var related: [Entry] { answers.isEmpty ? [] : answers[0].related }
}
