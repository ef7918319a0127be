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
  /// Where each folded byte stands in the text as typed, and one more for the end; nil when no byte has moved.
  private let origins: [Int]?

  init(_ typed: [UInt8]) {
    if typed.allSatisfy({ $0 < 0x80 }) {
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
      guard typed[index] >= 0x80, let (scalar, length) = Folding.decode(typed, index) else {
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

  /// What stands for a scalar beyond ASCII.
  private static func ascii(_ scalar: UInt32) -> Form {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .byte(UInt8(ascii: " "))
    case 0x85, 0x2028, 0x2029: .byte(UInt8(ascii: "\n"))
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0x20E3: .dropped
    case 0x2010...0x2015, 0x2212: .byte(UInt8(ascii: "-"))
    case 0x2018, 0x2019, 0x201A: .byte(UInt8(ascii: "'"))
    case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: .byte(UInt8(ascii: "\""))
    case 0x2192, 0x21D2, 0x27A1: .byte(UInt8(ascii: ">"))
    case 0x2022, 0xB7: .byte(UInt8(ascii: "*"))
    // Full-width forms stand in the order of ASCII.
    case 0xFF01...0xFF5E: .byte(UInt8(scalar - 0xFF01 + 0x21))
    default: .kept
    }
  }

  private static func whiteSpace(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x0B, 0x0C, UInt8(ascii: "\r"): UInt8(ascii: " ")
    default: byte
    }
  }
}
