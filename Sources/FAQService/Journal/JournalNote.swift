package import FAQText

/// A record before its words are masked, as it waits in memory for whoever writes it.
///
/// Masking takes longer than the rest of a record, so that it is left to the writer. The words as they came leave a
/// note by ``record`` alone, which masks them.
package struct JournalNote: Sendable {
  /// Longest question or comment in the journal, in bytes: the longest of the labelled questions has half of it, and a
  /// day of 100,000 questions stays below 100 MB.
  package static let longestText = 500

  private let raw: JournalRecord
  private let masker: Masker

  /// `raw`: with question and comment as they came. `masker`: of the knowledge that answered.
  package init(_ raw: JournalRecord, masker: Masker) {
    self.raw = raw
    self.masker = masker
  }

  /// What it takes in memory, about, in bytes.
  package var size: Int {
    switch raw {
    case .question(let record): JournalNote.overhead + record.question.utf8.count
    case .feedback(let record):
      JournalNote.overhead + (record.question?.utf8.count ?? 0) + (record.comment?.utf8.count ?? 0)
    }
  }

  /// All of a note but its words, with room to spare.
  private static let overhead = 300

  /// What may be written.
  package var record: JournalRecord {
    switch raw {
    case .question(var record):
      record.question = masked(record.question)
      return .question(record)
    case .feedback(var record):
      record.question = record.question.map(masked)
      record.comment = record.comment.map(masked)
      return .feedback(record)
    }
  }

  /// Masked first and cut then: half a number would not be known for one.
  private func masked(_ text: String) -> String {
    JournalNote.cut(masker.mask(text).text, to: JournalNote.longestText)
  }

  /// The longest beginning of at most `limit` bytes that ends with a whole character.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var length = 0
    var kept = text.startIndex
    for index in text.indices {
      length += text[index].utf8.count
      guard length <= limit else { break }
      kept = text.index(after: index)
    }
    return String(text[..<kept])
  }
}
