/// Fits a weight to each keyword and subject so that the knowledge's own wordings reach their subjects.
///
/// Multinomial logistic regression by stochastic gradient descent: for each wording in turn, the weights of its
/// keywords move by the difference between what the weights say and what the knowledge says. The order is shuffled by
/// a fixed rule, so equal knowledge gives equal weights. Wordings already reached with little doubt are passed over,
/// which leaves most weights zero.
struct WeightFitter {
  /// Rounds over all wordings. More gain nothing on held-out wordings.
  static let rounds = 14
  /// First step; round `n` (from 0) steps `step / (1 + n × decay)`.
  static let step: Float = 6
  static let decay: Float = 0.25
  /// A wording reached with this probability teaches nothing more this round.
  static let certain: Float = 0.98

  /// A text that must reach a subject, or must not.
  struct Example {
    var vector: FeatureVector
    var subject: Int
    var isCounterexample = false
    /// How much it moves the weights; 1 for a wording, less for a line of an answer.
    var weight: Float = 1
  }

  private let lanes: Int
  private var weights: [Softmax.Lane]
  private var scores: [Softmax.Lane]
  private let subjectCount: Int

  init(features: Int, subjects: Int) {
    lanes = (subjects + 15) / 16
    subjectCount = subjects
    weights = [Softmax.Lane](repeating: .zero, count: features * lanes)
    scores = [Softmax.Lane](repeating: .zero, count: lanes)
  }

  mutating func fit(_ examples: [Example]) {
    var order = Array(examples.indices)
    var random = SplitMix(state: 0x9E37_79B9_7F4A_7C15)
    for round in 0..<WeightFitter.rounds {
      random.shuffle(&order)
      let step = WeightFitter.step / (1 + Float(round) * WeightFitter.decay)
      for index in order { learn(examples[index], step * examples[index].weight) }
    }
  }

  /// The weight of a feature for a subject.
  func weight(_ feature: Int, _ subject: Int) -> Float { weights[feature * lanes + subject / 16][subject % 16] }

  private mutating func learn(_ example: Example, _ step: Float) {
    score(example.vector)
    let (row, lane) = (example.subject / 16, example.subject % 16)
    let own = scores[row][lane]
    if example.isCounterexample {
      guard own > 1 - WeightFitter.certain else { return }
      // Towards what the weights say of the other subjects.
      let scale = own / max(1 - own, 1e-3)
      for index in scores.indices { scores[index] *= -scale }
      scores[row][lane] = own
    } else {
      guard own < WeightFitter.certain else { return }
      scores[row][lane] = own - 1
    }
    for (feature, value) in zip(example.vector.features, example.vector.values) {
      let base = Int(feature) * lanes
      let move = step * value
      for index in 0..<lanes { weights[base + index] -= scores[index] * move }
    }
  }

  /// Fills ``scores`` with the probability of each subject.
  private mutating func score(_ vector: FeatureVector) {
    for index in 0..<lanes { scores[index] = .zero }
    for (feature, value) in zip(vector.features, vector.values) {
      let base = Int(feature) * lanes
      for index in 0..<lanes { scores[index] += weights[base + index] * value }
    }
    let spare = lanes * 16 - subjectCount
    if spare > 0 { for lane in (16 - spare)..<16 { scores[lanes - 1][lane] = -1e9 } }
    Softmax.normalize(&scores)
  }
}

/// A small random number generator with a fixed beginning (Steele, Lea and Flood 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func shuffle(_ order: inout [Int]) {
    for index in stride(from: order.count - 1, to: 0, by: -1) { order.swapAt(index, Int(next() % UInt64(index + 1))) }
  }
}
