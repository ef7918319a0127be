/// A record as it waits in memory to be written, with its words redacted and cut.
package struct JournalNote: Sendable {
  package let record: JournalRecord

  /// - Parameter record: its question and comment hold nothing that may not be written.
  package init(redacted record: JournalRecord) { self.record = record }

  /// About the memory that it takes, in bytes.
  package var size: Int {
    switch record {
    case .question(let record): JournalNote.overhead + record.question.utf8.count
    case .feedback(let record):
      JournalNote.overhead + (record.question?.utf8.count ?? 0) + (record.comment?.utf8.count ?? 0)
    }
  }

  /// All of a note but its words, with room to spare.
  private static let overhead = 300
}
