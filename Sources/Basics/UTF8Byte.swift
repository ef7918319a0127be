/// UTF-8, byte by byte (RFC 3629): no other file spells its bits. It is public for the reason that ``ASCII`` is.
public enum UTF8Byte {
  /// Whether the byte goes on with a character that began before it.
  @inlinable public static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The byte that characters from U+F000 to U+FFFF begin with, among them the full-width forms.
  @inlinable public static var fullWidthLead: UInt8 { 0xEF }

  /// Decodes one well-formed scalar of two bytes or more (RFC 3629 §4).
  ///
  /// - Returns: nil for ASCII, and for bytes that are malformed or that the text cuts short.
  @inlinable public static func decode(_ text: [UInt8], at index: Int) -> (
    scalar: Unicode.Scalar, length: Int
  )? {
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
      guard isContinuation(next) else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    // No scalar has the number of a surrogate, or one beyond U+10FFFF.
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
