import HTTPWire

/// The names under which the service answers (`--allow-host`).
///
/// A hostile page can let its own host name resolve to this machine (DNS rebinding). A browser then treats the service as the
/// page's own origin, and only the Host field shows the other name.
struct HostPolicy: Sendable {
  private let names: Set<HostName>

  /// A policy that allows these names, or any name when there are none.
  init(_ names: [HostName]) { self.names = Set(names) }

  /// Whether a request may be answered. Some routes are answered under any name.
  func allows(_ head: RequestHead, _ route: Route?) -> Bool {
    if names.isEmpty || route?.definition.allowsAnyHost == true { return true }
    // The authority of an absolute target overrides the Host field (RFC 9112 §3.2.2); HTTP/1.0 may have neither.
    guard let authority = head.target.authority ?? head.fields.first("host") else { return false }
    return names.contains(HostName(authority: authority))
  }
}
