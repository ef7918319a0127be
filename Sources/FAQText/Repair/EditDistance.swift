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
    let (m, n) = (aRange.count, bRange.count)
    guard abs(m - n) <= limit, m <= 64, n <= 64 else { return limit + 1 }
    for column in 0...n { previous[column] = UInt8(column) }
    for row in 1...max(m, 1) where m > 0 {
      let letter = a[aRange.lowerBound + row - 1]
      var best = row
      current[0] = UInt8(row)
      for column in 1...max(n, 1) where n > 0 {
        let other = b[bRange.lowerBound + column - 1]
        var cost = Int(previous[column - 1]) + (letter == other ? 0 : 1)
        cost = min(cost, Int(previous[column]) + 1, Int(current[column - 1]) + 1)
        if row > 1, column > 1, letter == b[bRange.lowerBound + column - 2],
          a[aRange.lowerBound + row - 2] == other
        {
          cost = min(cost, Int(previous2[column - 2]) + 1)
        }
        current[column] = UInt8(cost)
        best = min(best, cost)
      }
      if best > limit { return limit + 1 }
      (previous2, previous, current) = (previous, current, previous2)
    }
    return m == 0 ? n : min(Int(previous[n]), limit + 1)
  }
}
