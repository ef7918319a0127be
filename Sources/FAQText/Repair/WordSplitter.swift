/// Takes a joined word apart: "gakbisa", "lupapassword", "sygnti".
struct WordSplitter: Sendable {
  /// Words of one letter that people join to the next one: d (di), g (gak), k (ke).
  static let singles: Set<UInt8> = Set("dgk".utf8)

  let policy: SplitPolicy

  /// The cheapest way to write each beginning of the word as parts.
  private struct Parts {
    /// Cost of the first `n` letters, nil where they are no parts.
    var cost: [Int?]
    /// The place at which the last part of the first `n` letters begins, and its surface; nil for none.
    var last: [(start: Int, surface: TermID)?]

    init(letters: Int) {
      cost = [Int?](repeating: nil, count: letters + 1)
      last = Array(repeating: nil, count: letters + 1)
      cost[0] = 0
    }

    mutating func offer(_ surface: TermID, from start: Int, to end: Int, cost added: Int) {
      guard let before = cost[start] else { return }
      if let known = cost[end], known <= before + added { return }
      cost[end] = before + added
      last[end] = (start, surface)
    }

    /// Whether the first letters are parts, and so cheap ones.
    func costs(_ letters: Int, atMost limit: Int) -> Bool {
      guard let cost = cost[letters] else { return false }
      return cost <= limit
    }

    /// The surfaces of the whole word, in order.
    var surfaces: [TermID] {
      var parts: [TermID] = []
      var end = cost.count - 1
      while let part = last[end] {
        parts.append(part.surface)
        end = part.start
      }
      return parts.reversed()
    }
  }

  /// The cheapest parts, or none. A part is a known word, or one known but for its vowels or one typing error.
  func parts(
    _ word: [UInt8], _ range: Range<Int>, lexicon: Lexicon, index: SpellingIndex,
    scratch: inout AnalysisScratch
  ) -> [TermID] {
    let count = range.count
    guard count >= 3, count <= policy.longest else { return [] }
    var parts = Parts(letters: count)
    for end in 1...count {
      for start in 0..<end where parts.cost[start] != nil && end - start < count {
        let part = range.lowerBound + start..<range.lowerBound + end
        guard let (surface, cost) = known(word, part, isFirst: start == 0, lexicon: lexicon) else { continue }
        parts.offer(surface, from: start, to: end, cost: cost)
      }
    }
    if !parts.costs(count, atMost: policy.repairsAbove) {
      for start in 1..<count where parts.costs(start, atMost: policy.mostBeforeRepaired) {
        let rest = range.lowerBound + start..<range.upperBound
        guard let surface = repaired(word, rest, lexicon: lexicon, index: index, scratch: &scratch) else {
          continue
        }
        parts.offer(surface, from: start, to: count, cost: policy.repaired)
      }
    }
    guard parts.costs(count, atMost: policy.mostCost) else { return [] }
    let surfaces = parts.surfaces
    return surfaces.count <= policy.mostParts ? surfaces : []
  }

  /// A known part and its cost: long words are cheap, two letters dear.
  private func known(_ word: [UInt8], _ part: Range<Int>, isFirst: Bool, lexicon: Lexicon) -> (
    surface: TermID, cost: Int
  )? {
    if part.count == 1 {
      guard isFirst, WordSplitter.singles.contains(word[part.lowerBound]) else { return nil }
      return lexicon.find(word, part).map { ($0, policy.oneLetter) }
    }
    guard let found = lexicon.find(word, part),
      lexicon.readings[found.index].isPart || part.count >= policy.shortestOrdinary
    else { return nil }
    switch part.count {
    case 2: return (found, policy.twoLetters)
    case 3, 4: return (found, policy.fewLetters)
    default: return (found, policy.manyLetters)
    }
  }

  /// The mistyped rest behind a known part: "gasinkorn", "sygnti".
  private func repaired(
    _ word: [UInt8], _ rest: Range<Int>, lexicon: Lexicon, index: SpellingIndex,
    scratch: inout AnalysisScratch
  ) -> TermID? {
    guard rest.count >= policy.shortestAbbreviated else { return nil }
    var found = index.abbreviated(word, rest, in: lexicon)
    if found == nil, rest.count >= policy.shortestMistyped {
      found = index.nearest(word, rest, in: lexicon, edit: &scratch.edit)?.surface
    }
    guard let found, lexicon.weights[found.index] > 0 else { return nil }
    return found
  }
}
