import Basics
import HTTPWire

/// A web origin as browsers send it (RFC 6454 §6.2): `https://lpse.example`, with the port where it is not the one of
/// the scheme.
package struct Origin: Sendable, Hashable {
  /// The origin in small letters, without a default port and without a slash at its end.
  package let text: String

  /// Reads an origin as people type it. Capitals, a default port and one slash at its end are allowed, a path is not.
  package init(_ typed: String) throws(OriginError) {
    if typed.lowercased() == "null" { throw .opaque }
    if typed.contains("*") { throw .wildcard }
    let parts = typed.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].hasSuffix(":"), parts[1].isEmpty else { throw .noScheme }
    let scheme = parts[0].dropLast().lowercased()
    guard scheme == "http" || scheme == "https" else { throw .scheme }
    let rest = parts.count == 4 ? parts[3] : ""
    guard rest.isEmpty, !parts[2].contains(where: { "?#\\".contains($0) }) else { throw .path }
    guard !parts[2].contains("@") else { throw .user }
    let (host, port) = Origin.split(parts[2])
    guard let host = Origin.host(host.lowercased()) else { throw .host }
    text = "\(scheme)://\(host)" + (try Origin.suffix(port, scheme))
  }

  /// Host and port; the port is nil where there is no colon.
  private static func split(_ authority: Substring) -> (host: Substring, port: Substring?) {
    guard let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") else { return (authority, nil) }
    return (authority[..<colon], authority[authority.index(after: colon)...])
  }

  private static func suffix(_ port: Substring?, _ scheme: String) throws(OriginError) -> String {
    guard let port else { return "" }
    guard port.utf8.allSatisfy(ASCII.isDigit), let number = UInt16(port), number > 0 else {
      throw .port
    }
    return number == (scheme == "http" ? 80 : 443) ? "" : ":\(number)"
  }

  /// The host as browsers write it; nil for a text that is no host.
  private static func host(_ host: String) -> String? {
    if host.hasPrefix("["), host.hasSuffix("]"), !host.contains("%") {
      return IPv6Address(String(host.dropFirst().dropLast())).map { "[\($0.canonical)]" }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let areLabels = labels.allSatisfy { (1...63).contains($0.utf8.count) && $0.utf8.allSatisfy(isNameByte) }
    guard areLabels, host.utf8.count <= 253, let last = labels.last else { return nil }
    // Browsers read a host whose last label is a number as an IPv4 address, and send it as four numbers.
    let isAddress = last.utf8.allSatisfy(ASCII.isDigit) || last.hasPrefix("0x")
    return !isAddress || isIPv4(labels) ? host : nil
  }

  private static func isIPv4(_ labels: [Substring]) -> Bool {
    labels.count == 4 && labels.allSatisfy { label in UInt8(label).map(String.init) == String(label) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: ASCII.isDigit(byte)
    }
  }
}

/// The reason why a text is no origin.
package enum OriginError: Error, Sendable, Equatable {
  /// The text is `null`, which pages without an origin send, such as those in a sandboxed frame.
  case opaque
  case wildcard
  case noScheme
  /// The scheme is neither http nor https.
  case scheme
  case user
  case path
  case host
  case port
}
