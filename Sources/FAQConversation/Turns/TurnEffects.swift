import FAQKnowledge
import FAQMatching

/// The effects of hypotheses: one for each that may take the turn.
struct TurnEffects: Sendable {
  let composer: ReplyComposer
  let passages: PassageReader
  let smallTalk: Once<SmallTalk>
  /// See ``DialoguePolicy/patience``.
  let patience: Int

  /// - Returns: nil where the reply to the message alone stands.
  func perform(_ effect: Hypothesis.Effect, _ turn: TurnInput) -> TurnResult? {
    switch effect {
    case .alone: nil
    case .done(let result): result
    case .entry(let entry): answer(entry, turn)
    case .part(.stillFails, let entry): composer.nextRung(entry, turn.state)
    case .part(let part, let entry): tell(part, entry, turn)
    case .passage(let number, let entry): tell(passage: number, entry, turn)
    case .unsaid(let entry): unsaid(entry, turn)
    case .missedChoice: missedChoice(turn)
    case .remaining(let entries): ask(entries, turn, lead: .notThat)
    case .act(let act): perform(act, turn)
    }
  }

  /// The whole answer with an entry that the user asked for.
  func answer(_ entry: Int, _ turn: TurnInput) -> TurnResult {
    var state = turn.state.cleared
    state.entry = composer.base.entries[entry].id
    return TurnResult(
      reply: composer.answer(entry, confidence: Decider.certain, lpse: state.lpse),
      decision: .answer(entry: entry), state: state)
  }

  private func tell(_ part: FollowUp.Part, _ entry: Int, _ turn: TurnInput) -> TurnResult {
    let state = turn.state.about(composer.base.entries[entry].id)
    let also = state.entry == turn.state.entry ? state.also.compactMap { composer.entryIndex($0) } : []
    let reply = composer.part(part, of: [entry] + also, asked: turn.message, lpse: state.lpse)
    return TurnResult(reply: reply, decision: .answer(entry: entry), state: state)
  }

  private func tell(passage number: Int, _ entry: Int, _ turn: TurnInput) -> TurnResult {
    let state = turn.state.about(composer.base.entries[entry].id)
    let passage = passages.index.value.passages(of: entry)[number]
    return TurnResult(
      reply: composer.passage(passage, of: entry, lpse: state.lpse), decision: .answer(entry: entry),
      state: state)
  }

  private func unsaid(_ entry: Int, _ turn: TurnInput) -> TurnResult {
    let state = turn.state.about(composer.base.entries[entry].id)
    return TurnResult(
      reply: composer.unsaid(
        entry, lpse: state.lpse, wanted: turn.signs.kinds.contains(.phone) ? .phone : nil),
      decision: .answer(entry: entry), state: state)
  }

  /// Says that this was none of the choices, with the question once more; then names a person.
  ///
  /// `lead`: what is said first. The default is what fits a number or words: see ``TurnInput/missed``.
  func missedChoice(_ turn: TurnInput, lead: Phrasebook.Key? = nil) -> TurnResult {
    var state = turn.state
    state.misses += 1
    guard state.misses < patience else {
      return TurnResult(
        reply: composer.handoff(.missedTwice, lpse: state.lpse), decision: .unknown, state: turn.state.cleared
      )
    }
    return ask(again: lead ?? turn.missed, turn, state)
  }

  /// Asks which of some entries is meant.
  func ask(_ entries: [Int], _ turn: TurnInput, lead: Phrasebook.Key? = nil) -> TurnResult {
    var reply = composer.clarify(category: nil, likely: entries, confidence: turn.confidence)
    if let lead { reply.lead = composer.base.phrasebook[lead] }
    reply.choices = Array(reply.choices.prefix(entries.count))
    var state = turn.state.cleared
    state.offered = reply.choices.map(\.entry)
    return TurnResult(reply: reply, decision: .clarify(category: nil, entries: entries), state: state)
  }

  /// Asks the question with the choices once more, behind a sentence if there is one.
  func ask(again lead: Phrasebook.Key?, _ turn: TurnInput, _ state: ConversationState) -> TurnResult {
    let entries = turn.state.offered.compactMap { composer.entryIndex($0) }
    let category = composer.base.categories.firstIndex { $0.id == state.category }
    var reply = composer.clarify(category: category, likely: entries, confidence: 0)
    if let lead { reply.lead = composer.base.phrasebook[lead] }
    return TurnResult(reply: reply, decision: .clarify(category: category, entries: entries), state: state)
  }
}

extension ConversationState {
  /// The state after a question about an entry. A check that goes on stays, choices do not.
  func about(_ id: String) -> ConversationState {
    var state = self
    (state.offered, state.category, state.misses) = ([], "", 0)
    if id != entry { (state.entry, state.also, state.rungs, state.told) = (id, [], 0, []) }
    return state
  }
}
