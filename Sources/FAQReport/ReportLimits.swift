/// Every bound of a report, with its reason. What they bound together is the memory that a journal of any length takes.
package enum ReportLimits {
  /// Bytes read at once: reading in larger pieces is no faster.
  package static let buffer = 1 << 20
  /// Longest line that is read, in bytes. The writer cuts its texts, so that its own lines stay below 4 KiB.
  package static let longestLine = 1 << 16
  /// How many places of skipped lines are told: enough to find what went wrong.
  package static let places = 5
  /// Entries with counts of their own; a knowledge folder has at most 10,000 files.
  package static let entries = 10_000
  /// Comments that are shown of an entry, the latest ones.
  package static let comments = 3
  /// Days with counts of their own: more than 27 years.
  package static let days = 10_000
  /// Questions told apart among those without an answer, by the words that carry their subject.
  package static let questions = 4_096
  /// Wordings kept of each such question; others are counted, but not shown.
  package static let wordings = 6
  /// Longest wording that is kept, in bytes. What people ask in one sentence is shorter; a story teaches nothing.
  package static let longestWording = 200
  /// Pairs of an entry and its close rival.
  package static let pairs = 2_048
  /// How many wordings, and how many unknown words, are remembered with what they were read as, so that the same one is
  /// not read again; a power of two.
  package static let memory = 1 << 14
  /// An answer is unsure when the next entry came this close, in ten-thousandths of the confidence.
  package static let closeMargin = 2_000
  /// How alike two questions must be to count as one subject: the cosine of their words' weights.
  package static let likeness = 0.5
  /// From this size on, in bytes, a terminal sees how far the reading is.
  package static let progressFrom = 100_000_000
  /// Questions that a group needs for a draft, unless told otherwise.
  package static let leastForDraft = 5
  /// Rows of each table, unless told otherwise.
  package static let rows = 10
}
