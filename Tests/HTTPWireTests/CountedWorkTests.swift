import HTTPWire
import TestSupport
import Testing

// What a client can make the server do is bounded, counted in bytes fed, not in seconds:
//
// 1. An endless header line, request line, chunk line or trailer is refused at its limit, long before 256 KiB.
// 2. Any refusal comes with the first byte that earns it.
// 3. After a refusal nothing is kept and nothing more comes than the same error.
// 4. A whole body fed byte by byte comes out whole.
// 5. Many header lines are refused with the first byte of the one too many, and a bad request line with its own end.
@Suite struct CountedWorkTests {
  /// How many bytes of `start` and then of endless `filler` are taken until the refusal.
  private func bytesUntilRefusal(_ start: String, _ filler: UInt8) -> (count: Int, error: WireError?) {
    var parser = RequestParser()
    var events: [WireEvent] = []
    var count = 0
    for byte in Array(start.utf8) + [UInt8](repeating: filler, count: 262_144) {
      parser.feed([byte])
      count += 1
      Wire.drain(&parser, &events)
      if let error = events.failure { return (count, error) }
    }
    return (count, nil)
  }

  @Test(
    arguments: [
      ("", 8_193, .requestLineTooLong),
      ("GET / HTTP/1.1\r\n", 8_193, .fieldLineTooLong),
      ("GET / HTTP/1.1\r\nHost: a\r\n", 8_193, .fieldLineTooLong),
    ] as [(String, Int, WireError)])
  func `an endless line is refused at its limit`(start: String, length: Int, error: WireError) {
    let refusal = bytesUntilRefusal(start, UInt8(ascii: "a"))
    #expect(refusal.count == start.utf8.count + length)
    #expect(refusal.error == error)
  }

  @Test func `many header lines are refused at the limit`() {
    var parser = RequestParser()
    let line = Array("X: y\r\n".utf8)
    var events: [WireEvent] = []
    var lines = 0
    parser.feed(Array("GET / HTTP/1.1\r\n".utf8))
    while events.isEmpty, lines < 10_000 {
      for byte in line where events.isEmpty {
        parser.feed([byte])
        Wire.drain(&parser, &events)
      }
      lines += 1
    }
    #expect(lines == 101 && events == [.failure(.tooManyFields)])
  }

  @Test(
    arguments: [
      ("GET / HTTP/3.0\r\n", .unsupportedVersion), ("GET /\r\n", .malformedRequestLine),
      ("PRI * HTTP/2.0\r\n", .unsupportedVersion), ("GET nowhere HTTP/1.1\r\n", .malformedTarget),
    ] as [(String, WireError)])
  func `a bad request line is refused with its end`(line: String, error: WireError) {
    #expect(Wire.events(String(line.dropLast())) == [.needsMore])
    #expect(Wire.events(line) == [.failure(error)])
  }

  @Test func `endless spaces before a value are refused at the limit`() {
    let start = "GET / HTTP/1.1\r\nX:"
    let refusal = bytesUntilRefusal(start, 0x20)
    #expect(refusal.count == start.utf8.count + 8_191)
    #expect(refusal.error == .fieldLineTooLong)
  }

  @Test(
    arguments: [
      ("0;a", 0x61, 254, .chunkLineTooLong), ("", 0x30, 257, .chunkLineTooLong), ("", 0x46, 5, .bodyTooLong),
      ("0\r\n", 0x61, 8_193, .fieldLineTooLong), ("0\r\nX:", 0x20, 8_191, .fieldLineTooLong),
    ] as [(String, UInt8, Int, WireError)])
  func `endless chunk framing is refused at its limit`(
    start: String, filler: UInt8, length: Int, error: WireError
  ) {
    let start = Wire.chunked(start)
    let refusal = bytesUntilRefusal(start, filler)
    #expect(refusal.count == start.utf8.count + length)
    #expect(refusal.error == error)
  }

  @Test func `after a refusal nothing more comes`() {
    var parser = RequestParser()
    parser.feed(Array(" \r\n\r\n".utf8))
    for _ in 0..<3 {
      #expect(throws: WireError.malformedRequestLine) { try parser.next() }
      parser.feed(Array(Wire.get().utf8))
      #expect(parser.isInRequest && !parser.isInBody)
    }
  }

  @Test(arguments: [false, true]) func `a large body comes out whole`(isChunked: Bool) throws {
    var random = SeededRandom(seed: 7)
    let body = (0..<65_536).map { _ in UInt8.random(in: 0...255, using: &random) }
    let head = isChunked ? Wire.chunked("10000\r\n") : Wire.post("Content-Length: 65536", body: "")
    let end = isChunked ? "\r\n0\r\n\r\n" : ""
    let bytes = Array(head.utf8) + body + Array(end.utf8)
    let seen = try #require(Wire.eventsByteByByte(bytes).requests.first)
    #expect(seen.body == body)
    #expect(Wire.events(bytes) == [.request(seen)])
  }
}
