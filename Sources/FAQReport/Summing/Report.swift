package import Basics
package import JournalRecords

/// The contents of a journal, counted and sorted, ready to be written as text, JSON or HTML.
package struct Report: Sendable, Equatable {
  /// An entry with the counts of its answers and feedback.
  package struct Entry: Sendable, Equatable {
    package struct Comment: Sendable, Equatable {
      package var moment: Moment
      package var text: String
    }
    package var id: String
    /// Nil when the knowledge has no such entry.
    package var title: String?
    package var answers = 0
    package var helpful = 0
    package var unhelpful = 0
    /// The latest comments that came with "not helpful", newest first.
    package var comments: [Comment] = []
  }

  /// An entry that answered while another came close.
  package struct ClosePair: Sendable, Equatable {
    package var answered: String
    package var rival: String
    package var count: Int
    /// The shortest question for which the two were close.
    package var example: String
  }

  /// Questions of one outcome, grouped by subject.
  package struct Questions: Sendable, Equatable {
    package var total: Int
    /// Questions of which no word was left without the redacted ones.
    package var wordless: Int
    package var groups: [QuestionGroup]
    /// 0 when every question was counted. Otherwise a count may be too low by this much, and a question that is missing
    /// was asked at most this often.
    package var error: Int
  }

  package struct Day: Sendable, Equatable {
    /// Since 1970-01-01.
    package var day: Int
    package var questions: Int
    /// Questions answered without a person.
    package var alone: Int
    /// The whole that `alone` is a part of.
    package var judged = 0
    /// Questions that nothing was known about.
    package var unknown = 0
  }

  package var zone: Zone
  /// The times of the first and the last record; nil when there is none.
  package var span: ClosedRange<Moment>?
  package var outcomes: [QuestionRecord.Outcome: Int]
  package var helpful: Int
  package var unhelpful: Int
  /// In microseconds.
  package var latency: (median: Int, slow: Int)? {
    medianLatency.flatMap { a in slowLatency.map { (a, $0) } }
  }
  var medianLatency: Int?
  var slowLatency: Int?
  /// All entries that answered or were judged, those with most answers first.
  package var entries: [Entry]
  package var close: [ClosePair]
  package var closeTotal: Int
  /// The most that the counts of ``close`` can be too low, as ``Questions/error``.
  package var closeError: Int
  package var unknown: Questions
  /// Questions that the knowledge knew to belong elsewhere.
  package var outside: Questions
  package var unclear: Questions
  /// Questions by weekday and hour: 24 for Monday, then 24 for Tuesday.
  package var week: [Int]
  /// Days with questions, in their order.
  package var days: [Day]
  package var skipped: SkippedLines
  /// Entries that have ended or are to be looked at again.
  package var due: [Due] = []

  /// An entry whose day has come.
  package struct Due: Sendable, Equatable {
    package var id: String
    package var title: String
    package var day: CivilDate
    /// Whether its last day is over; else it is to be looked at again.
    package var hasEnded: Bool
  }
}

extension Report {
  package var questions: Int { outcomes.values.reduce(0, +) }
  package var feedback: Int { helpful + unhelpful }

  package func count(_ outcome: QuestionRecord.Outcome) -> Int { outcomes[outcome] ?? 0 }

  /// The outcomes to show. The steps of a letter are left out where there are none, because they are usually not journalled.
  package var shownOutcomes: [QuestionRecord.Outcome] {
    QuestionRecord.Outcome.allCases.filter { $0 != .form || count($0) > 0 }
  }

  /// Questions that were answered, or were small talk.
  package var alone: Int {
    outcomes.reduce(0) { $0 + (JournalTally.isAnsweredAlone($1.key) ? $1.value : 0) }
  }
  /// The whole that ``alone`` is a part of: all records but the steps of a letter, which are no questions.
  package var judged: Int { questions - count(.form) }

  /// From 0 to 23.
  package var hours: [Int] { (0..<24).map { hour in (0..<7).reduce(0) { $0 + week[$1 * 24 + hour] } } }
  /// From Monday on.
  package var weekdays: [Int] { (0..<7).map { week[$0 * 24..<$0 * 24 + 24].reduce(0, +) } }

  /// Entries with at least one "not helpful", those with most first.
  package var unhelpfulEntries: [Entry] {
    entries.filter { $0.unhelpful > 0 }.sorted {
      if $0.unhelpful != $1.unhelpful { return $0.unhelpful > $1.unhelpful }
      return $0.helpful != $1.helpful ? $0.helpful < $1.helpful : $0.id < $1.id
    }
  }

  /// Number of days from the first to the last record, both included.
  package var length: Int { span.map { $0.upperBound.day - $0.lowerBound.day + 1 } ?? 0 }
}
