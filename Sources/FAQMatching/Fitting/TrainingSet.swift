/// The texts that the weights are fitted to, as numbers, one after the other in flat arrays.
struct TrainingSet: Sendable {
  /// What a text must do.
  enum Aim: UInt8, Sendable {
    /// Reach its label.
    case reach
    /// Reach anything but its label.
    case avoid
  }

  private(set) var starts: [Int32] = [0]
  private(set) var features: [Int32] = []
  private(set) var values: [Float] = []
  private(set) var labels: [Int32] = []
  private(set) var aims: [Aim] = []
  /// How much each text moves the weights: 1 for a wording, less for a line of an answer.
  private(set) var weights: [Float] = []

  var count: Int { labels.count }

  mutating func add(_ vector: FeatureVector, label: Int, aim: Aim, weight: Float) {
    features += vector.features
    values += vector.values
    starts.append(Int32(features.count))
    labels.append(Int32(label))
    aims.append(aim)
    weights.append(weight)
  }

  /// Adds all texts of another set.
  mutating func add(_ other: TrainingSet) {
    starts += other.starts.dropFirst().map { $0 + Int32(features.count) }
    features += other.features
    values += other.values
    labels += other.labels
    aims += other.aims
    weights += other.weights
  }

  /// Whether a text is a wording that must reach its label, and no line of an answer.
  @inline(__always)
  func isWording(_ text: Int) -> Bool { aims[text] == .reach && weights[text] == 1 }

  /// Where the numbers of text `n` lie.
  @inline(__always)
  func range(_ text: Int) -> Range<Int> { Int(starts[text])..<Int(starts[text + 1]) }
}
