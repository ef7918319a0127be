import Basics

/// A text in the one form in which personal data is looked for.
///
/// White space of any kind is a space, a tab or a line feed, hyphens and dashes of any kind (U+2010 to U+2015, U+2212) are `-`,
/// typographic quotes and full-width forms are their ASCII characters, and invisible characters are left out, because
/// word processors and messengers put these into numbers and addresses on their own. Capitals stay.
struct FoldedText: Sendable {
  /// UTF-8, folded.
  let bytes: [UInt8]
  /// The same in small letters.
  let lower: [UInt8]
  /// The place of each folded byte in the text as typed, and one more for the end; nil when no byte has moved.
  private let origins: [Int]?

  /// The words around secrets that are known while this text is read.
  let words: RedactionWords

  init(_ typed: [UInt8], words: RedactionWords) {
    self.words = words
    if !typed.contains(where: ASCII.isOutside) {
      bytes = typed.map(FoldedText.whiteSpace)
      origins = nil
    } else {
      (bytes, origins) = FoldedText.fold(typed)
    }
    lower = ASCII.lowered(bytes)
  }

  /// - Parameter folded: a range of ``bytes``.
  /// - Returns: the bytes of the text as typed that the range came from.
  func typed(_ folded: Range<Int>) -> Range<Int> {
    guard let origins else { return folded }
    return origins[folded.lowerBound]..<origins[folded.upperBound]
  }

  private static func fold(_ typed: [UInt8]) -> ([UInt8], [Int]) {
    var bytes: [UInt8] = []
    var origins: [Int] = []
    bytes.reserveCapacity(typed.count)
    origins.reserveCapacity(typed.count + 1)
    var index = 0
    while index < typed.count {
      guard let (scalar, length) = UTF8Byte.decode(typed, at: index) else {
        bytes.append(whiteSpace(typed[index]))
        origins.append(index)
        index += 1
        continue
      }
      switch ascii(scalar) {
      case .dropped: break
      case .byte(let byte):
        bytes.append(byte)
        origins.append(index)
      case .kept:
        bytes += typed[index..<index + length]
        origins += index..<index + length
      }
      index += length
    }
    return (bytes, origins + [typed.count])
  }

  private enum Form {
    case byte(UInt8), kept, dropped
  }

  /// The byte that represents a scalar beyond ASCII.
  private static func ascii(_ scalar: Unicode.Scalar) -> Form {
    switch scalar {
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": .byte(UInt8(ascii: " "))
    case "\u{85}", "\u{2028}", "\u{2029}": .byte(UInt8(ascii: "\n"))
    case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2064}",
      "\u{FE00}"..."\u{FE0F}", "\u{FEFF}", "\u{20E3}":
      .dropped
    case "\u{2010}"..."\u{2015}", "\u{2212}": .byte(UInt8(ascii: "-"))
    case "\u{2018}", "\u{2019}", "\u{201A}": .byte(UInt8(ascii: "'"))
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": .byte(UInt8(ascii: "\""))
    case "\u{2192}", "\u{21D2}", "\u{27A1}": .byte(UInt8(ascii: ">"))
    case "\u{2022}", "\u{B7}": .byte(UInt8(ascii: "*"))
    case "！"..."～": .byte(Folding.halfWidth(scalar))
    default: .kept
    }
  }

  private static func whiteSpace(_ byte: UInt8) -> UInt8 {
    switch byte {
    case ASCII.verticalTab, ASCII.formFeed, UInt8(ascii: "\r"): UInt8(ascii: " ")
    default: byte
    }
  }
}
