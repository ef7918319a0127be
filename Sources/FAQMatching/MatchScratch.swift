package import FAQText

/// Room that a match works in, used again and again by one thread.
package struct MatchScratch: Sendable {
  package var analysis = AnalysisScratch()
  var vector = FeatureVector()
  var counts: FeatureCounts
  var passages: [Range<Int>] = []
  /// One for each subject: scores, then probabilities.
  var scores: [Float]
  /// Share of each subject in the whole question.
  private(set) var wholeShares: [Float]
  /// The question's value of each feature.
  var dense: [Float]
  private var lanes: [Softmax.Lane]
  private var best: [Match.Standing?]
  private var touched: [Int] = []
  private var order: [Int] = []

  init(features: Int, subjects: Int) {
    counts = FeatureCounts(features)
    scores = [Float](repeating: 0, count: subjects)
    wholeShares = scores
    dense = [Float](repeating: 0, count: features)
    lanes = [Softmax.Lane](repeating: .zero, count: (subjects + Softmax.width - 1) / Softmax.width)
    best = [Match.Standing?](repeating: nil, count: subjects)
  }

  /// Fills ``scores`` with the probability of each subject.
  mutating func score(_ index: InvertedIndex) {
    for subject in scores.indices { scores[subject] = 0 }
    index.score(vector, &scores)
    for subject in 0..<lanes.count * Softmax.width {
      lanes[subject / Softmax.width][subject % Softmax.width] =
        subject < scores.count ? scores[subject] : -1000
    }
    Softmax.normalize(&lanes)
    for subject in scores.indices {
      scores[subject] = lanes[subject / Softmax.width][subject % Softmax.width]
    }
  }

  /// Keeps the probabilities at hand as those of the whole question.
  mutating func noteWhole() {
    for subject in scores.indices { wholeShares[subject] = scores[subject] }
  }

  mutating func spread() {
    for position in vector.features.indices {
      dense[Int(vector.features[position])] = vector.values[position]
    }
  }

  mutating func clear() {
    for feature in vector.features { dense[Int(feature)] = 0 }
  }

  /// The `count` most probable subjects, best first.
  mutating func leaders(_ count: Int) -> [Int] {
    order.removeAll(keepingCapacity: true)
    for subject in scores.indices {
      if order.count == count, let last = order.last, scores[subject] <= scores[last] { continue }
      if order.count == count { order.removeLast() }
      let place = order.firstIndex { scores[$0] < scores[subject] } ?? order.count
      order.insert(subject, at: place)
    }
    return order
  }

  mutating func clearBest() {
    for subject in touched { best[subject] = nil }
    touched.removeAll(keepingCapacity: true)
  }

  mutating func keep(_ standing: Match.Standing) {
    if let earlier = best[standing.subject] {
      if earlier.confidence >= standing.confidence { return }
    } else {
      touched.append(standing.subject)
    }
    best[standing.subject] = standing
  }

  func ranked() -> [Match.Standing] {
    touched.compactMap { best[$0] }.sorted { ($1.confidence, $0.subject) < ($0.confidence, $1.subject) }
  }
}
