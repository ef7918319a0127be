import FAQText
import Glibc

/// The readings of a message beside each other, for the evidence of each.
struct ClauseTable {
  private let clauses: [Clause]
  private let readings: [ClauseReading]
  private let meanings: [ClauseReading.Meaning]
  private let whole: (decision: Decision, meaning: ClauseReading.Meaning, confidence: Float)
  /// Words of each clause that are no fillers.
  private let words: [Float]
  /// 1 where no clause has a sign that sets it against another, else 0.
  private let noContrast: Float

  /// - Parameters:
  ///   - clauses: those of the message.
  ///   - tokens: the message.
  ///   - readings: one for each clause alone, in their order, and then all others.
  ///   - meanings: that of each reading.
  ///   - whole: what the whole message is decided to be.
  init(
    _ clauses: [Clause], _ tokens: [Token], _ readings: [ClauseReading], meanings: [ClauseReading.Meaning],
    whole: (decision: Decision, meaning: ClauseReading.Meaning, confidence: Float)
  ) {
    (self.clauses, self.readings, self.meanings, self.whole) = (clauses, readings, meanings, whole)
    words = clauses.map { clause in Float(tokens[clause.tokens].count { !$0.isFiller }) }
    noContrast = clauses.allSatisfy { $0.signs.isDisjoint(with: ClauseTable.contrasting) } ? 1 : 0
  }

  func evidence(for number: Int) -> ClauseEvidence {
    let (reading, kept) = (readings[number], readings[number].kept)
    let out = clauses.indices.filter { !kept.contains($0) }
    var evidence = ClauseEvidence()
    evidence[.always] = 1
    evidence[.noContrast] = noContrast
    evidence[.wholeAnswers] = ClauseTable.answers(whole.decision)
    evidence[.wholeAsksBack] = ClauseTable.asksBack(whole.decision)
    evidence[.wholeOdds] = evidence[.wholeAnswers] * ClauseTable.logOdds(whole.confidence)
    evidence[.answers] = ClauseTable.answers(reading.decision)
    evidence[.asksBack] = ClauseTable.asksBack(reading.decision)
    evidence[.unknown] = ClauseTable.isUnknown(meanings[number], reading.decision)
    evidence[.odds] = evidence[.answers] * ClauseTable.logOdds(reading.confidence)
    evidence[.share] = kept.reduce(0) { $0 + words[$1] } / max(1, words.reduce(0, +))
    evidence[.single] = kept.count == 1 ? 1 : 0
    evidence[.last] = kept.last == clauses.count - 1 ? 1 : 0
    if let first = kept.first {
      evidence[.startsWithTurn] = clauses[first].has(.turn)
      evidence[.startsWithNow] = clauses[first].has(.now)
    }
    evidence[.asksAlone] =
      kept.contains { clauses[$0].signs.contains(.asks) }
        && !out.contains { clauses[$0].signs.contains(.asks) } ? 1 : 0
    evidence[.circumstanceLeftOut] = out.allSatisfy { clauses[$0].isCircumstance } ? 1 : 0
    evidence[.support] = share(of: meanings[number])
    evidence[.wholeSupport] = share(of: whole.meaning)
    addSources(of: number, leavingOut: out, to: &evidence)
    return evidence
  }

  private func addSources(of number: Int, leavingOut out: [Int], to evidence: inout ClauseEvidence) {
    let source = self.source(of: whole.meaning, among: Array(clauses.indices))
    let own = self.source(of: meanings[number], among: readings[number].kept)
    evidence[.noSource] = source == nil ? 1 : 0
    evidence[.noOwnSource] = own == nil ? 1 : 0
    evidence[.ownConfidence] = own.map { readings[$0].confidence } ?? 0
    if let own {
      for (kind, sign) in ClauseTable.ownSigns { evidence[kind] = clauses[own].has(sign) }
    }
    if let source, let own { evidence[.order] = own > source ? 1 : -1 }
    guard let source else { return }
    evidence[.sourceConfidence] = readings[source].confidence
    guard out.contains(source) else { return }
    evidence[.sourceLeftOut] = 1
    for (kind, sign) in ClauseTable.signs { evidence[kind] = clauses[source].has(sign) }
  }

  /// Signs that set a clause against another.
  private static let contrasting: ClauseSigns = [
    .done, .notYet, .kept, .denied, .absent, .fine, .needless, .turn, .despite, .now, .pressed,
  ]

  private static let signs: [(ClauseEvidenceKind, ClauseSigns)] = [
    (.sourceDone, .done), (.sourceNotYet, .notYet), (.sourceKept, .kept), (.sourceDenied, .denied),
    (.sourceAbsent, .absent), (.sourceFine, .fine), (.sourceWants, .wants), (.sourceNeedless, .needless),
    (.sourceAsks, .asks), (.sourceLost, .lost), (.sourcePointed, .pointed), (.sourceOnly, .only),
    (.sourceAll, .all), (.sourceShown, .shown),
  ]

  private static let ownSigns: [(ClauseEvidenceKind, ClauseSigns)] = [
    (.ownDone, .done), (.ownKept, .kept), (.ownFine, .fine), (.ownAbsent, .absent), (.ownDenied, .denied),
    (.ownLost, .lost), (.ownWants, .wants), (.ownAsks, .asks), (.ownPointed, .pointed), (.ownOnly, .only),
    (.ownAll, .all), (.ownShown, .shown),
  ]

  /// The clause that says it most surely alone; nil where none does.
  private func source(of meaning: ClauseReading.Meaning, among clauses: [Int]) -> Int? {
    clauses.filter { meanings[$0] == meaning }.max { readings[$0].confidence < readings[$1].confidence }
  }

  private func share(of meaning: ClauseReading.Meaning) -> Float {
    Float(meanings.count { $0 == meaning }) / Float(max(1, meanings.count))
  }

  private static func answers(_ decision: Decision) -> Float {
    if case .answer = decision { 1 } else { 0 }
  }

  private static func asksBack(_ decision: Decision) -> Float {
    if case .clarify = decision { 1 } else { 0 }
  }

  private static func isUnknown(_ meaning: ClauseReading.Meaning, _ decision: Decision) -> Float {
    meaning == .open ? 1 - asksBack(decision) : 0
  }

  /// The log-odds of a confidence, which a rule or a word for word match would else lift above all other evidence.
  private static func logOdds(_ confidence: Float) -> Float {
    Confidence.logOdds(min(max(confidence, 0.02), 0.98))
  }
}

extension Clause {
  /// 1 or 0.
  fileprivate func has(_ sign: ClauseSigns) -> Float { signs.contains(sign) ? 1 : 0 }
}
