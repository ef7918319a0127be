/// Keyword to subjects: for each feature the subjects that it speaks for or against, with weights.
package struct InvertedIndex: Sendable {
  package struct Posting: Sendable {
    package var subject: Int32
    package var weight: Float
  }
  /// Fitted weights nearer to 0 than this are left out, for room. Against 0.02 it cost one right answer, net, of 691
  /// labelled questions.
  static let smallest: Float = 0.05

  /// Whether the weights were fitted: then they also speak against subjects.
  let isFitted: Bool
  private var starts: [Int32] = [0]
  private var postings: [Posting] = []
  /// The largest weight of each feature; only where weights were not fitted.
  private var largest: [Float] = []

  init(features: Int, _ fitter: WeightFitter) {
    isFitted = true
    starts.reserveCapacity(features + 1)
    for feature in 0..<features {
      fitter.forEachWeight(feature, atLeast: InvertedIndex.smallest) { subject, weight in
        postings.append(Posting(subject: Int32(subject), weight: weight))
      }
      starts.append(Int32(postings.count))
    }
  }

  init(_ profiles: SubjectProfiles) {
    isFitted = false
    starts = profiles.starts
    postings = profiles.postings
    largest = (0..<starts.count - 1).map { feature in
      postings[Int(starts[feature])..<Int(starts[feature + 1])].reduce(0) { max($0, $1.weight) }
    }
  }

  package func postings(_ feature: Int32) -> ArraySlice<Posting> {
    postings[Int(starts[Int(feature)])..<Int(starts[Int(feature) + 1])]
  }

  /// The most that a feature can say for any subject.
  func most(_ feature: Int32) -> Float { largest[Int(feature)] }

  /// Adds what each feature of `vector` says to `scores`, one for each subject.
  @inline(__always)
  func score(_ vector: FeatureVector, _ scores: inout [Float]) {
    let postings = postings.span
    var scores = scores.mutableSpan
    for index in vector.features.indices {
      let feature = Int(vector.features[index])
      let value = vector.values[index]
      for position in Int(starts[feature])..<Int(starts[feature + 1]) {
        let posting = postings[unchecked: position]
        scores[Int(posting.subject)] += posting.weight * value
      }
    }
  }
}
