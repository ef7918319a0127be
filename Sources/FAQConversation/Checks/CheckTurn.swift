import FAQKnowledge
import FAQMatching

/// Leads through a guided check: offered below an answer, begun by a word below a question back, then asked step by
/// step.
///
/// ``CheckReplyReader`` reads a reply; this handler decides where it leads.
struct CheckTurn: TurnHandler {
  /// Longest line of a log, in bytes, that may be the reply to a check that asks for one.
  static let longestLogLine = 80

  let composer: ReplyComposer
  let reader: CheckReplyReader
  /// See ``DialoguePolicy/patience``.
  let patience: Int

  func handle(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    guard turn.mayReply || turn.isLogLine else { return nil }
    guard turn.state.check != nil else { return begin(turn, &scratch) }
    guard let pending = PendingQuestion(turn, composer) else { return nil }
    return pending.isOffer ? offered(pending, &scratch) : asked(pending, &scratch)
  }

  /// Begins a check. Its word is taken only below a question back, because nothing else offers a check.
  private func begin(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    let category = composer.base.categories.firstIndex { $0.id == turn.state.category }
    guard !turn.state.offered.isEmpty, let owner = composer.checkOwner(category: category),
      reader.isBegin(turn.message, &scratch)
    else { return nil }
    return ask(.init(owner: owner, question: 0), turn)
  }

  /// Goes on with an offered check when the reply surely means one of its answers, because nobody has agreed to the
  /// check.
  private func offered(_ pending: PendingQuestion, _ scratch: inout MatchScratch) -> TurnResult? {
    if let numbered = numbered(pending) { return numbered }
    if reader.isBegin(pending.message, &scratch) { return ask(pending.position, pending.turn) }
    let reading = reader.read(pending.message, pending.labels, &scratch)
    var picked = reading.surely
    // A message about the same problem adds to it, so that it is read as a reply.
    if picked == nil, case .answer(let entry) = pending.turn.decision,
      pending.position.owner == .entry(composer.base.entries[entry].id)
    {
      picked = reading.likely
    }
    return picked.map { follow($0, pending) }
  }

  private func asked(_ pending: PendingQuestion, _ scratch: inout MatchScratch) -> TurnResult? {
    if let numbered = numbered(pending) { return numbered }
    let reading = reader.read(pending.message, pending.labels, &scratch)
    if let picked = reading.surely { return follow(picked, pending) }
    if reader.isRestart(pending.message, &scratch) {
      return ask(.init(owner: pending.position.owner, question: 0), pending.turn)
    }
    switch intent(reading, pending) {
    case .another: return nil
    case .entry(let id): return towards(id, pending, &scratch)
    case .reply:
      let likely = reading.likely ?? leading(reading, pending, &scratch)
      return likely.map { follow($0, pending) } ?? miss(pending)
    }
  }

  /// A bare number is always a reply: to an answer, or to none.
  private func numbered(_ pending: PendingQuestion) -> TurnResult? {
    guard ChoicePicker.isNumber(pending.message) else { return nil }
    return reader.choices.number(pending.message, pending.answers.count).map { follow($0, pending) }
      ?? miss(pending)
  }
}

extension TurnInput {
  fileprivate var isLogLine: Bool {
    isLog && !tokens.isEmpty && message.utf8.count <= CheckTurn.longestLogLine
  }
}
