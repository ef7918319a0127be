import HTTPWire

/// The name under which the rate limit counts a client.
enum ClientName {
  /// Longest address with a port: a bracketed IPv6 address with an embedded IPv4 one.
  private static let longest = 64

  /// The last address of `X-Forwarded-For`, because the proxy in front wrote it and a client can forge those before it.
  static func forwarded(_ fields: HeaderFields) -> String? {
    guard let list = fields.all("x-forwarded-for").last,
      let last = list.split(separator: ",", omittingEmptySubsequences: false).last
    else { return nil }
    let name = withoutPort(MediaType.trimmed(last))
    return name.isEmpty || name.utf8.count > longest ? nil : name
  }

  /// The key that an address is counted under: an IPv6 address by its network of 64 bits, because a host can use any
  /// address in it (RFC 4291 §2.5.4), any other address by itself.
  static func bucket(_ address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: ":")) else { return address }
    return IPv6Address(address)?.network ?? address
  }

  /// `1.2.3.4:5678` and `[::1]:5678` without the port, because each connection has another one.
  private static func withoutPort(_ name: String) -> String {
    if name.hasPrefix("[") { return String(name.dropFirst().prefix { $0 != "]" }) }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : name
  }
}
