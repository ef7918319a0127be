package import Basics

/// Everything that a knowledge folder says: an immutable snapshot.
package struct KnowledgeBase: Sendable {
  package var name = "Pandu"
  /// `id` or `en`.
  package var language = "id"
  /// The home LPSE (`lpse` of `basis.md`), or empty.
  package var lpse = ""
  /// The clock of the office (`zona` of `basis.md`).
  package var zone = Zone.wib
  package var phrasebook = Phrasebook(language: "id")
  package var greeting = ""
  package var examples: [String] = []
  package var canned: [CannedReply] = []
  /// Questions that go on from an answer.
  package var followUps: [FollowUp] = []
  /// Words that join two problems in one message: "terus", "selain itu".
  package var connectors: [String] = []
  /// The general question for "it does not work", with no subject named.
  package var askBack = Clarification()
  package var categories: [Category] = []
  package var entries: [Entry] = []
  /// Entries that are still being written.
  package var drafts: [Entry] = []
  /// The notices of the office, in the order of the files.
  package var notices: [Notice] = []
  package var contacts: [Contact] = []
  package var sources: [Source] = []
  package var vocabulary = Vocabulary()
  /// Meanings of the codes of mail logs; none when the folder does not speak of them.
  package var codes: [CodeMeaning] = []
  /// Files replaced and entries struck where folders lie over one another, in the order of the places.
  package var notes: [Diagnostic] = []
  /// Sixteen hexadecimal digits over all files of all folders; equal folders have equal versions.
  package var version = ""

  package init() {}

  package func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }
  package func contact(_ id: String) -> Contact? { contacts.first { $0.id == id } }
  package func source(_ id: String) -> Source? { sources.first { $0.id == id } }
  package func category(_ id: String) -> Category? { categories.first { $0.id == id } }
}

/// One answer, with everything that leads to it.
package struct Entry: Sendable {
  package var id: String
  package var category: String
  package var title: String
  package var location: SourceLocation
  package var audiences: [String] = []
  /// One to three sentences that answer.
  package var summary = ""
  package var steps: [String] = []
  /// A procedure as a table: the header row, then one row a step. Empty for plain steps.
  package var procedure: [[String]] = []
  package var attachments: [String] = []
  package var notes: [String] = []
  package var citations: [Citation] = []
  package var contacts: [Located<String>] = []
  package var related: [Located<String>] = []
  /// Frequent second questions: who signs, how long it takes.
  package var details: [Detail] = []
  /// Questions that people ask after the entry is answered, each with what answers it.
  package var followUps: [EntryFollowUp] = []
  package var letter: Letter?
  package var check: GuidedCheck?
  /// Wordings that must hit this entry.
  package var wordings: [Located<String>] = []
  /// Wordings that look alike and must not.
  package var counterexamples: [Located<String>] = []
  package var rules: [Located<Rule>] = []
  /// Whether it is still being written: it is in ``KnowledgeBase/drafts`` then, and answers nothing.
  package var isDraft = false
  /// From this day on somebody is to look at it again.
  package var review: CivilDate?
  /// The last day on which it holds.
  package var expiry: CivilDate?
}

extension Entry {
  /// An entry that says nothing yet.
  package init(named id: String, category: String, title: String, location: SourceLocation) {
    self.init(id: id, category: category, title: title, location: location)
  }
}

/// A source, and the part of it that says so: `faq-spse-oku-timur-2023 §1.2`.
package struct Citation: Sendable, Equatable {
  package var source: String
  package var section: String
  package var location: SourceLocation
}

/// A source document.
package struct Source: Sendable, Equatable {
  package var id: String
  package var title = ""
  package var publisher = ""
  package var place = ""
  /// Nil where the document bears no year.
  package var year: Int?
  package var kind = ""
  package var location: SourceLocation
}

/// Whom to ask.
package struct Contact: Sendable, Equatable {
  package var id: String
  package var name = ""
  package var kind = Kind.office
  package var value = ""
  /// Rung of the escalation ladder, from 1.
  package var tier = 1
  /// The LPSE it belongs to, or empty for all.
  package var lpse = ""
  package var note = ""
  package var location: SourceLocation
}

/// A folder of entries, and what to ask when only the folder is clear.
package struct Category: Sendable {
  package var id: String
  package var title: String
  package var location: SourceLocation
  package var clarification = Clarification()
  package var check: GuidedCheck?
}

/// A question to ask back, and the choices that it offers.
package struct Clarification: Sendable {
  package struct Choice: Sendable, Equatable {
    package var label: String
    package var entry: String
    package var location: SourceLocation
  }
  package var question = ""
  package var choices: [Choice] = []
  /// Wordings too vague for one answer.
  package var wordings: [Located<String>] = []
  package init() {}
}

/// A canned reply of `basis.md`.
package struct CannedReply: Sendable {
  package enum Kind: String, Sendable {
    case smalltalk, handoff
    /// Known to be outside the subject.
    case outside
    /// Not understood at all.
    case unknown
  }
  package var kind: Kind
  /// The text behind the colon of the heading.
  package var name: String
  package var text: String
  package var wordings: [Located<String>]
  /// Rules by which a message surely gets this reply, whatever entries it is like.
  package var rules: [Located<Rule>] = []
  package var location: SourceLocation
}

/// Synonyms and words without a subject, of `kosakata.md`.
package struct Vocabulary: Sendable {
  package struct Group: Sendable {
    package var canonical: Located<String>
    package var variants: [String]
  }
  package var groups: [Group] = []
  package var fillers: [String] = []
  /// Ordinary words, never to be "corrected".
  package var ordinary: [String] = []
  package init() {}
}
