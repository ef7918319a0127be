/// Keyword to subjects: for each feature the subjects that it speaks for or against, with weights.
package struct InvertedIndex: Sendable {
  package struct Posting: Sendable {
    package var subject: Int32
    package var weight: Float
  }
  /// Weights nearer to 0 than this are left out, for room. Against 0.02 it cost one right answer, net, of 691
  /// labelled questions.
  static let smallest: Float = 0.05

  private var starts: [Int32] = [0]
  private var postings: [Posting] = []

  init(features: Int, _ fitter: WeightFitter) {
    starts.reserveCapacity(features + 1)
    for feature in 0..<features {
      fitter.forEachWeight(feature, atLeast: InvertedIndex.smallest) { subject, weight in
        postings.append(Posting(subject: Int32(subject), weight: weight))
      }
      starts.append(Int32(postings.count))
    }
  }

  package func postings(_ feature: Int32) -> ArraySlice<Posting> {
    postings[Int(starts[Int(feature)])..<Int(starts[Int(feature) + 1])]
  }

  /// Adds what each feature of `vector` says to `scores`, one for each subject.
  @inline(__always)
  func score(_ vector: FeatureVector, _ scores: inout [Float]) {
    for index in vector.features.indices {
      let feature = Int(vector.features[index])
      let value = vector.values[index]
      for position in Int(starts[feature])..<Int(starts[feature + 1]) {
        let posting = postings[position]
        scores[Int(posting.subject)] += posting.weight * value
      }
    }
  }
}
