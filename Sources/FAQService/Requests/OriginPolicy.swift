import HTTPWire

/// The operator's list of other origins whose pages may read the answers (Fetch §3.2).
struct OriginPolicy: Sendable {
  /// Seconds for which a browser may keep the answer to a preflight. Chromium keeps none longer than 7,200.
  static let preflightAge = 600

  private let origins: Set<String>
  private let allowsAll: Bool

  /// - Parameter origins: origins as ``Origin`` takes them, or `*`. Other texts are ignored.
  init(_ origins: [String]) {
    allowsAll = origins.contains("*")
    self.origins = Set(origins.compactMap { origin in try? Origin(origin).text })
  }

  var isOff: Bool { origins.isEmpty && !allowsAll }

  /// The value of `frame-ancestors`: pages that may read the answers may also show the lookup page in a frame.
  var frameAncestors: String {
    if isOff { return "'none'" }
    return allowsAll ? "*" : (["'self'"] + origins.sorted()).joined(separator: " ")
  }

  /// The fields of any response.
  func fields(_ head: RequestHead) -> [(name: String, value: String)] {
    if isOff { return [] }
    let exposed = (name: "Access-Control-Expose-Headers", value: "ETag, Retry-After, X-Request-Id")
    if allowsAll { return [("Access-Control-Allow-Origin", "*"), exposed] }
    // `Vary` is sent without a permission, too, because caches must know that the response depends on the origin.
    guard let origin = allowed(head) else { return [("Vary", "Origin")] }
    return [("Vary", "Origin"), ("Access-Control-Allow-Origin", origin), exposed]
  }

  /// Further fields of the response to a preflight.
  ///
  /// - Parameters:
  ///   - head: the request.
  ///   - allow: the methods of the route.
  /// - Returns: the fields; none where the page gets no permission.
  func preflight(_ head: RequestHead, allow: String) -> [(name: String, value: String)] {
    guard head.fields.first("access-control-request-method") != nil else { return [] }
    guard !isOff, head.fields.first("origin") != nil, allowsAll || allowed(head) != nil else { return [] }
    return [
      ("Access-Control-Allow-Methods", allow),
      ("Access-Control-Allow-Headers", "Content-Type, If-None-Match, X-Request-Id"),
      ("Access-Control-Max-Age", String(OriginPolicy.preflightAge)),
    ]
  }

  /// Whether a page of another site caused the request without permission, such as by an image, a frame or a form. No user
  /// has asked anything then. Pages with permission send their origin, because their requests follow CORS.
  func isForeign(_ head: RequestHead) -> Bool {
    guard head.fields.first("sec-fetch-site") == "cross-site" else { return false }
    return allowsAll ? head.fields.first("origin") == nil : allowed(head) == nil
  }

  private func allowed(_ head: RequestHead) -> String? {
    guard let origin = head.fields.first("origin"), origins.contains(origin) else { return nil }
    return origin
  }
}
