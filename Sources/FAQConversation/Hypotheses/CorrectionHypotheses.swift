import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message that puts right what was understood: "bukan password, maksudnya user id".
struct CorrectionHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  let matcher: Matcher
  let decider: Decider
  let picker: ChoicePicker

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply, !turn.state.isBlank, turn.state.form == nil, let said = turn.signs.correction,
      let last = turn.tokens[said].last
    else { return }
    let meant = Array(turn.text[Int(turn.tokens[said.lowerBound].start)..<Int(last.end)])
    let (decision, confidence) = decider.decide(matcher.match(meant, &scratch))
    let wrong = turn.state.discussed
    if case .answer(let entry) = decision {
      add(entry, confidence, confidence, turn, &hypotheses)
      return
    }
    var near: [Int] = []
    for id in turn.state.offered + related(to: wrong) where id != wrong {
      if let entry = composer.entryIndex(id), !near.contains(entry) { near.append(entry) }
    }
    let text = String(decoding: meant, as: UTF8.self)
    guard let likely = picker.likely(text, near, &scratch) else { return }
    add(near[likely.place], likely.fit, likely.lead, turn, &hypotheses)
  }

  private func add(
    _ entry: Int, _ fit: Float, _ lead: Float, _ turn: TurnInput, _ hypotheses: inout [Hypothesis]
  ) {
    hypotheses.append(
      turn.hypothesis(.correction, .entry(entry)) {
        ($0[.fit], $0[.lead]) = (fit, lead)
        $0[.cue] = turn.signs.saysMeaning.number
        $0[.elsewhere] = (composer.base.entries[entry].id != turn.state.discussed).number
      })
  }

  /// The entries that may have been meant in place of one: those that it refers to, and those of its category.
  private func related(to id: String) -> [String] {
    guard let entry = composer.base.entry(id) else { return composer.base.entries.map(\.id) }
    let siblings = composer.base.entries.filter { $0.category == entry.category }.map(\.id)
    return entry.related.map(\.value) + siblings
  }
}
