/// Fits a weight to each keyword and label so that the knowledge's own wordings reach their labels.
///
/// Multinomial logistic regression by stochastic gradient descent: for each example in turn, the weights of its keywords
/// move by the difference between the predicted and the wanted probabilities. A fixed seed shuffles the order, so equal
/// knowledge gives equal weights. An example that is predicted well is skipped, which leaves most weights small.
struct WeightFitter {
  /// Passes over all examples: a base of a thousand needs many. From 6 epochs to 3, the shipped one lost 0.2 points
  /// of leave-one-out, and nothing, net, on labelled questions.
  static func epochs(_ examples: Int) -> Int { min(max(25_000 / max(examples, 1), 3), 25) }
  /// Learning rate of the first epoch. It falls linearly to nearly nothing, so that the last examples move little and it
  /// matters less which they are: over eight orders of the same texts one wording of 2,684 missed its entry once, where
  /// rates of `6 / (1 + n / 4)` lost up to ten in each.
  static let learningRate: Float = 5.5
  /// An example whose label has at least this probability moves nothing: its loss, the negative logarithm, is near 0.
  static let lossThreshold: Float = 0.98
  /// An example whose label has more than this probability is skipped in the next epoch.
  static let skipThreshold: Float = 0.8

  /// A line of an answer moves the weights this much less than a wording.
  static let bodyWeight: Float = 0.25

  private(set) var rows: WeightRows
  private var scores: [Softmax.Lane]
  private let labels: Int

  init(features: Int, labels: Int) {
    self.labels = labels
    rows = WeightRows(features: features, labels: labels)
    scores = rows.makeScores()
  }

  /// - Parameters:
  ///   - set: the examples.
  ///   - skipped: examples to leave out, so that they can be judged as if they had never been written.
  mutating func fit(_ set: TrainingSet, skipping skipped: (Int) -> Bool = { _ in false }) {
    var order = (0..<set.count).filter { !skipped($0) }
    var random = SplitMix(state: 0x9E37_79B9_7F4A_7C15)
    var isSkipped = [Bool](repeating: false, count: set.count)
    let epochs = WeightFitter.epochs(order.count)
    for epoch in 0..<epochs {
      random.shuffle(&order)
      let rate = WeightFitter.learningRate * (1 - Float(epoch) / Float(epochs))
      for text in order {
        // Lines of answers are long and say little, so that two epochs are enough for them.
        if epoch > 1, set.kinds[text] == .body { continue }
        if isSkipped[text] {
          isSkipped[text] = false
        } else {
          isSkipped[text] = learn(set, text, rate: rate * WeightFitter.weight(set.kinds[text]))
        }
      }
    }
  }

  private static func weight(_ kind: TrainingExample.Kind) -> Float { kind == .body ? bodyWeight : 1 }

  /// The likeliest label of a text.
  mutating func best(_ set: TrainingSet, _ text: Int) -> Int {
    rows.score(set.features, set.values, at: set.range(text), into: &scores)
    return (0..<labels).reduce(0) { Softmax.at($1, scores) > Softmax.at($0, scores) ? $1 : $0 }
  }

  /// One step of gradient descent on one example.
  ///
  /// - Returns: whether the example may be skipped in the next epoch.
  mutating func learn(_ set: TrainingSet, _ text: Int, rate: Float) -> Bool {
    rows.score(set.features, set.values, at: set.range(text), into: &scores)
    Softmax.normalize(&scores)
    let label = Int(set.labels[text])
    let (row, lane) = (label / Softmax.width, label % Softmax.width)
    let own = scores[row][lane]
    switch set.kinds[text] {
    case .wording, .title, .body:
      guard own < WeightFitter.lossThreshold else { return true }
      // The gradient of the loss by a score is the probability, less 1 for the wanted label.
      scores[row][lane] = own - 1
    case .counterexample:
      guard own > 1 - WeightFitter.lossThreshold else { return true }
      // The wanted probabilities are those of the other labels, scaled to 1.
      let scale = own / max(1 - own, 1e-3)
      for index in scores.indices { scores[index] *= -scale }
      scores[row][lane] = own
    }
    for position in set.range(text) {
      rows.gradientStep(set.features[position], gradient: scores, rate: rate * set.values[position])
    }
    return set.kinds[text] != .counterexample && own > WeightFitter.skipThreshold
  }
}
