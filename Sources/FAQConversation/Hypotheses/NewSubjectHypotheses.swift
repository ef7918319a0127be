import FAQKnowledge
import FAQMatching

/// Reads a message as if nothing had been said before.
struct NewSubjectHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  /// See ``DialoguePolicy/sameWords``.
  let sameWords: Float

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    hypotheses.append(
      turn.hypothesis(kind(turn.decision), .alone, isSure: turn.isLog || isKnownComplaint(turn)) {
        guard turn.decision.entry != nil else { return }
        ($0[.fit], $0[.rival]) = (turn.coverage.away, turn.coverage.here)
        // A question about the answer that was just given wants one thing in it.
        $0[.ofKind] = $0[.sameAnswer] * $0[.asks]
      })
  }

  /// Whether the message is a complaint of a category, in the very words of the knowledge: it begins anew.
  private func isKnownComplaint(_ turn: TurnInput) -> Bool {
    guard case .clarify(category: _?, _) = turn.decision, turn.tokens.count > 1 else { return false }
    return turn.likeness >= sameWords && turn.state.check == nil
  }

  private func kind(_ decision: Decision) -> Hypothesis.Kind {
    switch decision {
    case .answer: .answer
    case .clarify: .askBack
    case .unknown, .canned:
      switch composer.cannedKind(decision) {
      case .smalltalk: .smalltalk
      case .handoff: .person
      case .outside: .outside
      case .unknown, nil: .unknown
      }
    }
  }
}
