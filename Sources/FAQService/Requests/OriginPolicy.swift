import HTTPWire

/// Which pages of other origins may read the answers (Fetch §3.2), by a list of the operator's.
struct OriginPolicy: Sendable {
  /// How long a browser may keep the answer to a preflight, in seconds. Chromium keeps none longer than 7,200.
  static let preflightAge = 600

  private let origins: Set<String>
  private let allowsAll: Bool

  /// - Parameter origins: origins as ``Origin`` takes them, or `*`. What is neither is let in nowhere.
  init(_ origins: [String]) {
    allowsAll = origins.contains("*")
    self.origins = Set(origins.compactMap { origin in try? Origin(origin).text })
  }

  var isOff: Bool { origins.isEmpty && !allowsAll }

  /// Who may show a page of ours in a frame, as `frame-ancestors` has it: whoever may read the answers.
  var frameAncestors: String {
    if isOff { return "'none'" }
    return allowsAll ? "*" : (["'self'"] + origins.sorted()).joined(separator: " ")
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

  /// Further fields of the answer to a preflight; `allow` lists the methods of the route.
  func preflight(_ head: RequestHead, allow: String) -> [(name: String, value: String)] {
    guard head.fields.first("access-control-request-method") != nil else { return [] }
    guard !isOff, head.fields.first("origin") != nil, allowsAll || allowed(head) != nil else { return [] }
    return [
      ("Access-Control-Allow-Methods", allow),
      ("Access-Control-Allow-Headers", "Content-Type, If-None-Match, X-Request-Id"),
      ("Access-Control-Max-Age", String(OriginPolicy.preflightAge)),
    ]
  }

  /// Whether a page of another site had its reader's browser ask, without being one that may: by an image, a frame or a
  /// form, say. Its reader did not ask anything. A page that may ask does so as CORS has it, with its origin.
  func isForeign(_ head: RequestHead) -> Bool {
    guard head.fields.first("sec-fetch-site") == "cross-site" else { return false }
    return allowsAll ? head.fields.first("origin") == nil : allowed(head) == nil
  }

  private func allowed(_ head: RequestHead) -> String? {
    guard let origin = head.fields.first("origin"), origins.contains(origin) else { return nil }
    return origin
  }
}
