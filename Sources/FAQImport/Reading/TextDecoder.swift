import Basics

/// The text of bytes whose encoding nobody has told, or told wrongly.
enum TextDecoder {
  /// Reads UTF-8, UTF-16 with a mark or with zeros where Latin letters have them, and Windows-1252.
  ///
  /// A byte that UTF-8 does not know is read as Windows-1252, one by one, because pages are pasted together from both.
  static func text(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: bigEndianMark) { return utf16(bytes.dropFirst(2), isBig: true) }
    if bytes.starts(with: littleEndianMark) { return utf16(bytes.dropFirst(2), isBig: false) }
    if let isBig = orderWithoutMark(bytes) { return utf16(bytes[...], isBig: isBig) }
    let body = bytes.starts(with: "\u{FEFF}".utf8) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: body, as: UTF8.self) { return text }
    return mixed(body)
  }

  private static let bigEndianMark: [UInt8] = [254, 255]
  private static let littleEndianMark: [UInt8] = [255, 254]

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether every other byte of the beginning is zero, and which; nil when neither is.
  private static func orderWithoutMark(_ bytes: [UInt8]) -> Bool? {
    let head = bytes.prefix(256)
    guard head.count >= 16 else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in head.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let most = head.count / 2 * 3 / 4
    return zeros.even > most ? true : zeros.odd > most ? false : nil
  }

  private static func mixed(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = wellFormedLength(bytes[index...])
      if length > 0 {
        text += bytes[index..<index + length]
        index += length
      } else {
        text += String(windows1252(bytes[index])).utf8
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The number of bytes that the first character of UTF-8 takes; 0 when there is none.
  private static func wellFormedLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if !ASCII.isOutside(first) { return 1 }
    let length = first >= 0b1111_0000 ? 4 : first >= 0b1110_0000 ? 3 : first >= 0b1100_0000 ? 2 : 0
    guard length > 0, bytes.count >= length else { return 0 }
    return String(validating: bytes.prefix(length), as: UTF8.self) == nil ? 0 : length
  }

  /// The character of a byte in Windows-1252; the bytes that have none are read as in Latin-1.
  static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    let index = Int(byte) - 128
    return highHalf.indices.contains(index) ? highHalf[index] : Unicode.Scalar(byte)
  }

  /// The bytes 128 to 159.
  private static let highHalf: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
