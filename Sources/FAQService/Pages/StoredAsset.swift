import HTTPWire

/// A script or a style sheet: its bytes, and a version that changes with them.
struct StoredAsset: Sendable {
  /// A browser that names this version may keep the file for good; one that names none asks again each time.
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
    // The version is compared as it stands: with another spelling the file is sent, but may not be kept for good.
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
