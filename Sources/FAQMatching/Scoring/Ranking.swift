/// Room to find the likeliest labels of a passage in.
struct Ranking: Sendable {
  /// A label and its share among all labels, from 0 to 1.
  struct Scored: Sendable, Equatable {
    var label: Int
    var share: Float
  }

  /// The likeliest labels of the last passage (top k), best first.
  var top: [Scored] = []
  /// The shares of all labels where weights were fitted, of the last passage and of the whole question.
  private var shares: [Softmax.Lane] = []
  private var wholeShares: [Softmax.Lane] = []
  private var wholeTop: [Scored] = []
  private let labels: Int

  /// For large bases: one for each label, all zero between passages.
  var scores: [Float] = []
  /// Labels with a score that is not zero.
  var touched: [Int32] = []
  var order: [(feature: Int32, value: Float, most: Float)] = []

  init(labels: Int) { self.labels = labels }

  /// Fills ``top`` with the `count` likeliest labels of a passage.
  ///
  /// `share`: labels with less may be left out, but for the `least` likeliest of all.
  mutating func rank(
    _ vector: FeatureVector, _ weights: KeywordWeights, _ count: Int, above share: Float, atLeast least: Int
  ) {
    switch weights {
    case .fitted(let rows):
      score(vector, rows)
      // Few labels have any share to speak of, and those are soon in order.
      lead(count, above: share)
      if top.count < least { lead(least, above: 0) }
    case .averaged(let index):
      if scores.isEmpty { scores = [Float](repeating: 0, count: labels) }
      rankSome(vector, index, count)
    }
  }

  /// Keeps the shares at hand as those of the whole question.
  mutating func noteWhole() {
    guard !shares.isEmpty else { return wholeTop = top }
    if wholeShares.isEmpty { wholeShares = shares }
    for lane in shares.indices { wholeShares[lane] = shares[lane] }
  }

  /// The share of a label in the whole question.
  func wholeShare(_ label: Int) -> Float {
    guard wholeShares.isEmpty else { return Softmax.at(label, wholeShares) }
    return wholeTop.first { $0.label == label }?.share ?? 0
  }

  /// Scores every label: weights speak for and against, so none can be left out.
  private mutating func score(_ vector: FeatureVector, _ rows: WeightRows) {
    if shares.isEmpty { shares = rows.makeScores() }
    rows.score(vector.features, vector.values, vector.features.indices, into: &shares)
    Softmax.normalize(&shares)
  }

  private mutating func lead(_ count: Int, above smallest: Float) {
    top.removeAll(keepingCapacity: true)
    var least = smallest
    for lane in shares.indices {
      guard any(shares[lane] .> Softmax.Lane(repeating: least)) else { continue }
      // The lanes beyond the labels have a share, too, if hardly any.
      for label in lane * Softmax.width..<min((lane + 1) * Softmax.width, labels) {
        let share = Softmax.at(label, shares)
        guard share > least else { continue }
        offer(label, share, count)
        if top.count == count { least = top[count - 1].share }
      }
    }
  }

  /// Inserts a label if it belongs to the top k.
  @inline(__always)
  mutating func offer(_ label: Int, _ share: Float, _ count: Int) {
    let scored = Scored(label: label, share: share)
    var place = top.count
    if place < count {
      top.append(scored)
    } else {
      guard place > 0, share > top[place - 1].share else { return }
      place -= 1
    }
    var room = top.mutableSpan
    while place > 0, room[place - 1].share < share {
      room[place] = room[place - 1]
      place -= 1
    }
    room[place] = scored
  }
}
