import Basics

/// Reads JSON strictly (RFC 8259): no comments, no trailing commas, no byte order mark, no key twice, nothing behind.
///
/// Time grows with the length alone, and the stack with ``deepest``.
package struct JSONReader: Sendable {
  /// Deepest nesting. The default is 16: what requests need is 1.
  package static let deepest = 16

  var bytes: [UInt8]
  var index = 0

  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw .unexpectedByte(reader.index) }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""):
      index += 1
      return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= JSONReader.deepest else { throw .tooDeep(limit: JSONReader.deepest) }
    index += 1
    var members: [[UInt8]: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      let place = index
      try expect(UInt8(ascii: "\""))
      let key = Array(try string().utf8)
      skipSpace()
      try expect(UInt8(ascii: ":"))
      let value = try value(depth: depth)
      guard members.updateValue(value, forKey: key) == nil else { throw .repeatedKey(place) }
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= JSONReader.deepest else { throw .tooDeep(limit: JSONReader.deepest) }
    index += 1
    skipSpace()
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 { try expect(byte) }
    return value
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      try digits()
    }
    // Whatever has this form is a number; one beyond all bounds is infinite.
    return .number(Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .infinity)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
    guard index > start else { throw index < bytes.count ? .unexpectedByte(index) : .unexpectedEnd }
  }

  // MARK: Bytes

  func peek() throws(JSONError) -> UInt8 {
    guard index < bytes.count else { throw .unexpectedEnd }
    return bytes[index]
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard try peek() == byte else { throw .unexpectedByte(index) }
    index += 1
  }

  private mutating func skipSpace() {
    while index < bytes.count, JSONReader.isSpace(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    ASCII.isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
