/// Fits a weight to each keyword and label so that the knowledge's own wordings reach their labels.
///
/// Multinomial logistic regression by stochastic gradient descent: for each example in turn, the weights of its keywords
/// move by the difference between the predicted and the wanted probabilities. A fixed seed shuffles the order, so equal
/// knowledge gives equal weights. An example that is predicted well is skipped, which leaves most weights small.
struct WeightFitter {
  private(set) var rows: WeightRows
  private var scores: [Softmax.Lane]
  private let labels: Int
  private let policy: FittingPolicy

  init(features: Int, labels: Int, policy: FittingPolicy = FittingPolicy()) {
    self.labels = labels
    self.policy = policy
    rows = WeightRows(features: features, labels: labels)
    scores = rows.makeScores()
  }

  /// - Parameters:
  ///   - set: the examples.
  ///   - skipped: examples to leave out, so that they can be judged as if they had never been written.
  mutating func fit(_ set: TrainingSet, skipping skipped: (Int) -> Bool = { _ in false }) {
    var order = (0..<set.count).filter { !skipped($0) }
    var random = SplitMix(state: 0x9E37_79B9_7F4A_7C15 &+ policy.order)
    var isSkipped = [Bool](repeating: false, count: set.count)
    let epochs = policy.epochs(order.count)
    for epoch in 0..<epochs {
      random.shuffle(&order)
      let rate = policy.learningRate * (1 - Float(epoch) / Float(epochs))
      for text in order {
        if epoch >= policy.bodyEpochs, set.kinds[text] == .body { continue }
        if isSkipped[text] {
          isSkipped[text] = false
        } else {
          isSkipped[text] = learn(set, text, rate: rate * policy.weight(of: set.kinds[text]))
        }
      }
    }
  }

  /// The likeliest label of a text.
  mutating func best(_ set: TrainingSet, _ text: Int) -> LabelID {
    rows.score(set.features, set.values, at: set.range(text), into: &scores)
    let all = (0..<labels).lazy.map { LabelID($0) }
    return all.reduce(LabelID(0)) { Softmax.at($1, scores) > Softmax.at($0, scores) ? $1 : $0 }
  }

  /// One step of gradient descent on one example.
  ///
  /// - Returns: whether the example may be skipped in the next epoch.
  mutating func learn(_ set: TrainingSet, _ text: Int, rate: Float) -> Bool {
    rows.score(set.features, set.values, at: set.range(text), into: &scores)
    Softmax.normalize(&scores)
    let label = set.labels[text].index
    let (row, lane) = (label / Softmax.width, label % Softmax.width)
    let own = scores[row][lane]
    switch set.kinds[text] {
    case .wording, .title, .body:
      guard own < policy.lossThreshold else { return true }
      // The gradient of the loss by a score is the probability, less 1 for the wanted label.
      scores[row][lane] = own - 1
    case .counterexample:
      guard own > 1 - policy.lossThreshold else { return true }
      // The wanted probabilities are those of the other labels, scaled to 1.
      let scale = own / max(1 - own, 1e-3)
      for index in scores.indices { scores[index] *= -scale }
      scores[row][lane] = own
    }
    for position in set.range(text) {
      rows.gradientStep(set.features[position], gradient: scores, rate: rate * set.values[position])
    }
    return set.kinds[text] != .counterexample && own > policy.skipThreshold
  }
}
