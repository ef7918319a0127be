// 1. An origin is read as people type it and kept as browsers send it.
// 2. What is no origin is refused with the reason.
// 3. What is kept reads as itself.

import Testing

@testable import FAQService

@Suite struct OriginTests {
  @Test(arguments: [
    ("https://lpse.example", "https://lpse.example"), ("HTTPS://LPSE.Example", "https://lpse.example"),
    ("https://lpse.example/", "https://lpse.example"), ("https://lpse.example:443", "https://lpse.example"),
    ("http://lpse.example:80/", "http://lpse.example"),
    ("http://lpse.example:443", "http://lpse.example:443"),
    ("https://lpse.example:08443", "https://lpse.example:8443"),
    ("http://localhost:3000", "http://localhost:3000"),
    ("http://127.0.0.1:1", "http://127.0.0.1:1"),
    ("https://xn--lps-dma.example", "https://xn--lps-dma.example"),
    ("http://a_b.example:65535", "http://a_b.example:65535"), ("http://[::1]:3000", "http://[::1]:3000"),
    ("http://[2001:DB8:0:0:1:0:0:1]", "http://[2001:db8::1:0:0:1]"),
    ("http://[::FFFF:1.2.3.4]", "http://[::ffff:102:304]"),
    ("http://[1:2:3:4:5:6:7:8]", "http://[1:2:3:4:5:6:7:8]"),
    ("http://[1:0:3:4:5:6:7:8]", "http://[1:0:3:4:5:6:7:8]"),
    ("http://[1:2:3:4:5:6:0:0]", "http://[1:2:3:4:5:6::]"), ("http://[0:0:0:0:0:0:0:0]:80", "http://[::]"),
  ])
  func `an origin is kept as browsers send it`(typed: String, text: String) throws {
    #expect(try Origin(typed).text == text)
    #expect(try Origin(text).text == text)
  }

  @Test(
    arguments: [
      ("null", .opaque), ("NULL", .opaque), ("*", .wildcard), ("https://*.example", .wildcard),
      ("https://lpse.example:*", .wildcard), ("", .noScheme), ("lpse.example", .noScheme),
      ("lpse.example:443", .noScheme), ("//lpse.example", .noScheme), ("https:lpse.example", .noScheme),
      ("https:/lpse.example", .noScheme), ("https", .noScheme), ("ftp://lpse.example", .scheme),
      ("javascript://lpse.example", .scheme), ("file:///etc", .scheme), ("://lpse.example", .scheme),
      (" https://lpse.example", .scheme), ("https://lpse.example/path", .path),
      ("https://lpse.example//", .path),
      ("https://lpse.example?q", .path), ("https://lpse.example#f", .path),
      ("https://lpse.example\\a", .path),
      ("https://me@lpse.example", .user), ("https://me:secret@lpse.example", .user), ("https://", .host),
      ("https://:443", .host), ("https://lpse..example", .host), ("https://lpse.example.", .host),
      ("https://.example", .host), ("https://lpse example", .host), ("https://lpse.example;", .host),
      ("https://lpse.example\r\nX: y", .host), ("https://lpsé.example", .host), ("https://127.1", .host),
      ("https://0x7f000001", .host), ("https://1.2.3.256", .host), ("https://1.2.3.04", .host),
      ("https://[::1%25eth0]", .host), ("https://[::g]", .host), ("https://[]", .host),
      ("https://::1", .host),
      ("https://\(String(repeating: "a", count: 64)).example", .host), ("https://lpse.example:", .port),
      ("https://lpse.example:0", .port), ("https://lpse.example:65536", .port),
      ("https://lpse.example:+1", .port),
      ("https://lpse.example:8o", .port), ("https://lpse.example:99999999999999999999", .port),
    ] as [(String, OriginError)])
  func `what is none is refused`(typed: String, reason: OriginError) {
    #expect(throws: reason) { try Origin(typed) }
  }
}
