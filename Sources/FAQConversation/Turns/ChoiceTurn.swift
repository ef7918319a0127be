import FAQKnowledge
import FAQMatching

/// Goes on after a question with choices: one is picked, or the question is asked once more.
struct ChoiceTurn: Sendable {
  /// Misses in a row after which a person is named instead of asking again.
  static let patience = 2

  let composer: ReplyComposer
  let picker: ChoicePicker

  /// Nil when the message is no reply to the question.
  func step(_ turn: Turn, _ scratch: inout MatchScratch) -> Step? {
    // What was just answered is no choice: it offers its letter.
    let offered = turn.state.offered.filter { $0 != turn.state.entry }
    let entries = offered.compactMap { composer.entryIndex($0) }
    guard !entries.isEmpty else { return nil }
    if ChoicePicker.isNumber(turn.question) {
      return picker.number(turn.question, entries.count).map { answer(entries[$0], turn) }
        ?? miss(entries, turn)
    }
    if case .answer(let entry) = turn.decision, entries.contains(entry) || turn.isNewSubject {
      return nil
    }
    let choices = composer.clarify(category: category(turn.state), likely: entries, confidence: 0).choices
    if let picked = picker.pick(turn.question, choices, entries, &scratch), picked < entries.count {
      return answer(entries[picked], turn)
    }
    return turn.decision == .unknown ? miss(entries, turn) : nil
  }

  private func answer(_ entry: Int, _ turn: Turn) -> Step {
    var state = turn.state.cleared
    state.entry = composer.base.entries[entry].id
    // The user said so, which is as sure as a rule.
    return Step(
      reply: composer.answer(entry, confidence: Decider.byRule, home: state.home),
      decision: .answer(entry: entry), state: state)
  }

  /// Says that this was none of the choices, with the question once more; then names a person.
  private func miss(_ entries: [Int], _ turn: Turn) -> Step {
    var state = turn.state
    state.misses += 1
    guard state.misses < ChoiceTurn.patience else {
      return Step(
        reply: composer.handoff(.missedTwice, home: state.home), decision: .unknown, state: turn.state.cleared
      )
    }
    let category = category(state)
    var reply = composer.clarify(category: category, likely: entries, confidence: 0)
    reply.lead = composer.base.phrasebook[.missedChoice]
    return Step(reply: reply, decision: .clarify(category: category, entries: entries), state: state)
  }

  private func category(_ state: ConversationState) -> Int? {
    composer.base.categories.firstIndex { $0.id == state.category }
  }
}

extension ConversationState {
  /// What stays when a subject is done with: whose knowledge, which LPSE, and whether the program has said what it is.
  var cleared: ConversationState {
    var state = ConversationState(knowledgeVersion: knowledgeVersion)
    (state.home, state.isDisclosed) = (home, isDisclosed)
    return state
  }
}
