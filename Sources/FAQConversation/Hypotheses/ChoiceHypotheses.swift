import FAQKnowledge
import FAQMatching

/// Reads a message as the pick of one of the choices offered.
struct ChoiceHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  let picker: ChoicePicker

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply, turn.state.form == nil else { return }
    let entries = composer.choices(offeredBy: turn.state)
    guard !entries.isEmpty else { return }
    if ChoicePicker.isNumber(turn.message) {
      let number = picker.number(turn.message, entries.count)
      hypotheses.append(
        number.map { turn.hypothesis(.choice, .entry(entries[$0]), isSure: true) }
          ?? turn.hypothesis(.noChoice, .missedChoice, isSure: true))
      return
    }
    let category = composer.base.categories.firstIndex { $0.id == turn.state.category }
    let choices = composer.clarify(category: category, likely: entries, confidence: 0).choices
    if let named = picker.named(turn.message, choices), named < entries.count {
      hypotheses.append(turn.hypothesis(.choice, .entry(entries[named]), isSure: true))
      return
    }
    if let likely = picker.likely(picker.meant(turn), entries, &scratch) {
      hypotheses.append(
        turn.hypothesis(.choice, .entry(entries[likely.place])) {
          ($0[.fit], $0[.lead]) = (likely.fit, likely.lead)
        })
    }
    hypotheses.append(turn.hypothesis(.noChoice, .missedChoice))
  }
}

extension ReplyComposer {
  /// The entries that the last reply offered, in its order. The entry that was just answered is no choice, because it offers its
  /// letter.
  func choices(offeredBy state: ConversationState) -> [Int] {
    state.offered.filter { $0 != state.entry }.compactMap { entryIndex($0) }
  }
}
