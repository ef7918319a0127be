/// Every bound of a report, with its reason. Together they bound the memory for a journal of any length.
package enum ReportLimits {
  /// Bytes read at once. Larger pieces are no faster.
  package static let buffer = 1 << 20
  /// Longest line that is read, in bytes. The writer cuts its texts, so that its own lines stay below 4 KiB.
  package static let longestLine = 1 << 16
  /// The number of skipped lines that are named: enough to find out what went wrong.
  package static let places = 5
  /// Entries with counts of their own; a knowledge folder has at most 10,000 files.
  package static let entries = 10_000
  /// Comments that are shown of an entry, the latest ones.
  package static let comments = 3
  /// Days with counts of their own: more than 27 years.
  package static let days = 10_000
  /// Different questions that are counted among those without an answer, by the words of their subject.
  package static let questions = 4_096
  /// Wordings kept of each such question; others are counted, but not shown.
  package static let wordings = 6
  /// Longest wording that is kept, in bytes. One sentence is shorter, and a story is of no use as a wording.
  package static let longestWording = 200
  /// Pairs of an entry and its close rival.
  package static let pairs = 2_048
  /// Size of the caches of wordings and of unknown words, so that equal ones are analysed once; a power of two.
  package static let memory = 1 << 14
  /// An answer is unsure when the next entry came this close, in ten-thousandths of the confidence.
  package static let closeMargin = 2_000
  /// The cosine of word weights from which on two questions have one subject.
  package static let likeness = 0.5
  /// Bytes from which on a terminal gets a progress bar.
  package static let progressFrom = 100_000_000
  /// Questions that a group needs for a draft, unless `--min` is given.
  package static let leastForDraft = 5
  /// The number of times something must have happened to be named as work to do.
  package static let leastForTask = 2
  /// Confidence from which on an entry is named as the nearest to a question without an answer: that from which on it is
  /// offered to the one who asks.
  package static let leastNear: Float = 0.04
  /// Days of a period that is compared with the one before, longest first.
  package static let periods = [30, 7, 1]
  /// Rows of each table, unless `--limit` is given.
  package static let rows = 10
}
