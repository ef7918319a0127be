/// Finds the known words that a mistyped word may stand for.
package struct SurfaceIndex: Sendable {
  /// Surfaces of one length.
  private struct Bucket: Sendable {
    var surfaces: [Int32] = []
    /// A bit for each letter that the surface holds; two words one edit apart differ in at most two bits.
    var letters: [UInt32] = []
  }

  private var buckets: [Bucket] = []
  private var skeletons = TermTable(capacity: 4096)
  /// For each skeleton the last word that has it, and for each word the one before it, or -1.
  private var lastOfSkeleton: [Int32] = []
  private var previousOfWord: [Int32] = []

  package init(_ lexicon: Lexicon) {
    buckets = [Bucket](repeating: Bucket(), count: 40)
    previousOfWord = [Int32](repeating: -1, count: lexicon.words.count)
    let bytes = lexicon.words.storage
    var skeleton: [UInt8] = []
    for surface in 0..<lexicon.words.count {
      let range = lexicon.words.range(surface)
      guard range.count >= 3, range.count < 38, lexicon.readings[surface].count > 0 else { continue }
      guard Folding.scalar(bytes, range.lowerBound).class == .letter else { continue }
      if range.count >= 4 {
        buckets[range.count].surfaces.append(Int32(surface))
        buckets[range.count].letters.append(SurfaceIndex.letters(bytes, range))
      }
      Skeleton.of(bytes, range, into: &skeleton)
      guard skeleton.count >= 2, Skeleton.vowels(bytes, range) > 0 else { continue }
      let number = skeletons.intern(skeleton, 0..<skeleton.count)
      if number == lastOfSkeleton.count { lastOfSkeleton.append(-1) }
      previousOfWord[surface] = lastOfSkeleton[number]
      lastOfSkeleton[number] = Int32(surface)
    }
  }

  /// The known word whose vowels were dropped to give `word`, or -1.
  func abbreviated(_ word: [UInt8], _ range: Range<Int>, _ lexicon: Lexicon, _ skeleton: inout [UInt8]) -> Int
  {
    guard range.count >= 3 else { return -1 }
    Skeleton.of(word, range, into: &skeleton)
    guard skeleton.count >= 2 else { return -1 }
    let number = skeletons.find(skeleton, 0..<skeleton.count)
    guard number >= 0 else { return -1 }
    var best = -1
    var bestScore = Int.min
    var surface = lastOfSkeleton[number]
    while surface >= 0 {
      defer { surface = previousOfWord[Int(surface)] }
      let own = lexicon.words.range(Int(surface))
      guard own.count > range.count, own.count <= range.count * 2,
        Skeleton.isSubsequence(word, range, lexicon.words.storage, own)
      else { continue }
      let score = Int(lexicon.weights[Int(surface)]).bitWidthLog * 2 - (own.count - range.count) * 3
      if score > bestScore { (best, bestScore) = (Int(surface), score) }
    }
    return best
  }

  /// The known word nearest to `word` within the ``TypoPolicy``, or -1, and its distance.
  func nearest(
    _ word: [UInt8], _ range: Range<Int>, _ lexicon: Lexicon, _ edit: inout EditDistance
  ) -> (surface: Int, distance: Int) {
    let allowed = TypoPolicy.allowed(length: range.count)
    guard allowed > 0, range.count < 36 else { return (-1, 0) }
    let letters = SurfaceIndex.letters(word, range)
    var best = (surface: -1, distance: 0)
    var bestScore = Int.max
    for length in max(4, range.count - allowed)...range.count + allowed where length < buckets.count {
      let bucket = buckets[length]
      for index in 0..<bucket.surfaces.count {
        var apart = bucket.letters[index] ^ letters
        // Clears the lowest bit: quicker than counting all of them.
        for _ in 0..<allowed * 2 { apart &= apart &- 1 }
        guard apart == 0 else { continue }
        let surface = Int(bucket.surfaces[index])
        let own = lexicon.words.range(surface)
        let distance = edit.distance(word, range, lexicon.words.storage, own, limit: allowed)
        guard distance <= allowed else { continue }
        let first = word[range.lowerBound] == lexicon.words.storage[own.lowerBound]
        guard first || distance < allowed || isSwap(word, range, lexicon.words.storage, own) else { continue }
        let rarity = 16 - min(16, Int(lexicon.weights[surface]).bitWidthLog)
        let score = (distance * 2 + (first ? 0 : 1)) * 32 + rarity
        if score < bestScore { (best, bestScore) = ((surface, distance), score) }
      }
    }
    return best
  }

  /// Whether only the first two letters changed places.
  private func isSwap(_ a: [UInt8], _ aRange: Range<Int>, _ b: [UInt8], _ bRange: Range<Int>) -> Bool {
    a[aRange.lowerBound] == b[bRange.lowerBound + 1] && a[aRange.lowerBound + 1] == b[bRange.lowerBound]
  }

  private static func letters(_ word: [UInt8], _ range: Range<Int>) -> UInt32 {
    var bits: UInt32 = 0
    for index in range { bits |= 1 << UInt32(word[index] & 31) }
    return bits
  }
}

extension Int {
  /// The number of binary digits: 0 for 0, 3 for 4 to 7.
  var bitWidthLog: Int { Int.bitWidth - leadingZeroBitCount }
}
