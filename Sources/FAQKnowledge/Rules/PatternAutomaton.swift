/// The steps of a pattern as sets of bits: which of its letters a text may be at (Glushkov 1961, Navarro and Raffinot 2005).
///
/// A position is a step that takes a byte. Which positions may come after which is known before the first text comes, so
/// that a byte of the text costs a few operations on words of 64 positions.
struct PatternAutomaton: Sendable, Equatable {
  /// The states that are reached without reading a byte.
  private struct Reach: Sendable, Equatable {
    var positions: [UInt64]
    /// Whether the pattern has matched there, and whether it has where the text ends there.
    var isMatch = false
    var isMatchAtEnd = false
  }

  /// Words of a set.
  private let words: Int
  /// For each byte the positions that take it.
  private let takers: [UInt64]
  /// For each position those that may come next.
  private let followers: [UInt64]
  /// Positions after which nothing may come but the next one: nearly all of a pattern of letters.
  private let plain: [UInt64]
  /// Positions after whose byte the pattern has matched, and those after which it has where the text ends.
  private let matches: [UInt64]
  private let matchesAtEnd: [UInt64]
  /// The states in which a match may begin: at the beginning of the text, and later.
  private let first: Reach
  private let later: Reach

  init(_ steps: [Pattern.Step]) {
    let positions = steps.indices.filter { if case .byte = steps[$0] { true } else { false } }
    let words = max(1, (positions.count + 63) / 64)
    var numbers = [Int](repeating: 0, count: steps.count)
    for (number, step) in positions.enumerated() { numbers[step] = number }
    func reach(_ step: Int, atStart: Bool) -> Reach {
      PatternAutomaton.reach(step, steps, numbers, words: words, atStart: atStart)
    }
    var takers = [UInt64](repeating: 0, count: 256 * words)
    var followers: [UInt64] = []
    var sets = (plain: [UInt64](repeating: 0, count: words), match: [UInt64](repeating: 0, count: words))
    var atEnd = sets.match
    for (number, step) in positions.enumerated() {
      let (word, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
      if case .byte(let set) = steps[step] {
        for byte in 0..<256 where set.contains(UInt8(byte)) { takers[byte * words + word] |= bit }
      }
      let next = reach(step + 1, atStart: false)
      followers += next.positions
      if next.isMatch { sets.match[word] |= bit }
      if next.isMatchAtEnd { atEnd[word] |= bit }
      if PatternAutomaton.isOnly(number + 1, next.positions) { sets.plain[word] |= bit }
    }
    (self.words, self.takers, self.followers) = (words, takers, followers)
    (plain, matches, matchesAtEnd) = (sets.plain, sets.match, atEnd)
    (first, later) = (reach(0, atStart: true), reach(0, atStart: false))
  }

  private static func isOnly(_ number: Int, _ set: [UInt64]) -> Bool {
    set.enumerated().allSatisfy { $1 == ($0 == number / 64 ? UInt64(1) << UInt64(number % 64) : 0) }
  }

  /// The states that a step reaches without reading a byte: `^` passes at the start only, `$` at the end only.
  private static func reach(
    _ step: Int, _ steps: [Pattern.Step], _ numbers: [Int], words: Int, atStart: Bool
  ) -> Reach {
    var reach = Reach(positions: [UInt64](repeating: 0, count: words))
    for atEnd in [false, true] {
      var seen = [Bool](repeating: false, count: steps.count)
      var open = [step]
      while let step = open.popLast() {
        if seen[step] { continue }
        seen[step] = true
        switch steps[step] {
        // Nothing follows the end of the text, so that no state behind it is reached.
        case .byte: if !atEnd { reach.positions[numbers[step] / 64] |= 1 << UInt64(numbers[step] % 64) }
        case .split(let a, let b): open += [a, b]
        case .jump(let to): open.append(to)
        case .start: if atStart { open.append(step + 1) }
        case .end: if atEnd { open.append(step + 1) }
        case .match: if atEnd { reach.isMatchAtEnd = true } else { reach.isMatch = true }
        }
      }
    }
    return reach
  }

  /// Whether the pattern matches somewhere in `text`.
  ///
  /// `work`: the positions that bytes of the text were taken at are added to it.
  func matches(_ text: [UInt8], counting work: inout Int) -> Bool {
    if first.isMatch || (text.isEmpty && first.isMatchAtEnd) { return true }
    var current = first.positions
    var next = later.positions
    for byte in text {
      var (carry, isMatch) = (UInt64(0), UInt64(0))
      for word in 0..<words { next[word] = later.positions[word] }
      for word in 0..<words {
        let live = current[word] & takers[Int(byte) * words + word]
        current[word] = live
        isMatch |= live & matches[word]
        work += live.nonzeroBitCount
        let shifted = live & plain[word]
        next[word] |= shifted << 1 | carry
        carry = shifted >> 63
        follow(live & ~plain[word], word, &next)
      }
      if isMatch != 0 { return true }
      swap(&current, &next)
    }
    // Behind the last byte, `next` has the positions that took it.
    guard !text.isEmpty else { return false }
    return later.isMatchAtEnd || zip(next, matchesAtEnd).contains { $0 & $1 != 0 }
  }

  /// Adds what may come after each of some positions of a word.
  private func follow(_ positions: UInt64, _ word: Int, _ next: inout [UInt64]) {
    var rest = positions
    while rest != 0 {
      let row = (word * 64 + rest.trailingZeroBitCount) * words
      for word in 0..<words { next[word] |= followers[row + word] }
      rest &= rest - 1
    }
  }
}
