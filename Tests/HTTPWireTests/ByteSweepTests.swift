import HTTPWire
import Testing

// Every byte from 0 to 255 is put in each place, and exactly the allowed ones pass:
//
// 1. Field names and methods hold `tchar` (RFC 9110 §5.6.2); a colon ends a name.
// 2. Field values hold visible characters, obs-text, space and tab (RFC 9110 §5.5).
// 3. Paths and queries hold what RFC 3986 §3 allows, and what browsers send in spite of it.
// 4. Host holds a registered name (RFC 3986 §3.2.2) without comma.
// 5. Chunk extensions hold what values hold; their names begin with `tchar`.
// 6. A CR is followed by LF and by nothing else.
@Suite struct ByteSweepTests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let token = set("!#$%&'*+-.^_`|~" + letters)
  private static let value = Set([0x09] + Array(0x20...0x7E) + Array(0x80...0xFF) as [UInt8])

  private static func set(_ text: String) -> Set<UInt8> { Set(text.utf8) }

  /// The bytes that make exactly one request when they stand between `before` and `after`.
  private func accepted(_ before: String, _ after: String) -> Set<UInt8> {
    let bytes = (0...255).filter { (byte: Int) in
      let events = Wire.events(Array(before.utf8) + [UInt8(byte)] + Array(after.utf8))
      return events.count == 1 && events.requests.count == 1
    }
    return Set(bytes.map { UInt8($0) })
  }

  @Test func `field names`() {
    let colon: Set<UInt8> = [UInt8(ascii: ":")]
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\nX", "Y: v\r\n\r\n") == Self.token.union(colon))
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\n", "Y: v\r\n\r\n") == Self.token)
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\nX", ": v\r\n\r\n") == Self.token.union(colon))
  }

  @Test func `field values`() {
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\nX: v", "w\r\n\r\n") == Self.value)
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\nX:", "\r\n\r\n") == Self.value)
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\nX: v", "\r\n\r\n") == Self.value)
  }

  @Test func `methods`() {
    #expect(accepted("G", "T / HTTP/1.1\r\nHost: a\r\n\r\n") == Self.token)
  }

  @Test func `paths`() {
    let allowed = Self.set("/-._~!$&'()*+,;=:@|[]%?" + Self.letters)
    #expect(accepted("GET /a", "41 HTTP/1.1\r\nHost: a\r\n\r\n") == allowed)
    #expect(accepted("GET ", " HTTP/1.1\r\nHost: a\r\n\r\n") == Self.set("/"))
  }

  @Test func `queries`() {
    let allowed = Self.set("/?-._~!$&'()*+,;=:@|[]%{}^`\\" + Self.letters)
    #expect(accepted("GET /a?b", "41 HTTP/1.1\r\nHost: a\r\n\r\n") == allowed)
  }

  @Test func `hosts`() {
    let allowed = Self.set("-._~!$&'()*+;=%" + Self.letters)
    #expect(accepted("GET / HTTP/1.1\r\nHost: a", "b\r\n\r\n") == allowed)
    #expect(accepted("GET / HTTP/1.1\r\nHost: a:", "1\r\n\r\n") == Self.set("0123456789"))
    #expect(accepted("GET / HTTP/1.1\r\nHost: [::", "1]\r\n\r\n") == Self.set("0123456789abcdefABCDEF:."))
  }

  @Test func `versions`() {
    #expect(accepted("GET / HTTP/1.", "\r\nHost: a\r\n\r\n") == Self.set("0123456789"))
    #expect(accepted("GET / HTTP/", ".1\r\nHost: a\r\n\r\n") == Self.set("1"))
  }

  @Test func `lengths`() {
    #expect(
      accepted("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0", "\r\n\r\n") == Self.set("0 \t"))
  }

  @Test func `chunk sizes`() {
    let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    #expect(accepted(head + "0", "\r\n\r\n") == Self.set("0"))
    #expect(accepted(head + "0", "0\r\n\r\n") == Self.set("0;"))
    #expect(accepted(head + "0;", "\r\n\r\n") == Self.token)
    #expect(accepted(head + "0;a", "b\r\n\r\n") == Self.value)
    #expect(accepted(head + "0\r\nX", ": v\r\n\r\n") == Self.token.union([UInt8(ascii: ":")]))
    #expect(accepted(head + "0\r\nX: v", "w\r\n\r\n") == Self.value)
  }

  @Test func `line ends`() {
    #expect(accepted("GET / HTTP/1.1\r", "Host: a\r\n\r\n") == [0x0A])
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r", "\r\n") == [0x0A])
    #expect(accepted("GET / HTTP/1.1\r\nHost: a\r\n\r", "") == [0x0A])
    #expect(accepted("\r", "GET / HTTP/1.1\r\nHost: a\r\n\r\n") == [0x0A])
  }
}
