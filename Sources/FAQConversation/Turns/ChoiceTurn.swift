import FAQKnowledge
import FAQMatching

/// Goes on after a question with choices: one is picked, or the question is asked once more.
struct ChoiceTurn: TurnHandler {
  let composer: ReplyComposer
  let picker: ChoicePicker
  /// See ``DialoguePolicy/patience``.
  let patience: Int

  func handle(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    guard turn.mayReply else { return nil }
    // The entry that was just answered is no choice: it offers its letter.
    let offered = turn.state.offered.filter { $0 != turn.state.entry }
    let entries = offered.compactMap { composer.entryIndex($0) }
    guard !entries.isEmpty else { return nil }
    if ChoicePicker.isNumber(turn.message) {
      return picker.number(turn.message, entries.count).map { answer(entries[$0], turn) }
        ?? miss(entries, turn)
    }
    if case .answer(let entry) = turn.decision, entries.contains(entry) || turn.isNewSubject {
      return nil
    }
    let choices = composer.clarify(category: category(turn.state), likely: entries, confidence: 0).choices
    if let picked = picker.pick(turn.message, choices, of: entries, &scratch), picked < entries.count {
      return answer(entries[picked], turn)
    }
    return turn.decision == .unknown ? miss(entries, turn) : nil
  }

  private func answer(_ entry: Int, _ turn: TurnInput) -> TurnResult {
    var state = turn.state.cleared
    state.entry = composer.base.entries[entry].id
    // The user picked it, which is as sure as a rule.
    return TurnResult(
      reply: composer.answer(entry, confidence: Decider.byRule, lpse: state.lpse),
      decision: .answer(entry: entry), state: state)
  }

  /// Says that this was none of the choices, with the question once more; then names a person.
  private func miss(_ entries: [Int], _ turn: TurnInput) -> TurnResult {
    var state = turn.state
    state.misses += 1
    guard state.misses < patience else {
      return TurnResult(
        reply: composer.handoff(.missedTwice, lpse: state.lpse), decision: .unknown, state: turn.state.cleared
      )
    }
    let category = category(state)
    var reply = composer.clarify(category: category, likely: entries, confidence: 0)
    reply.lead = composer.base.phrasebook[.missedChoice]
    return TurnResult(reply: reply, decision: .clarify(category: category, entries: entries), state: state)
  }

  private func category(_ state: ConversationState) -> Int? {
    composer.base.categories.firstIndex { $0.id == state.category }
  }
}
