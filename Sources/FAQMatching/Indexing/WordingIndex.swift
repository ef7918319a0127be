/// The wordings of each subject by their keywords, to see how near a question comes to something that was written down.
package struct WordingIndex: Sendable {
  /// For each feature, where its wordings begin in ``members`` and ``values``.
  private var starts: [Int32]
  /// Numbers of the wordings that hold a feature, ascending, and so subject by subject.
  private var members: [Int32]
  /// The share that the feature has in the wording.
  private var values: [Float]
  /// The first text of each subject, and the end of the last.
  private var subjectStarts: [Int32]
  /// All texts, for explanations.
  package let texts: [String]

  /// `training`: its texts stand subject by subject. Only wordings count: no lines of answers, no counter-examples.
  init(_ training: TrainingSet, texts: [String], features: Int, subjects: Int) {
    self.texts = texts
    starts = [Int32](repeating: 0, count: features + 1)
    for text in 0..<training.count where training.isWording(text) {
      for position in training.range(text) { starts[Int(training.features[position]) + 1] += 1 }
    }
    for feature in 0..<features { starts[feature + 1] += starts[feature] }
    members = [Int32](repeating: 0, count: Int(starts[features]))
    values = [Float](repeating: 0, count: members.count)
    subjectStarts = [Int32](repeating: 0, count: subjects + 1)
    var ends = starts
    for text in 0..<training.count {
      subjectStarts[Int(training.subjects[text]) + 1] = Int32(text + 1)
      guard training.isWording(text) else { continue }
      for position in training.range(text) {
        let feature = Int(training.features[position])
        members[Int(ends[feature])] = Int32(text)
        values[Int(ends[feature])] = training.values[position]
        ends[feature] += 1
      }
    }
    // A subject without a text ends where the one before it does.
    for subject in 0..<subjects {
      subjectStarts[subject + 1] = max(subjectStarts[subject], subjectStarts[subject + 1])
    }
  }

  /// The wording of `subject` nearest to the question, and the cosine of the two, from 0 to 1.
  ///
  /// `sums`: room to add up in, all zero before and after.
  func nearest(_ subject: Int, _ question: FeatureVector, _ sums: inout [Float]) -> (
    wording: Int, cosine: Float
  ) {
    let (first, end) = (subjectStarts[subject], subjectStarts[subject + 1])
    while sums.count < Int(end - first) { sums.append(0) }
    // Most of the work of a question: the numbers are read without a check for each.
    let (members, values) = (members.span, values.span)
    var room = sums.mutableSpan
    var best: (place: Int, cosine: Float) = (-1, 0)
    for index in question.features.indices {
      let feature = Int(question.features[index])
      let share = question.values[index]
      let last = Int(starts[feature + 1])
      var position = firstMember(from: first, Int(starts[feature])..<last)
      while position < last, members[unchecked: position] < end {
        let place = Int(members[unchecked: position] - first)
        let sum = room[unchecked: place] + values[unchecked: position] * share
        room[unchecked: place] = sum
        // Sums only grow, so that the largest of all is met on the way. Of equal ones the first wording is taken.
        if sum > best.cosine || sum == best.cosine && place < best.place { best = (place, sum) }
        position += 1
      }
    }
    for place in 0..<Int(end - first) { room[unchecked: place] = 0 }
    return best.place < 0 ? (-1, 0) : (Int(first) + best.place, best.cosine)
  }

  /// The first of the wordings at `range` that is numbered `text` or higher.
  private func firstMember(from text: Int32, _ range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < text { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
