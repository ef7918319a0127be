/// Keyword to labels, for a base too large to be fitted: for each feature the labels that it speaks for, with weights
/// above zero.
package struct InvertedIndex: Sendable {
  package struct Posting: Sendable {
    package var label: LabelID
    package var weight: Float
  }
  private var starts: [Int32]
  private var postings: [Posting]
  /// The largest weight of each feature.
  private var largest: [Float] = []

  init(_ profiles: ClassCentroids) {
    starts = profiles.starts
    postings = profiles.postings
    largest = (0..<starts.count - 1).map { feature in
      postings[Int(starts[feature])..<Int(starts[feature + 1])].reduce(0) { max($0, $1.weight) }
    }
  }

  package func postings(_ feature: FeatureID) -> ArraySlice<Posting> {
    postings[Int(starts[feature.index])..<Int(starts[feature.index + 1])]
  }

  /// The weight of a label among the postings of a feature, which stand by label; 0 where it has none.
  static func weight(_ label: LabelID, in postings: ArraySlice<Posting>) -> Float {
    var (low, high) = (postings.startIndex, postings.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].label < label { low = middle + 1 } else { high = middle }
    }
    return low < postings.endIndex && postings[low].label == label ? postings[low].weight : 0
  }

  /// The most that a feature can say for any label.
  func most(_ feature: FeatureID) -> Float { largest[feature.index] }
}
