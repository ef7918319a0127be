/// The kinds of bytes that ASCII has, and its letters in small.
///
/// It is public, as all that is called for each byte is, because the compiler carries only the bodies of public functions
/// over the border of a module.
public enum ASCII {
  @inlinable public static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  @inlinable public static func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | caseBit
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  @inlinable public static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  @inlinable public static func isSmall(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  @inlinable public static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Letters, digits, `_`, and every byte outside ASCII, because those are parts of letters of other scripts.
  @inlinable public static func isWord(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte >= firstOutside
  }

  /// A space, a tab, or one of the four line breaks.
  @inlinable public static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= UInt8(ascii: "\t") && byte <= UInt8(ascii: "\r"))
  }

  /// A space or a tab.
  @inlinable public static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// A byte that is shown as nothing: below the space, or DEL.
  @inlinable public static func isControl(_ byte: UInt8) -> Bool {
    byte < UInt8(ascii: " ") || byte == delete
  }

  /// Letters, digits, `.` and `-`, of which the names of hosts are made.
  @inlinable public static func isHostName(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// The byte, or its small letter when it is a capital.
  @inlinable public static func lowered(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | caseBit : byte }

  @inlinable public static func lowered(_ text: some Sequence<UInt8>) -> [UInt8] { text.map { lowered($0) } }

  /// The value of a decimal digit; nil of any other byte.
  @inlinable public static func value(ofDigit byte: UInt8) -> Int? {
    isDigit(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// The value of a hexadecimal digit, capital or small; nil of any other byte.
  @inlinable public static func value(ofHexadecimal byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let small = byte | caseBit
    guard small >= UInt8(ascii: "a"), small <= UInt8(ascii: "f") else { return nil }
    return small - UInt8(ascii: "a") + 10
  }

  /// The control byte that moves the cursor back.
  @inlinable public static var backspace: UInt8 { 0x08 }
  /// The control byte that moves down to the next tab stop.
  @inlinable public static var verticalTab: UInt8 { 0x0B }
  /// The control byte that begins a new page.
  @inlinable public static var formFeed: UInt8 { 0x0C }
  /// The byte that deletes.
  @inlinable public static var delete: UInt8 { 0x7F }
  /// The escape that begins the control sequences of a terminal.
  @inlinable public static var escape: UInt8 { 0x1B }
  /// The control byte that separates fields.
  @inlinable public static var unitSeparator: UInt8 { 0x1F }
  /// The first byte that is no ASCII.
  @inlinable static var firstOutside: UInt8 { 0x80 }
  /// The bit in which a small letter differs from its capital.
  @inlinable public static var caseBit: UInt8 { 0x20 }

  /// Whether the byte is part of a character outside ASCII.
  @inlinable public static func isOutside(_ byte: UInt8) -> Bool { byte >= firstOutside }
}
