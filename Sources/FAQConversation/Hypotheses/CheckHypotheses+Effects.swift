import FAQKnowledge
import FAQMatching

// A reply leads to the next question, to the end of a path, or to the same question once more.
extension CheckHypotheses {
  func follow(_ answer: Int, _ pending: PendingQuestion) -> TurnResult {
    let (owner, turn) = (pending.position.owner, pending.turn)
    if owner == .any { return ask(.init(owner: composer.checkOwners[answer], question: 0), turn) }
    switch pending.answers[answer].target {
    case .question(let next): return ask(.init(owner: owner, question: next), turn)
    case .entry(let id): return end(id, turn)
    case .closing(let sentence, let contacts): return close(sentence, contacts, of: pending)
    }
  }

  func ask(_ position: CheckPosition, _ turn: TurnInput) -> TurnResult {
    guard let check = composer.check(position.owner), check.questions.indices.contains(position.question)
    else {
      // `pandu check` reports an answer that leads nowhere; a user gets a person.
      return giveUp(turn)
    }
    var state = turn.state.cleared
    state.check = position
    let reply = composer.ask(
      check.questions[position.question], of: position.owner, confidence: Decider.certain)
    return TurnResult(reply: reply, decision: decision(position, check), state: state)
  }

  func end(_ id: String, _ turn: TurnInput) -> TurnResult {
    guard let entry = composer.entryIndex(id) else { return giveUp(turn) }
    var state = turn.state.cleared
    state.entry = id
    let reply = composer.plainAnswer([entry], confidence: Decider.certain, lpse: state.lpse)
    return TurnResult(reply: reply, decision: .answer(entry: entry), state: state)
  }

  private func close(_ sentence: String, _ contacts: [Located<String>], of pending: PendingQuestion)
    -> TurnResult
  {
    var state = pending.turn.state.cleared
    let owner = pending.position.owner
    let reply = composer.close(
      sentence, contacts, of: owner, confidence: Decider.certain, lpse: state.lpse)
    guard case .entry(let id) = owner, let entry = composer.entryIndex(id) else {
      return TurnResult(reply: reply, decision: .unknown, state: state)
    }
    state.entry = id
    return TurnResult(reply: reply, decision: .answer(entry: entry), state: state)
  }

  /// Says that this was none of the answers, with the question once more; then names a person.
  func miss(_ pending: PendingQuestion) -> TurnResult {
    var state = pending.turn.state
    state.misses += 1
    state.entry = ""
    guard state.misses < patience else { return giveUp(pending.turn) }
    var reply = composer.ask(pending.question, of: pending.position.owner, confidence: 0)
    reply.lead = composer.base.phrasebook[pending.turn.missed]
    return TurnResult(reply: reply, decision: decision(pending.position, pending.check), state: state)
  }

  /// Names a person, and forgets the check.
  private func giveUp(_ turn: TurnInput) -> TurnResult {
    let state = turn.state.cleared
    return TurnResult(
      reply: composer.handoff(.missedTwice, lpse: state.lpse), decision: .unknown, state: state)
  }

  private func decision(_ position: CheckPosition, _ check: GuidedCheck) -> Decision {
    let entries = check.entries(from: position.question).compactMap { composer.entryIndex($0) }
    let category = category(of: position.owner)
    return .clarify(category: composer.base.categories.firstIndex { $0.id == category }, entries: entries)
  }

  /// The category that a check belongs to.
  func category(of owner: CheckOwner) -> String? {
    switch owner {
    case .entry(let id): composer.base.entry(id)?.category
    case .category(let id): id
    case .any: nil
    }
  }
}
