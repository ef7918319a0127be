/// The examples of each label by their features, to find the one nearest to a question.
package struct ExampleIndex: Sendable {
  /// An example that holds a feature, and the value of the feature in it.
  private struct Posting {
    var example: Int32
    var value: Float
  }
  /// The postings of one label among those of a feature: from `start` to that of the next run.
  private struct Run {
    var label: LabelID
    var start: Int32
  }
  /// The examples of one feature after those of another; of a feature in ascending order, and so label by label.
  private var postings: [Posting]
  /// The runs of one feature after those of another, and one more for the end; of a feature by label.
  private var runs: [Run] = []
  /// The first run of each feature, and the end of the last.
  private var runStarts: [Int32] = [0]
  /// The first text of each label, and the end of the last.
  private var labelStarts: [Int32]
  /// All texts, for explanations.
  package let texts: [String]

  /// `training`: its texts stand label by label. Only examples that a question is compared with count.
  init(_ training: TrainingSet, texts: [String], features: Int, labels: Int) {
    self.texts = texts
    labelStarts = ExampleIndex.labelStarts(training, labels: labels)
    var starts = [Int](repeating: 0, count: features + 1)
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
    for feature in 0..<features { addRuns(starts[feature]..<starts[feature + 1], training) }
    runs.append(Run(label: LabelID(labels), start: Int32(postings.count)))
  }

  /// Adds the runs of a feature.
  private mutating func addRuns(_ own: Range<Int>, _ training: TrainingSet) {
    var last: LabelID?
    for position in own {
      let label = training.labels[Int(postings[position].example)]
      if label != last { runs.append(Run(label: label, start: Int32(position))) }
      last = label
    }
    runStarts.append(Int32(runs.count))
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
    // This loop is most of the work of a question. A run lies within its feature's, its postings within all, and an
    // example of the label from `first` to before `end` within `room` (all by construction), so that bounds checks are
    // skipped.
    let (postings, runs, starts) = (postings.span, runs.span, runStarts.span)
    var room = sums.mutableSpan
    for index in question.features.indices {
      let (feature, value) = (question.features[index].index, question.values[index])
      let own = unsafe Int(starts[unchecked: feature])..<Int(starts[unchecked: feature + 1])
      let place = ExampleIndex.place(of: label, in: runs, own)
      guard place < own.upperBound, unsafe runs[unchecked: place].label == label else { continue }
      for position in unsafe Int(runs[unchecked: place].start)..<Int(runs[unchecked: place + 1].start) {
        let posting = unsafe postings[unchecked: position]
        unsafe room[unchecked: Int(posting.example &- first)] += posting.value * value
      }
    }
    let best = ExampleIndex.takeLargest(of: &room, count: Int(end - first))
    return (best.place.map { Int(first) + $0 }, best.number)
  }

  /// The first `count` numbers, which `room` has: the largest, with the first place where it stands, and 0 in place of each.
  /// None of them is negative; where all are 0 there is no place.
  @inline(__always)
  private static func takeLargest(of room: inout MutableSpan<Float>, count: Int) -> (
    place: Int?, number: Float
  ) {
    // The bits of numbers that are not negative are in the order of the numbers, and whole numbers are compared four at a
    // time.
    var largest: Int32 = 0
    for place in 0..<count {
      largest = max(largest, unsafe Int32(bitPattern: room[unchecked: place].bitPattern))
    }
    let number = Float(bitPattern: UInt32(bitPattern: largest))
    var found: Int?
    if number > 0 {
      var place = 0
      while unsafe room[unchecked: place] != number { place &+= 1 }
      found = place
    }
    for place in 0..<count { unsafe room[unchecked: place] = 0 }
    return (found, number)
  }

  /// The place in `range`, which lies within `runs`, where the run of a label stands if it has one there.
  @inline(__always)
  private static func place(of label: LabelID, in runs: Span<Run>, _ range: Range<Int>) -> Int {
    var (low, count) = (range.lowerBound, range.count)
    while count > 1 {
      let half = count / 2
      // All bits, or none where the run is that of the label or one behind it. The processor would guess a jump here wrong
      // half of the time.
      let isBefore =
        unsafe (runs[unchecked: low &+ half &- 1].label.index &- label.index) >> (Int.bitWidth - 1)
      low &+= half & isBefore
      count &-= half
    }
    return low
  }
}
