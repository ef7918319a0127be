import Basics

/// The link that a contact's value makes. A browser follows links of other kinds too (`javascript:`, `data:`), so that
/// nothing becomes one by default.
package enum ContactValue {
  /// The address of a page: `http:` or `https:` where the value says so, else `https:`.
  ///
  /// - Returns: nil for any other scheme, and for what is no address: without a host, or with white space, quotation
  ///   marks or controls.
  package static func web(_ value: String) -> String? {
    let bytes = Array(value.utf8)
    let lowered = bytes.prefix(8).map(ASCII.lowered)
    let scheme = lowered.starts(with: "https://".utf8) ? 8 : lowered.starts(with: "http://".utf8) ? 7 : 0
    let rest = bytes[scheme...]
    let isEnd: (UInt8) -> Bool = { "/?#".utf8.contains($0) }
    let end = rest.firstIndex(where: isEnd) ?? rest.endIndex
    guard isHost(rest[..<end]), isPlain(value), !bytes.contains(where: { "\"<>\\^`{|}".utf8.contains($0) })
    else { return nil }
    return scheme > 0 ? value : "https://" + value
  }

  /// An address of electronic mail as a link.
  ///
  /// - Returns: nil for what is none, and for one with signs that would begin another field of the letter (`?`, `&`).
  package static func email(_ value: String) -> String? {
    let parts = value.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, isHost(Array(parts[1])[...], takesPort: false), isPlain(value),
      parts[0].allSatisfy({ ASCII.isLetterOrDigit($0) || "!#$'*+-./=^_{|}~".utf8.contains($0) })
    else { return nil }
    // These signs stand for others in a link (RFC 6068 §2).
    return "mailto:"
      + parts[0].map { "#^{|}".utf8.contains($0) ? escaped($0) : String(UnicodeScalar($0)) }
      .joined() + "@" + String(decoding: Array(parts[1]), as: UTF8.self)
  }

  /// A telephone number as a link (RFC 3966): one with a trunk 0 is Indonesian (+62), a short one is dialled as it is.
  ///
  /// - Returns: nil without a digit.
  package static func phone(_ value: String) -> String? {
    let digits = String(decoding: value.utf8.filter(ASCII.isDigit), as: UTF8.self)
    guard !digits.isEmpty else { return nil }
    if value.hasPrefix("+") { return "tel:+" + digits }
    return digits.hasPrefix("0") ? "tel:+62" + digits.dropFirst() : "tel:" + digits
  }

  /// The address that opens a chat with a number in WhatsApp, which takes the number with its country and nothing else.
  ///
  /// - Returns: nil for a number that is too short to have a subscriber.
  package static func whatsapp(_ value: String) -> String? {
    guard let number = phone(value)?.drop(while: { !$0.isNumber }), number.count >= 9 else { return nil }
    return "https://wa.me/" + number
  }

  /// A name of a host, of any language, or an address, bracketed or not, with or without a port.
  private static func isHost(_ bytes: ArraySlice<UInt8>, takesPort: Bool = true) -> Bool {
    var host = bytes
    if let colon = bytes.lastIndex(of: UInt8(ascii: ":")), bytes.last != UInt8(ascii: "]"), takesPort {
      let port = bytes[(colon + 1)...]
      guard (1...5).contains(port.count), port.allSatisfy(ASCII.isDigit) else {
        return false
      }
      host = bytes[..<colon]
    }
    if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") {
      let inside = host.dropFirst().dropLast()
      return !inside.isEmpty && inside.allSatisfy { ASCII.isLetterOrDigit($0) || ":.".utf8.contains($0) }
    }
    return !host.isEmpty
      && host.allSatisfy { ASCII.isLetterOrDigit($0) || "-._".utf8.contains($0) || ASCII.isOutside($0) }
  }

  /// Without white space, and without characters that act or stand there unseen.
  private static func isPlain(_ value: String) -> Bool {
    // Whatever ASCII has between the space and DEL is seen, and most values are nothing else.
    if value.utf8.allSatisfy({ !ASCII.isSpace($0) && !ASCII.isControl($0) && !ASCII.isOutside($0) }) {
      return true
    }
    return VisibleText.line(value) == value && !value.contains(where: \.isWhitespace)
  }

  private static func escaped(_ byte: UInt8) -> String { "%" + String(byte, radix: 16, uppercase: true) }
}
