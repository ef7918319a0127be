import FAQKnowledge
import FAQMatching

// The meaning of a reply that repeats no answer.
extension CheckHypotheses {
  enum Intent {
    /// A reply in other words, or none that is understood.
    case reply
    /// The subject of an entry that the check leads to.
    case entry(String)
    /// Something else.
    case another
  }

  func intent(_ reading: ReplyReading, _ pending: PendingQuestion) -> Intent {
    let (turn, owner) = (pending.turn, pending.position.owner)
    switch turn.decision {
    case .answer(let index):
      let id = composer.base.entries[index].id
      // The same complaint once more.
      if owner == .entry(id) { return .reply }
      let isAhead = pending.check.entries(from: pending.position.question).contains(id)
      if turn.confidence >= newSubject { return isAhead ? .entry(id) : .another }
      return isAhead || reading.isLikely ? .reply : .another
    case .canned(let index):
      // Words of an answer may happen to be those of a greeting; the wish for a person never is one of them.
      return turn.confidence >= newSubject || composer.base.canned[index].kind == .handoff ? .another : .reply
    case .clarify(let index, _):
      // A complaint as vague as the one that the check is there for, or one in the words of its answers.
      let subject = index.map { composer.base.categories[$0].id }
      let isNear = subject == nil || subject == category(of: owner) || reading.isLikely
      return isNear ? .reply : .another
    case .unknown: return .reply
    }
  }

  /// Index of the answer on whose way the reply's subject lies. It is taken only when its best entry scores well above
  /// the best of every other answer.
  func leading(_ reading: ReplyReading, _ pending: PendingQuestion, _ scratch: inout MatchScratch) -> Int? {
    let reach: [[Int]] = pending.answers.indices.map { number in
      guard reading.isPossible(number) else { return [] }
      switch pending.answers[number].target {
      case .entry(let id): return [composer.entryIndex(id)].compactMap { $0 }
      case .question(let next):
        return pending.check.entries(from: next).compactMap { composer.entryIndex($0) }
      case .closing: return []
      }
    }
    guard speaksOfEntries(pending.turn.decision), reach.count(where: { !$0.isEmpty }) > 1 else { return nil }
    let scores = reach.map { entries in
      reader.choices.matcher.scores(pending.message, among: entries, scratch: &scratch).max() ?? -.infinity
    }
    let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    guard ranked.count > 1, scores[ranked[0]] > 0 else { return nil }
    return scores[ranked[0]] - scores[ranked[1]] >= reader.choices.policy.lead ? ranked[0] : nil
  }

  /// Follows the answers towards an entry as far as the reply names them, and asks the first question that it leaves
  /// open: "java script error" leaves open whether another LPSE works, "lupa password" leaves nothing open.
  func towards(_ id: String, _ start: PendingQuestion, _ scratch: inout MatchScratch) -> TurnResult {
    var pending = start
    var result: TurnResult?
    // No path is longer than the check has questions.
    for _ in pending.check.questions {
      let reading = reader.read(pending.message, pending.labels, &scratch)
      guard let likely = reading.likely else { break }
      switch pending.answers[likely].target {
      case .question(let next) where pending.check.entries(from: next).contains(id):
        pending.position.question = next
        result = ask(pending.position, pending.turn)
      case .entry(id): return end(id, pending.turn)
      case .question, .entry, .closing: return result ?? end(id, pending.turn)
      }
    }
    return result ?? end(id, pending.turn)
  }

  /// Whether scores among entries mean something. They do not where nothing is known, because one odd word would
  /// decide.
  private func speaksOfEntries(_ decision: Decision) -> Bool {
    switch decision {
    case .answer, .clarify: true
    case .canned, .unknown: false
    }
  }
}
