/// Fits a weight to each keyword and label so that the knowledge's own wordings reach their labels.
///
/// Multinomial logistic regression by stochastic gradient descent: for each wording in turn, the weights of its
/// keywords move by the difference between what the weights say and what the knowledge says. The order is shuffled by
/// a fixed rule, so equal knowledge gives equal weights. Wordings already reached with little doubt are passed over,
/// which leaves most weights small.
struct WeightFitter {
  /// Rounds over all texts: a base of a thousand texts needs many. From 6 rounds to 3, the shipped one lost 0.2 points
  /// of leave-one-out, and nothing, net, on labelled questions.
  static func rounds(_ texts: Int) -> Int { min(max(25_000 / max(texts, 1), 3), 25) }
  /// First step; from round to round it gets shorter evenly, down to nearly nothing. So the last texts move little, and
  /// it matters less which they are: over eight orders of the same texts one wording of 2,684 missed its entry once,
  /// where steps of `6 / (1 + n / 4)` lost up to ten in each.
  static let step: Float = 5.5
  /// A wording reached with this probability teaches nothing more this round.
  static let certain: Float = 0.98
  /// A wording reached with this probability rests for a round.
  static let good: Float = 0.8

  private(set) var rows: WeightRows
  private var scores: [Softmax.Lane]
  private let labels: Int

  init(features: Int, labels: Int) {
    self.labels = labels
    rows = WeightRows(features: features, labels: labels)
    scores = rows.makeScores()
  }

  /// `skipped`: texts to leave out, so that they can be judged as if they had never been written.
  mutating func fit(_ set: TrainingSet, skipping skipped: (Int) -> Bool = { _ in false }) {
    var order = (0..<set.count).filter { !skipped($0) }
    var random = SplitMix(state: 0x9E37_79B9_7F4A_7C15)
    var resting = [Bool](repeating: false, count: set.count)
    let rounds = WeightFitter.rounds(order.count)
    for round in 0..<rounds {
      random.shuffle(&order)
      let step = WeightFitter.step * (1 - Float(round) / Float(rounds))
      for text in order {
        // Lines of answers are long and say little: twice is enough.
        if round > 1, set.weights[text] < 1 { continue }
        // What was reached well in the last round rests in this one.
        if resting[text] {
          resting[text] = false
        } else {
          resting[text] = learn(set, text, step * set.weights[text])
        }
      }
    }
  }

  /// The likeliest label of a text.
  mutating func best(_ set: TrainingSet, _ text: Int) -> Int {
    rows.score(set.features, set.values, set.range(text), into: &scores)
    return (0..<labels).reduce(0) { Softmax.at($1, scores) > Softmax.at($0, scores) ? $1 : $0 }
  }

  /// - Returns: whether the text was already reached well.
  private mutating func learn(_ set: TrainingSet, _ text: Int, _ step: Float) -> Bool {
    rows.score(set.features, set.values, set.range(text), into: &scores)
    Softmax.normalize(&scores)
    let label = Int(set.labels[text])
    let (row, lane) = (label / Softmax.width, label % Softmax.width)
    let own = scores[row][lane]
    switch set.aims[text] {
    case .reach:
      guard own < WeightFitter.certain else { return true }
      scores[row][lane] = own - 1
    case .avoid:
      guard own > 1 - WeightFitter.certain else { return true }
      // Towards what the weights say of the other labels.
      let scale = own / max(1 - own, 1e-3)
      for index in scores.indices { scores[index] *= -scale }
      scores[row][lane] = own
    }
    for position in set.range(text) {
      rows.lower(set.features[position], by: scores, times: step * set.values[position])
    }
    return set.aims[text] == .reach && own > WeightFitter.good
  }
}
