import HTTPWire
import TestSupport
import Testing

// 1. Any body cut into any chunks comes out as it was, whatever the network cuts.
// 2. Sizes may be of large or small letters and have leading zeros; extensions are passed over, trailers dropped.
// 3. What a lax reader may read otherwise is refused: signs, prefixes, spaces, missing or bare line ends.
// 4. What stands behind the last chunk belongs to the next request.
@Suite struct ChunkedBodyTests {
  private func body(_ coded: String) -> String? {
    let events = Wire.events(Wire.chunked(coded))
    guard events.count == 1 else { return nil }
    return events.requests.first.map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("0\r\n\r\n", ""), ("000\r\n\r\n", ""), ("3\r\nabc\r\n0\r\n\r\n", "abc"),
      ("1\r\na\r\n2\r\nbc\r\n0\r\n\r\n", "abc"), ("A\r\n0123456789\r\n0\r\n\r\n", "0123456789"),
      ("a\r\n0123456789\r\n0\r\n\r\n", "0123456789"), ("0000000000000000003\r\nabc\r\n0\r\n\r\n", "abc"),
      ("3;n\r\nabc\r\n0;last\r\n\r\n", "abc"), ("3;n=v;m=\"q; \\\" q\"\r\nabc\r\n0\r\n\r\n", "abc"),
      ("3\r\n\r\n0\r\n0\r\n\r\n", "\r\n0"), ("3\r\nabc\r\n0\r\nDigest: x\r\nHost: evil\r\n\r\n", "abc"),
      ("3\r\nabc\r\n0\r\nX:\r\n\r\n", "abc"),
    ])
  func `good chunks`(coded: String, expected: String) { #expect(body(coded) == expected) }

  @Test(
    arguments: [
      "\r\n", "\n", ";a\r\n", "g\r\n", "+3\r\n", "-3\r\n", "0x3\r\n", "0X3\r\n", "3_0\r\n", " 3\r\n",
      "3 \r\n",
      "3\t\r\n", "3 ;a\r\n", "3; a\r\n", "3;\r\n", "3;=v\r\n", "3;\"q\"\r\n", "3,3\r\n", "3.0\r\n", "3h\r\n",
      "3\n",
      "3\rx", "3\r\r\n", "3;a\n", "3;a\rb\r\n", "3;a\0\r\n", "3\r\nabcd\r\n", "3\r\nabc\n", "3\r\nabc\rx",
      "3\r\nabc0\r\n", "3\r\nabc\r\n\r\n", "0\r\n\n", "0\r\n\rx", "0\r\nX\r\n\r\n", "0\r\n: v\r\n\r\n",
      "0\r\n X: v\r\n\r\n", "0\r\nX : v\r\n\r\n", "0\r\nX: v\n\r\n", "0\r\nX: v\r\r\n",
      "0\r\nX: v\r\n w\r\n\r\n",
      "0\r\nX: \0\r\n\r\n", "\u{FF13}\r\n",
    ])
  func `bad chunks`(coded: String) {
    #expect(Wire.events(Wire.chunked(coded)) == [.failure(.malformedChunk)])
  }

  @Test(arguments: [
    "", "0", "3\r", "0\r\n", "0\r\n\r", "3\r\nab", "3\r\nabc", "3\r\nabc\r\n", "0\r\nX: v\r\n",
  ])
  func `unfinished chunks`(coded: String) { #expect(Wire.events(Wire.chunked(coded)) == [.needsMore]) }

  @Test(arguments: ["10001", "fffffff", "ffffffffffffffff", "10000000000000000", "100000000000000000003"])
  func `too large chunks`(size: String) {
    #expect(Wire.events(Wire.chunked(size + "\r\n")) == [.failure(.bodyTooLong)])
  }

  @Test func `what follows belongs to the next request`() {
    let events = Wire.events(Wire.chunked("1\r\na\r\n0\r\n\r\n") + Wire.get("/next"))
    #expect(
      events.map(\.description) == [
        "request POST / body=1 keep-alive=yes", "request GET /next body=0 keep-alive=yes",
      ])
  }

  @Test func `any body in any chunks and any cuts`() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<500 {
      let body = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var coded: [UInt8] = []
      var start = 0
      while start < body.count {
        let end = Int.random(in: start + 1...body.count, using: &random)
        coded +=
          Array(String(end - start, radix: 16, uppercase: Bool.random(using: &random)).utf8) + [13, 10]
        coded += body[start..<end] + [13, 10]
        start = end
      }
      let bytes = Array(Wire.chunked("").utf8) + coded + Array("0\r\n\r\n".utf8)
      let cuts = (0..<5).map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
      let events = Wire.events(bytes, cuts: cuts)
      #expect(events.count == 1)
      #expect(try #require(events.requests.first).body == body)
    }
  }
}
