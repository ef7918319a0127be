package import FAQConversation
import FAQKnowledge

/// The verdicts of labelled questions.
package struct Tally: Sendable {
  package enum Verdict: String, CaseIterable, Sendable {
    /// The outcome is right, and so is the entry.
    case resolved
    /// Asked back where an answer was due, with the right entry among the choices.
    case asked
    /// Answered with an entry that is not expected.
    case misled
    case silent
  }

  struct Line: Sendable {
    var question: LabelledQuestion
    var verdict: Verdict
    var outcome: Reply.Outcome
    var entry: String?
    var confidence: Float
    /// Length of the text.
    var characters: Int
  }

  private(set) var results: [Line] = []

  package init() {}

  /// The length, in characters, that a share of the texts does not exceed.
  func textLength(share: Double) -> Int {
    let sorted = results.map(\.characters).sorted()
    return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  package func count(_ verdict: Verdict) -> Int { results.count { $0.verdict == verdict } }

  package mutating func add(_ question: LabelledQuestion, _ result: borrowing Resolution) {
    let reply = result.reply
    results.append(
      Line(
        question: question, verdict: Tally.judge(question, reply), outcome: reply.outcome,
        entry: reply.entry?.id,
        confidence: reply.confidence, characters: reply.text.count))
  }

  static func judge(_ question: LabelledQuestion, _ reply: Reply) -> Verdict {
    let isExpected = reply.entry.map { question.expect.contains($0.id) } ?? false
    let offers = reply.choices.contains { question.expect.contains($0.entry) }
    let isRight =
      switch question.outcome {
      case "answer": isExpected
      // A row that names no entry expects to be asked back, whatever the choices.
      case "clarify": isExpected || reply.outcome == .clarify && (offers || question.expect.isEmpty)
      case "handoff": reply.outcome == .handoff || reply.entry?.id == "kontak"
      case "fallback": reply.outcome == .fallback || reply.outcome == .handoff
      case "smalltalk": reply.outcome == .smalltalk || reply.outcome == .fallback || reply.outcome == .handoff
      default: reply.outcome.rawValue == question.outcome
      }
    if isRight { return .resolved }
    if question.outcome == "answer", reply.outcome == .clarify, offers { return .asked }
    return reply.entry != nil && !isExpected ? .misled : .silent
  }
}
