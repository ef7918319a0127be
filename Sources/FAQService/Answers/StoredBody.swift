import HTTPWire

/// A body of JSON that stays the same while the knowledge does, encoded once.
struct StoredBody: Sendable {
  private let body: EncodedBody
  private let caching: String

  init(_ bytes: [UInt8], _ route: Route, version: String) {
    body = EncodedBody(bytes, .json, tag: EntityTag.make(version: version, route: route, body: bytes))
    caching = route.definition.caching
  }

  /// The tag of the body as it is.
  var tag: String { body.identityTag }

  /// The body, or 304 for a client that has it.
  func response(_ head: RequestHead) -> Response { body.response(head, caching: caching) }
}
