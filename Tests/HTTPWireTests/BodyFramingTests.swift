import HTTPWire
import Testing

// RFC 9112 §6.3, as a table: header lines in, framing or error out.
//
// 1. Without Content-Length and Transfer-Encoding there is no body, whatever the method.
// 2. A length is digits only, once.
// 3. A transfer coding is `chunked`, once, in HTTP/1.1, without a length beside it.
// 4. Letters are compared as ASCII: what only Unicode takes for `chunked` is refused.
@Suite struct BodyFramingTests {
  private func framing(_ lines: [String], version: String = "HTTP/1.1") -> WireEvent? {
    let head = ["POST / \(version)", "Host: a"] + lines + ["", ""]
    let events = Wire.events(head.joined(separator: "\r\n") + "0\r\n\r\n")
    return events.first
  }

  private func expect(
    _ lines: [String], version: String = "HTTP/1.1", _ framing: BodyFraming,
    _ place: SourceLocation = #_sourceLocation
  ) {
    guard case .request(let seen) = self.framing(lines, version: version) else {
      Issue.record("refused: \(lines)", sourceLocation: place)
      return
    }
    #expect(seen.framing == framing, sourceLocation: place)
  }

  @Test func `no body`() {
    expect([], .none)
    expect([], version: "HTTP/1.0", .none)
    expect(["Content-Type: text/plain"], .none)
    expect(["X-Content-Length: 5"], .none)
    expect(["TE: chunked"], .none)
  }

  @Test(
    arguments: [
      ("0", .none), ("00", .none), ("5", .length(5)), ("05", .length(5)),
      ("0000000000000000000000005", .length(5)),
      (" 5 ", .length(5)), ("\t5\t", .length(5)),
    ] as [(String, BodyFraming)])
  func `lengths`(value: String, expected: BodyFraming) {
    expect(["Content-Length:" + value], expected)
    expect(["CONTENT-LENGTH:" + value], version: "HTTP/1.0", expected)
  }

  @Test(
    arguments: [
      "", " ", "+5", "-5", "5,5", "5, 5", "5,6", "0x5", "5x", "5.0", "1e1", "5 5", "5_0", "\u{0665}",
      "\u{FF15}", "5;",
      "\"5\"", ",5", "5,",
    ])
  func `malformed lengths`(value: String) {
    #expect(framing(["Content-Length: " + value]) == .failure(.malformedLength))
  }

  @Test(arguments: [
    "65537", "9223372036854775807", "9223372036854775808", String(repeating: "9", count: 400),
  ])
  func `too large lengths`(value: String) {
    #expect(framing(["Content-Length: " + value]) == .failure(.bodyTooLong))
  }

  @Test func `repeated lengths`() {
    #expect(framing(["Content-Length: 5", "Content-Length: 5"]) == .failure(.repeatedLength))
    #expect(framing(["Content-Length: 5", "X: y", "content-length: 6"]) == .failure(.repeatedLength))
  }

  @Test(arguments: ["chunked", "Chunked", "CHUNKED", " chunked ", "\tchunked\t"]) func `chunked`(
    value: String
  ) {
    expect(["Transfer-Encoding:" + value], .chunked)
  }

  @Test(arguments: ["gzip", "identity", "xchunked", "chunkedx", "gzip, chunked", "gzip , chunked", "deflate"])
  func `unknown codings`(value: String) {
    #expect(framing(["Transfer-Encoding: " + value]) == .failure(.unsupportedTransferEncoding))
  }

  @Test(
    arguments: [
      "", ",", "chunked,", ",chunked", "chunked, chunked", "chunked, gzip", "chunked , identity",
      "chunked;q=1",
      "chun ked", "\"chunked\"", "chun\u{212A}ed", "chunked\u{301}", "gzip\u{37E}", "chunked\u{A0}",
    ])
  func `malformed codings`(value: String) {
    #expect(framing(["Transfer-Encoding: " + value]) == .failure(.malformedTransferEncoding))
  }

  @Test func `codings that exclude others`() {
    let chunked = "Transfer-Encoding: chunked"
    #expect(framing([chunked, chunked]) == .failure(.malformedTransferEncoding))
    #expect(framing(["Transfer-Encoding: gzip", chunked]) == .failure(.malformedTransferEncoding))
    #expect(framing([chunked, "Content-Length: 5"]) == .failure(.lengthWithTransferEncoding))
    #expect(framing(["Content-Length: 5", chunked]) == .failure(.lengthWithTransferEncoding))
    #expect(framing(["Content-Length: x", "Transfer-Encoding: y"]) == .failure(.lengthWithTransferEncoding))
    #expect(framing([chunked], version: "HTTP/1.0") == .failure(.transferEncodingInOldVersion))
    expect([chunked], version: "HTTP/1.2", .chunked)
  }
}
