import Basics

/// Writes JSON (RFC 8259) straight into bytes, keys in the order they are written.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// `capacity`: bytes to expect, so that nothing is copied while it grows.
  package init(capacity: Int) { bytes.reserveCapacity(capacity) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    wrap(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    wrap(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ each: (inout JSONWriter, Element) -> Void
  ) {
    array { writer in for element in elements { each(&writer, element) } }
  }

  package mutating func key(_ key: StaticString) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    // The bytes are copied before the closure returns.
    key.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key that is known only when the program runs.
  package mutating func key(named key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Members of an object that were written before, without its braces.
  package mutating func members(_ encoded: [UInt8]) {
    comma()
    bytes.append(contentsOf: encoded)
    needsComma = !encoded.isEmpty
  }

  package mutating func string(_ value: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { text in
      // Most bytes stand for themselves, and are copied in one go up to the next that does not.
      var start = 0
      // The bytes are copied before the closure returns, by indices of their own.
      for index in text.indices where unsafe JSONWriter.isEscaped(text[index]) {
        unsafe bytes.append(contentsOf: text[start..<index])
        unsafe escape(text[index])
        start = index + 1
      }
      unsafe bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  package mutating func integer(_ value: Int) { literal(String(value)) }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

  /// A number from 0 to 1 with at most four decimals.
  package mutating func share(_ value: Float) {
    var rest = Int((min(max(value, 0), 1) * 10_000).rounded())
    literal(rest < 10_000 ? "0" : "1")
    guard (1..<10_000).contains(rest) else { return }
    bytes.append(UInt8(ascii: "."))
    var place = 1000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// A number with at most three decimals.
  package mutating func number(_ value: Float) {
    guard value.isFinite, abs(value) < 1e9 else { return null() }
    let scaled = Int((abs(value) * 1000).rounded())
    var text = (value < 0 && scaled > 0 ? "-" : "") + String(scaled / 1000)
    if scaled % 1000 != 0 {
      let digits = String(scaled % 1000)
      text += "." + String(repeating: "0", count: 3 - digits.count) + digits
      while text.hasSuffix("0") { text.removeLast() }
    }
    literal(text)
  }

  /// A member that is a text, or null.
  package mutating func pair(_ key: StaticString, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  /// A member that is a whole number, or null.
  package mutating func pair(_ key: StaticString, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }

  /// A member that is a list of objects.
  package mutating func objects<Element>(
    _ key: StaticString, _ values: some Sequence<Element>, _ each: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array(values) { json, value in json.object { each(&$0, value) } }
  }

  package mutating func strings(_ key: StaticString, _ values: [String]) {
    self.key(key)
    array(values) { $0.string($1) }
  }

  private mutating func wrap(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    comma()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    comma()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    ASCII.isControl(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
