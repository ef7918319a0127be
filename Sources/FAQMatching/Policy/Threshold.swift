import FAQText

/// One threshold of a policy under its name, so that a benchmark can move each in turn.
package struct Threshold<Policy> {
  package enum Field {
    case number(WritableKeyPath<Policy, Float>)
    case count(WritableKeyPath<Policy, Int>)
  }

  package let name: String
  package let field: Field

  package init(_ name: String, _ path: WritableKeyPath<Policy, Float>) {
    self.name = name
    field = .number(path)
  }

  package init(_ name: String, _ path: WritableKeyPath<Policy, Int>) {
    self.name = name
    field = .count(path)
  }

  package func value(in policy: Policy) -> Float {
    switch field {
    case .number(let path): policy[keyPath: path]
    case .count(let path): Float(policy[keyPath: path])
    }
  }

  /// - Returns: the policy with this threshold times `factor`. A count is rounded and moves by at least one.
  package func scaled(_ policy: Policy, by factor: Float) -> Policy {
    var moved = policy
    switch field {
    case .number(let path): moved[keyPath: path] *= factor
    case .count(let path):
      let (old, new) = (policy[keyPath: path], Int((Float(policy[keyPath: path]) * factor).rounded()))
      moved[keyPath: path] = new != old ? new : factor < 1 ? max(0, old - 1) : old + 1
    }
    return moved
  }
}

extension MatchPolicy {
  /// All thresholds, in the order of their declaration.
  package static var thresholds: [Threshold<MatchPolicy>] { reading + engine }

  private static var reading: [Threshold<MatchPolicy>] {
    [
      Threshold("reading.typos.oneFrom", \.reading.typos.oneFrom),
      Threshold("reading.typos.twoFrom", \.reading.typos.twoFrom),
      Threshold("reading.typos.swapAt", \.reading.typos.swapAt),
      Threshold("reading.typos.vowels", \.reading.typos.vowels),
      Threshold("reading.typos.split", \.reading.typos.split),
      Threshold("reading.typos.oneTypo", \.reading.typos.oneTypo),
      Threshold("reading.typos.twoTypos", \.reading.typos.twoTypos),
      Threshold("reading.splits.longest", \.reading.splits.longest),
      Threshold("reading.splits.oneLetter", \.reading.splits.oneLetter),
      Threshold("reading.splits.twoLetters", \.reading.splits.twoLetters),
      Threshold("reading.splits.fewLetters", \.reading.splits.fewLetters),
      Threshold("reading.splits.manyLetters", \.reading.splits.manyLetters),
      Threshold("reading.splits.repaired", \.reading.splits.repaired),
      Threshold("reading.splits.repairsAbove", \.reading.splits.repairsAbove),
      Threshold("reading.splits.mostBeforeRepaired", \.reading.splits.mostBeforeRepaired),
      Threshold("reading.splits.mostCost", \.reading.splits.mostCost),
      Threshold("reading.splits.mostParts", \.reading.splits.mostParts),
      Threshold("reading.splits.shortestOrdinary", \.reading.splits.shortestOrdinary),
      Threshold("reading.splits.shortestAbbreviated", \.reading.splits.shortestAbbreviated),
      Threshold("reading.splits.shortestMistyped", \.reading.splits.shortestMistyped),
      Threshold("reading.shortestBody", \.reading.shortestBody),
      Threshold("reading.shortestDropped", \.reading.shortestDropped),
      Threshold("reading.lettersPerVowel", \.reading.lettersPerVowel),
    ]
  }

  private static var engine: [Threshold<MatchPolicy>] {
    [
      Threshold("features.pairWeight", \.features.pairWeight),
      Threshold("features.unknownWeight", \.features.unknownWeight),
      Threshold("features.keywordFillerCount", \.features.keywordFillerCount),
      Threshold("features.labelsPerKeywordFiller", \.features.labelsPerKeywordFiller),
      Threshold("features.fillerCountPerLabel", \.features.fillerCountPerLabel),
      Threshold("fitting.learningRate", \.fitting.learningRate),
      Threshold("fitting.lossThreshold", \.fitting.lossThreshold),
      Threshold("fitting.skipThreshold", \.fitting.skipThreshold),
      Threshold("fitting.bodyWeight", \.fitting.bodyWeight),
      Threshold("fitting.bodyEpochs", \.fitting.bodyEpochs),
      Threshold("fitting.learnedExamples", \.fitting.learnedExamples),
      Threshold("profiles.fitted", \.profiles.fitted),
      Threshold("profiles.centroid", \.profiles.centroid),
      Threshold("profiles.document", \.profiles.document),
      Threshold("profiles.title", \.profiles.title),
      Threshold("profiles.k1", \.profiles.k1),
      Threshold("profiles.b", \.profiles.b),
      Threshold("profiles.smallness", \.profiles.smallness),
      Threshold("segments.shortest", \.segments.shortest),
      Threshold("segments.longSentence", \.segments.longSentence),
      Threshold("segments.most", \.segments.most),
      Threshold("segments.leastProbability", \.segments.leastProbability),
      Threshold("segments.judged", \.segments.judged),
      Threshold("segments.smallestWeight", \.segments.smallestWeight),
      Threshold("segments.largestWeight", \.segments.largestWeight),
      Threshold("segments.agreeingProbability", \.segments.agreeingProbability),
      Threshold("confidence.bias", \.confidence.bias),
      Threshold("confidence.perLogOdds", \.confidence.perLogOdds),
      Threshold("confidence.perCosine", \.confidence.perCosine),
      Threshold("confidence.perUnknownShare", \.confidence.perUnknownShare),
      Threshold("confidence.insideGain", \.confidence.insideGain),
      Threshold("confidence.perOutside", \.confidence.perOutside),
      Threshold("confidence.outsideUnit", \.confidence.outsideUnit),
      Threshold("confidence.largestLogOdds", \.confidence.largestLogOdds),
      Threshold("decision.answer", \.decision.answer),
      Threshold("decision.other", \.decision.other),
      Threshold("decision.offer", \.decision.offer),
      Threshold("decision.unsureOffer", \.decision.unsureOffer),
      Threshold("decision.askBack", \.decision.askBack),
      Threshold("decision.outside", \.decision.outside),
      Threshold("decision.outsideShare", \.decision.outsideShare),
      Threshold("decision.likely", \.decision.likely),
      Threshold("decision.timesChance", \.decision.timesChance),
      Threshold("decision.likelyOffer", \.decision.likelyOffer),
      Threshold("decision.mostUnknown", \.decision.mostUnknown),
      Threshold("decision.mostLikelyOffers", \.decision.mostLikelyOffers),
      Threshold("decision.verbatim", \.decision.verbatim),
      Threshold("decision.nearWording", \.decision.nearWording),
      Threshold("decision.nearer", \.decision.nearer),
      Threshold("decision.contradiction", \.decision.contradiction),
      Threshold("decision.remainder", \.decision.remainder),
      Threshold("decision.mostOffers", \.decision.mostOffers),
      Threshold("clauses.most", \.clauses.most),
      Threshold("clauses.leastProbability", \.clauses.leastProbability),
      Threshold("clauses.telling", \.clauses.telling),
      Threshold("clauses.plain", \.clauses.plain),
      Threshold("problems.shortest", \.problems.shortest),
      Threshold("problems.longest", \.problems.longest),
      Threshold("problems.fewestWords", \.problems.fewestWords),
      Threshold("problems.mostCuts", \.problems.mostCuts),
      Threshold("problems.leastProbability", \.problems.leastProbability),
      Threshold("problems.leastConfidence", \.problems.leastConfidence),
      Threshold("problems.surelyOutside", \.problems.surelyOutside),
      Threshold("problems.least", \.problems.least),
      Threshold("problems.leastUnanswered", \.problems.leastUnanswered),
      Threshold("problems.leastAnnounced", \.problems.leastAnnounced),
    ]
  }
}
