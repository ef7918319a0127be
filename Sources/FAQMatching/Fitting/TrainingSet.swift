/// A text of the knowledge that the matcher learns from.
enum TrainingExample {
  enum Kind: UInt8, Sendable {
    /// A line of `## Pertanyaan`: it must reach its label, and the nearest example is looked for among these.
    case wording
    /// The title of an entry, which teaches and is compared as a wording is.
    case title
    /// A line of an answer: it reaches its label, moves the weights less, and is compared with nothing.
    case body
    /// A line of `## Bukan`: it must reach any label but its own.
    case counterexample

    /// Whether a question is compared with it.
    var isCompared: Bool {
      switch self {
      case .wording, .title: true
      case .body, .counterexample: false
      }
    }

    /// Whether its words count in the idf.
    var isCounted: Bool {
      switch self {
      case .wording, .title, .counterexample: true
      case .body: false
      }
    }
  }
}

/// The examples that the weights are fitted to, as numbers, one after the other in flat arrays.
struct TrainingSet: Sendable {
  private(set) var starts: [Int32] = [0]
  private(set) var features: [FeatureID] = []
  private(set) var values: [Float] = []
  private(set) var labels: [LabelID] = []
  private(set) var kinds: [TrainingExample.Kind] = []

  var count: Int { labels.count }

  mutating func add(_ vector: FeatureVector, label: LabelID, kind: TrainingExample.Kind) {
    features += vector.features
    values += vector.values
    starts.append(Int32(features.count))
    labels.append(label)
    kinds.append(kind)
  }

  /// Adds all examples of another set.
  mutating func add(_ other: TrainingSet) {
    starts += other.starts.dropFirst().map { $0 + Int32(features.count) }
    features += other.features
    values += other.values
    labels += other.labels
    kinds += other.kinds
  }

  /// The place of an example's features.
  @inline(__always)
  func range(_ example: Int) -> Range<Int> { Int(starts[example])..<Int(starts[example + 1]) }
}
