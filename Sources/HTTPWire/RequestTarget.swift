import Basics

/// The target of a request (RFC 9112 §3.2).
package struct RequestTarget: Sendable, Equatable {
  /// The path as it came, with its percent signs; `*` for the server as a whole.
  package var path: String
  /// The part behind the first `?`, as it came, or nil.
  package var query: String?
  /// The authority of an absolute target, which overrides the Host header.
  package var authority: String?

  package init(path: String, query: String? = nil, authority: String? = nil) {
    self.path = path
    self.query = query
    self.authority = authority
  }

  /// Reads the bytes between the two spaces of the request line.
  static func parse(_ bytes: ArraySlice<UInt8>, method: String) throws(WireError) -> RequestTarget {
    guard let first = bytes.first else { throw .malformedTarget }
    if first == UInt8(ascii: "/") { return try origin(bytes, authority: nil) }
    if bytes.count == 1, first == UInt8(ascii: "*") {
      guard method == "OPTIONS" else { throw .malformedTarget }
      return RequestTarget(path: "*")
    }
    if method == "CONNECT" {
      let text = String(decoding: bytes, as: UTF8.self)
      guard HostHeader.isValid(bytes), HostHeader.hasPort(bytes) else { throw .malformedTarget }
      return RequestTarget(path: text, authority: text)
    }
    return try absolute(bytes)
  }

  /// `http://host:port/path?query`.
  private static func absolute(_ bytes: ArraySlice<UInt8>) throws(WireError) -> RequestTarget {
    let lowered = bytes.prefix(8).map(ASCII.lowered)
    let scheme = lowered.starts(with: "http://".utf8) ? 7 : lowered.starts(with: "https://".utf8) ? 8 : 0
    guard scheme > 0 else { throw .malformedTarget }
    let rest = bytes.dropFirst(scheme)
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    guard !rest[..<end].isEmpty, HostHeader.isValid(rest[..<end]) else { throw .malformedTarget }
    let authority = String(decoding: rest[..<end], as: UTF8.self)
    if end == rest.endIndex { return RequestTarget(path: "/", authority: authority) }
    if rest[end] == UInt8(ascii: "?") {
      let target = try origin([UInt8(ascii: "/")] + rest[end...], authority: authority)
      return target
    }
    return try origin(rest[end...], authority: authority)
  }

  private static func origin(_ bytes: ArraySlice<UInt8>, authority: String?) throws(WireError)
    -> RequestTarget
  {
    let mark = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    try check(bytes[..<mark], FieldGrammar.isPath)
    guard mark < bytes.endIndex else {
      return RequestTarget(path: String(decoding: bytes, as: UTF8.self), authority: authority)
    }
    let query = bytes[(mark + 1)...]
    try check(query, FieldGrammar.isQuery)
    return RequestTarget(
      path: String(decoding: bytes[..<mark], as: UTF8.self), query: String(decoding: query, as: UTF8.self),
      authority: authority)
  }

  /// Every byte allowed, and every percent sign followed by two hexadecimal digits.
  private static func check(_ bytes: ArraySlice<UInt8>, _ isAllowed: (UInt8) -> Bool) throws(WireError) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isAllowed(bytes[index]) else { throw .malformedTarget }
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.endIndex, ASCII.value(ofHexadecimal: bytes[index + 1]) != nil,
          ASCII.value(ofHexadecimal: bytes[index + 2]) != nil
        else { throw .malformedTarget }
      }
      index += 1
    }
  }
}

/// The Host header (RFC 9110 §7.2).
enum HostHeader {
  /// Whether a valid host names its port, as CONNECT must (RFC 9110 §9.3.6).
  static func hasPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return false }
    let port = bytes[(colon + 1)...]
    return !port.isEmpty && port.allSatisfy(ASCII.isDigit)
  }

  /// A name, an IPv4 address or a bracketed IPv6 address, with or without a port; never empty, no user, no path.
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    var rest: ArraySlice<UInt8>
    if first == UInt8(ascii: "[") {
      guard let close = bytes.firstIndex(of: UInt8(ascii: "]")), close > bytes.startIndex + 2 else {
        return false
      }
      let inside = bytes[(bytes.startIndex + 1)..<close]
      guard
        inside.allSatisfy({
          ASCII.value(ofHexadecimal: $0) != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
        })
      else {
        return false
      }
      rest = bytes[(close + 1)...]
    } else {
      let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      guard end > bytes.startIndex, bytes[..<end].allSatisfy(FieldGrammar.isHost) else { return false }
      rest = bytes[end...]
    }
    guard let colon = rest.first else { return true }
    rest = rest.dropFirst()
    return colon == UInt8(ascii: ":") && rest.count <= 5 && rest.allSatisfy(ASCII.isDigit)
  }
}
