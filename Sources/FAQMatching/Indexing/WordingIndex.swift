/// The wordings of each subject by their keywords, to see how near a question comes to something that was written down.
package struct WordingIndex: Sendable {
  /// Most groups of neighbouring subjects, one for each bit of ``groups``.
  private static let mostGroups = UInt128.bitWidth

  /// Subjects in a group: one, until there are more subjects than bits.
  private let subjectsPerGroup: Int
  /// For each feature, the groups of which a wording holds it.
  private var groups: [UInt128]
  /// For each feature, the number of its first block: it has one for each of its groups, in their order.
  private var firstBlocks: [Int32]
  /// Where each block begins in ``postings``, and the end of the last.
  private var blockStarts: [Int32]
  /// A wording that holds a feature, and the share that the feature has in it.
  private struct Posting {
    var wording: Int32 = 0
    var share: Float = 0
  }
  /// Of each feature, by ascending wordings, and so subject by subject.
  private var postings: [Posting]
  /// The first text of each subject, and the end of the last.
  private var subjectStarts: [Int32]
  /// All texts, for explanations.
  package let texts: [String]

  /// `training`: its texts stand subject by subject. Only wordings count: no lines of answers, no counter-examples.
  init(_ training: TrainingSet, texts: [String], features: Int, subjects: Int) {
    self.texts = texts
    subjectsPerGroup = max(1, (subjects + Self.mostGroups - 1) / Self.mostGroups)
    groups = [UInt128](repeating: 0, count: features)
    firstBlocks = []
    blockStarts = []
    subjectStarts = [Int32](repeating: 0, count: subjects + 1)
    var starts = [Int32](repeating: 0, count: features + 1)
    for text in 0..<training.count where training.isWording(text) {
      for position in training.range(text) { starts[Int(training.features[position]) + 1] += 1 }
    }
    for feature in 0..<features { starts[feature + 1] += starts[feature] }
    postings = [Posting](repeating: Posting(), count: Int(starts[features]))
    fill(training, starts)
    cut(training, starts)
    // A subject without a text ends where the one before it does.
    for subject in 0..<subjects {
      subjectStarts[subject + 1] = max(subjectStarts[subject], subjectStarts[subject + 1])
    }
  }

  /// Files each wording under its features.
  private mutating func fill(_ training: TrainingSet, _ starts: [Int32]) {
    var ends = starts
    for text in 0..<training.count {
      subjectStarts[Int(training.subjects[text]) + 1] = Int32(text + 1)
      guard training.isWording(text) else { continue }
      for position in training.range(text) {
        let feature = Int(training.features[position])
        postings[Int(ends[feature])] = Posting(wording: Int32(text), share: training.values[position])
        ends[feature] += 1
      }
    }
  }

  /// Cuts what is filed under each feature into blocks.
  private mutating func cut(_ training: TrainingSet, _ starts: [Int32]) {
    for feature in groups.indices {
      firstBlocks.append(Int32(blockStarts.count))
      for position in Int(starts[feature])..<Int(starts[feature + 1]) {
        let group = bit(Int(training.subjects[Int(postings[position].wording)]))
        guard groups[feature] & group == 0 else { continue }
        groups[feature] |= group
        blockStarts.append(Int32(position))
      }
    }
    blockStarts.append(Int32(postings.count))
  }

  private func bit(_ subject: Int) -> UInt128 { 1 << UInt128(subject / subjectsPerGroup) }

  /// The wording of `subject` nearest to the question, and the cosine of the two, from 0 to 1.
  ///
  /// `sums`: room to add up in, all zero before and after.
  func nearest(_ subject: Int, _ question: FeatureVector, _ sums: inout [Float]) -> (
    wording: Int, cosine: Float
  ) {
    let (first, end) = (subjectStarts[subject], subjectStarts[subject + 1])
    while sums.count < Int(end - first) { sums.append(0) }
    let group = bit(subject)
    // Most of the work of a question: the numbers are read without a check for each.
    let postings = postings.span
    var room = sums.mutableSpan
    for index in question.features.indices {
      let feature = Int(question.features[index])
      guard groups[feature] & group != 0 else { continue }
      let block = Int(firstBlocks[feature]) + (groups[feature] & (group - 1)).nonzeroBitCount
      let last = Int(blockStarts[block + 1])
      var position = Int(blockStarts[block])
      if subjectsPerGroup > 1 { position = firstPosting(from: first, position..<last) }
      let share = question.values[index]
      while position < last, postings[unchecked: position].wording < end {
        let posting = postings[unchecked: position]
        room[unchecked: Int(posting.wording &- first)] += posting.share * share
        position &+= 1
      }
    }
    // Of equal ones the first wording is taken.
    var best: (place: Int, cosine: Float) = (-1, 0)
    for place in 0..<Int(end - first) {
      if room[unchecked: place] > best.cosine { best = (place, room[unchecked: place]) }
      room[unchecked: place] = 0
    }
    return best.place < 0 ? (-1, 0) : (Int(first) + best.place, best.cosine)
  }

  /// The first posting in `range` of the wording or of one behind it.
  private func firstPosting(from wording: Int32, _ range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].wording < wording { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
