/// RFC 4648 §5 without padding. Each row of bytes has one spelling, and no other is read (§3.5).
enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    let alphabet = alphabet
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = UInt32(bytes[start]) << 16
      if count > 1 { group |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[start + 2]) }
      for letter in 0...UInt32(count) { text.append(alphabet[Int(group >> (18 - 6 * letter)) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: nil where a letter is none of the alphabet, where a letter stands alone behind groups of four, so that
  ///   it holds no whole byte, or where the last letter has bits that belong to no byte.
  static func decode(_ text: String) -> [UInt8]? {
    let letters = text.utf8.span
    guard letters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    var (buffer, bits) = (UInt32(0), 0)
    for index in letters.indices {
      guard let value = value(letters[index]) else { return nil }
      buffer = buffer << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    guard buffer & (1 << UInt32(bits) - 1) == 0 else { return nil }
    return bytes
  }

  /// The six bits that a letter stands for.
  private static func value(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
