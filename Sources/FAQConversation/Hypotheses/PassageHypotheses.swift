import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message as a question that a passage of an entry answers: of the one under discussion, of those that it refers
/// to, or of an earlier one.
struct PassageHypotheses: HypothesisProposer {
  let composer: ReplyComposer
  let passages: PassageReader
  let policy: EntryPassagePolicy

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.mayReply, turn.tokens.count <= policy.mostWords, !ChoicePicker.isNumber(turn.message),
      let discussed = composer.entryIndex(turn.state.discussed)
    else { return }
    let here = [discussed] + turn.state.also.compactMap { composer.entryIndex($0) }
    let best = add(here, isElsewhere: false, turn, &hypotheses)
    let related = composer.base.entries[discussed].related.compactMap { composer.entryIndex($0.value) }
    let earlier = turn.state.earlier.compactMap { composer.entryIndex($0.entry) }
    _ = add((related + earlier).filter { !here.contains($0) }, isElsewhere: true, turn, &hypotheses)
    addLists(discussed, turn, &hypotheses)
    // Where a check waits for its reply, unknown words that ask nothing are one that was not understood.
    let isReply =
      turn.state.check != nil && !turn.signs.asks && turn.tokens.allSatisfy { $0.term == nil }
    guard !isReply else { return }
    hypotheses.append(
      turn.hypothesis(.unsaid, .unsaid(entry: discussed)) {
        $0[.fit] = best?.coverage ?? 0
        $0[.ofKind] = (best?.isOfKind ?? false).number
      })
  }

  private func add(
    _ entries: [Int], isElsewhere: Bool, _ turn: TurnInput, _ hypotheses: inout [Hypothesis]
  ) -> PassageReader.Reading? {
    var best: (entry: Int, reading: PassageReader.Reading)?
    for entry in entries {
      guard let reading = reading(of: entry, turn) else { continue }
      if best.map({ $0.reading.rank < reading.rank }) ?? true { best = (entry, reading) }
    }
    guard let best else { return nil }
    guard best.reading.coverage > 0 || best.reading.isOfKind else { return best.reading }
    hypotheses.append(
      turn.hypothesis(isElsewhere ? .passageElsewhere : .passage, effect(of: best.reading, best.entry)) {
        ($0[.fit], $0[.lead]) = (best.reading.coverage, best.reading.lead)
        $0[.ofKind] = best.reading.isOfKind.number
        if turn.decision.entry != best.entry { $0[.rival] = turn.coverage.away }
        $0[.cue] = (isElsewhere && turn.signs.back != nil).number
      })
    return best.reading
  }

  private func reading(of entry: Int, _ turn: TurnInput) -> PassageReader.Reading? {
    if let here = turn.best.here, here.entry == entry { return here.passage }
    if let away = turn.best.away, away.entry == entry { return away.passage }
    return passages.best(turn.signs.terms, turn.signs.kinds, entry: entry)
  }

  /// A note that sends its reader to a related entry is answered with that entry.
  private func effect(of reading: PassageReader.Reading, _ entry: Int) -> Hypothesis.Effect {
    if let other = passages.index.value.passages(of: entry)[reading.passage].leadsTo { return .entry(other) }
    return .passage(reading.passage, entry: entry)
  }

  /// A question for papers or telephone numbers is answered with the whole list.
  private func addLists(_ entry: Int, _ turn: TurnInput, _ hypotheses: inout [Hypothesis]) {
    let lists: [(QuestionKind, FollowUp.Part)] = [(.papers, .attachments), (.phone, .phone)]
    for (kind, part) in lists where turn.signs.kinds.contains(kind) && composer.has(part, entry: entry) {
      hypotheses.append(
        turn.hypothesis(.list, .part(part, entry: entry)) {
          $0[.fit] = 1 / Float(1 + turn.signs.terms.count)
        })
    }
  }
}
