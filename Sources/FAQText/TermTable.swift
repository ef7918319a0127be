import Basics

/// A set of byte strings, each with a small number of its own: the first string added is 0, the next 1, and so on.
///
/// Open addressing over one flat byte array, so that a look-up touches two cache lines and allocates nothing.
package struct TermTable: Sendable {
  /// All strings, one after the other.
  private var bytes: [UInt8] = []
  /// The offset at which string `n` begins; one more element than there are strings.
  private var starts: [UInt32] = [0]
  /// The number of the string whose hash leads to each slot; nil for an empty one. The size is a power of two.
  private var slots: [TermID?]

  /// - Parameter capacity: how many strings to make room for; more may be added. The default is 64.
  package init(capacity: Int = 64) {
    var size = 64
    while size * 3 < capacity * 4 { size *= 2 }
    slots = [TermID?](repeating: nil, count: size)
    starts.reserveCapacity(capacity + 1)
    bytes.reserveCapacity(capacity * TermTable.usualLength)
  }

  /// Bytes of an ordinary word, to make room for.
  private static let usualLength = 8

  /// The number of strings.
  package var count: Int { starts.count - 1 }

  /// - Returns: the number of the string `text[range]`, or nil when it was never added.
  @inline(__always)
  package func find(_ text: [UInt8], _ range: Range<Int>) -> TermID? {
    slots[slot(of: text, range)]
  }

  /// The slot that holds the string, or the empty one where it belongs.
  @inline(__always)
  private func slot(of text: [UInt8], _ range: Range<Int>) -> Int {
    let mask = slots.count - 1
    var slot = TermTable.hash(text, range) & mask
    while let number = slots[slot], !equals(number, text, at: range) { slot = (slot + 1) & mask }
    return slot
  }

  package func find(_ text: some StringProtocol) -> TermID? {
    let key = Array(text.utf8)
    return find(key, 0..<key.count)
  }

  /// Adds the string if it is new; its number either way.
  @discardableResult
  package mutating func intern(_ text: [UInt8], _ range: Range<Int>) -> TermID {
    let slot = slot(of: text, range)
    if let known = slots[slot] { return known }
    let number = TermID(count)
    bytes += text[range]
    starts.append(UInt32(bytes.count))
    slots[slot] = number
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
    for offset in 0..<own.count where bytes[own.lowerBound + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [TermID?](repeating: nil, count: slots.count * 2)
    for number in (0..<count).map({ TermID($0) }) { slots[slot(of: bytes, range(number))] = number }
  }

  /// FNV-1a, mixed once more so that the low bits are good for a table.
  @inline(__always)
  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var hash = FNV1a()
    for index in range { hash.add(text[index]) }
    hash.mix(by: 32)
    return Int(truncatingIfNeeded: hash.value)
  }
}
