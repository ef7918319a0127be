package import FAQText

/// Room that a match works in, used again and again by one thread.
package struct MatchScratch: Sendable {
  package var analysis = AnalysisScratch()
  var vector = FeatureVector()
  var counts: FeatureCounts
  var segments: [Range<Int>] = []
  var ranking: Ranking
  /// For ``RuleMatcher/fired(_:_:_:)``.
  var rules = RuleScratch()
  /// For ``ExampleIndex/nearest(_:_:sums:)``.
  var sums: [Float] = []
  /// See ``Match/outside``.
  var outside: Float = 0
  /// The best that was found of each label that was looked at, in no order.
  private var best: [Match.Candidate] = []

  init(features: Int, labels: Int) {
    counts = FeatureCounts(features)
    ranking = Ranking(labels: labels)
  }

  mutating func clear() {
    best.removeAll(keepingCapacity: true)
    outside = 0
  }

  mutating func keep(_ candidate: Match.Candidate) {
    guard let place = best.firstIndex(where: { $0.label == candidate.label }) else {
      return best.append(candidate)
    }
    if best[place].confidence < candidate.confidence { best[place] = candidate }
  }

  /// The confidence in a label so far.
  func best(_ label: LabelID) -> Float { best.first { $0.label == label }?.confidence ?? 0 }

  func ranked() -> [Match.Candidate] {
    best.sorted { ($1.confidence, $0.label) < ($0.confidence, $1.label) }
  }
}
