/// Damerau-Levenshtein distance in its optimal string alignment form, cut off above a limit.
package struct EditDistance: Sendable {
  private var previous2 = [UInt8](repeating: 0, count: 66)
  private var previous = [UInt8](repeating: 0, count: 66)
  private var current = [UInt8](repeating: 0, count: 66)

  package init() {}

  /// Insertions, deletions, substitutions and transpositions of neighbours cost 1 each.
  ///
  /// - Returns: the distance, or `limit + 1` when it is larger. Words over 64 bytes are never near.
  package mutating func distance(
    _ a: [UInt8], _ aRange: Range<Int>, _ b: [UInt8], _ bRange: Range<Int>, limit: Int
  ) -> Int {
    guard abs(aRange.count - bRange.count) <= limit, max(aRange.count, bRange.count) <= 64 else {
      return limit + 1
    }
    // What both begin and end with costs nothing; of two words one error apart next to nothing is left.
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
    return table(a, start..<end, b, other..<otherEnd, limit: limit)
  }

  /// The table of distances between beginnings, of which only the cells within `limit` of the diagonal matter.
  private mutating func table(
    _ a: [UInt8], _ aRange: Range<Int>, _ b: [UInt8], _ bRange: Range<Int>, limit: Int
  ) -> Int {
    let (m, n) = (aRange.count, bRange.count)
    let far = UInt8(limit + 1)
    for column in 0...n { previous[column] = UInt8(min(column, limit + 1)) }
    for row in 1...m {
      let letter = a[aRange.lowerBound + row - 1]
      let (first, last) = (max(1, row - limit), min(n, row + limit))
      guard first <= last else { return limit + 1 }
      var best = far
      current[first - 1] = first == 1 ? UInt8(min(row, limit + 1)) : far
      for column in first...last {
        let other = b[bRange.lowerBound + column - 1]
        var cost = previous[column - 1] + (letter == other ? 0 : 1)
        cost = min(cost, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, letter == b[bRange.lowerBound + column - 2],
          a[aRange.lowerBound + row - 2] == other
        {
          cost = min(cost, previous2[column - 2] + 1)
        }
        current[column] = min(cost, far)
        best = min(best, cost)
      }
      if last < n { current[last + 1] = far }
      if best > limit { return limit + 1 }
      (previous2, previous, current) = (previous, current, previous2)
    }
    return Int(previous[n])
  }
}
