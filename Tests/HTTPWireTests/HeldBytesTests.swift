import HTTPWire
import Testing

// What a parser holds in memory, counted in bytes of room:
//
// 1. Nothing before the first request, between two, after a refusal, and once nobody wants to know any more.
// 2. Each byte of a head or a body once: never more than what came and a little, however it is cut.
// 3. What is announced costs nothing before it comes.
// 4. Room is made a few times only, not with each byte that comes.
// 5. A large buffer of which little is needed gives its room back.
@Suite struct HeldBytesTests {
  /// Room that the system rounds up to, and the fields of a short head.
  private static let little = 1_024

  private func feed(_ parser: inout RequestParser, _ text: String) throws -> Int {
    parser.feed(Array(text.utf8))
    var requests = 0
    while true {
      switch try parser.next() {
      case .needsMore: return requests
      case .headExpectingContinue: continue
      case .request: requests += 1
      }
    }
  }

  @Test func `nothing between requests`() throws {
    var parser = RequestParser()
    #expect(parser.heldBytes == 0)
    for request in [
      Wire.get(), Wire.post("Content-Length: 5", body: "abcde"), Wire.chunked("1\r\na\r\n0\r\n\r\n"),
    ] {
      #expect(try feed(&parser, request) == 1)
      #expect(parser.heldBytes == 0)
      #expect(try feed(&parser, String(repeating: request, count: 500)) == 500)
      #expect(parser.heldBytes == 0)
    }
  }

  @Test(arguments: ["a", " \r\n", "GET / HTTP/3.0\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"])
  func `nothing after the end`(start: String) throws {
    var parser = RequestParser()
    _ = try? feed(&parser, start + String(repeating: "x", count: 5_000))
    parser.end()
    #expect(parser.heldBytes == 0 && !parser.isInRequest)
    #expect(try feed(&parser, Wire.get()) == 0)
    #expect(parser.heldBytes == 0)
  }

  @Test func `nothing after a refusal`() {
    var parser = RequestParser()
    for text in ["GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 8_300), Wire.get()] {
      #expect(throws: WireError.fieldLineTooLong) { try feed(&parser, text) }
      #expect(parser.heldBytes == 0)
    }
    parser = RequestParser()
    let wrong = Wire.chunked("fff\r\n" + String(repeating: "b", count: 4_000))
    #expect(throws: Never.self) { try feed(&parser, wrong) }
    #expect(throws: WireError.malformedChunk) { try feed(&parser, String(repeating: "b", count: 200)) }
    #expect(parser.heldBytes == 0)
  }

  @Test(arguments: [1, 999, 4_096, 65_536]) func `a body is held once`(piece: Int) throws {
    for head in ["Content-Length: 65536\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n10000\r\n"] {
      var parser = RequestParser()
      #expect(try feed(&parser, "POST / HTTP/1.1\r\nHost: x\r\n" + head) == 0)
      // The whole body was announced.
      #expect(parser.heldBytes <= Self.little)
      var fed = 0
      while fed < 65_535 {
        let count = min(piece, 65_535 - fed)
        #expect(try feed(&parser, String(repeating: "b", count: count)) == 0)
        fed += count
        // Room grows twofold, but never beyond the longest body.
        #expect(parser.heldBytes <= min(65_536, 2 * fed) + Self.little)
      }
    }
  }

  @Test func `a head is held once`() throws {
    var parser = RequestParser()
    var fed = try "GET / HTTP/1.1\r\nHost: x\r\n".utf8.count + feed(&parser, "GET / HTTP/1.1\r\nHost: x\r\n")
    let line = "X-Long: " + String(repeating: "v", count: 900) + "\r\n"
    for _ in 0..<35 {
      #expect(try feed(&parser, line) == 0)
      fed += line.utf8.count
      #expect(parser.heldBytes <= 2 * fed + 4_096)
    }
    #expect(try feed(&parser, "\r\n") == 1)
    #expect(parser.heldBytes == 0)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: x\r\n"
      + String(repeating: "X: " + String(repeating: "v", count: 3_000) + "\r\n", count: 10),
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65536\r\n\r\n" + String(repeating: "b", count: 65_000),
    "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFF\r\n"
      + String(repeating: "b", count: 65_000),
  ]) func `room is made a few times`(start: String) throws {
    var parser = RequestParser()
    var (held, changes) = (0, 0)
    for byte in start.utf8 {
      parser.feed([byte])
      guard case .needsMore = try parser.next() else { throw WireError.malformedChunk }
      if parser.heldBytes != held { changes += 1 }
      held = parser.heldBytes
    }
    // Twice as much each time, for the head, its lines and the body.
    #expect(changes <= 40)
  }

  @Test func `little is left of much`() throws {
    var parser = RequestParser()
    let many = String(repeating: Wire.get(), count: 1_500)
    #expect(try feed(&parser, many + "GET /dri") == 1_500)
    #expect(parser.heldBytes <= Self.little)
    #expect(try feed(&parser, "p HTTP/1.1\r\nHost: x\r\n\r\n") == 1)
  }
}
