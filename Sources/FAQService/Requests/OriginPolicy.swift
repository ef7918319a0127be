import HTTPWire

/// Which pages of other origins may read the answers (Fetch §3.2), by a list of the operator's.
struct OriginPolicy: Sendable {
  /// How long a browser may keep the answer to a preflight, in seconds. Chromium keeps none longer than 7,200.
  static let preflightAge = 600

  private let origins: Set<String>
  private let allowsAll: Bool

  init(_ origins: [String]) {
    allowsAll = origins.contains("*")
    // Browsers send origins in small letters and without a slash behind; people type them otherwise.
    self.origins = Set(
      origins.map { origin in
        let lowered = origin.lowercased()
        return lowered.hasSuffix("/") ? String(lowered.dropLast()) : lowered
      })
  }

  var isOff: Bool { origins.isEmpty }

  /// Who may show a page of ours in a frame, as `frame-ancestors` has it: whoever may read the answers.
  var frameAncestors: String {
    if isOff { return "'none'" }
    // What is no origin could end the directive and begin another.
    let safe = origins.filter { !$0.contains { $0.isWhitespace || $0 == ";" || $0 == "," } }
    return allowsAll ? "*" : (["'self'"] + safe.sorted()).joined(separator: " ")
  }

  /// Fields for any answer.
  func fields(_ head: RequestHead) -> [(name: String, value: String)] {
    if isOff { return [] }
    let exposed = (name: "Access-Control-Expose-Headers", value: "ETag, Retry-After, X-Request-Id")
    if allowsAll { return [("Access-Control-Allow-Origin", "*"), exposed] }
    // Caches must know that the answer differs, also where it holds no permission.
    guard let origin = allowed(head) else { return [("Vary", "Origin")] }
    return [("Vary", "Origin"), ("Access-Control-Allow-Origin", origin), exposed]
  }

  /// Fields that a preflight gets besides.
  func preflight(_ head: RequestHead, _ route: Route) -> [(name: String, value: String)] {
    guard head.fields.first("access-control-request-method") != nil else { return [] }
    guard !isOff, head.fields.first("origin") != nil, allowsAll || allowed(head) != nil else { return [] }
    return [
      ("Access-Control-Allow-Methods", route.allow),
      ("Access-Control-Allow-Headers", "Content-Type, If-None-Match, X-Request-Id"),
      ("Access-Control-Max-Age", String(OriginPolicy.preflightAge)),
    ]
  }

  private func allowed(_ head: RequestHead) -> String? {
    guard let origin = head.fields.first("origin"), origins.contains(origin) else { return nil }
    return origin
  }
}
