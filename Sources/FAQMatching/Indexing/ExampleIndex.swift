/// The examples of each label by their features, to find the one nearest to a question.
package struct ExampleIndex: Sendable {
  /// An example that holds a feature, and the value of the feature in it.
  private struct Posting {
    var example: Int32
    var value: Float
  }
  /// The first posting of each feature, and the end of the last.
  private var starts: [Int]
  /// The examples of one feature after those of another; of a feature in ascending order, and so label by label.
  private var postings: [Posting]
  /// The first text of each label, and the end of the last.
  private var labelStarts: [Int32]
  /// All texts, for explanations.
  package let texts: [String]

  /// `training`: its texts stand label by label. Only examples that a question is compared with count.
  init(_ training: TrainingSet, texts: [String], features: Int, labels: Int) {
    self.texts = texts
    labelStarts = ExampleIndex.labelStarts(training, labels: labels)
    starts = [Int](repeating: 0, count: features + 1)
    let compared = (0..<training.count).filter { training.kinds[$0].isCompared }
    for example in compared {
      for position in training.range(example) { starts[training.features[position].index + 1] += 1 }
    }
    for feature in 0..<features { starts[feature + 1] += starts[feature] }
    postings = [Posting](repeating: Posting(example: 0, value: 0), count: starts[features])
    var next = starts
    for example in compared {
      for position in training.range(example) {
        let feature = training.features[position].index
        postings[next[feature]] = Posting(example: Int32(example), value: training.values[position])
        next[feature] += 1
      }
    }
  }

  private static func labelStarts(_ training: TrainingSet, labels: Int) -> [Int32] {
    var starts = [Int32](repeating: 0, count: labels + 1)
    for example in 0..<training.count { starts[training.labels[example].index + 1] = Int32(example + 1) }
    // A label without a text ends where the one before it does.
    for label in 0..<labels { starts[label + 1] = max(starts[label], starts[label + 1]) }
    return starts
  }

  /// The example of `label` nearest to the question, and the cosine of the two, from 0 to 1. Without an example that shares
  /// a keyword with the question the cosine is 0.
  ///
  /// `sums`: room to add up in, all zero before and after.
  func nearest(_ label: LabelID, _ question: FeatureVector, sums: inout [Float]) -> (
    example: Int?, cosine: Float
  ) {
    let (first, end) = (labelStarts[label.index], labelStarts[label.index + 1])
    while sums.count < Int(end - first) { sums.append(0) }
    // This loop is most of the work of a question. A posting's place lies within its feature's, and an example of the label
    // from `first` to before `end` within `room` (both by construction), so that bounds checks are skipped.
    let postings = postings.span
    var room = sums.mutableSpan
    for index in question.features.indices {
      let (feature, value) = (question.features[index].index, question.values[index])
      let last = starts[feature + 1]
      var position = ExampleIndex.first(of: postings, from: first, in: starts[feature]..<last)
      while position < last, unsafe postings[unchecked: position].example < end {
        let posting = unsafe postings[unchecked: position]
        unsafe room[unchecked: Int(posting.example &- first)] += posting.value * value
        position &+= 1
      }
    }
    // Of equal ones the first example is taken. `room` has a place for each example of the label.
    var best: (place: Int?, cosine: Float) = (nil, 0)
    for place in 0..<Int(end - first) {
      if unsafe room[unchecked: place] > best.cosine { best = unsafe (place, room[unchecked: place]) }
      unsafe room[unchecked: place] = 0
    }
    return (best.place.map { Int(first) + $0 }, best.cosine)
  }

  /// The first posting in `range`, which lies within all, of the example or of one behind it.
  @inline(__always)
  private static func first(of postings: Span<Posting>, from example: Int32, in range: Range<Int>) -> Int {
    var (low, count) = (range.lowerBound, range.count)
    while count > 0 {
      let half = count / 2
      let isBefore = unsafe postings[unchecked: low + half].example < example
      low = isBefore ? low + half + 1 : low
      count = isBefore ? count - half - 1 : half
    }
    return low
  }
}
