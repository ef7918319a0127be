import Basics

extension JSONReader {
  /// The string whose opening quote has been taken, and its closing one.
  mutating func string() throws(JSONError) -> String {
    let start = index
    // Most strings have no escape: then their bytes are the text.
    while true {
      switch try peek() {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        return try text(bytes[start..<index], start)
      case UInt8(ascii: "\\"): return try escaped(from: start)
      case 0..<UInt8(ascii: " "): throw .unexpectedByte(index)
      default: index += 1
      }
    }
  }

  private mutating func escaped(from start: Int) throws(JSONError) -> String {
    var plain = Array(bytes[start..<index])
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return try text(plain[...], start)
      case UInt8(ascii: "\\"):
        index += 1
        try escape(into: &plain)
      case 0..<UInt8(ascii: " "): throw .unexpectedByte(index)
      default:
        plain.append(byte)
        index += 1
      }
    }
  }

  private mutating func escape(into plain: inout [UInt8]) throws(JSONError) {
    let byte = try peek()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain.append(byte)
    case UInt8(ascii: "b"): plain.append(ASCII.backspace)
    case UInt8(ascii: "f"): plain.append(ASCII.formFeed)
    case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): plain.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"):
      index += 1
      plain.append(contentsOf: String(try scalar()).utf8)
      return
    default: throw .unexpectedByte(index)
    }
    index += 1
  }

  /// The character of `\u` and four hexadecimal digits, or of a pair of them. Half a pair becomes U+FFFD: JSON allows it
  /// (RFC 8259 §8.2) and some clients cut their text there, but no text can hold it.
  private mutating func scalar() throws(JSONError) -> Character {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    let place = index
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      index = place
      return "\u{FFFD}"
    }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      // The second stands for itself.
      index = place
      return "\u{FFFD}"
    }
    return Character(scalar)
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = ASCII.value(ofHexadecimal: try peek()) else { throw .unexpectedByte(index) }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ start: Int) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(start) }
    return text
  }
}
