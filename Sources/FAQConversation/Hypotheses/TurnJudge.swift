import FAQMatching
import FAQText
import Glibc

/// Chooses among the hypotheses of a turn.
struct TurnJudge: Sendable {
  private let weights: DialogueWeights
  private let words: WordWeights?
  /// See ``DialoguePolicy/tie``.
  private let closest: Float

  /// - Parameters:
  ///   - policy: weighs the evidence.
  ///   - words: weighs the words of messages. The default lets them count for nothing.
  init(_ policy: DialoguePolicy, words: WordWeights? = nil) {
    (weights, closest, self.words) = (policy.weights, policy.tie, words)
  }

  /// Gives each hypothesis its confidence: the probability that a good officer would take the message so, fitted on
  /// labelled dialogues.
  ///
  /// `tokens`: the words of the message that count; none of a first message. The default is none.
  func judge(_ hypotheses: inout [Hypothesis], hearing tokens: [Token] = []) {
    let heard = words?.sum(tokens)
    for number in hypotheses.indices {
      let hypothesis = hypotheses[number]
      let odds =
        weights.sum(hypothesis.evidence, for: hypothesis.kind) + (heard?[hypothesis.kind.rawValue] ?? 0)
      hypotheses[number].confidence = hypothesis.isSure ? TurnJudge.sure : 1 / (1 + exp(-odds))
    }
  }

  /// Number of the likeliest hypothesis; of equal ones the first. There is always one.
  func best(of hypotheses: [Hypothesis]) -> Int {
    var best = 0
    for number in hypotheses.indices where hypotheses[number].confidence > hypotheses[best].confidence {
      best = number
    }
    return best
  }

  /// The entries of the two likeliest hypotheses when neither is sure, they answer with different entries and are as
  /// good as equal, so that a choice would be a guess.
  ///
  /// - Parameters:
  ///   - hypotheses: all of a turn, judged.
  ///   - best: number of the likeliest.
  ///   - decision: what the message alone would be answered with.
  /// - Returns: both entries, likeliest first; nil where the likeliest is ahead.
  func tie(_ hypotheses: [Hypothesis], _ best: Int, _ decision: Decision) -> [Int]? {
    guard !hypotheses[best].isSure, let first = hypotheses[best].entry(decision) else { return nil }
    for number in hypotheses.indices where number != best {
      guard TurnJudge.odds(hypotheses[best]) - TurnJudge.odds(hypotheses[number]) < closest,
        let second = hypotheses[number].entry(decision), second != first
      else { continue }
      return [first, second]
    }
    return nil
  }

  /// The logarithm of the odds, because near 1 a small difference of confidence is a large one of doubt.
  private static func odds(_ hypothesis: Hypothesis) -> Float {
    log(hypothesis.confidence / max(1 - hypothesis.confidence, .leastNormalMagnitude))
  }

  /// Confidence of what is sure whatever the evidence.
  static let sure: Float = 1
}

extension Hypothesis {
  /// The entry that it answers with; nil where it does not answer.
  fileprivate func entry(_ decision: Decision) -> Int? {
    switch effect {
    case .alone: decision.entry
    case .entry(let entry), .passage(_, let entry): entry
    case .part, .unsaid, .act, .missedChoice, .remaining, .done: nil
    }
  }
}
