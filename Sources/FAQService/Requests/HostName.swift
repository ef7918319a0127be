import Basics

/// A name under which a service is reached, such as `tanya.lpse.example.go.id`, `192.0.2.7` or `[2001:db8::7]`.
package struct HostName: Sendable, Hashable {
  /// In small letters, without a port, without brackets, and without the dot that may end a name.
  private let name: String

  /// Reads a name as an operator writes it: without a port.
  ///
  /// The result is nil for any other text, such as one with a scheme, a path, a port or a star, or an empty one.
  package init?(_ text: String) {
    let isAddress = text.contains(":")
    let inside = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    guard !inside.isEmpty, !isAddress || IPv6Address(inside) != nil, isAddress || inside == text,
      inside.utf8.allSatisfy({ HostName.isPlain($0) || (isAddress && $0 == UInt8(ascii: ":")) })
    else { return nil }
    self.init(plain: inside)
  }

  /// Reads the authority of a request: `name`, `name:port`, `[address]` or `[address]:port`. The parser of requests has
  /// checked its form.
  package init(authority: String) {
    if authority.hasPrefix("[") {
      self.init(plain: String(authority.dropFirst().prefix { $0 != "]" }))
    } else {
      self.init(plain: String(authority.prefix { $0 != ":" }))
    }
  }

  private init(plain: String) {
    let lowered = plain.lowercased()
    let name = lowered.hasSuffix(".") ? String(lowered.dropLast()) : lowered
    // An address is written in its canonical form, so that all its spellings are equal.
    self.name =
      IPv6Address(name).map { $0.groups.map { String($0, radix: 16) }.joined(separator: ":") } ?? name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    ASCII.isHostName(byte) || byte == UInt8(ascii: "_")
  }
}
