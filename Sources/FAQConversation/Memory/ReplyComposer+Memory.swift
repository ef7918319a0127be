import FAQKnowledge
import FAQMatching

// What a conversation remembers of a reply.
extension ReplyComposer {
  /// The state after a reply to a message that goes on with nothing.
  func memory(of reply: Reply, _ decision: Decision, after before: ConversationState) -> ConversationState {
    // Thanks or a greeting in between ends nothing.
    if reply.outcome == .smalltalk { return before }
    var state = before.cleared
    state.entry = reply.entry?.id ?? ""
    state.also = reply.answers.dropFirst().map(\.entry.id)
    state.offered = reply.choices.map(\.entry)
    if case .clarify(let category?, _) = decision { state.category = base.categories[category].id }
    return state
  }

  /// The state after a reply that may end with the first question of its entry's check.
  func remembering(offerOf reply: Reply, _ state: ConversationState) -> ConversationState {
    guard reply.outcome == .answer, !reply.question.isEmpty, let entry = reply.entry, entry.check != nil
    else { return state }
    var state = state
    (state.offered, state.entry) = ([], entry.id)
    state.check = .init(owner: .entry(entry.id), question: 0)
    return state
  }
}

extension ConversationState {
  /// What stays when a subject is done with: whose knowledge, which LPSE, and whether the program has said what it is.
  var cleared: ConversationState {
    var state = ConversationState(knowledgeVersion: knowledgeVersion)
    (state.lpse, state.isDisclosed) = (lpse, isDisclosed)
    return state
  }
}
