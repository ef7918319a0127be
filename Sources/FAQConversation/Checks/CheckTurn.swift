import FAQKnowledge
import FAQMatching

/// Leads through a guided check: offered below an answer, begun by a word below a question back, then asked step by step.
struct CheckTurn: Sendable {
  /// A reply with this share of its words in the labels means one of the answers, whatever else it might mean …
  static let sure: Float = 0.75
  /// … and one with this share does if it is no message of its own.
  static let likely: Float = 0.34

  let composer: ReplyComposer
  let picker: AnswerPicker

  /// Nil when the message has to do with no check.
  func step(_ turn: Turn, _ scratch: inout MatchScratch) -> Step? {
    if turn.state.check == nil {
      guard !turn.state.offered.isEmpty, let owner = composer.checkOwner(category: category(turn.state)),
        picker.isBegin(turn.question, &scratch)
      else { return nil }
      return ask(.init(entry: owner, question: 0), turn)
    }
    guard let place = turn.state.check, let check = composer.check(place.entry),
      check.questions.indices.contains(place.question)
    else { return nil }
    // Below an answer the question is a mere offer: see ``remembering(_:_:)``.
    return place.entry == turn.state.entry
      ? offered(place, check, turn, &scratch) : asked(place, check, turn, &scratch)
  }

  /// Keeps in mind that a reply ends with the first question of its entry's check.
  func remembering(_ reply: Reply, _ state: ConversationState) -> ConversationState {
    guard reply.outcome == .answer, !reply.question.isEmpty, let entry = reply.entry, entry.check != nil
    else {
      return state
    }
    var state = state
    (state.offered, state.entry, state.check) = ([], entry.id, .init(entry: entry.id, question: 0))
    return state
  }

  // MARK: Replies to a question

  typealias Place = ConversationState.CheckPlace

  /// Only what surely means one of the answers goes on with the check; all else is a message of its own.
  private func offered(_ place: Place, _ check: GuidedCheck, _ turn: Turn, _ scratch: inout MatchScratch)
    -> Step?
  {
    if let numbered = numbered(place, check, turn) { return numbered }
    if picker.isBegin(turn.question, &scratch) { return ask(place, turn) }
    var (picked, reading) = plain(place, check, turn, &scratch)
    // More on the same problem is a reply rather than the same question anew.
    if picked == nil, case .answer(let entry) = turn.decision,
      composer.base.entries[entry].id == place.entry
    {
      picked = reading.overlapping(share: CheckTurn.likely)
    }
    return picked.map { follow($0, place, check, turn) }
  }

  private func asked(_ place: Place, _ check: GuidedCheck, _ turn: Turn, _ scratch: inout MatchScratch)
    -> Step?
  {
    if let numbered = numbered(place, check, turn) { return numbered }
    let (picked, reading) = plain(place, check, turn, &scratch)
    if let picked { return follow(picked, place, check, turn) }
    if picker.isRestart(turn.question, &scratch) {
      return ask(.init(entry: place.entry, question: 0), turn)
    }
    switch intent(turn, reading, place, check) {
    case .another: return nil
    case .entry(let id): return towards(id, place, check, turn, &scratch)
    case .reply:
      let likely =
        reading.overlapping(share: CheckTurn.likely)
        ?? leading(turn, reading, place, check, &scratch)
      return likely.map { follow($0, place, check, turn) } ?? miss(place, check, turn)
    }
  }

  /// A bare number is always a reply: to an answer, or to none.
  private func numbered(_ place: Place, _ check: GuidedCheck, _ turn: Turn) -> Step? {
    guard ChoicePicker.isNumber(turn.question) else { return nil }
    return picker.choices.number(turn.question, check.questions[place.question].answers.count)
      .map { follow($0, place, check, turn) } ?? miss(place, check, turn)
  }

  /// The answer that the reply surely means, and how the reply was read.
  private func plain(_ place: Place, _ check: GuidedCheck, _ turn: Turn, _ scratch: inout MatchScratch) -> (
    picked: Int?, reading: ReplyReading
  ) {
    let labels = check.questions[place.question].answers.map(\.label)
    let reading = picker.read(turn.question, labels, &scratch)
    let number = picker.choices.number(turn.question, labels.count)
    let picked =
      number ?? picker.same(turn.question, labels) ?? reading.agreed
      ?? reading.overlapping(share: CheckTurn.sure)
    return (picked, reading)
  }

  private func category(_ state: ConversationState) -> Int? {
    composer.base.categories.firstIndex { $0.id == state.category }
  }
}
