/// Fits a weight to each keyword and subject so that the knowledge's own wordings reach their subjects.
///
/// Multinomial logistic regression by stochastic gradient descent: for each wording in turn, the weights of its
/// keywords move by the difference between what the weights say and what the knowledge says. The order is shuffled by
/// a fixed rule, so equal knowledge gives equal weights. Wordings already reached with little doubt are passed over,
/// which leaves most weights zero.
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

  private let lanes: Int
  private var weights: [Softmax.Lane]
  private var scores: [Softmax.Lane]
  /// Zero for each subject, and a very small score for the lanes beyond them.
  private var floor: [Softmax.Lane]

  init(features: Int, subjects: Int) {
    lanes = (subjects + Softmax.width - 1) / Softmax.width
    floor = [Softmax.Lane](repeating: .zero, count: lanes)
    for spare in subjects..<lanes * Softmax.width {
      floor[spare / Softmax.width][spare % Softmax.width] = -1000
    }
    weights = [Softmax.Lane](repeating: .zero, count: features * lanes)
    scores = [Softmax.Lane](repeating: .zero, count: lanes)
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

  /// Calls `body` with each weight of a feature that is at least `smallest` in size, subject by subject.
  func forEachWeight(
    _ feature: Int, atLeast smallest: Float, _ body: (_ subject: Int, _ weight: Float) -> Void
  ) {
    for index in 0..<lanes {
      let lane = weights[feature * lanes + index]
      for offset in 0..<Softmax.width where abs(lane[offset]) >= smallest {
        body(index * Softmax.width + offset, lane[offset])
      }
    }
  }

  /// The likeliest subject of a text.
  mutating func best(_ set: TrainingSet, _ text: Int) -> Int {
    score(set, text)
    var best = 0
    for subject in 0..<lanes * Softmax.width
    where scores[subject / Softmax.width][subject % Softmax.width]
      > scores[best / Softmax.width][best % Softmax.width]
    { best = subject }
    return best
  }

  /// - Returns: whether the text was already reached well.
  private mutating func learn(_ set: TrainingSet, _ text: Int, _ step: Float) -> Bool {
    score(set, text)
    let subject = Int(set.subjects[text])
    let (row, lane) = (subject / Softmax.width, subject % Softmax.width)
    let own = scores[row][lane]
    switch set.aims[text] {
    case .reach:
      guard own < WeightFitter.certain else { return true }
      scores[row][lane] = own - 1
    case .avoid:
      guard own > 1 - WeightFitter.certain else { return true }
      // Towards what the weights say of the other subjects.
      let scale = own / max(1 - own, 1e-3)
      for index in scores.indices { scores[index] *= -scale }
      scores[row][lane] = own
    }
    for position in set.range(text) {
      let base = Int(set.features[position]) * lanes
      let move = step * set.values[position]
      for index in 0..<lanes { weights[base + index] -= scores[index] * move }
    }
    return set.aims[text] == .reach && own > WeightFitter.good
  }

  /// Fills ``scores`` with the probability of each subject.
  private mutating func score(_ set: TrainingSet, _ text: Int) {
    let range = set.range(text)
    for index in 0..<lanes {
      // One lane at a time, so that the sum stays in registers.
      var sum = floor[index]
      for position in range {
        sum += weights[Int(set.features[position]) * lanes + index] * set.values[position]
      }
      scores[index] = sum
    }
    Softmax.normalize(&scores)
  }
}
