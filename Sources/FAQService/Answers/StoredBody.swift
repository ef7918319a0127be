import HTTPWire

/// A body that stays the same while the service runs, encoded once.
struct StoredBody: Sendable {
  private let body: [UInt8]
  let tag: String

  init(_ body: [UInt8], _ route: Route, version: String) {
    self.body = body
    tag = EntityTag.make(version: version, route: route, body: body)
  }

  /// The body, or 304 for a client that has it. A client may keep the body and must ask each time whether it is valid.
  func response(_ head: RequestHead) -> Response {
    let validators = [(name: "ETag", value: tag), (name: "Cache-Control", value: "no-cache")]
    if EntityTag.matches(tag, head.fields.all("if-none-match")) {
      return Response(status: 304, fields: validators)
    }
    return Response(
      status: 200, fields: [("Content-Type", MediaType.json.rawValue)] + validators, body: body)
  }
}
