import Basics

/// The first line of a request: `METHOD SP TARGET SP VERSION`, with one space each (RFC 9112 §3).
struct RequestLine: Sendable {
  var method: String
  var target: RequestTarget
  var version: RequestHead.Version

  /// Reads a request line without its line end.
  static func parse(_ line: ArraySlice<UInt8>, _ limits: WireLimits) throws(WireError) -> RequestLine {
    guard let first = line.firstIndex(of: UInt8(ascii: " ")), first > line.startIndex else {
      throw .malformedRequestLine
    }
    let method = line[..<first]
    guard method.allSatisfy(FieldGrammar.isToken) else { throw .malformedRequestLine }
    let rest = line[(first + 1)...]
    guard let second = rest.firstIndex(of: UInt8(ascii: " ")), second > rest.startIndex else {
      throw .malformedRequestLine
    }
    let version = try version(rest[(second + 1)...])
    guard method.count <= limits.method else { throw .methodTooLong }
    let name = String(decoding: method, as: UTF8.self)
    let target = try RequestTarget.parse(rest[..<second], method: name)
    return RequestLine(method: name, target: target, version: version)
  }

  /// `HTTP/1.1`; a higher minor version is spoken to as 1.1 (RFC 9110 §2.5).
  private static func version(_ bytes: ArraySlice<UInt8>) throws(WireError) -> RequestHead.Version {
    let digits = Array(bytes.dropFirst(5))
    guard bytes.starts(with: "HTTP/".utf8), digits.count == 3, digits[1] == UInt8(ascii: "."),
      ASCII.isDigit(digits[0]),
      ASCII.isDigit(digits[2])
    else { throw bytes.contains(UInt8(ascii: " ")) ? .malformedRequestLine : .malformedVersion }
    guard digits[0] == UInt8(ascii: "1") else { throw .unsupportedVersion }
    return digits[2] == UInt8(ascii: "0") ? .http10 : .http11
  }
}
