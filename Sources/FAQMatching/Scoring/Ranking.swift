/// Room to find the likeliest labels of a segment in.
struct Ranking: Sendable {
  /// A label and its probability among all labels. While MaxScore works it holds the score instead.
  struct Scored: Sendable, Equatable {
    var label: LabelID
    var probability: Float
  }

  /// The likeliest labels of the last segment (top k), best first.
  var top: [Scored] = []
  /// Probabilities of all labels for the last segment and for the whole question, where weights were fitted.
  private var probabilities: [Softmax.Lane] = []
  private var wholeProbabilities: [Softmax.Lane] = []
  private var wholeTop: [Scored] = []
  private let labels: Int

  /// For large bases: one for each label, all zero between segments.
  var scores: [Float] = []
  /// Labels with a score that is not zero.
  var touched: [LabelID] = []
  var order: [(feature: FeatureID, value: Float, most: Float)] = []

  init(labels: Int) { self.labels = labels }

  /// Fills ``top`` with the `count` likeliest labels of a segment.
  ///
  /// `probability`: labels with less may be left out, but for the `least` likeliest of all.
  mutating func rank(
    _ vector: FeatureVector, _ weights: KeywordWeights, count: Int, above probability: Float,
    atLeast least: Int
  ) {
    switch weights {
    case .fitted(let rows):
      score(vector, rows)
      lead(count, above: probability)
      if top.count < least { lead(least, above: 0) }
    case .averaged(let index):
      if scores.isEmpty { scores = [Float](repeating: 0, count: labels) }
      rankSome(vector, index, count: count)
    }
  }

  /// Keeps the probabilities at hand as those of the whole question.
  mutating func noteWhole() {
    guard !probabilities.isEmpty else { return wholeTop = top }
    if wholeProbabilities.isEmpty { wholeProbabilities = probabilities }
    for lane in probabilities.indices { wholeProbabilities[lane] = probabilities[lane] }
  }

  /// The probability of a label for the whole question.
  func wholeProbability(_ label: LabelID) -> Float {
    guard wholeProbabilities.isEmpty else { return Softmax.at(label, wholeProbabilities) }
    return wholeTop.first { $0.label == label }?.probability ?? 0
  }

  /// Scores every label: weights speak for and against, so none can be left out.
  private mutating func score(_ vector: FeatureVector, _ rows: WeightRows) {
    if probabilities.isEmpty { probabilities = rows.makeScores() }
    rows.score(vector.features, vector.values, at: vector.features.indices, into: &probabilities)
    Softmax.normalize(&probabilities)
  }

  /// The probability of several labels together, for the last segment.
  func probability(of several: [LabelID]) -> Float {
    guard !probabilities.isEmpty else {
      return top.reduce(0) { several.contains($1.label) ? $0 + $1.probability : $0 }
    }
    return several.reduce(0) { $0 + Softmax.at($1, probabilities) }
  }

  /// Few labels have a probability above the bound, so that inserting them one by one is cheap.
  private mutating func lead(_ count: Int, above smallest: Float) {
    top.removeAll(keepingCapacity: true)
    var least = smallest
    for lane in probabilities.indices where Softmax.exceeds(probabilities[lane], least) {
      let own = Softmax.numbers(of: probabilities[lane])
      // Padding lanes hold a near-zero probability; skip them.
      for place in 0..<min(Softmax.width, labels - lane * Softmax.width) where own[place] > least {
        offer(LabelID(lane * Softmax.width + place), own[place], count: count)
        if top.count == count { least = top[count - 1].probability }
      }
    }
  }

  /// Inserts a label if it belongs to the top k.
  @inline(__always)
  mutating func offer(_ label: LabelID, _ probability: Float, count: Int) {
    let scored = Scored(label: label, probability: probability)
    var place = top.count
    if place < count {
      top.append(scored)
    } else {
      guard place > 0, probability > top[place - 1].probability else { return }
      place -= 1
    }
    var room = top.mutableSpan
    while place > 0, room[place - 1].probability < probability {
      room[place] = room[place - 1]
      place -= 1
    }
    room[place] = scored
  }
}
