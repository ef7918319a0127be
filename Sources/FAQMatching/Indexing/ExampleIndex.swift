/// The examples of each label by their features, to find the one nearest to a question.
package struct ExampleIndex: Sendable {
  /// Most groups of neighbouring labels, one for each bit of ``groups``.
  private static let mostGroups = UInt128.bitWidth

  /// Labels in a group: one, until there are more labels than bits.
  private let labelsPerGroup: Int
  /// For each feature, the groups of which an example holds it.
  private var groups: [UInt128]
  /// For each feature, the number of its first block, and the end of the last: it has one for each of its groups, in order.
  private var firstBlocks: [Int32]
  /// The place of each block in ``postings``.
  private var blocks: [Block]
  struct Block: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
  }
  /// A feature of a question that a label has: where it lies, and its value in the question.
  typealias Found = (block: Block, value: Float)
  /// An example that holds a feature, and the value of the feature in it.
  private struct Posting {
    var example: Int32 = 0
    var value: Float = 0
  }
  /// The blocks of one group after those of another, so that what is read for a label lies together; in a block by
  /// ascending examples, and so label by label.
  private var postings: [Posting]
  /// The first text of each label, and the end of the last.
  private var labelStarts: [Int32]
  /// All texts, for explanations.
  package let texts: [String]

  /// `training`: its texts stand label by label. Only examples that a question is compared with count.
  init(_ training: TrainingSet, texts: [String], features: Int, labels: Int) {
    self.texts = texts
    labelsPerGroup = max(1, (labels + Self.mostGroups - 1) / Self.mostGroups)
    groups = [UInt128](repeating: 0, count: features)
    firstBlocks = [Int32](repeating: 0, count: features + 1)
    (blocks, postings) = ([], [])
    labelStarts = [Int32](repeating: 0, count: labels + 1)
    for example in 0..<training.count {
      let label = training.labels[example]
      labelStarts[label.index + 1] = Int32(example + 1)
      guard training.kinds[example].isCompared else { continue }
      for position in training.range(example) { groups[training.features[position].index] |= bit(label) }
    }
    // A label without a text ends where the one before it does.
    for label in 0..<labels {
      labelStarts[label + 1] = max(labelStarts[label], labelStarts[label + 1])
    }
    for feature in 0..<features {
      firstBlocks[feature + 1] = firstBlocks[feature] + Int32(groups[feature].nonzeroBitCount)
    }
    (blocks, postings) = file(training)
  }

  /// Files each example under its features.
  private func file(_ training: TrainingSet) -> (blocks: [Block], postings: [Posting]) {
    // One more than there are, for one is looked at even where a group has nothing of the last feature.
    var blocks = [Block](repeating: Block(), count: Int(firstBlocks[groups.count]) + 1)
    var filed: [Int32] = []
    filed.reserveCapacity(training.features.count)
    // Groups come one after the other, and so do a feature's blocks for them.
    var current = firstBlocks.map { (next: $0, block: $0, group: Int?.none) }
    for example in 0..<training.count where training.kinds[example].isCompared {
      let group = group(training.labels[example])
      for position in training.range(example) {
        let feature = training.features[position].index
        if current[feature].group != group {
          let block = current[feature].next
          current[feature] = (block + 1, block, group)
        }
        blocks[Int(current[feature].block)].count += 1
        filed.append(current[feature].block)
      }
    }
    var postings = [Posting](repeating: Posting(), count: filed.count)
    // The end of each block that has begun to be filled.
    var ends = [Int32?](repeating: nil, count: blocks.count)
    var (next, place) = (Int32(0), 0)
    for example in 0..<training.count where training.kinds[example].isCompared {
      for position in training.range(example) {
        let block = Int(filed[place])
        let end = ends[block] ?? next
        if ends[block] == nil {
          blocks[block].start = next
          next += blocks[block].count
        }
        postings[Int(end)] = Posting(example: Int32(example), value: training.values[position])
        ends[block] = end + 1
        place += 1
      }
    }
    return (blocks, postings)
  }

  private func group(_ label: LabelID) -> Int { label.index / labelsPerGroup }

  private func bit(_ label: LabelID) -> UInt128 { 1 << UInt128(group(label)) }

  /// The number of a feature's block for one of its groups.
  ///
  /// `before`: the bits of all groups before that one.
  @inline(__always)
  private func block(_ feature: Int, before: UInt128) -> Int {
    Int(firstBlocks[feature]) + (groups[feature] & before).nonzeroBitCount
  }

  /// The example of `label` nearest to the question, and the cosine of the two, from 0 to 1. Without an example that shares
  /// a keyword with the question the cosine is 0.
  ///
  /// `sums`: room to add up in, all zero before and after.
  /// `found`: room for the features.
  func nearest(_ label: LabelID, _ question: FeatureVector, sums: inout [Float], found: inout [Found]) -> (
    example: Int?, cosine: Float
  ) {
    while found.count < question.features.count { found.append((Block(), 0)) }
    let (first, end) = (labelStarts[label.index], labelStarts[label.index + 1])
    while sums.count < Int(end - first) { sums.append(0) }
    let count = find(bit(label), question, into: &found)
    // This loop is most of the work of a question. A block lies within the postings, and an example of the label from
    // `first` to before `end` within `room` (both by construction), so that bounds checks are skipped.
    let (postings, found) = (postings.span, found.span)
    var room = sums.mutableSpan
    for number in 0..<count {
      let (block, value) = found[number]
      var position = Int(block.start)
      let last = position + Int(block.count)
      if labelsPerGroup > 1 { position = firstPosting(from: first, position..<last) }
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

  /// Looks all features up before any is added up, and without a branch: what is far away in memory is fetched side by side.
  /// Returns how many the group has.
  @inline(__always)
  private func find(_ group: UInt128, _ question: FeatureVector, into found: inout [Found]) -> Int {
    var room = found.mutableSpan
    var count = 0
    for index in question.features.indices {
      let feature = question.features[index].index
      room[count] = (blocks[block(feature, before: group - 1)], question.values[index])
      count += groups[feature] & group != 0 ? 1 : 0
    }
    return count
  }

  /// The first posting in `range` of the example or of one behind it.
  private func firstPosting(from example: Int32, _ range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if postings[middle].example < example { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
