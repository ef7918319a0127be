import FAQKnowledge
import FAQMatching

// The memory of a reply.
extension ReplyComposer {
  /// The state after a reply to a message that goes on with nothing.
  func memory(of reply: Reply, _ decision: Decision, after before: ConversationState) -> ConversationState {
    // Thanks, a greeting or something outside the subject in between ends nothing.
    if reply.outcome == .smalltalk || reply.answers.isEmpty && reply.choices.isEmpty { return before }
    var state = before.cleared
    state.entry = reply.entry?.id ?? ""
    state.also = reply.answers.dropFirst().map(\.entry.id)
    state.offered = reply.choices.map(\.entry)
    if case .clarify(let category?, _) = decision { state.category = base.categories[category].id }
    return state
  }

  /// Notes in the state that a reply ends with the first question of its entry's check, or that it names people and nothing
  /// is under discussion.
  func remember(offersOf reply: borrowing Reply, in state: inout ConversationState) {
    if state.isBlank, !reply.people.isEmpty { state.told.insert(.people) }
    guard reply.outcome == .answer, !reply.question.isEmpty, let entry = reply.entry, entry.check != nil
    else { return }
    (state.offered, state.entry) = ([], entry.id)
    state.check = .init(owner: .entry(entry.id), question: 0)
  }
}

extension ConversationState {
  /// The state without the subject: the version of the knowledge, the LPSE, the disclosure and the earlier subjects
  /// stay.
  var cleared: ConversationState {
    var state = ConversationState(knowledgeVersion: knowledgeVersion)
    (state.lpse, state.isDisclosed, state.earlier) = (lpse, isDisclosed, earlier)
    return state
  }

  /// The state without an open question: choices, a check, a letter.
  var withoutQuestion: ConversationState {
    var state = self
    (state.offered, state.category, state.misses) = ([], "", 0)
    (state.check, state.form, state.unconfirmedLetter) = (nil, nil, "")
    return state
  }
}
