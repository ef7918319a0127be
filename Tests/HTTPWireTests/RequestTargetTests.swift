import HTTPWire
import Testing

// RFC 9112 §3.2, as a table.
//
// 1. Origin form: path and query are parted at the first `?` and kept as they came, percent signs and all.
// 2. Absolute form is taken apart; its authority is kept, and an empty path is `/`.
// 3. `*` is for OPTIONS alone, authority form with a port for CONNECT alone.
// 4. Fragments, other schemes, user names, empty hosts, broken percent signs are refused.
@Suite struct RequestTargetTests {
  private func event(_ method: String, _ target: String) -> WireEvent? {
    Wire.events("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\r\n").first
  }

  @Test(
    arguments: [
      ("/", "/", nil, nil), ("/a/b", "/a/b", nil, nil), ("/a?b=c", "/a", "b=c", nil), ("/a?", "/a", "", nil),
      ("/?a?b/c", "/", "a?b/c", nil), ("//a", "//a", nil, nil), ("/../a", "/../a", nil, nil),
      ("/%41%aF", "/%41%aF", nil, nil), ("/%00", "/%00", nil, nil),
      ("/a?%20+", "/a", "%20+", nil), ("/:80", "/:80", nil, nil), ("/http://b/", "/http://b/", nil, nil),
      ("http://b", "/", nil, "b"), ("http://b/", "/", nil, "b"), ("http://b:80/c?d", "/c", "d", "b:80"),
      ("HTTP://B/", "/", nil, "B"), ("https://b?c", "/", "c", "b"),
      ("http://[::1]:80/c", "/c", nil, "[::1]:80"),
      ("http://b:/", "/", nil, "b:"),
    ] as [(String, String, String?, String?)])
  func `good targets`(target: String, path: String, query: String?, authority: String?) throws {
    guard case .request(let seen) = event("GET", target) else {
      Issue.record("refused: \(target)")
      return
    }
    #expect(seen.target == RequestTarget(path: path, query: query, authority: authority))
  }

  @Test(
    arguments: [
      "*", "**", "/*/#", "/a#b", "/a?b#c", "#", "?a", "a", "a/b", "%2F", "/%", "/%4", "/%4g", "/%g4", "/a?%",
      "/a?%4",
      "/\"", "/<", "/>", "/\\", "/^", "/`", "/{", "/}", "http:/b", "http://", "http:///a", "http://?a",
      "http://u@b/",
      "http://u:p@b/", "http://b:x/", "http://b:123456/", "http://b#c", "http://b\\c", "ftp://b/",
      "file:///a", "httpx://b",
      "http://[::1", "http://[g]/", "http://[]/", "http://[::1]a/", "b:80", "mailto:a@b",
    ])
  func `bad targets`(target: String) {
    #expect(event("GET", target) == .failure(.malformedTarget))
  }

  @Test func `the server as a whole`() {
    #expect(event("OPTIONS", "*")?.description == "request OPTIONS * body=0 keep-alive=yes")
    #expect(event("options", "*") == .failure(.malformedTarget))
    #expect(event("OPTIONS", "*/") == .failure(.malformedTarget))
  }

  @Test func `tunnels`() {
    for target in ["b:443", "[::1]:443", "192.0.2.1:1"] {
      #expect(event("CONNECT", target)?.description == "request CONNECT \(target) body=0 keep-alive=yes")
    }
    for target in ["b", "b:", ":443", "[::1]", "[::1]:", "b:x", "u@b:443", "b:443/"] {
      #expect(event("CONNECT", target) == .failure(.malformedTarget))
    }
  }

  @Test func `other bytes are refused with the line`() {
    for target in ["/\u{E9}", "/\u{7F}", "/\t", "/\0"] {
      #expect(event("GET", target) == .failure(.malformedRequestLine))
    }
  }
}
