/// A set of byte strings, each with a small number of its own: the first string added is 0, the next 1, and so on.
///
/// Open addressing over one flat byte array, so that a look-up touches two cache lines and allocates nothing.
package struct TermTable: Sendable {
  /// All strings, one after the other.
  private var bytes: [UInt8] = []
  /// Where string `n` begins; one more element than there are strings.
  private var starts: [UInt32] = [0]
  /// Hash slots: string number plus one, 0 for empty. The size is a power of two.
  private var slots: [UInt32]
  /// High hash bits of each slot, compared before the bytes are.
  private var tags: [UInt16]

  /// - Parameter capacity: how many strings to make room for; more may be added. The default is 64.
  package init(capacity: Int = 64) {
    var size = 64
    while size * 3 < capacity * 4 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    tags = [UInt16](repeating: 0, count: size)
  }

  /// How many strings there are.
  package var count: Int { starts.count - 1 }

  /// The number of the string `text[range]`, or -1.
  @inline(__always)
  package func find(_ text: [UInt8], _ range: Range<Int>) -> Int {
    Int(slots[slot(of: text, range, TermTable.hash(text, range))]) - 1
  }

  /// The slot that holds the string, or the empty one where it belongs.
  @inline(__always)
  private func slot(of text: [UInt8], _ range: Range<Int>, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    let tag = UInt16(truncatingIfNeeded: hash >> 48)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, tags[slot] != tag || !equals(Int(slots[slot]) - 1, text, range) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  package func find(_ text: some StringProtocol) -> Int {
    let key = Array(text.utf8)
    return find(key, 0..<key.count)
  }

  /// Adds the string if it is new; its number either way.
  @discardableResult
  package mutating func intern(_ text: [UInt8], _ range: Range<Int>) -> Int {
    let hash = TermTable.hash(text, range)
    let slot = slot(of: text, range, hash)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    let number = count
    for index in range { bytes.append(text[index]) }
    starts.append(UInt32(bytes.count))
    slots[slot] = UInt32(number + 1)
    tags[slot] = UInt16(truncatingIfNeeded: hash >> 48)
    if count * 4 > slots.count * 3 { grow() }
    return number
  }

  @discardableResult
  package mutating func intern(_ text: some StringProtocol) -> Int {
    let key = Array(text.utf8)
    return intern(key, 0..<key.count)
  }

  /// The string of a number.
  package func string(_ number: Int) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

  /// The bytes of a number.
  package func contents(_ number: Int) -> ArraySlice<UInt8> { bytes[range(number)] }

  /// Where the bytes of a number stand in ``storage``.
  @inline(__always)
  package func range(_ number: Int) -> Range<Int> { Int(starts[number])..<Int(starts[number + 1]) }

  /// All strings' bytes, for scans that must not copy.
  package var storage: [UInt8] {
    @inline(__always) get { bytes }
  }

  @inline(__always)
  private func equals(_ number: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(number)
    guard own.count == range.count else { return false }
    var offset = 0
    while offset < own.count {
      if bytes[own.lowerBound + offset] != text[range.lowerBound + offset] { return false }
      offset += 1
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    tags = [UInt16](repeating: 0, count: slots.count)
    for number in 0..<count { place(number) }
  }

  private mutating func place(_ number: Int) {
    let hash = TermTable.hash(bytes, range(number))
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(number + 1)
    tags[slot] = UInt16(truncatingIfNeeded: hash >> 48)
  }

  /// FNV-1a over the bytes, mixed once more so that the low bits are good for a power-of-two table.
  @inline(__always)
  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    return hash &* 0xbf58_476d_1ce4_e5b9
  }
}
