import FAQKnowledge
import FAQMatching

/// Reads a message as if nothing had been said before.
struct SubjectReader: HypothesisReader {
  let composer: ReplyComposer
  let passages: PassageReader
  /// See ``DialoguePolicy/sameWords``.
  let sameWords: Float

  func read(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    hypotheses.append(
      turn.hypothesis(kind(turn.decision), .alone, isSure: turn.isLog || isKnownComplaint(turn)) {
        guard turn.hasPast, case .answer(let entry) = turn.decision else { return }
        $0[.fit] = passages.best(turn.signs.terms, turn.signs.kinds, entry: entry)?.coverage ?? 0
        guard let discussed = composer.entryIndex(turn.state.discussed) else { return }
        $0[.rival] = passages.best(turn.signs.terms, turn.signs.kinds, entry: discussed)?.coverage ?? 0
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
    case .unknown: .unknown
    case .canned(let index):
      switch composer.base.canned[index].kind {
      case .smalltalk: .smalltalk
      case .handoff: .person
      case .outside: .outside
      case .unknown: .unknown
      }
    }
  }
}
