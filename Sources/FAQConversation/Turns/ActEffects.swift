import FAQKnowledge
import FAQMatching

// The effects of acts.
extension TurnEffects {
  /// - Returns: nil where the reply to the message alone stands.
  func perform(_ act: Act, _ turn: TurnInput) -> TurnResult? {
    switch act {
    case .person: person(turn, lead: .askPerson)
    case .complaint: person(turn, lead: .complaint)
    case .cancel: say(.cancelled, turn, turn.state.withoutQuestion)
    case .restart: say(.restarted, turn, turn.state.cleared)
    case .back: back(turn)
    case .unsure: unsure(turn)
    case .none: noneOf(turn)
    case .all: all(turn)
    case .explain, .repeat, .shorter: again(turn)
    case .more: more(turn)
    case .no, .yes, .thanks, .goodbye, .greeting, .okay: courtesy(act, turn)
    }
  }

  /// Small talk that the knowledge has no reply of its own for.
  private func say(_ key: Phrasebook.Key, _ turn: TurnInput, _ state: ConversationState) -> TurnResult {
    var reply = composer.sentence(key)
    reply.outcome = .smalltalk
    return TurnResult(reply: reply, decision: turn.decision, state: state)
  }

  /// The knowledge's reply to the courtesy. Its words alone may be likest to another: "makasih, selamat siang" and "oke,
  /// selamat malam" are no greetings.
  private func courtesy(_ act: Act, _ turn: TurnInput) -> TurnResult? {
    if let index = smallTalk.value.reply(to: act) {
      let reply = composer.canned(index, confidence: Decider.certain)
      return TurnResult(reply: reply, decision: .canned(index), state: turn.state)
    }
    let greets = turn.signs.acts.acts.contains(.greeting)
    if composer.cannedKind(turn.decision) == .smalltalk, act == .greeting || !greets { return nil }
    return say(.wellThen, turn, turn.state)
  }

  /// Names a person: the next one up for the subject under discussion, else the contacts of all.
  private func person(_ turn: TurnInput, lead: Phrasebook.Key) -> TurnResult? {
    if composer.cannedKind(turn.decision) == .handoff { return nil }
    if composer.entryIndex(turn.state.discussed) != nil {
      return composer.nextPerson(lead, turn.state.withoutQuestion.about(turn.state.discussed))
    }
    let reply = composer.handoff(turn.state.offered.isEmpty ? lead : .missedTwice, lpse: turn.state.lpse)
    return TurnResult(reply: reply, decision: .unknown, state: turn.state.withoutQuestion)
  }

  private func back(_ turn: TurnInput) -> TurnResult {
    guard let before = turn.state.earlier.first, let entry = composer.entryIndex(before.entry) else {
      return again(turn)
    }
    return answer(entry, turn)
  }

  private func unsure(_ turn: TurnInput) -> TurnResult {
    if !turn.state.offered.isEmpty { return missedChoice(turn, lead: .unsure) }
    return again(turn)
  }

  /// None of the choices; without choices none of what was answered, so that its neighbours are offered.
  private func noneOf(_ turn: TurnInput) -> TurnResult {
    if !turn.state.offered.isEmpty { return missedChoice(turn, lead: .missedChoice) }
    guard let entry = composer.base.entry(turn.state.discussed) else { return again(turn) }
    let near = entry.related.compactMap { composer.entryIndex($0.value) }
    let category = composer.base.categories.firstIndex { $0.id == entry.category }
    var reply = composer.clarify(category: category, likely: near, confidence: 0)
    reply.choices.removeAll { $0.entry == entry.id }
    reply.lead = composer.base.phrasebook[.notThat]
    var state = turn.state.cleared
    (state.offered, state.category) = (reply.choices.map(\.entry), entry.category)
    return TurnResult(reply: reply, decision: .clarify(category: category, entries: near), state: state)
  }

  /// Both of two choices are answered; of more, one after the other.
  private func all(_ turn: TurnInput) -> TurnResult {
    let offered = turn.state.offered.compactMap { composer.entryIndex($0) }
    guard !offered.isEmpty else { return again(turn) }
    guard offered.count == 2 else { return ask(again: .oneByOne, turn, turn.state) }
    let reply = composer.several(offered, confidence: Decider.certain, lpse: turn.state.lpse)
    let decision = Decision.answer(entry: offered[0])
    return TurnResult(
      reply: reply, decision: decision, state: composer.memory(of: reply, decision, after: turn.state))
  }

  /// The last answer or question once more; without either, a request for the problem.
  private func again(_ turn: TurnInput) -> TurnResult {
    if turn.state.entry.isEmpty, !turn.state.offered.isEmpty { return ask(again: nil, turn, turn.state) }
    guard let entry = composer.entryIndex(turn.state.discussed) else {
      return say(.restarted, turn, turn.state)
    }
    var result = answer(entry, turn)
    result.state.also = turn.state.also
    return result
  }

  /// Replies with the parts of the entry that the short text left out: steps, papers and notes the first time, contacts,
  /// sources and related entries the second. The third reply names whom to ask, because the entry has nothing more.
  private func more(_ turn: TurnInput) -> TurnResult {
    guard let entry = composer.entryIndex(turn.state.discussed) else { return again(turn) }
    var state = turn.state.about(turn.state.discussed)
    var reply = composer.unsaid(entry, lpse: state.lpse)
    for part in [ToldParts.steps, .remainder] where !state.told.contains(part) {
      state.told.insert(part)
      let remainder = composer.remainder(of: entry, isFirst: part == .steps, lpse: state.lpse)
      guard remainder.answers.contains(where: { !$0.isEmpty }) else { continue }
      reply = remainder
      break
    }
    return TurnResult(reply: reply, decision: .answer(entry: entry), state: state)
  }
}
