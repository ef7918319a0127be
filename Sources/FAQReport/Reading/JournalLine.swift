import JSON
import JournalRecords

/// The parts of one line of a journal that a report needs, as ranges of the line's bytes, so that nothing is copied.
package struct JournalLine: Sendable {
  /// Since 1970 in UTC.
  var seconds: Int
  var content: Content

  enum Content: Sendable {
    case question(Question)
    case feedback(Feedback)
  }

  struct Question: Sendable {
    var text: JournalText
    var outcome: QuestionRecord.Outcome
    var entry: JournalText?
    /// In ten-thousandths.
    var confidence: Int
    var rival: JournalText?
    var rivalConfidence = 0
    /// In microseconds.
    var latency: Int
    /// Whether the knowledge knew that the question belongs elsewhere.
    var isOutside = false
  }

  struct Feedback: Sendable {
    var entry: JournalText
    var isHelpful: Bool
    var comment: JournalText?
  }
}

/// A string of a line, without its quotes.
struct JournalText: Sendable, Equatable {
  var range: Range<Int>
  /// Whether the string contains escapes such as `\n` or `\u0041`.
  var isEscaped: Bool

  /// The bytes of the string with its escapes replaced.
  func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard isEscaped else { return Array(bytes[range]) }
    let quoted = Array(bytes[range.lowerBound - 1...range.upperBound])
    guard case .string(let text)? = try? JSONReader.read(quoted) else { return [] }
    return Array(text.utf8)
  }
}
