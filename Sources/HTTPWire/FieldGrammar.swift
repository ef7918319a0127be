import Basics

/// The bytes that each part of a message may have (RFC 9110 §5, RFC 9112 §3, RFC 3986 §3), one table look-up each.
package enum FieldGrammar {
  /// `tchar`: methods and field names (RFC 9110 §5.6.2).
  package static func isToken(_ byte: UInt8) -> Bool { tokens[Int(byte)] }

  /// Field values: visible characters, obs-text, space and tab (RFC 9110 §5.5).
  package static func isValue(_ byte: UInt8) -> Bool { !ASCII.isControl(byte) || byte == UInt8(ascii: "\t") }

  /// Bytes of a value that are no white space.
  static func isVisible(_ byte: UInt8) -> Bool { !ASCII.isControl(byte) && byte != UInt8(ascii: " ") }

  // Plain loops: every field of every answer passes here, and a closure called for each byte took a tenth of the time.

  /// Whether a text is one token, of one byte or more.
  static func isToken(_ text: String) -> Bool {
    let (tokens, bytes) = (tokens, text.utf8.span)
    for index in bytes.indices where !tokens[Int(bytes[index])] { return false }
    return !bytes.isEmpty
  }

  /// Behind the bytes of a token that stand from `start` on, before `end`.
  static func endOfToken(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    let tokens = tokens
    var index = start
    while index < end, tokens[Int(bytes[index])] { index += 1 }
    return index
  }

  /// Whether a text may be the value of a field.
  static func isValue(_ text: String) -> Bool {
    let bytes = text.utf8.span
    // Without a way out in between, so that many bytes are looked at in one go.
    var forbidden: UInt8 = 0
    for index in bytes.indices { forbidden |= isValue(bytes[index]) ? 0 : 1 }
    return forbidden == 0
  }

  /// The path of a request target. Brackets of other kinds, quotes and backslashes are refused there.
  package static func isPath(_ byte: UInt8) -> Bool { paths[Int(byte)] }

  /// The query of a request target: browsers send `|`, `^`, braces and backslashes in it as they are.
  package static func isQuery(_ byte: UInt8) -> Bool { queries[Int(byte)] }

  /// A registered name or an IPv4 address, without port.
  static func isHost(_ byte: UInt8) -> Bool { hosts[Int(byte)] }

  /// The elements of a comma-separated value, in small ASCII letters, without spaces around them (RFC 9110 §5.6.1).
  ///
  /// Bytes are compared, not characters: to Unicode the Kelvin sign is a `k`, and a combining accent hides a comma.
  static func elements(_ value: String) -> [String] {
    value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { element in
      let rest = element.drop(while: ASCII.isBlank)
      let end = rest.lastIndex { !ASCII.isBlank($0) }.map { rest.index(after: $0) } ?? rest.startIndex
      return String(decoding: ASCII.lowered(rest[..<end]), as: UTF8.self)
    }
  }

  private static let tokens = table("!#$%&'*+-.^_`|~", alphanumerics: true)
  private static let paths = table("/-._~!$&'()*+,;=:@%|[]", alphanumerics: true)
  private static let queries = table("/?-._~!$&'()*+,;=:@%|[]{}^`\\", alphanumerics: true)
  private static let hosts = table("-._~!$&'()*+;=%", alphanumerics: true)

  private static func table(_ signs: String, alphanumerics: Bool) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in signs.utf8 { table[Int(byte)] = true }
    for byte in UInt8.min...UInt8.max where alphanumerics && ASCII.isLetterOrDigit(byte) {
      table[Int(byte)] = true
    }
    return table
  }
}
