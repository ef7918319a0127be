/// Takes a joined word apart: "gakbisa", "lupapassword", "sygnti".
struct WordSplitter: Sendable {
  /// Longest word that is tried, in bytes.
  static let longest = 28
  /// Words of one letter that people join to the next one: d (di), g (gak), k (ke).
  static let singles: Set<UInt8> = Set("dgk".utf8)

  /// The cheapest parts, or none. A part is a known word, or one known but for its vowels or one typing error.
  func parts(
    _ word: [UInt8], _ range: Range<Int>, _ lexicon: Lexicon, _ index: SpellingIndex,
    _ scratch: inout AnalysisScratch
  ) -> [Int32] {
    let count = range.count
    guard count >= 3, count <= WordSplitter.longest else { return [] }
    var best = [Int](repeating: Int.max, count: count + 1)
    var from = [Int](repeating: 0, count: count + 1)
    var surface = [Int32](repeating: -1, count: count + 1)
    best[0] = 0
    for end in 1...count {
      for start in 0..<end where best[start] < Int.max && end - start < count {
        let part = range.lowerBound + start..<range.lowerBound + end
        guard let (found, cost) = exact(word, part, start == 0, lexicon) else { continue }
        if best[start] + cost < best[end] {
          (best[end], from[end], surface[end]) = (best[start] + cost, start, found)
        }
      }
    }
    if best[count] > 9 { repairOnePart(word, range, lexicon, index, &scratch, &best, &from, &surface) }
    guard best[count] <= 13 else { return [] }
    var parts: [Int32] = []
    var end = count
    while end > 0 {
      parts.append(surface[end])
      end = from[end]
    }
    return parts.count <= 4 ? parts.reversed() : []
  }

  /// Cost of a known part: long words are cheap, two letters dear.
  private func exact(_ word: [UInt8], _ part: Range<Int>, _ isFirst: Bool, _ lexicon: Lexicon) -> (
    Int32, Int
  )? {
    if part.count == 1 {
      guard isFirst, WordSplitter.singles.contains(word[part.lowerBound]) else { return nil }
      let found = lexicon.find(word, part)
      return found >= 0 ? (Int32(found), 5) : nil
    }
    let found = lexicon.find(word, part)
    guard found >= 0, lexicon.readings[found].isPart || part.count >= 5 else { return nil }
    switch part.count {
    case 2: return (Int32(found), 4)
    case 3: return (Int32(found), 3)
    case 4: return (Int32(found), 3)
    default: return (Int32(found), 2)
    }
  }

  /// A known first part and a mistyped rest: "gasinkorn", "sygnti".
  private func repairOnePart(
    _ word: [UInt8], _ range: Range<Int>, _ lexicon: Lexicon, _ index: SpellingIndex,
    _ scratch: inout AnalysisScratch,
    _ best: inout [Int], _ from: inout [Int], _ surface: inout [Int32]
  ) {
    let count = range.count
    for start in 1..<count where best[start] <= 5 && count - start >= 4 {
      let rest = range.lowerBound + start..<range.upperBound
      var found = index.abbreviated(word, rest, lexicon)
      if found < 0, count - start >= 5 { found = index.nearest(word, rest, lexicon, &scratch.edit).surface }
      guard found >= 0, lexicon.weights[found] > 0 else { continue }
      if best[start] + 7 < best[count] {
        (best[count], from[count], surface[count]) = (best[start] + 7, start, Int32(found))
      }
    }
  }
}
