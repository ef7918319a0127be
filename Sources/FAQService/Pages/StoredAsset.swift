import HTTPWire

/// A script or a style sheet with a version that changes with its bytes.
struct StoredAsset: Sendable {
  /// The policy for a request that names the current version: the file may be kept for good. Without a version a browser
  /// must ask again each time.
  private static let forGood = "public, max-age=31536000, immutable"

  let version: String
  private let body: [UInt8]
  private let type: MediaType
  private let tag: String

  init(_ body: [UInt8], _ type: MediaType) {
    self.body = body
    self.type = type
    version = EntityTag.digits(body)
    tag = "\"\(version)\""
  }

  func response(_ head: RequestHead) -> Response {
    // The version is compared byte by byte. With another spelling the file is sent, but may not be kept for good.
    let isNamed = head.target.query == "v=" + version
    let validators = [
      (name: "ETag", value: tag), (name: "Cache-Control", value: isNamed ? StoredAsset.forGood : "no-cache"),
    ]
    if EntityTag.matches(tag, head.fields.all("if-none-match")) {
      return Response(status: 304, fields: validators)
    }
    return Response(status: 200, fields: [("Content-Type", type.rawValue)] + validators, body: body)
  }
}
