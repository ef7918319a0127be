import HTTPWire
import Testing

// 1. Each limit lets through what is exactly as long, and refuses what is one longer, with its own error.
// 2. It makes no difference whether the bytes come at once or one by one.
// 3. The defaults are the documented ones.
@Suite struct LimitTests {
  private func limits(_ change: (inout WireLimits) -> Void) -> WireLimits {
    var limits = WireLimits()
    change(&limits)
    return limits
  }

  /// `whole` must pass; `longer`, which is one over, must be refused, at once and byte by byte.
  private func expect(
    _ whole: String, _ longer: String, _ error: WireError, _ limits: WireLimits,
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(Wire.events(Array(whole.utf8), limits: limits).requests.count == 1, sourceLocation: place)
    #expect(
      Wire.eventsByteByByte(Array(whole.utf8), limits: limits).requests.count == 1, sourceLocation: place)
    #expect(Wire.events(Array(longer.utf8), limits: limits) == [.failure(error)], sourceLocation: place)
    #expect(
      Wire.eventsByteByByte(Array(longer.utf8), limits: limits) == [.failure(error)], sourceLocation: place)
  }

  @Test func `request line`() {
    let rest = " HTTP/1.1\r\nHost: a\r\n\r\n"
    let line = { (length: Int) in "GET /" + String(repeating: "a", count: length - 14) }
    expect(line(8_192) + rest, line(8_193) + rest, .requestLineTooLong, WireLimits())
    expect(line(20) + rest, line(21) + rest, .requestLineTooLong, limits { $0.requestLine = 20 })
  }

  @Test func `method`() {
    let rest = " / HTTP/1.1\r\nHost: a\r\n\r\n"
    let method = { String(repeating: "M", count: $0) }
    expect(method(32) + rest, method(33) + rest, .methodTooLong, WireLimits())
  }

  @Test func `header line`() {
    let value = { String(repeating: "v", count: $0 - 3) }
    expect(
      Wire.get("/", "X: " + value(8_192)), Wire.get("/", "X: " + value(8_193)), .fieldLineTooLong,
      WireLimits())
    let name = { String(repeating: "n", count: $0 - 1) + ":" }
    expect(Wire.get("/", name(30)), Wire.get("/", name(31)), .fieldLineTooLong, limits { $0.fieldLine = 30 })
  }

  @Test func `number of header lines`() {
    let request = { (count: Int) in
      "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: count - 1) + "Host: a\r\n\r\n"
    }
    expect(request(100), request(101), .tooManyFields, WireLimits())
  }

  @Test func `header section`() {
    let request = { (length: Int) in
      "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "v", count: length - 12) + "\r\n\r\n"
    }
    expect(request(50), request(51), .fieldSectionTooLong, limits { $0.fieldSection = 50 })
    let lines = { (last: Int) in
      "GET / HTTP/1.1\r\nHost: a\r\n"
        + String(repeating: "X: " + String(repeating: "v", count: 4_000) + "\r\n", count: 8)
        + "Y: " + String(repeating: "v", count: last) + "\r\n\r\n"
    }
    // 9 bytes of Host and eight lines of 4,005 come first.
    expect(lines(716), lines(717), .fieldSectionTooLong, WireLimits())
  }

  @Test func `body with a length`() {
    let body = { String(repeating: "b", count: $0) }
    expect(
      Wire.post("Content-Length: 65536", body: body(65_536)), Wire.post("Content-Length: 65537", body: ""),
      .bodyTooLong, WireLimits())
  }

  @Test func `body in chunks`() {
    let body = { String(repeating: "b", count: $0) }
    expect(
      Wire.chunked("10000\r\n" + body(65_536) + "\r\n0\r\n\r\n"), Wire.chunked("10001"), .bodyTooLong,
      WireLimits())
    expect(
      Wire.chunked("8\r\n12345678\r\n2\r\n90\r\n0\r\n\r\n"), Wire.chunked("8\r\n12345678\r\n3"), .bodyTooLong,
      limits { $0.body = 10 })
  }

  @Test func `chunk line`() {
    let line = { "0;a" + String(repeating: "b", count: $0 - 3) }
    expect(
      Wire.chunked(line(256) + "\r\n\r\n"), Wire.chunked(line(257) + "\r\n\r\n"), .chunkLineTooLong,
      WireLimits())
    let zeros = { String(repeating: "0", count: $0) }
    expect(
      Wire.chunked(zeros(256) + "\r\n\r\n"), Wire.chunked(zeros(257) + "\r\n\r\n"), .chunkLineTooLong,
      WireLimits())
  }

  @Test func `chunk framing`() {
    // Five bytes of framing for each byte of body, and five for the end.
    let tiny = { String(repeating: "1\r\nb\r\n", count: $0) + "0\r\n\r\n" }
    expect(
      Wire.chunked(tiny(9)), Wire.chunked(tiny(10)), .chunkOverhead, limits { $0.chunkOverhead = 50 })
    #expect(Wire.events(Wire.chunked(tiny(3_275))).requests.count == 1)
    #expect(Wire.events(Wire.chunked(tiny(3_276))) == [.failure(.chunkOverhead)])
  }

  @Test func `trailers`() {
    let line = { "0\r\nX: " + String(repeating: "v", count: $0 - 3) + "\r\n\r\n" }
    expect(
      Wire.chunked(line(30)), Wire.chunked(line(31)), .fieldLineTooLong, limits { $0.fieldLine = 30 })
    let lines = { "0\r\n" + String(repeating: "X:\r\n", count: $0) + "\r\n" }
    expect(Wire.chunked(lines(3)), Wire.chunked(lines(4)), .tooManyFields, limits { $0.fieldCount = 3 })
  }

  @Test func `empty lines`() {
    let request = { String(repeating: "\r\n", count: $0) + Wire.get() }
    expect(request(2), request(3), .malformedRequestLine, WireLimits())
  }

  @Test func `a limit of the largest number does not overflow`() {
    let endless = limits { $0.body = .max }
    #expect(Wire.events(Wire.chunked("7fffffffffffffff\r\nb"), limits: endless) == [.needsMore])
    #expect(Wire.events(Wire.chunked("8000000000000000"), limits: endless) == [.failure(.bodyTooLong)])
  }
}
