import FAQConversation
import FAQKnowledge
import FoundationEssentials

/// A labelled question, judged as `pandu evaluate` does.
struct LabelledQuestion: Decodable {
  var question: String
  var outcome: String
  var expect: [String]

  /// - Returns: the questions of a file, or nil when it cannot be read.
  static func read(_ path: String) -> [LabelledQuestion]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(LabelledQuestion.self, from: Data($0))
    }
  }

  func isResolved(_ reply: Reply) -> Bool {
    switch outcome {
    case "answer": isExpected(reply)
    case "clarify":
      isExpected(reply)
        || reply.outcome == .clarify && reply.choices.contains { expect.contains($0.entry) }
    case "handoff": reply.outcome == .handoff || reply.entry?.id == "kontak"
    case "fallback": reply.outcome == .fallback || reply.outcome == .handoff
    case "smalltalk": [.smalltalk, .fallback, .handoff].contains(reply.outcome)
    default: reply.outcome.rawValue == outcome
    }
  }

  /// Whether an entry is answered that is not expected.
  func isMisled(_ reply: Reply) -> Bool {
    !isResolved(reply) && reply.entry != nil && !isExpected(reply)
  }

  private func isExpected(_ reply: Reply) -> Bool { reply.entry.map { expect.contains($0.id) } ?? false }
}
