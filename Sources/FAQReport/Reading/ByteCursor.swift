import Basics

/// A position in a line of JSON that advances over expected bytes.
struct ByteCursor {
  private static let zero = UInt8(ascii: "0")

  private(set) var index: Int
  let end: Int

  init(_ range: Range<Int>) { (index, end) = (range.lowerBound, range.upperBound) }

  var isAtEnd: Bool { index == end }

  /// Moves over `text` if it stands here.
  @inline(__always)
  mutating func take(_ text: StaticString, _ bytes: [UInt8]) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - index >= count else { return false }
    // A string of the program is never freed, and `offset` stays below its length.
    let start = unsafe text.utf8Start
    var offset = 0
    while offset < count {
      if unsafe bytes[index + offset] != start[offset] { return false }
      offset += 1
    }
    index += count
    return true
  }

  /// A string with its quotes; nil when it is none, or none that JSON allows (RFC 8259 §7).
  @inline(__always)
  mutating func string(_ bytes: [UInt8]) -> JournalText? {
    guard index < end, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    var place = start
    var isEscaped = false
    var isWide = false
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        guard !isWide || String(validating: bytes[start..<place], as: UTF8.self) != nil else { return nil }
        index = place + 1
        return JournalText(range: start..<place, isEscaped: isEscaped)
      }
      if byte < UInt8(ascii: " ") { return nil }
      if ASCII.isOutside(byte) { isWide = true }
      if byte == UInt8(ascii: "\\") {
        guard let length = escape(place, bytes) else { return nil }
        isEscaped = true
        place += length
      } else {
        place += 1
      }
    }
    return nil
  }

  /// How long the escape at `place` is.
  private func escape(_ place: Int, _ bytes: [UInt8]) -> Int? {
    guard place + 1 < end else { return nil }
    switch bytes[place + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard place + 6 <= end, bytes[place + 2..<place + 6].allSatisfy(ByteCursor.isHexadecimal) else {
        return nil
      }
      return 6
    default: return nil
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(ASCII.lowered(byte))
  }

  /// A whole number of at most 15 digits.
  @inline(__always)
  mutating func integer(_ bytes: [UInt8]) -> Int? {
    let start = index
    var value = 0
    while index < end, bytes[index] &- ByteCursor.zero <= 9, index - start < 16 {
      value = value * 10 + Int(bytes[index] &- ByteCursor.zero)
      index += 1
    }
    let digits = index - start
    guard digits > 0, digits < 16, digits == 1 || bytes[start] != ByteCursor.zero else { return nil }
    return value
  }

  /// A number from 0 to 1 with at most four decimals, in ten-thousandths.
  @inline(__always)
  mutating func share(_ bytes: [UInt8]) -> Int? {
    guard let whole = integer(bytes), whole <= 1 else { return nil }
    guard index < end, bytes[index] == UInt8(ascii: ".") else { return whole * 10_000 }
    index += 1
    var (value, scale) = (0, 10_000)
    while index < end, bytes[index] &- ByteCursor.zero <= 9, scale > 1 {
      value = value * 10 + Int(bytes[index] &- ByteCursor.zero)
      scale /= 10
      index += 1
    }
    guard scale < 10_000 else { return nil }
    let share = whole * 10_000 + value * scale
    return share <= 10_000 ? share : nil
  }
}
