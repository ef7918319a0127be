import FAQKnowledge
import HTTPWire

/// A body that does not change, as it is and with gzip. Both have tags of their own, because a cache must not take one
/// for the other (RFC 9110 §8.8.3.3).
struct EncodedBody: Sendable {
  /// Bodies below this size gain nothing that is worth a second form.
  private static let least = 512

  private let bytes: [UInt8]
  private let type: MediaType
  /// The tag without quotation marks.
  private let tag: String
  /// Made once, when the first client asks that reads it; empty where it would not be shorter.
  private let gzip: Once<[UInt8]>

  init(_ bytes: [UInt8], _ type: MediaType, tag: String) {
    self.bytes = bytes
    self.type = type
    self.tag = tag
    gzip = Once {
      let compressed = bytes.count < EncodedBody.least ? [] : Gzip.compress(bytes)
      return compressed.count < bytes.count ? compressed : []
    }
  }

  /// The tag of the body as it is.
  var identityTag: String { "\"\(tag)\"" }

  /// The body in the coding that the client accepts, or 304 for one that has it.
  ///
  /// - Parameters:
  ///   - head: the request.
  ///   - caching: the value of `Cache-Control`.
  /// - Returns: the response.
  func response(_ head: RequestHead, caching: String) -> Response {
    let compressed =
      switch AcceptEncoding(head.fields.all("accept-encoding")).choice {
      case .gzip: gzip.value
      case .identity: [UInt8]()
      }
    let isCompressed = !compressed.isEmpty
    let own = isCompressed ? "\"\(tag)-gzip\"" : identityTag
    let validators = [("ETag", own), ("Cache-Control", caching), ("Vary", "Accept-Encoding")]
    if EntityTag.matches(own, head.fields.all("if-none-match")) {
      return Response(status: 304, fields: validators)
    }
    let coding = isCompressed ? [("Content-Encoding", AcceptEncoding.Coding.gzip.rawValue)] : []
    return Response(
      status: 200, fields: [("Content-Type", type.rawValue)] + validators + coding,
      body: isCompressed ? compressed : bytes)
  }
}
