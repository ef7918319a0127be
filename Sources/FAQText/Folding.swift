import Basics

/// Case, accents and look-alike forms folded to plain lower-case letters, byte for byte where possible.
package enum Folding {
  /// The role of one scalar of the text for the tokenizer.
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
    if !ASCII.isOutside(first) { return (1, asciiClass(first), ASCII.lowered(first)) }
    return wide(text, index)
  }

  @inline(__always)
  private static func asciiClass(_ byte: UInt8) -> Class {
    if ASCII.isLetter(byte) { return .letter }
    return ASCII.isDigit(byte) ? .digit : .other
  }

  private static func wide(_ text: [UInt8], _ index: Int) -> (length: Int, class: Class, folded: UInt8) {
    guard let (scalar, length) = UTF8Byte.decode(text, at: index) else { return (1, .other, 0) }
    switch scalar {
    // `×` and `÷` stand among the letters.
    case "×", "÷": return (length, .other, 0)
    case "\u{C0}"..."\u{17F}":
      return (length, .letter, latin(scalar))
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2064}",
      "\u{FE00}"..."\u{FE0F}", "\u{FEFF}", "\u{AD}":
      return (length, .mark, 0)
    case "Ａ"..."Ｚ", "ａ"..."ｚ": return (length, .letter, ASCII.lowered(halfWidth(scalar)))
    case "０"..."９": return (length, .digit, halfWidth(scalar))
    // Greek and Cyrillic up to the last of the alphabets before the general punctuation, then CJK and the rest.
    case "\u{180}"..."\u{2FF}", "\u{370}"..."\u{1FFF}", "\u{2C00}"..."\u{2DFF}", "\u{3040}"..."\u{D7FF}",
      "\u{F900}"..."\u{FDFF}", "\u{10000}"..."\u{1EFFF}":
      return (length, .letter, 0)
    default: return (length, .other, 0)
    }
  }

  /// Full-width forms stand in the order of ASCII.
  ///
  /// - Parameter scalar: from `！` (U+FF01) to `～` (U+FF5E).
  /// - Returns: the ASCII character that it is the full-width form of.
  static func halfWidth(_ scalar: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: scalar.value - firstFullWidth.value) + UInt8(ascii: "!")
  }

  private static var firstFullWidth: Unicode.Scalar { "！" }

  /// Base letters of U+00C0 to U+017F; `?` marks a scalar that has none.
  private static let bases: [UInt8] = Array(
    ("aaaaaaaceeeeiiiidnooooo?ouuuuy?saaaaaaaceeeeiiiidnooooo?ouuuuy?y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
      + "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  private static var firstAccented: Unicode.Scalar { "\u{C0}" }

  private static func latin(_ scalar: Unicode.Scalar) -> UInt8 {
    let index = Int(scalar.value - firstAccented.value)
    guard index < bases.count, bases[index] != UInt8(ascii: "?") else { return 0 }
    return bases[index]
  }
}
