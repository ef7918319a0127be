import Basics

/// How long the body of a request is: the one place that decides (RFC 9112 §6.3).
package enum BodyFraming: Sendable, Equatable {
  case none
  case length(Int)
  case chunked

  /// Anything that two readers could read in two ways is refused.
  static func decide(_ fields: HeaderFields, _ version: RequestHead.Version, _ limits: WireLimits)
    throws(WireError) -> BodyFraming
  {
    let encodings = fields.all("transfer-encoding")
    let lengths = fields.all("content-length")
    if !encodings.isEmpty {
      guard lengths.isEmpty else { throw .lengthWithTransferEncoding }
      guard version == .http11 else { throw .transferEncodingInOldVersion }
      return try transferEncoding(encodings)
    }
    guard let first = lengths.first else { return .none }
    guard lengths.count == 1 else { throw .repeatedLength }
    return try length(first, limits)
  }

  private static func transferEncoding(_ values: [String]) throws(WireError) -> BodyFraming {
    guard values.count == 1, let value = values.first else { throw .malformedTransferEncoding }
    let codings = FieldGrammar.elements(value)
    // First of all: what is no token may look like `chunked` to a reader that knows Unicode.
    guard codings.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(FieldGrammar.isToken) }) else {
      throw .malformedTransferEncoding
    }
    if codings == ["chunked"] { return .chunked }
    // Chunked twice, or not last: the body has no certain end.
    guard !codings.dropLast().contains("chunked") else { throw .malformedTransferEncoding }
    throw .unsupportedTransferEncoding
  }

  /// Digits and nothing else. A number beyond all bounds is a body too long.
  private static func length(_ text: String, _ limits: WireLimits) throws(WireError) -> BodyFraming {
    var length = 0
    guard !text.isEmpty else { throw .malformedLength }
    for byte in text.utf8 {
      guard let digit = ASCII.value(ofDigit: byte) else { throw .malformedLength }
      let (product, over) = length.multipliedReportingOverflow(by: 10)
      let (sum, past) = product.addingReportingOverflow(digit)
      length = over || past ? .max : sum
    }
    guard length <= limits.body else { throw .bodyTooLong }
    return length == 0 ? .none : .length(length)
  }
}
