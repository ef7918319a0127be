import Basics
package import HTTPWire

/// A script or a style sheet with a version that changes with its bytes.
package struct StoredAsset: Sendable {
  /// The policy for a request that names the current version: the file may be kept for good. Without a version a
  /// browser must ask again each time.
  static let forGood = "public, max-age=31536000, immutable"

  package let version: String
  private let body: EncodedBody

  package init(_ bytes: [UInt8], _ type: MediaType) {
    version = EntityTag.digits(bytes)
    body = EncodedBody(bytes, type, tag: version)
  }

  package func response(_ head: RequestHead) -> Response {
    // The version is compared byte by byte. With another spelling the file is sent, but may not be kept for good.
    let isNamed = head.target.query == "v=" + version
    return body.response(head, caching: isNamed ? StoredAsset.forGood : "no-cache")
  }

  /// The response to a request whose path names the version, as far as it is not of this file alone.
  func response(_ head: RequestHead, caching: String) -> Response { body.response(head, caching: caching) }

  /// The response to a request whose path names a version. Another version than this one, which an update has replaced, is
  /// answered with this one, so that a page which names it goes on working; only this version may be kept for good.
  ///
  /// - Throws: `noSuchRoute` for a name that no version has.
  func response(_ head: RequestHead, version asked: String) throws(ServiceError) -> Response {
    guard asked.utf8.count == version.utf8.count, asked.utf8.allSatisfy(StoredAsset.isDigit) else {
      throw .noSuchRoute
    }
    return body.response(head, caching: asked == version ? StoredAsset.forGood : "no-cache")
  }

  /// Whether a byte is a digit of a version: hexadecimal, in small letters.
  private static func isDigit(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
