import FAQKnowledge
import FAQMatching

// What a reply means that repeats no answer.
extension CheckTurn {
  /// What a message is that repeats no answer.
  enum Intent {
    /// A reply in other words, or none that is understood.
    case reply
    /// What an entry that the check leads to is about.
    case entry(String)
    /// Something else.
    case another
  }

  func intent(_ turn: Turn, _ reading: ReplyReading, _ place: Place, _ check: GuidedCheck) -> Intent {
    switch turn.decision {
    case .answer(let index):
      let id = composer.base.entries[index].id
      // The same complaint once more.
      if id == place.entry { return .reply }
      let isAhead = check.entries(from: place.question).contains(id)
      if turn.isNewSubject { return isAhead ? .entry(id) : .another }
      return isAhead || reading.share >= CheckTurn.likely ? .reply : .another
    case .canned(let index):
      // Words of an answer may happen to be those of a greeting; the wish for a person never is one of them.
      let isSure = turn.confidence >= Turn.newSubject
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
  func leading(
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
    guard speaksOfEntries(turn.decision), reach.count(where: { !$0.isEmpty }) > 1 else { return nil }
    let scores = reach.map { entries in
      picker.choices.matcher.scores(turn.question, among: entries, &scratch).max() ?? -.infinity
    }
    let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    guard ranked.count > 1, scores[ranked[0]] > 0 else { return nil }
    return scores[ranked[0]] - scores[ranked[1]] >= ChoicePicker.lead ? ranked[0] : nil
  }

  /// Goes as far towards an entry as the reply says which way; "java script error" names a message and leaves open
  /// whether another LPSE works, while "lupa password" leaves nothing open.
  func towards(
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
}
