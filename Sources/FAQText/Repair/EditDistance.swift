/// Damerau-Levenshtein distance in its optimal string alignment form, cut off above a limit.
package struct EditDistance: Sendable {
  /// For each byte its places in the first word; all zero between comparisons.
  private var places = [UInt64](repeating: 0, count: 256)

  package init() {}

  /// Insertions, deletions, substitutions and transpositions of neighbours cost 1 each.
  ///
  /// - Returns: the distance, or `limit + 1` when it is larger. Words over 64 bytes are never near.
  package mutating func distance(
    _ a: [UInt8], _ aRange: Range<Int>, to b: [UInt8], at bRange: Range<Int>, limit: Int
  ) -> Int {
    guard abs(aRange.count - bRange.count) <= limit, max(aRange.count, bRange.count) <= 64 else {
      return limit + 1
    }
    // The common beginning and end cost nothing; of two words one error apart next to nothing is left.
    var (start, other) = (aRange.lowerBound, bRange.lowerBound)
    var (end, otherEnd) = (aRange.upperBound, bRange.upperBound)
    while start < end, other < otherEnd, a[start] == b[other] { (start, other) = (start + 1, other + 1) }
    while start < end, other < otherEnd, a[end - 1] == b[otherEnd - 1] {
      (end, otherEnd) = (end - 1, otherEnd - 1)
    }
    let (m, n) = (end - start, otherEnd - other)
    if m == 0 || n == 0 { return min(max(m, n), limit + 1) }
    if limit == 1 {
      if m == 1, n == 1 { return 1 }
      let isSwap = m == 2 && n == 2 && a[start] == b[other + 1] && a[start + 1] == b[other]
      return isSwap ? 1 : 2
    }
    return rows(a, start..<end, to: b, at: other..<otherEnd, limit: limit)
  }

  /// The last row of the table of distances, all its steps at once: a bit for each letter of `a` says whether the
  /// distance goes up or down there (Hyyrö 2003, with transpositions).
  private mutating func rows(
    _ a: [UInt8], _ aRange: Range<Int>, to b: [UInt8], at bRange: Range<Int>, limit: Int
  ) -> Int {
    for (place, index) in aRange.enumerated() { places[Int(a[index])] |= 1 << UInt64(place) }
    defer { for index in aRange { places[Int(a[index])] = 0 } }
    let last: UInt64 = 1 << UInt64(aRange.count - 1)
    var (up, down): (UInt64, UInt64) = (.max, 0)
    var (diagonal, matchedBefore): (UInt64, UInt64) = (0, 0)
    var distance = aRange.count
    for index in bRange {
      let matched = places[Int(b[index])]
      let swapped = ((~diagonal & matched) << 1) & matchedBefore
      diagonal = swapped | (((matched & up) &+ up) ^ up) | matched | down
      var right = down | ~(diagonal | up)
      let left = diagonal & up
      if right & last != 0 { distance += 1 } else if left & last != 0 { distance -= 1 }
      right = right << 1 | 1
      up = left << 1 | ~(diagonal | right)
      down = right & diagonal
      matchedBefore = matched
      // Each letter left can bring it down by one.
      if distance - (bRange.upperBound - 1 - index) > limit { return limit + 1 }
    }
    return min(distance, limit + 1)
  }
}
