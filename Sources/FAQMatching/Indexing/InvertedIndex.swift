/// Keyword to subjects, for a base too large to be fitted: for each feature the subjects that it speaks for, with weights
/// above zero.
package struct InvertedIndex: Sendable {
  package struct Posting: Sendable {
    package var subject: Int32
    package var weight: Float
  }
  private var starts: [Int32]
  private var postings: [Posting]
  /// The largest weight of each feature.
  private var largest: [Float] = []

  init(_ profiles: SubjectProfiles) {
    starts = profiles.starts
    postings = profiles.postings
    largest = (0..<starts.count - 1).map { feature in
      postings[Int(starts[feature])..<Int(starts[feature + 1])].reduce(0) { max($0, $1.weight) }
    }
  }

  package func postings(_ feature: Int32) -> ArraySlice<Posting> {
    postings[Int(starts[Int(feature)])..<Int(starts[Int(feature) + 1])]
  }

  /// The weight of a subject among the postings of a feature, which stand by subject; 0 where it has none.
  static func weight(_ subject: Int32, in postings: ArraySlice<Posting>) -> Float {
    var (low, high) = (postings.startIndex, postings.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].subject < subject { low = middle + 1 } else { high = middle }
    }
    return low < postings.endIndex && postings[low].subject == subject ? postings[low].weight : 0
  }

  /// The most that a feature can say for any subject.
  func most(_ feature: Int32) -> Float { largest[Int(feature)] }
}
