/// Case, accents and look-alike forms folded to plain lower-case letters, byte for byte where possible.
package enum Folding {
  /// What one scalar of the text is to the tokenizer.
  package enum Class: UInt8 {
    case letter, digit, mark, other
  }

  /// Reads the scalar at `index` of UTF-8 `text`.
  ///
  /// Malformed bytes are taken one at a time as ``Class/other``; combining accents and zero-width characters come
  /// back with `folded` 0 and ``Class/mark``, to be dropped.
  /// - Returns: its length in bytes, its class, and its folded form (0 when the bytes stand as they are).
  @inline(__always)
  package static func scalar(_ text: [UInt8], _ index: Int) -> (length: Int, class: Class, folded: UInt8) {
    let first = text[index]
    if first < 0x80 { return (1, asciiClass(first), lower(first)) }
    return wide(text, index)
  }

  @inline(__always)
  package static func lower(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  @inline(__always)
  private static func asciiClass(_ byte: UInt8) -> Class {
    let lowered = byte | 0x20
    if lowered >= 0x61 && lowered <= 0x7A { return .letter }
    if byte >= 0x30 && byte <= 0x39 { return .digit }
    return .other
  }

  private static func wide(_ text: [UInt8], _ index: Int) -> (length: Int, class: Class, folded: UInt8) {
    guard let (value, length) = decode(text, index) else { return (1, .other, 0) }
    switch value {
    // `×` and `÷` stand among the letters.
    case 0xD7, 0xF7: return (length, .other, 0)
    case 0xC0...0x17F:
      let folded = latin(value)
      return (length, .letter, folded)
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0xAD:
      return (length, .mark, 0)
    case 0xFF21...0xFF3A: return (length, .letter, UInt8(value - 0xFF21 + 0x61))
    case 0xFF41...0xFF5A: return (length, .letter, UInt8(value - 0xFF41 + 0x61))
    case 0xFF10...0xFF19: return (length, .digit, UInt8(value - 0xFF10 + 0x30))
    // Greek and Cyrillic up to the last of the alphabets before the general punctuation, then CJK and the rest.
    case 0x180...0x2FF, 0x370...0x1FFF, 0x2C00...0x2DFF, 0x3040...0xD7FF, 0xF900...0xFDFF, 0x10000...0x1EFFF:
      return (length, .letter, 0)
    default: return (length, .other, 0)
    }
  }

  /// Decodes one well-formed UTF-8 scalar of two bytes or more (RFC 3629 §4).
  package static func decode(_ text: [UInt8], _ index: Int) -> (value: UInt32, length: Int)? {
    let first = UInt32(text[index])
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, first & 0x1F)
    case 0xE0...0xEF: (length, value) = (3, first & 0x0F)
    case 0xF0...0xF4: (length, value) = (4, first & 0x07)
    default: return nil
    }
    guard index + length <= text.count else { return nil }
    for offset in 1..<length {
      let next = text[index + offset]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, value <= 0x10FFFF, !(0xD800...0xDFFF ~= value) else { return nil }
    return (value, length)
  }

  /// Base letters of U+00C0 to U+017F; `?` marks a scalar that has none.
  private static let bases: [UInt8] = Array(
    ("aaaaaaaceeeeiiiidnooooo?ouuuuy?saaaaaaaceeeeiiiidnooooo?ouuuuy?y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  private static func latin(_ value: UInt32) -> UInt8 {
    let index = Int(value) - 0xC0
    guard index < bases.count, bases[index] != 0x3F else { return 0 }
    return bases[index]
  }
}
