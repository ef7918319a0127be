/// Finds the known words that a mistyped word may stand for.
package struct SpellingIndex: Sendable {
  private let groups: WordGroups
  /// For each hash of a skeleton the last word that has it, and for each word the one before it. Words of other skeletons
  /// may share a hash.
  private var lastOfHash: [TermID?]
  private var previousOfWord: [TermID?]

  private let policy: TypoPolicy

  package init(_ lexicon: Lexicon, policy: TypoPolicy = TypoPolicy()) {
    self.policy = policy
    var size = 1024
    while size < lexicon.words.count { size *= 2 }
    lastOfHash = [TermID?](repeating: nil, count: size)
    previousOfWord = [TermID?](repeating: nil, count: lexicon.words.count)
    let bytes = lexicon.words.storage
    var filed: [TermID] = []
    for number in 0..<lexicon.words.count {
      let surface = TermID(number)
      let range = lexicon.words.range(surface)
      guard range.count >= 3, range.count < 38, lexicon.readings[number].count > 0 else { continue }
      guard Folding.scalar(bytes, range.lowerBound).class == .letter else { continue }
      if range.count >= 4 { filed.append(surface) }
      let skeleton = Skeleton.hash(bytes, range)
      guard skeleton.length >= 2, Skeleton.vowels(bytes, range) > 0 else { continue }
      let slot = Int(truncatingIfNeeded: skeleton.hash) & (size - 1)
      previousOfWord[number] = lastOfHash[slot]
      lastOfHash[slot] = surface
    }
    groups = WordGroups(filed, of: lexicon.words)
  }

  /// - Returns: the known word whose vowels were dropped to give `word`, or nil when there is none.
  func abbreviated(_ word: [UInt8], _ range: Range<Int>, in lexicon: Lexicon) -> TermID? {
    guard range.count >= 3 else { return nil }
    let skeleton = Skeleton.hash(word, range)
    guard skeleton.length >= 2 else { return nil }
    var best: (surface: TermID, score: Int)?
    var next = lastOfHash[Int(truncatingIfNeeded: skeleton.hash) & (lastOfHash.count - 1)]
    while let surface = next {
      next = previousOfWord[surface.index]
      let own = lexicon.words.range(surface)
      guard own.count > range.count, own.count <= range.count * 2,
        Skeleton.isSubsequence(word, range, of: lexicon.words.storage, at: own),
        Skeleton.hash(lexicon.words.storage, own) == skeleton
      else { continue }
      let score = Int(lexicon.weights[surface.index]).bitWidthLog * 2 - (own.count - range.count) * 3
      if let best, score <= best.score { continue }
      best = (surface, score)
    }
    return best?.surface
  }

  /// A known word that a mistyped one may stand for.
  struct Neighbor: Sendable, Equatable {
    var surface: TermID
    var distance: Int
  }

  /// - Returns: the known word nearest to `word`, or nil when none is within the ``TypoPolicy``.
  func nearest(
    _ word: [UInt8], _ range: Range<Int>, in lexicon: Lexicon, edit: inout EditDistance
  ) -> Neighbor? {
    let allowed = policy.allowed(length: range.count)
    guard allowed > 0, range.count < 36 else { return nil }
    // A swap keeps the length and the letters.
    let spread = range.count >= policy.oneFrom ? allowed : 0
    let letters = WordGroups.letters(word, range)
    var best: (word: Neighbor, rank: (score: Int, length: Int, surface: Int))?
    // A word of fewer letters than that is never the one that was meant.
    for length in max(4, range.count - spread)..<max(4, range.count + spread + 1) {
      for first in WordGroups.firstLetters {
        guard let edits = self.edits(word, range, to: length, first: first, atMost: spread) else { continue }
        groups.forEach(length: length, first: first, with: letters, within: edits) { surface in
          guard
            let (distance, score) = judge(
              word, range, surface: surface, in: lexicon, allowed: allowed, edit: &edit)
          else { return }
          let rank = (score, length, surface.index)
          if let best, rank >= best.rank { return }
          best = (Neighbor(surface: surface, distance: distance), rank)
        }
      }
    }
    return best?.word
  }

  /// The edits that may lie between a word and those of a length that begin with a letter; nil where none of them can be
  /// near enough.
  private func edits(_ word: [UInt8], _ range: Range<Int>, to length: Int, first: Int, atMost most: Int)
    -> Int?
  {
    // The first two letters may have changed places, and the first may be one too many.
    if range.prefix(2).contains(where: { WordGroups.first(word[$0]) == first }) { return most }
    // Another first letter is one of two errors: the other word has it in place of that of the word, or before it.
    return most == 2 && (length == range.count || length == range.count + 1) ? 1 : nil
  }

  /// How far a known word is, and how unlikely, less being better; nil when it is too far.
  private func judge(
    _ word: [UInt8], _ range: Range<Int>, surface: TermID, in lexicon: Lexicon, allowed: Int,
    edit: inout EditDistance
  ) -> (distance: Int, score: Int)? {
    let own = lexicon.words.range(surface)
    let distance = edit.distance(word, range, to: lexicon.words.storage, at: own, limit: allowed)
    guard distance <= allowed else { return nil }
    let first = word[range.lowerBound] == lexicon.words.storage[own.lowerBound]
    let isWide = range.count >= policy.oneFrom && (first || distance < allowed)
    guard isWide || isSwap(word, range, of: lexicon.words.storage, at: own) else { return nil }
    let rarity = 16 - min(16, Int(lexicon.weights[surface.index]).bitWidthLog)
    return (distance, (distance * 2 + (first ? 0 : 1)) * 32 + rarity)
  }

  /// Whether the first letters that differ are two that changed places.
  private func isSwap(_ a: [UInt8], _ aRange: Range<Int>, of b: [UInt8], at bRange: Range<Int>) -> Bool {
    let places = zip(aRange.dropLast(), bRange.dropLast())
    guard let (own, other) = places.first(where: { a[$0] != b[$1] }) else { return false }
    return a[own] == b[other + 1] && a[own + 1] == b[other]
  }
}

extension Int {
  /// The number of binary digits: 0 for 0, 3 for 4 to 7.
  var bitWidthLog: Int { Int.bitWidth - leadingZeroBitCount }
}
