/// The reason why a request is refused before any route sees it. The connection is closed after each, because it cannot
/// be known where the next request would begin.
package enum WireError: Error, Sendable, Equatable, CaseIterable {
  case malformedRequestLine, malformedTarget, malformedVersion, unsupportedVersion
  case requestLineTooLong, methodTooLong
  case malformedFieldName, malformedFieldValue, foldedField, bareLineFeed, bareCarriageReturn
  case fieldLineTooLong, tooManyFields, fieldSectionTooLong
  case missingHost, repeatedHost, malformedHost
  case malformedLength, repeatedLength, lengthWithTransferEncoding
  case malformedTransferEncoding, unsupportedTransferEncoding, transferEncodingInOldVersion
  case malformedChunk, chunkLineTooLong, chunkOverhead
  case bodyTooLong, unsupportedExpectation

  /// The status of the response (RFC 9110 §15, RFC 6585).
  package var status: Int {
    switch self {
    case .requestLineTooLong: 414
    case .methodTooLong, .unsupportedTransferEncoding: 501
    case .unsupportedVersion: 505
    case .fieldLineTooLong, .tooManyFields, .fieldSectionTooLong: 431
    case .bodyTooLong: 413
    case .unsupportedExpectation: 417
    default: 400
    }
  }

  /// A sentence for the `detail` of the problem document; it names no internals.
  package var detail: String {
    switch self {
    case .malformedRequestLine: "The request line is not METHOD SP TARGET SP VERSION."
    case .malformedTarget: "The request target is not valid."
    case .malformedVersion: "The HTTP version is not valid."
    case .unsupportedVersion: "Only HTTP/1.0 and HTTP/1.1 are spoken here."
    case .requestLineTooLong: "The request line is too long."
    case .methodTooLong: "The method is too long."
    case .malformedFieldName: "A header field name is not valid."
    case .malformedFieldValue: "A header field value holds a forbidden byte."
    case .foldedField: "Folded header lines are not accepted."
    case .bareLineFeed: "A line must end with CR LF."
    case .bareCarriageReturn: "A CR must be followed by LF."
    case .fieldLineTooLong: "A header line is too long."
    case .tooManyFields: "There are too many header lines."
    case .fieldSectionTooLong: "The header section is too long."
    case .missingHost: "The Host header is missing."
    case .repeatedHost: "There is more than one Host header."
    case .malformedHost: "The Host header is not valid."
    case .malformedLength: "Content-Length is not a number."
    case .repeatedLength: "There is more than one Content-Length."
    case .lengthWithTransferEncoding: "Content-Length and Transfer-Encoding exclude each other."
    case .malformedTransferEncoding: "Transfer-Encoding is not valid."
    case .unsupportedTransferEncoding: "Only the chunked transfer coding is supported."
    case .transferEncodingInOldVersion: "HTTP/1.0 knows no Transfer-Encoding."
    case .malformedChunk: "The chunked body is not valid."
    case .chunkLineTooLong: "A chunk line is too long."
    case .chunkOverhead: "The body is cut into too many small chunks."
    case .bodyTooLong: "The body is too long."
    case .unsupportedExpectation: "Only Expect: 100-continue is supported."
    }
  }
}
