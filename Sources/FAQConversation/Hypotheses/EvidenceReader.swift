import FAQKnowledge
import FAQMatching
import FAQText
import Glibc

/// Gathers the evidence that every hypothesis of a turn is judged by.
struct EvidenceReader: Sendable {
  let composer: ReplyComposer
  let matcher: Matcher

  func read(_ turn: TurnInput, _ scratch: inout MatchScratch) -> Evidence {
    var evidence = Evidence()
    evidence[.always] = 1
    readDecision(turn, &evidence)
    evidence[.likeness] = turn.likeness
    evidence[.length] = min(Float(turn.tokens.count { !$0.isFiller }) / 12, 1)
    evidence[.asks] = turn.signs.asks.number
    evidence[.asksKind] = (!turn.signs.kinds.isDisjoint(with: .strict)).number
    evidence[.asksAmount] = (!turn.signs.kinds.isDisjoint(with: .amounts)).number
    evidence[.goesOn] = turn.signs.goesOn.number
    let strangers = turn.tokens.count { !$0.isFiller && matcher.space.feature(ofTerm: $0.term) == nil }
    evidence[.strange] = turn.tokens.isEmpty ? 0 : Float(strangers) / Float(turn.tokens.count)
    evidence[.acts] = turn.signs.acts.share
    evidence[.discusses] = (!turn.state.entry.isEmpty).number
    evidence[.climbs] = (turn.state.rungs > 0).number
    evidence[.offers] = (!turn.state.offered.isEmpty).number
    evidence[.checks] = (turn.state.check != nil).number
    readKeywords(turn, &evidence, &scratch)
    return evidence
  }

  private func readKeywords(_ turn: TurnInput, _ evidence: inout Evidence, _ scratch: inout MatchScratch) {
    guard let discussed = composer.entryIndex(turn.state.discussed) else { return }
    var entries = [discussed]
    if case .answer(let entry) = turn.decision { entries.append(entry) }
    let pulls = matcher.scores(turn.tokens, among: entries, scratch: &scratch).map { $0 / (1 + abs($0)) }
    evidence[.pull] = pulls[0]
    if pulls.count > 1 { evidence[.pullAway] = pulls[1] }
  }

  private func readDecision(_ turn: TurnInput, _ evidence: inout Evidence) {
    switch turn.decision {
    case .answer(let entry):
      let id = composer.base.entries[entry].id
      evidence[.answer] = turn.confidence
      evidence[.odds] = EvidenceReader.odds(turn.confidence)
      evidence[.sameAnswer] = (turn.state.entry == id || turn.state.also.contains(id)).number
      evidence[.offeredAnswer] = turn.state.offered.contains(id).number
      let isRelated = ([turn.state.entry] + turn.state.also).contains { discussed in
        composer.entryIndex(discussed).map { composer.base.entries[$0].related.contains { $0.value == id } }
          ?? false
      }
      evidence[.relatedAnswer] = isRelated.number
    case .clarify(let category, _):
      evidence[.asksBack] = turn.confidence
      evidence[.vague] = (category == nil).number
    case .unknown, .canned:
      switch composer.cannedKind(turn.decision) {
      case .smalltalk: evidence[.smalltalk] = turn.confidence
      case .handoff: evidence[.person] = turn.confidence
      case .outside: evidence[.outside] = turn.confidence
      case .unknown, nil: evidence[.unknown] = 1
      }
    }
  }

  /// The log-odds of a confidence, from 0 for even odds to 1 for those of 150 to 1.
  private static func odds(_ confidence: Float) -> Float {
    let share = min(max(confidence, 0.001), 0.999)
    return min(max(log(share / (1 - share)) / 5, 0), 1)
  }
}
