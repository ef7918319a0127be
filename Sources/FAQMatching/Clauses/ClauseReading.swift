import FAQKnowledge
import FAQText
import Glibc

/// A message read without some of its clauses.
package struct ClauseReading: Sendable {
  /// The numbers of the clauses that are kept.
  let kept: [Int]
  /// The match without the others.
  package let match: Match
  package let decision: Decision
  package let confidence: Float
  package var evidence = ClauseEvidence()
  /// The log-odds that it rather than the whole is right, where one of them is.
  package var logOdds: Float = 0

  /// The meaning of a decision, as far as readings are compared.
  enum Meaning: Hashable {
    case answer(Int)
    case smalltalk, handoff
    /// Asks back, or is not known.
    case open
  }
}

extension Matcher {
  /// The match of a message that names in one clause what it does not ask in another: "user id sudah ketemu, tinggal
  /// sandinya".
  ///
  /// - Parameters:
  ///   - whole: the match of all its words.
  ///   - tokens: the message, with nothing excluded.
  ///   - scratch: the caller's working memory.
  /// - Returns: the match of the clauses that ask, where they are likelier meant than the whole.
  func judged(_ whole: Match, _ tokens: [Token], _ scratch: inout MatchScratch) -> Match {
    let readings = readings(of: whole, tokens, &scratch)
    if let plain = readings.filter(isPlain).max(by: { $0.confidence < $1.confidence }),
      isUnknown(Decider(self).decide(whole).decision)
    {
      return plain.match
    }
    guard let best = readings.max(by: { $0.logOdds < $1.logOdds }), best.logOdds > 0 else { return whole }
    return best.match
  }

  /// Whether a reading leaves out nothing but circumstances, and answers what remains: "lupa password, padahal besok batas
  /// upload".
  private func isPlain(_ reading: ClauseReading) -> Bool {
    guard case .answer = reading.decision else { return false }
    return reading.evidence[.circumstanceLeftOut] == 1 && reading.confidence >= policy.clauses.plain
  }

  /// Whether a decision neither answers nor asks back, and is no small talk and no wish for a person.
  private func isUnknown(_ decision: Decision) -> Bool {
    if case .clarify = decision { false } else { meaning(decision) == .open }
  }

  /// Whether a text begins with "padahal" or "meskipun", so that it says what stands against something, and asks nothing.
  package func isAside(_ match: Match) -> Bool {
    let clauses = clauseFinder.read(match.tokens, of: match.text)
    return clauses.first { clause in
      clause.signs.contains(.despite) || match.tokens[clause.tokens].contains { !$0.isFiller }
    }?.signs.contains(.despite) ?? false
  }

  /// Every reading of a message that leaves clauses out and says something else than the whole; none where each clause
  /// alone says the same or nothing.
  func readings(of whole: Match, _ tokens: [Token], _ scratch: inout MatchScratch) -> [ClauseReading] {
    // What a rule says of the whole message is not undone by leaving out the words that it names.
    if whole.ruledReply != nil { return [] }
    let clauses = Matcher.telling(clauseFinder.read(tokens, of: whole.text), tokens)
    guard (2...policy.clauses.most).contains(clauses.count), !isWording(whole) else { return [] }
    let decider = Decider(self)
    let (decision, confidence) = decider.decide(whole)
    let all = meaning(decision)
    guard mayDiffer(clauses, tokens, from: all, &scratch) else { return [] }
    var readings = clauses.indices.map { reading(of: whole, tokens, clauses, keeping: [$0], &scratch) }
    let differs = readings.contains {
      let own = meaning($0.decision)
      return own != all && (own != .open || $0.confidence >= policy.clauses.telling)
    }
    guard differs else { return [] }
    for kept in Matcher.choices(of: clauses.count) {
      readings.append(reading(of: whole, tokens, clauses, keeping: kept, &scratch))
    }
    let table = ClauseTable(
      clauses, tokens, readings, meanings: readings.map { meaning($0.decision) },
      whole: (decision, all, confidence))
    for number in readings.indices {
      let own = readings[number].match.tokens
      readings[number].evidence = table.evidence(for: number)
      readings[number].logOdds =
        policy.clauses.weights.sum(readings[number].evidence)
        + clauseWords.value.sum(own) { own[$0].isExcluded }
    }
    return readings.filter {
      meaning($0.decision) != all && isSound($0, of: clauses)
        && isNear($0, of: clauses, to: whole, meaning: all)
    }
  }

  /// Whether what a reading says may be what the message asks, by the clauses that it keeps and leaves out.
  private func isSound(_ reading: ClauseReading, of clauses: [Clause]) -> Bool {
    // "Data tidak sinkron, bukan SIKAP yang gagal", "yang lupa user id, password ingat", "saya PPK, lupa password": what the
    // message denies or still knows, who writes, and what stands behind "padahal", is not what it asks.
    if reading.kept.allSatisfy({ clauses[$0].isNoTrouble }) { return false }
    let left = clauses.indices.filter { !reading.kept.contains($0) }
    // "Saya petugas helpdesk, lupa password": an officer's password is another matter than a vendor's.
    if left.contains(where: { clauses[$0].namesOfficer }) { return false }
    // "Bukan user id, melainkan sandi": who leaves the sandi out cannot keep the user id.
    if left.contains(where: { clauses[$0].signs.contains(.instead) && reading.kept.contains($0 - 1) }) {
      return false
    }
    switch meaning(reading.decision) {
    // "Webnya tidak bisa dibuka, muter saja": who says what is wrong wants no person.
    case .handoff: return left.allSatisfy { clauses[$0].signs.isDisjoint(with: [.absent, .lost]) }
    // "Mohon diinformasikan User ID kami. Terima kasih.": thanks do not take back what is asked.
    case .smalltalk: return left.allSatisfy { clauses[$0].asksNothing }
    case .answer, .open: return true
    }
  }

  /// Whether a reading that answers is sure enough, and near what the whole is about. A whole that is not near an entry is not
  /// about it, unless what is left out leads away from the entry: a circumstance, or something that is no trouble, as in
  /// "nomor hp tetap, emailnya yang mau diganti".
  private func isNear(
    _ reading: ClauseReading, of clauses: [Clause], to whole: Match, meaning all: ClauseReading.Meaning
  ) -> Bool {
    guard case .answer(let entry) = reading.decision else { return true }
    guard reading.confidence >= policy.decision.answer else { return false }
    return all != .open || share(of: entry, in: whole) >= policy.decision.offer
      || reading.evidence[.circumstanceLeftOut] != 0
      || clauses.indices.allSatisfy { reading.kept.contains($0) || clauses[$0].tellsNoTrouble }
  }

  /// Whether the keywords of a clause alone speak for something else than the whole says: most messages are done with then.
  private func mayDiffer(
    _ clauses: [Clause], _ tokens: [Token], from all: ClauseReading.Meaning, _ scratch: inout MatchScratch
  ) -> Bool {
    clauses.contains { clause in
      let label = leadingLabel(tokens[clause.tokens], above: policy.clauses.leastProbability, &scratch)
      return label.map { meaning($0) != all } ?? false
    }
  }

  /// The label that the keywords of some tokens speak for most, where it is likelier than a bound.
  func leadingLabel(_ tokens: ArraySlice<Token>, above least: Float, _ scratch: inout MatchScratch) -> Label?
  {
    space.vector(tokens, into: &scratch.vector, counts: &scratch.counts)
    guard scratch.vector.known > 0 else { return nil }
    scratch.ranking.rank(scratch.vector, weights, count: 1, above: least, atLeast: 0)
    return scratch.ranking.top.first.map { labels[$0.label] }
  }

  private func meaning(_ label: Label) -> ClauseReading.Meaning {
    switch label {
    case .entry(let entry): .answer(entry)
    case .canned(let index): meaning(Decision.canned(index))
    case .category, .vague: .open
    }
  }

  /// The clauses, but that one with a single word that is no filler belongs to the next, and the last of these to the one
  /// before: "makasih, terus berkasnya apa" is one question.
  private static func telling(_ clauses: [Clause], _ tokens: [Token]) -> [Clause] {
    var joined: [Clause] = []
    var isOpen = false
    for clause in clauses {
      let isShort = tokens[clause.tokens].count { !$0.isFiller } < 2
      if let last = joined.last, isOpen || isShort && clause.tokens.upperBound == tokens.count {
        joined[joined.count - 1] = Clause(
          tokens: last.tokens.lowerBound..<clause.tokens.upperBound, signs: last.signs.union(clause.signs))
      } else {
        joined.append(clause)
      }
      isOpen = isShort
    }
    return joined
  }

  /// The clauses that are kept together, but for one alone: the first ones, the last ones, and all but one between.
  private static func choices(of count: Int) -> [[Int]] {
    guard count > 2 else { return [] }
    let all = Array(0..<count)
    return (2..<count).flatMap { [Array(all[..<$0]), Array(all[(count - $0)...])] }
      + (1..<count - 1).map { left in all.filter { $0 != left } }
  }

  private func reading(
    of whole: Match, _ tokens: [Token], _ clauses: [Clause], keeping kept: [Int],
    _ scratch: inout MatchScratch
  ) -> ClauseReading {
    let out = clauses.indices.filter { !kept.contains($0) }.map { clauses[$0].tokens }
    // Segments would add nothing, because each clause is a segment already.
    var match = match(tokens, of: whole.text, without: out, bySegments: false, &scratch)
    let exclusions = polarity.read(match.tokens.map { $0.isExcluded ? $0.silent : $0 })
    if !exclusions.isEmpty { match = settled(match, without: exclusions, &scratch) }
    let (decision, confidence) = Decider(self).decide(match)
    return ClauseReading(
      kept: kept, match: match, decision: decision,
      confidence: lowered(confidence, by: unknownShare(of: out, tokens)))
  }

  /// A confidence as if the unknown words that were left out stood in the clauses that are kept: what nobody understands
  /// may be what the message is about.
  private func lowered(_ confidence: Float, by unknownShare: Float) -> Float {
    guard unknownShare > 0 else { return confidence }
    let odds = confidence / max(1 - confidence, .leastNormalMagnitude)
    let lowered = odds * exp(policy.confidence.perUnknownShare * unknownShare)
    return lowered / (1 + lowered)
  }

  /// The share of a message's words that stand in some ranges and are unknown to the knowledge.
  private func unknownShare(of ranges: [Range<Int>], _ tokens: [Token]) -> Float {
    let unknown = ranges.joined().count {
      tokens[$0].kind == .word && space.feature(ofTerm: tokens[$0].term) == nil
    }
    return Float(unknown) / Float(max(1, tokens.count { !$0.isFiller }))
  }

  private func meaning(_ decision: Decision) -> ClauseReading.Meaning {
    switch decision {
    case .answer(let entry): .answer(entry)
    case .canned(let index):
      switch base.canned[index].kind {
      case .smalltalk: .smalltalk
      case .handoff: .handoff
      case .outside, .unknown: .open
      }
    case .clarify, .unknown: .open
    }
  }
}

extension Token {
  /// The token as one that says nothing.
  fileprivate var silent: Token {
    var token = self
    (token.term, token.kind) = (nil, .filler)
    return token
  }
}
