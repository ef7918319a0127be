/// The kinds of bytes that ASCII has, and its letters in small.
package enum ASCII {
  @inlinable package static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  @inlinable package static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | caseBit
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  @inlinable package static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  @inlinable package static func isSmall(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  @inlinable package static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Letters, digits, `_`, and every byte outside ASCII, because those are parts of letters of other scripts.
  @inlinable package static func isWord(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte >= firstOutside
  }

  /// A space, a tab, or one of the four line breaks.
  @inlinable package static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= UInt8(ascii: "\t") && byte <= UInt8(ascii: "\r"))
  }

  /// A space or a tab.
  @inlinable package static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// A byte that is shown as nothing: below the space, or DEL.
  @inlinable package static func isControl(_ byte: UInt8) -> Bool {
    byte < UInt8(ascii: " ") || byte == delete
  }

  /// Letters, digits, `.` and `-`, of which the names of hosts are made.
  @inlinable package static func isHostName(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// The byte, or its small letter when it is a capital.
  @inlinable package static func lowered(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | caseBit : byte }

  @inlinable package static func lowered(_ text: some Sequence<UInt8>) -> [UInt8] { text.map { lowered($0) } }

  /// The value of a decimal digit; nil of any other byte.
  @inlinable package static func value(ofDigit byte: UInt8) -> Int? {
    isDigit(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// The value of a hexadecimal digit, capital or small; nil of any other byte.
  @inlinable package static func value(ofHexadecimal byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let small = byte | caseBit
    guard small >= UInt8(ascii: "a"), small <= UInt8(ascii: "f") else { return nil }
    return small - UInt8(ascii: "a") + 10
  }

  /// The byte that deletes.
  package static let delete: UInt8 = 0x7F
  /// The escape that begins the control sequences of a terminal.
  package static let escape: UInt8 = 0x1B
  /// The first byte that is no ASCII.
  @usableFromInline static let firstOutside: UInt8 = 0x80
  /// The bit in which a small letter differs from its capital.
  @usableFromInline static let caseBit: UInt8 = 0x20

  /// Whether the byte is part of a character outside ASCII.
  @inlinable package static func isOutside(_ byte: UInt8) -> Bool { byte >= firstOutside }
}
