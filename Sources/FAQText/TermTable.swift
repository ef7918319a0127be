/// A set of byte strings, each with a small number of its own: the first string added is 0, the next 1, and so on.
///
/// Open addressing over one flat byte array, so that a look-up touches two cache lines and allocates nothing.
package struct TermTable: Sendable {
  /// All strings, one after the other.
  private var bytes: [UInt8] = []
  /// The offset at which string `n` begins; one more element than there are strings.
  private var starts: [UInt32] = [0]
  /// Hash slots, 0 for empty. The size is a power of two; as many low bits hold the string's number plus one, and the
  /// others bits of its hash, compared before the bytes are.
  private var slots: [UInt32]

  /// - Parameter capacity: how many strings to make room for; more may be added. The default is 64.
  package init(capacity: Int = 64) {
    var size = 64
    while size * 3 < capacity * 4 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
  }

  /// The number of strings.
  package var count: Int { starts.count - 1 }

  /// - Returns: the number of the string `text[range]`, or nil when it was never added.
  @inline(__always)
  package func find(_ text: [UInt8], _ range: Range<Int>) -> TermID? {
    let slot = slots[slot(of: text, range, hash: TermTable.hash(text, range))]
    return slot == 0 ? nil : number(in: slot)
  }

  /// The slot that holds the string, or the empty one where it belongs.
  @inline(__always)
  private func slot(of text: [UInt8], _ range: Range<Int>, hash: UInt64) -> Int {
    let mask = slots.count - 1
    let tag = tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0,
      (slots[slot] ^ tag) & ~UInt32(mask) != 0 || !equals(number(in: slots[slot]), text, at: range)
    {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The number in a slot that is not empty.
  @inline(__always)
  private func number(in slot: UInt32) -> TermID { TermID(Int(slot & UInt32(slots.count - 1)) - 1) }

  /// The bits of a slot above the number.
  @inline(__always)
  private func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(slots.count - 1)
  }

  package func find(_ text: some StringProtocol) -> TermID? {
    let key = Array(text.utf8)
    return find(key, 0..<key.count)
  }

  /// Adds the string if it is new; its number either way.
  @discardableResult
  package mutating func intern(_ text: [UInt8], _ range: Range<Int>) -> TermID {
    let hash = TermTable.hash(text, range)
    let slot = slot(of: text, range, hash: hash)
    if slots[slot] != 0 { return self.number(in: slots[slot]) }
    let number = TermID(count)
    bytes += text[range]
    starts.append(UInt32(bytes.count))
    slots[slot] = tag(hash) | UInt32(number.index + 1)
    if count * 4 > slots.count * 3 { grow() }
    return number
  }

  @discardableResult
  package mutating func intern(_ text: some StringProtocol) -> TermID {
    let key = Array(text.utf8)
    return intern(key, 0..<key.count)
  }

  /// The string of a number.
  package func string(_ number: TermID) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

  /// The bytes of a number.
  package func contents(_ number: TermID) -> ArraySlice<UInt8> { bytes[range(number)] }

  /// The place of a number's bytes in ``storage``.
  @inline(__always)
  package func range(_ number: TermID) -> Range<Int> {
    Int(starts[number.index])..<Int(starts[number.index + 1])
  }

  /// All strings' bytes, for scans that must not copy.
  package var storage: [UInt8] {
    @inline(__always) get { bytes }
  }

  @inline(__always)
  private func equals(_ number: TermID, _ text: [UInt8], at range: Range<Int>) -> Bool {
    let own = self.range(number)
    guard own.count == range.count else { return false }
    var offset = 0
    while offset < own.count {
      let count = min(8, own.count - offset)
      let mine = TermTable.word(bytes, own.lowerBound + offset, count: count)
      if mine != TermTable.word(text, range.lowerBound + offset, count: count) { return false }
      offset += 8
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<count { place(TermID(number)) }
  }

  private mutating func place(_ number: TermID) {
    let hash = TermTable.hash(bytes, range(number))
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = tag(hash) | UInt32(number.index + 1)
  }

  /// Eight bytes at a time, each multiplied in (after Bernstein and FNV-1a), and mixed once more so that the low bits
  /// are good for a power-of-two table.
  @inline(__always)
  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      hash = (hash ^ word(text, index, count: 8)) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 32
      index += 8
    }
    if index < range.upperBound {
      hash = (hash ^ word(text, index, count: range.upperBound - index)) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 32
    }
    return hash &* 0xbf58_476d_1ce4_e5b9
  }

  /// Up to eight bytes as one number, the first in the lowest place.
  @inline(__always)
  private static func word(_ text: [UInt8], _ index: Int, count: Int) -> UInt64 {
    if index + 8 <= text.count {
      // The text has eight bytes from `index` on.
      let whole = unsafe text.withUnsafeBytes {
        unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      }
      return count == 8 ? whole : whole & (1 << UInt64(count * 8) - 1)
    }
    var word: UInt64 = 0
    for offset in 0..<count { word |= UInt64(text[index + offset]) << UInt64(offset * 8) }
    return word
  }
}
