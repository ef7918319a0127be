import Glibc

/// Weights for a base too large to fit: each label is what its wordings say on average (Rocchio 1971), all of them
/// taken as one text, and a question is held against it by their cosine.
struct ClassCentroids {
  /// A base with more weights than this, keywords times labels, is not fitted: they would take over 128 MiB, and
  /// learning them minutes.
  static let mostFitted = 1 << 25
  /// A cosine of 1 is worth this many times the logarithm of the number of labels: so sure that one of them is meant
  /// among all.
  static let scale: Float = 3

  /// For each feature its labels and their weights, ascending.
  private(set) var postings: [InvertedIndex.Posting] = []
  private(set) var starts: [Int32]

  /// `training`: its texts stand label by label; counter-examples teach nothing.
  init(_ training: TrainingSet, features: Int, labels: Int, policy: FittingPolicy = FittingPolicy()) {
    starts = [Int32](repeating: 0, count: features + 1)
    var pairs: [(feature: FeatureID, posting: InvertedIndex.Posting)] = []
    pairs.reserveCapacity(training.features.count / 2)
    let worth = ClassCentroids.scale * log(Float(max(labels, 2)))
    var sums = [Float](repeating: 0, count: features)
    var used: [FeatureID] = []
    var text = 0
    while text < training.count {
      let label = training.labels[text]
      while text < training.count, training.labels[text] == label {
        if training.kinds[text] != .counterexample {
          ClassCentroids.add(
            text, of: training, weight: policy.weight(of: training.kinds[text]), to: &sums, used: &used)
        }
        text += 1
      }
      let length = used.reduce(Float(0)) { $0 + sums[$1.index] * sums[$1.index] }.squareRoot()
      for feature in used {
        let weight = worth * sums[feature.index] / length
        pairs.append((feature, .init(label: label, weight: weight)))
        starts[feature.index + 1] += 1
        sums[feature.index] = 0
      }
      used.removeAll(keepingCapacity: true)
    }
    sort(pairs)
  }

  private static func add(
    _ text: Int, of training: TrainingSet, weight: Float, to sums: inout [Float], used: inout [FeatureID]
  ) {
    for position in training.range(text) {
      let feature = training.features[position]
      if sums[feature.index] == 0 { used.append(feature) }
      sums[feature.index] += training.values[position] * weight
    }
  }

  /// Files what was gathered label by label under its features; the labels of each stay ascending.
  private mutating func sort(_ pairs: [(feature: FeatureID, posting: InvertedIndex.Posting)]) {
    for feature in 1..<starts.count { starts[feature] += starts[feature - 1] }
    postings = [InvertedIndex.Posting](repeating: .init(label: LabelID(0), weight: 0), count: pairs.count)
    var ends = starts
    for pair in pairs {
      postings[Int(ends[pair.feature.index])] = pair.posting
      ends[pair.feature.index] += 1
    }
  }
}
