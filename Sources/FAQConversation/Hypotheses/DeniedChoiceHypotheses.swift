import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message that only says which of the choices is not meant: "bukan yang spam".
struct DeniedChoiceHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  let picker: ChoicePicker
  let policy: ChoicePolicy

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply, turn.state.form == nil, turn.state.check == nil else { return }
    let offered = composer.choices(offeredBy: turn.state)
    guard !offered.isEmpty else { return }
    let exclusions = picker.matcher.polarity.read(turn.tokens).filter(\.isCertain)
    // More denials than choices deny nothing that was offered.
    guard !exclusions.isEmpty, exclusions.count <= offered.count, saysNothingElse(turn, exclusions) else {
      return
    }
    var remaining = offered
    for exclusion in exclusions {
      let words = turn.text(of: exclusion.words)
      guard let likely = picker.likely(words, offered, &scratch), likely.fit >= policy.half else { return }
      remaining.removeAll { $0 == offered[likely.place] }
    }
    hypotheses.append(turn.hypothesis(.noChoice, effect(remaining), isSure: true))
  }

  /// Whether all that the message says of a subject is excluded.
  private func saysNothingElse(_ turn: TurnInput, _ exclusions: [Exclusion]) -> Bool {
    turn.tokens.indices.allSatisfy { place in
      turn.tokens[place].isFiller
        || exclusions.contains { $0.cue.contains(place) || $0.words.contains(place) }
    }
  }

  /// The effect of the choices that are left: one is answered, several are offered once more, and none is a missed choice.
  private func effect(_ remaining: [Int]) -> Hypothesis.Effect {
    if remaining.count == 1 { return .entry(remaining[0]) }
    return remaining.isEmpty ? .missedChoice : .remaining(remaining)
  }
}

extension TurnInput {
  /// The text of some tokens, at least one.
  func text(of places: Range<Int>) -> String {
    let bytes = Int(tokens[places.lowerBound].start)..<Int(tokens[places.upperBound - 1].end)
    return String(decoding: text[bytes], as: UTF8.self)
  }
}
