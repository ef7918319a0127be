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
    guard reply.outcome == .answer, !reply.choices.isEmpty, let entry = reply.entry, entry.check != nil else {
      return state
    }
    var state = state
    (state.offered, state.entry, state.check) = ([], entry.id, .init(entry: entry.id, question: 0))
    return state
  }

  // MARK: Replies to a question

  private typealias Place = ConversationState.CheckPlace

  /// Only what surely means one of the answers goes on with the check; all else is a message of its own.
  private func offered(_ place: Place, _ check: GuidedCheck, _ turn: Turn, _ scratch: inout MatchScratch)
    -> Step?
  {
    if let numbered = numbered(place, check, turn) { return numbered }
    if picker.isBegin(turn.question, &scratch) { return ask(place, turn) }
    return plain(place, check, turn, &scratch).picked.map { follow($0, place, check, turn) }
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

  /// What a message is that repeats no answer.
  private enum Intent {
    /// A reply in other words, or none that is understood.
    case reply
    /// What an entry that the check leads to is about.
    case entry(String)
    /// Something else.
    case another
  }

  private func intent(_ turn: Turn, _ reading: ReplyReading, _ place: Place, _ check: GuidedCheck) -> Intent {
    switch turn.direct.decision {
    case .answer(let index):
      let id = composer.base.entries[index].id
      // The same complaint once more.
      if id == place.entry { return .reply }
      let isAhead = check.entries(from: place.question).contains(id)
      if turn.isNewSubject { return isAhead ? .entry(id) : .another }
      return isAhead ? .reply : .another
    case .canned(let index):
      // Words of an answer may happen to be those of a greeting; the wish for a person never is one of them.
      let isSure = turn.direct.reply.confidence >= Turn.newSubject
      return isSure || composer.base.canned[index].kind == .handoff ? .another : .reply
    case .clarify(let index, _):
      // A complaint as vague as the one that the check is there for, or one in the words of its answers.
      let subject = index.map { composer.base.categories[$0].id }
      let isNear = subject == nil || subject == category(of: place) || reading.share >= CheckTurn.likely
      return isNear ? .reply : .another
    case .unknown: return .reply
    }
  }

  /// The answer that leads to what the reply speaks of: of the entries in reach, the one that leads by far.
  private func leading(
    _ turn: Turn, _ reading: ReplyReading, _ place: Place, _ check: GuidedCheck,
    _ scratch: inout MatchScratch
  ) -> Int? {
    let answers = check.questions[place.question].answers
    let reach: [[Int]] = answers.indices.map { number in
      guard reading.isPossible(number) else { return [] }
      switch answers[number].target {
      case .entry(let id): return [composer.entryIndex(id)].compactMap { $0 }
      case .question(let next): return check.entries(from: next).compactMap { composer.entryIndex($0) }
      case .closing: return []
      }
    }
    guard speaksOfEntries(turn.direct.decision), reach.count(where: { !$0.isEmpty }) > 1 else { return nil }
    let scores = reach.map { entries in
      picker.choices.matcher.scores(turn.question, among: entries, &scratch).max() ?? -.infinity
    }
    let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    guard ranked.count > 1, scores[ranked[0]] > 0 else { return nil }
    return scores[ranked[0]] - scores[ranked[1]] >= ChoicePicker.lead ? ranked[0] : nil
  }

  /// Goes as far towards an entry as the reply says which way; "java script error" names a message and leaves open
  /// whether another LPSE works, while "lupa password" leaves nothing open.
  private func towards(
    _ id: String, _ place: Place, _ check: GuidedCheck, _ turn: Turn, _ scratch: inout MatchScratch
  ) -> Step {
    var place = place
    var step: Step?
    // No path is longer than the check has questions.
    for _ in check.questions {
      let answers = check.questions[place.question].answers
      let reading = picker.read(turn.question, answers.map(\.label), &scratch)
      guard let likely = reading.overlapping(share: CheckTurn.likely) else { break }
      switch answers[likely].target {
      case .question(let next) where check.entries(from: next).contains(id):
        place.question = next
        step = ask(place, turn)
      case .entry(id): return end(id, turn)
      default: return step ?? end(id, turn)
      }
    }
    return step ?? end(id, turn)
  }

  /// Of what is hardly known at all, one odd word would decide.
  private func speaksOfEntries(_ decision: Decision) -> Bool {
    switch decision {
    case .answer, .clarify: true
    case .canned, .unknown: false
    }
  }

  // MARK: Steps

  private func follow(_ answer: Int, _ place: Place, _ check: GuidedCheck, _ turn: Turn) -> Step {
    if place.entry == ReplyComposer.anyCheck {
      return ask(.init(entry: composer.checkOwners[answer], question: 0), turn)
    }
    switch check.questions[place.question].answers[answer].target {
    case .question(let next): return ask(.init(entry: place.entry, question: next), turn)
    case .entry(let id): return end(id, turn)
    case .closing(let sentence, let contacts): return close(sentence, contacts, place, turn)
    }
  }

  private func ask(_ place: Place, _ turn: Turn) -> Step {
    guard let check = composer.check(place.entry), check.questions.indices.contains(place.question) else {
      // `pandu check` tells of an answer that leads nowhere; a user gets a person.
      return Step(reply: composer.handoff(.missedTwice), decision: .unknown, state: turn.state.cleared)
    }
    var state = turn.state.cleared
    state.check = place
    let reply = composer.ask(check.questions[place.question], of: place.entry, confidence: Decider.byRule)
    return Step(reply: reply, decision: decision(place, check), state: state)
  }

  private func end(_ id: String, _ turn: Turn) -> Step {
    guard let entry = composer.entryIndex(id) else {
      return Step(reply: composer.handoff(.missedTwice), decision: .unknown, state: turn.state.cleared)
    }
    var state = turn.state.cleared
    state.entry = id
    let reply = composer.bareAnswer(entry, confidence: Decider.byRule)
    return Step(reply: reply, decision: .answer(entry: entry), state: state)
  }

  private func close(_ sentence: String, _ contacts: [Located<String>], _ place: Place, _ turn: Turn) -> Step
  {
    let reply = composer.close(sentence, contacts, of: place.entry, confidence: Decider.byRule)
    var state = turn.state.cleared
    let entry = composer.entryIndex(place.entry)
    if entry != nil { state.entry = place.entry }
    return Step(reply: reply, decision: entry.map { .answer(entry: $0) } ?? .unknown, state: state)
  }

  /// Says that this was none of the answers, with the question once more; then names a person.
  private func miss(_ place: Place, _ check: GuidedCheck, _ turn: Turn) -> Step {
    var state = turn.state
    state.misses += 1
    state.entry = ""
    guard state.misses < ChoiceTurn.patience else {
      return Step(reply: composer.handoff(.missedTwice), decision: .unknown, state: turn.state.cleared)
    }
    var reply = composer.ask(check.questions[place.question], of: place.entry, confidence: 0)
    reply.text = composer.base.phrasebook[.missedChoice] + "\n\n" + reply.text
    return Step(reply: reply, decision: decision(place, check), state: state)
  }

  private func decision(_ place: Place, _ check: GuidedCheck) -> Decision {
    let entries = check.entries(from: place.question).compactMap { composer.entryIndex($0) }
    let category = category(of: place)
    return .clarify(category: composer.base.categories.firstIndex { $0.id == category }, entries: entries)
  }

  /// The category that a check belongs to.
  private func category(of place: Place) -> String? {
    place.entry.hasSuffix("/") ? String(place.entry.dropLast()) : composer.base.entry(place.entry)?.category
  }

  private func category(_ state: ConversationState) -> Int? {
    composer.base.categories.firstIndex { $0.id == state.category }
  }
}
