import FAQKnowledge
import FAQMatching

// Where a reply leads: to the next question, to the end of a path, or to the same question once more.
extension CheckTurn {
  func follow(_ answer: Int, _ place: Place, _ check: GuidedCheck, _ turn: Turn) -> Step {
    if place.entry == ReplyComposer.anyCheck {
      return ask(.init(entry: composer.checkOwners[answer], question: 0), turn)
    }
    switch check.questions[place.question].answers[answer].target {
    case .question(let next): return ask(.init(entry: place.entry, question: next), turn)
    case .entry(let id): return end(id, turn)
    case .closing(let sentence, let contacts): return close(sentence, contacts, place, turn)
    }
  }

  func ask(_ place: Place, _ turn: Turn) -> Step {
    guard let check = composer.check(place.entry), check.questions.indices.contains(place.question) else {
      // `pandu check` tells of an answer that leads nowhere; a user gets a person.
      return giveUp(turn)
    }
    var state = turn.state.cleared
    state.check = place
    let reply = composer.ask(check.questions[place.question], of: place.entry, confidence: Decider.byRule)
    return Step(reply: reply, decision: decision(place, check), state: state)
  }

  func end(_ id: String, _ turn: Turn) -> Step {
    guard let entry = composer.entryIndex(id) else {
      return giveUp(turn)
    }
    var state = turn.state.cleared
    state.entry = id
    let reply = composer.plainAnswer([entry], confidence: Decider.byRule, home: state.home)
    return Step(reply: reply, decision: .answer(entry: entry), state: state)
  }

  private func close(_ sentence: String, _ contacts: [Located<String>], _ place: Place, _ turn: Turn) -> Step
  {
    var state = turn.state.cleared
    let reply = composer.close(
      sentence, contacts, of: place.entry, confidence: Decider.byRule, home: state.home)
    let entry = composer.entryIndex(place.entry)
    if entry != nil { state.entry = place.entry }
    return Step(reply: reply, decision: entry.map { .answer(entry: $0) } ?? .unknown, state: state)
  }

  /// Says that this was none of the answers, with the question once more; then names a person.
  func miss(_ place: Place, _ check: GuidedCheck, _ turn: Turn) -> Step {
    var state = turn.state
    state.misses += 1
    state.entry = ""
    guard state.misses < ChoiceTurn.patience else {
      return giveUp(turn)
    }
    var reply = composer.ask(check.questions[place.question], of: place.entry, confidence: 0)
    reply.lead = composer.base.phrasebook[.missedChoice]
    return Step(reply: reply, decision: decision(place, check), state: state)
  }

  /// Names a person, and forgets the check.
  private func giveUp(_ turn: Turn) -> Step {
    let state = turn.state.cleared
    return Step(
      reply: composer.handoff(.missedTwice, home: state.home), decision: .unknown, state: state)
  }

  private func decision(_ place: Place, _ check: GuidedCheck) -> Decision {
    let entries = check.entries(from: place.question).compactMap { composer.entryIndex($0) }
    let category = category(of: place)
    return .clarify(category: composer.base.categories.firstIndex { $0.id == category }, entries: entries)
  }

  /// The category that a check belongs to.
  func category(of place: Place) -> String? {
    place.entry.hasSuffix("/") ? String(place.entry.dropLast()) : composer.base.entry(place.entry)?.category
  }
}
