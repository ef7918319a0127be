import FAQKnowledge
import FAQMatching

/// Reads a message as if nothing had been said before.
struct NewSubjectHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  let smallTalk: Once<SmallTalk>
  /// See ``DialoguePolicy/sameWords``.
  let sameWords: Float

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    hypotheses.append(
      turn.hypothesis(kind(turn.decision), .alone, isSure: turn.isLog || isKnown(turn)) {
        guard turn.decision.entry != nil else {
          ($0[.elsewhere], $0[.ofKind]) = (isElsewhere(turn).number, agreement(turn))
          return
        }
        ($0[.fit], $0[.rival]) = (turn.coverage.away, turn.coverage.here)
        // A question about the answer that was just given wants one thing in it.
        $0[.ofKind] = $0[.sameAnswer] * $0[.asks]
      })
  }

  /// 1 for small talk that replies to questions where the message asks, -1 where it asks and this replies to courtesies: "cukup
  /// itu saja?" is no goodbye. 0 where nothing is asked.
  private func agreement(_ turn: TurnInput) -> Float {
    guard case .canned(let index) = turn.decision, turn.signs.asksPlainly,
      composer.base.canned[index].kind == .smalltalk
    else { return 0 }
    return smallTalk.value.isToQuestions(index) ? 1 : -1
  }

  /// Whether the message is a complaint of a category or small talk, in the very words of the knowledge: it begins anew. A
  /// question may as well be one about the subject under discussion, "oleh siapa?", unless all of its words are those of
  /// small talk: "kamu siapa?".
  private func isKnown(_ turn: TurnInput) -> Bool {
    guard turn.likeness >= sameWords, turn.tokens.count > 1, turn.state.check == nil else { return false }
    // "Kalau tidak dapat juga" goes on.
    if case .clarify(category: _?, _) = turn.decision { return !(turn.signs.goesOn && turn.discusses) }
    guard composer.cannedKind(turn.decision) == .smalltalk, turn.signs.acts.acts.isEmpty else { return false }
    return !(turn.signs.asks && turn.discusses) || smallTalk.value.isQuestion(turn.tokens)
  }

  /// Whether the message is asked back about by a category that the entry under discussion does not belong to.
  private func isElsewhere(_ turn: TurnInput) -> Bool {
    guard case .clarify(let category?, _) = turn.decision,
      let discussed = composer.entryIndex(turn.state.discussed)
    else { return false }
    return composer.base.entries[discussed].category != composer.base.categories[category].id
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
