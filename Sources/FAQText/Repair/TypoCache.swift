/// Results of earlier searches in the ``SpellingIndex``, because the same unknown words come again and again and a search
/// takes longer than all other steps of reading a word.
///
/// Direct-mapped, with a fixed number of slots: a new word takes the slot of an older one. It holds for one lexicon only.
struct TypoCache: Sendable {
  /// The cached result for a word.
  enum Result {
    case nearest(SpellingIndex.Neighbor)
    /// An earlier search found no known word.
    case nothing
  }

  private struct Slot: Sendable {
    var word = PackedWord()
    var found: TermID?
    var distance: UInt8 = 0
  }

  /// A word of at most 24 bytes, with no zero byte in it; longer ones are not cached.
  private struct PackedWord: Sendable, Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0

    init() {}

    init?(_ bytes: [UInt8], _ range: Range<Int>) {
      guard range.count <= 24 else { return nil }
      for (place, index) in range.enumerated() {
        let byte = UInt64(bytes[index]) << UInt64(place % 8 * 8)
        switch place / 8 {
        case 0: first |= byte
        case 1: second |= byte
        default: third |= byte
        }
      }
    }

    var hash: Int {
      var hash =
        first &* 0x9e37_79b9_7f4a_7c15 ^ second &* 0xc2b2_ae3d_27d4_eb4f ^ third &* 0x1656_67b1_9e37_79f9
      hash ^= hash >> 32
      return Int(truncatingIfNeeded: (hash &* 0xd6e8_feb8_6659_fd93) >> 40)
    }
  }

  private var slots: [Slot]

  /// - Parameter capacity: slots; a power of two, at most 2^24.
  init(capacity: Int) { slots = [Slot](repeating: Slot(), count: capacity) }

  /// - Returns: the cached result for a word, or nil when it is not cached.
  func known(_ text: [UInt8], _ range: Range<Int>) -> Result? {
    guard !range.isEmpty, let word = PackedWord(text, range) else { return nil }
    let slot = slots[word.hash & (slots.count - 1)]
    guard slot.word == word else { return nil }
    guard let found = slot.found else { return .nothing }
    return .nearest(.init(surface: found, distance: Int(slot.distance)))
  }

  /// `result`: the nearest known word; nil when the search found none.
  mutating func store(_ text: [UInt8], _ range: Range<Int>, result: SpellingIndex.Neighbor?) {
    guard let word = PackedWord(text, range) else { return }
    slots[word.hash & (slots.count - 1)] = Slot(
      word: word, found: result?.surface, distance: UInt8(result?.distance ?? 0))
  }
}
