import HTTPWire

/// Under which names the service answers (`--allow-host`).
///
/// A page elsewhere may have its own name lead to this machine (DNS rebinding). To the browser the service is then of the
/// page's own origin, and only the Host field tells that it was asked under another name.
struct HostPolicy: Sendable {
  private let names: Set<HostName>

  /// `names`: none for no restriction.
  init(_ names: [HostName]) { self.names = Set(names) }

  /// Whether a request may be answered. Probes call a replica by its address and learn nothing of the knowledge, so that
  /// theirs always may.
  func allows(_ head: RequestHead, _ route: Route?) -> Bool {
    if names.isEmpty || route == .healthz || route == .readyz { return true }
    // The authority of an absolute target goes before the field (RFC 9112 §3.2.2); HTTP/1.0 may have neither.
    guard let authority = head.target.authority ?? head.fields.first("host") else { return false }
    return names.contains(HostName(authority: authority))
  }
}
