import Basics
import FAQKnowledge
package import FAQText

/// A place where a message may turn from one problem to another: "lupa password, email dari lpse juga masuk spam".
package struct ProblemCut: Sendable {
  /// One of the two halves, read alone.
  struct Half: Sendable {
    /// The entry that answers it; nil where it is surely outside the knowledge.
    let entry: Int?
    /// From 0 to 1.
    let confidence: Float
  }

  /// The number of the first token behind it.
  package let place: Int
  let first: Half
  let second: Half
  package var evidence: ProblemEvidence
  /// The log-odds that the halves are two problems.
  package var logOdds: Float = 0

  /// The entries of the halves, in the order of the message; one where the other half is outside.
  package var entries: [Int] { [first.entry, second.entry].compactMap(\.self) }
}

extension Matcher {
  /// The likeliest cut of a message between two problems, of which one may be outside the knowledge.
  ///
  /// - Parameters:
  ///   - text: the message, UTF-8.
  ///   - tokens: the message, with nothing excluded.
  ///   - whole: what the whole message is decided to be, and its confidence from 0 to 1.
  ///   - least: the log-odds that a cut must exceed.
  ///   - scratch: the caller's working memory.
  /// - Returns: the cut with its evidence; nil where none is likely enough, or where a third entry answers the whole.
  package func problemCut(
    _ text: [UInt8], _ tokens: [Token], whole: (decision: Decision, confidence: Float), above least: Float,
    _ scratch: inout MatchScratch
  ) -> ProblemCut? {
    guard (policy.problems.shortest...policy.problems.longest).contains(tokens.count) else { return nil }
    let weights = policy.problems.weights
    // A place is passed over where no answers to its halves could make a likely cut of it.
    let ofHalves = weights.most(of: ProblemEvidenceKind.ofHalves)
    var best: ProblemCut?
    for place in cutPlaces(tokens, text) where mayDiffer(place, tokens, &scratch) {
      let evidence = evidence(ofPlace: place, text, tokens, whole)
      let words = problemWords.value.sum(tokens) { $0 >= place }
      guard weights.sum(evidence) + words + ofHalves > least,
        var cut = cut(at: place, text, tokens, evidence, whole.decision, &scratch)
      else { continue }
      cut.logOdds = weights.sum(cut.evidence) + words
      guard cut.logOdds > best?.logOdds ?? least else { continue }
      best = cut
    }
    return best
  }

  /// The tokens of a matched message as if nothing of it were excluded.
  package func everything(in tokens: [Token], of text: [UInt8], _ scratch: inout MatchScratch) -> [Token] {
    tokens.contains(where: \.isExcluded) ? read(text, &scratch) : tokens
  }

  /// The tokens of a text, UTF-8.
  package func read(_ text: [UInt8], _ scratch: inout MatchScratch) -> [Token] {
    analyzer.analyze(text, &scratch.analysis)
    return scratch.analysis.tokens
  }

  /// The tokens before which a message may be cut: each word that joins, and each first word of a sentence. A message that
  /// says "juga" may also be cut before each clause. A message with too many such places is not cut.
  private func cutPlaces(_ tokens: [Token], _ text: [UInt8]) -> [Int] {
    var places: [Int] = []
    var clauses: [Int] = []
    for place in tokens.indices.dropFirst() {
      if tokens[place].sentence != tokens[place - 1].sentence || isJoin(tokens[place], text) {
        places.append(place)
      } else if tokens[place].clause != tokens[place - 1].clause {
        clauses.append(place)
      }
    }
    if !clauses.isEmpty, clauseFinder.read(tokens, of: text).contains(where: { $0.signs.contains(.also) }) {
      places = (places + clauses).sorted()
    }
    return places.count <= policy.problems.mostCuts ? places : []
  }

  private func isJoin(_ token: Token, _ text: [UInt8]) -> Bool {
    joiningWords.contains(Int(token.start)..<Int(token.end), of: text)
  }

  /// The cut at a place, where the halves say different things and at least one is answered; nil where the whole is answered
  /// with a third entry.
  private func cut(
    at place: Int, _ text: [UInt8], _ tokens: [Token], _ evidence: ProblemEvidence, _ whole: Decision,
    _ scratch: inout MatchScratch
  ) -> ProblemCut? {
    let (first, second) = (0..<place, place..<tokens.count)
    guard let one = half(tokens, text, without: second, &scratch),
      let two = half(tokens, text, without: first, &scratch), one.entry != two.entry
    else { return nil }
    var cut = ProblemCut(place: place, first: one, second: two, evidence: evidence)
    if case .answer(let entry) = whole, !cut.entries.contains(entry) { return nil }
    addHalves(to: &cut, whole)
    return cut
  }

  /// Whether the keywords of the two halves speak for different things: most places are done with then.
  private func mayDiffer(_ place: Int, _ tokens: [Token], _ scratch: inout MatchScratch) -> Bool {
    guard let first = leadingMeaning(tokens[..<place], &scratch),
      let second = leadingMeaning(tokens[place...], &scratch)
    else { return false }
    return first != second
  }

  /// The meaning of the likeliest label by the keywords of a half; nil where that is neither an entry nor outside.
  private func leadingMeaning(
    _ tokens: ArraySlice<Token>, _ scratch: inout MatchScratch
  ) -> ClauseReading.Meaning? {
    guard tokens.count(where: { !$0.isFiller }) >= policy.problems.fewestWords,
      let label = leadingLabel(tokens, above: policy.problems.leastProbability, &scratch)
    else { return nil }
    switch label {
    case .entry(let entry): return .answer(entry)
    case .canned(let index): return base.canned[index].kind == .outside ? .open : nil
    case .category, .vague: return nil
    }
  }

  /// The half that remains when the other is left out; nil where it is not sure enough.
  private func half(
    _ tokens: [Token], _ text: [UInt8], without out: Range<Int>, _ scratch: inout MatchScratch
  ) -> ProblemCut.Half? {
    let match = match(tokens, of: text, without: [out], bySegments: false, &scratch)
    let (decision, confidence) = Decider(self).decide(match)
    switch decision {
    case .answer(let entry) where confidence >= policy.problems.leastConfidence:
      return ProblemCut.Half(entry: entry, confidence: confidence)
    case .canned(let index)
    where base.canned[index].kind == .outside && confidence >= policy.problems.surelyOutside:
      return ProblemCut.Half(entry: nil, confidence: confidence)
    case .answer, .clarify, .canned, .unknown: return nil
    }
  }

  /// The evidence of a place before its halves are read.
  private func evidence(
    ofPlace place: Int, _ text: [UInt8], _ tokens: [Token], _ whole: (decision: Decision, confidence: Float)
  ) -> ProblemEvidence {
    let count = Float(tokens.count)
    var evidence = ProblemEvidence()
    evidence[.always] = 1
    evidence[.joined] = isJoin(tokens[place], text) ? 1 : 0
    evidence[.sentence] = tokens[place].sentence != tokens[place - 1].sentence ? 1 : 0
    evidence[.clause] = tokens[place].clause != tokens[place - 1].clause ? 1 : 0
    if case .answer = whole.decision {
      evidence[.answered] = whole.confidence
    } else {
      evidence[.noAnswer] = 1
    }
    evidence[.length] = min(count, 30) / 30
    evidence[.imbalance] = abs(2 * Float(place) - count) / count
    let signs = clauseFinder.signs(tokens, of: text, cutAt: place)
    for (kind, sign) in ProblemEvidenceKind.first {
      evidence[kind] = signs.first.isDisjoint(with: sign) ? 0 : 1
    }
    for (kind, sign) in ProblemEvidenceKind.second {
      evidence[kind] = signs.second.isDisjoint(with: sign) ? 0 : 1
    }
    return evidence
  }

  /// Adds what the halves say to the evidence of a cut.
  private func addHalves(to cut: inout ProblemCut, _ whole: Decision) {
    let (first, second) = (cut.first, cut.second)
    cut.evidence[.least] = min(first.confidence, second.confidence)
    cut.evidence[.most] = max(first.confidence, second.confidence)
    cut.evidence[.firstOutside] = first.entry == nil ? 1 : 0
    cut.evidence[.secondOutside] = second.entry == nil ? 1 : 0
    if case .answer(let entry) = whole { cut.evidence[.firstLeads] = entry == first.entry ? 1 : 0 }
    guard let one = first.entry.map({ base.entries[$0] }), let two = second.entry.map({ base.entries[$0] })
    else { return }
    let isRelated = one.related.contains { $0.value == two.id } || two.related.contains { $0.value == one.id }
    cut.evidence[.related] = isRelated ? 1 : 0
    cut.evidence[.sameCategory] = one.category == two.category ? 1 : 0
  }
}
