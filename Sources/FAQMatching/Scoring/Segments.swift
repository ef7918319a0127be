import FAQText

/// Cuts a long text into the segments by which it is judged: the whole, its sentences, and pairs of neighbours.
enum Segments {
  /// Ranges of `tokens`; the whole is first.
  static func cut(_ tokens: [Token], by policy: SegmentPolicy, into ranges: inout [Range<Int>]) {
    ranges.removeAll(keepingCapacity: true)
    ranges.append(0..<tokens.count)
    guard tokens.count >= policy.shortest else { return }
    let sentences = parts(0..<tokens.count) { tokens[$0].sentence == tokens[$1].sentence }
    append(sentences, to: &ranges, most: policy.most)
    for sentence in sentences where sentence.count > policy.longSentence {
      append(parts(sentence) { tokens[$0].clause == tokens[$1].clause }, to: &ranges, most: policy.most)
    }
  }

  /// Each part, and each part with the next one.
  private static func append(_ parts: [Range<Int>], to ranges: inout [Range<Int>], most: Int) {
    guard parts.count > 1 else { return }
    for (index, part) in parts.enumerated() where ranges.count < most {
      if part.count >= 2 { ranges.append(part) }
      if index + 1 < parts.count, parts.count > 2, ranges.count < most {
        ranges.append(part.lowerBound..<parts[index + 1].upperBound)
      }
    }
  }

  /// Neighbours that belong together.
  @inline(__always)
  private static func parts(_ range: Range<Int>, _ together: (Int, Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where index > start && !together(index, start) {
      parts.append(start..<index)
      start = index
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
