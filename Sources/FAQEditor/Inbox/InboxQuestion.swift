import Basics
import JournalRecords

/// A question of the journal that somebody should look at.
struct InboxQuestion: Sendable, Equatable {
  enum Reason: Int, Sendable, CaseIterable {
    /// Nothing was known.
    case unknown
    /// It was asked back, which is where it ended as far as the journal tells.
    case askedBack
    /// The reader has said that the answer did not help.
    case unhelpful
  }

  /// As it was written most often.
  var text: String
  /// The counts of each reason, in their order.
  var counts = [Int](repeating: 0, count: Reason.allCases.count)

  var count: Int { counts.reduce(0, +) }
  func count(_ reason: Reason) -> Int { counts[reason.rawValue] }

  /// Most questions that are looked at, the most frequent ones.
  static let most = 2_000

  /// Equal for texts that differ in capitals, white space and signs only.
  static func key(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The questions of a journal by their keys, the most frequent first.
  static func collect(_ records: [JournalRecord]) -> [(key: String, question: InboxQuestion)] {
    var found: [String: InboxQuestion] = [:]
    for record in records {
      guard let (text, reason) = reason(record) else { continue }
      let key = key(text)
      guard !key.isEmpty else { continue }
      found[key, default: InboxQuestion(text: text)].counts[reason.rawValue] += 1
    }
    return found.map { (key: $0.key, question: $0.value) }.sorted {
      $0.question.count != $1.question.count ? $0.question.count > $1.question.count : $0.key < $1.key
    }
  }

  private static func reason(_ record: JournalRecord) -> (text: String, reason: Reason)? {
    switch record {
    case .feedback(let feedback): feedback.isHelpful ? nil : feedback.question.map { ($0, .unhelpful) }
    case .question(let question):
      switch question.outcome {
      case .fallback: question.isOutside ? nil : (question.question, .unknown)
      case .clarify: (question.question, .askedBack)
      case .answer, .smalltalk, .handoff, .form: nil
      }
    }
  }
}
