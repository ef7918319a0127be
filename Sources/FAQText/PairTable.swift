/// Numbers filed under pairs of numbers: phrase steps, word pairs. Open addressing, no allocation on look-up.
package struct PairTable: Sendable {
  /// The key of a slot without a pair. Only the pair of -1 and -1 has the same key, and no id is negative.
  private static let empty = UInt64.max

  private var keys: [UInt64]
  private var values: [Int32]
  package private(set) var count = 0

  /// - Parameter capacity: how many pairs to make room for; more may be added. The default is 64.
  package init(capacity: Int = 64) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    keys = [UInt64](repeating: PairTable.empty, count: size)
    values = [Int32](repeating: 0, count: size)
  }

  /// - Returns: the number filed under the pair, or nil when there is none.
  @inline(__always)
  package func find(_ first: Int32, _ second: Int32) -> Int32? {
    let key = PairTable.key(first, second)
    let mask = keys.count - 1
    var slot = PairTable.spread(key) & mask
    while keys[slot] != PairTable.empty {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Files `value` under the pair in place of what was there.
  package mutating func set(_ first: Int32, _ second: Int32, to value: Int32) {
    if (count + 1) * 2 > keys.count { grow() }
    place(PairTable.key(first, second), value)
  }

  private mutating func place(_ key: UInt64, _ value: Int32) {
    let mask = keys.count - 1
    var slot = PairTable.spread(key) & mask
    while keys[slot] != PairTable.empty, keys[slot] != key { slot = (slot + 1) & mask }
    if keys[slot] == PairTable.empty { count += 1 }
    keys[slot] = key
    values[slot] = value
  }

  private mutating func grow() {
    let old = zip(keys, values).filter { $0.0 != PairTable.empty }
    keys = [UInt64](repeating: PairTable.empty, count: keys.count * 2)
    values = [Int32](repeating: 0, count: keys.count)
    count = 0
    for (key, value) in old { place(key, value) }
  }

  @inline(__always)
  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  /// A pair as a number with good low bits.
  @inline(__always)
  private static func spread(_ key: UInt64) -> Int {
    var mixed = key &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 32
    return Int(truncatingIfNeeded: mixed)
  }
}
