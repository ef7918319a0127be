/// A record that waits in memory to be written, with its texts redacted and cut.
package struct JournalNote: Sendable {
  package let record: JournalRecord

  /// - Parameter record: a record whose question and comment are redacted already.
  package init(redacted record: JournalRecord) { self.record = record }

  /// The approximate memory of the note, in bytes.
  package var size: Int {
    switch record {
    case .question(let record): JournalNote.overhead + record.question.utf8.count
    case .feedback(let record):
      JournalNote.overhead + (record.question?.utf8.count ?? 0) + (record.comment?.utf8.count ?? 0)
    }
  }

  /// The memory of a note without its texts, rounded up.
  private static let overhead = 300
}
