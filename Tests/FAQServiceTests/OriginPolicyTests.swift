// 1. Without a list nothing is said about origins.
// 2. An origin of the list is named to itself; any answer then varies by Origin, also one without permission.
// 3. A preflight is answered with the route's methods, to those of the list only.
// 4. `*` is for all, and then no answer depends on who asks.
// 5. Every origin of the list may show the lookup page in a frame, too; what is no origin is let in nowhere.

import FAQService
import HTTPWire
import Testing

@Suite struct OriginPolicyTests {
  private let listed = Services.shop { $0.allowedOrigins = ["https://lpse.example", "HTTPS://Two.example/"] }
  private let open = Services.shop { $0.allowedOrigins = ["*"] }

  private func names(_ response: Response) -> [String] {
    response.fields.map(\.name).filter { $0.hasPrefix("Access-Control") || $0 == "Vary" }
  }

  @Test func `off by default`() throws {
    var caller = Caller(Services.shop)
    let preflight = ["Origin: https://lpse.example", "Access-Control-Request-Method: POST"]
    #expect(names(try caller.get("/healthz", ["Origin: https://lpse.example"])).isEmpty)
    #expect(names(try caller.send("OPTIONS", "/v1/ask", preflight)).isEmpty)
    #expect(try caller.get("/v1/about").field("Cross-Origin-Resource-Policy") == "same-origin")
  }

  @Test(
    arguments: ["https://lpse.example", "https://two.example"],
    ["/v1/about", "/nowhere", "/v1/ask", "/healthz"])
  func `an origin of the list is named`(origin: String, target: String) throws {
    var caller = Caller(listed)
    let response = try caller.get(target, ["Origin: \(origin)"])
    #expect(response.field("Access-Control-Allow-Origin") == origin)
    #expect(response.field("Vary") == (target == "/v1/about" ? "Accept-Encoding, Origin" : "Origin"))
    #expect(response.field("Access-Control-Expose-Headers") == "ETag, Retry-After, X-Request-Id")
    #expect(response.field("Cross-Origin-Resource-Policy") == "cross-origin")
  }

  @Test(
    arguments: [
      "https://evil.example", "http://lpse.example", "https://lpse.example:444", "https://lpse.example.evil",
      "null",
      "*", "", "https://sub.lpse.example", "https://lpse.example/",
    ])
  func `another origin gets nothing`(origin: String) throws {
    var caller = Caller(listed)
    #expect(names(try caller.get("/v1/about", ["Origin: \(origin)"])) == ["Vary"])
    let preflight = ["Origin: \(origin)", "Access-Control-Request-Method: POST"]
    #expect(names(try caller.send("OPTIONS", "/v1/ask", preflight)) == ["Vary"])
  }

  @Test func `no origin varies, too`() throws {
    var caller = Caller(listed)
    #expect(names(try caller.get("/v1/about")) == ["Vary"])
    let tag = try #require(caller.get("/v1/about").field("ETag"))
    #expect(names(try caller.get("/v1/about", ["If-None-Match: \(tag)"])) == ["Vary"])
  }

  @Test(
    arguments: [
      ("/v1/ask", "GET, HEAD, POST, OPTIONS"), ("/v1/entries/x", "GET, HEAD, OPTIONS"),
      ("/v1/feedback", "POST, OPTIONS"),
    ])
  func `a preflight is answered`(target: String, methods: String) throws {
    var caller = Caller(listed)
    let response = try caller.send(
      "OPTIONS", target,
      [
        "Origin: https://lpse.example", "Access-Control-Request-Method: POST",
        "Access-Control-Request-Headers: content-type",
      ])
    #expect(response.status == 204)
    #expect(response.field("Access-Control-Allow-Origin") == "https://lpse.example")
    #expect(response.field("Access-Control-Allow-Methods") == methods)
    #expect(
      response.field("Access-Control-Allow-Headers") == "Content-Type, If-None-Match, X-Request-Id")
    #expect(response.field("Access-Control-Max-Age") == "600")
    #expect(response.field("Vary") == (target == "/v1/about" ? "Accept-Encoding, Origin" : "Origin"))
    #expect(response.field("Allow") == methods)
    #expect(response.all("Access-Control-Allow-Credentials").isEmpty)
  }

  @Test func `OPTIONS without a request method is no preflight`() throws {
    var caller = Caller(listed)
    let response = try caller.send("OPTIONS", "/v1/ask", ["Origin: https://lpse.example"])
    #expect(response.all("Access-Control-Allow-Methods").isEmpty)
  }

  @Test func `a star is for all`() throws {
    var caller = Caller(open)
    for fields in [[], ["Origin: https://any.example"]] {
      let response = try caller.get("/v1/about", fields)
      #expect(response.field("Access-Control-Allow-Origin") == "*")
      #expect(response.field("Vary") == "Accept-Encoding")
    }
    let preflight = ["Origin: https://any.example", "Access-Control-Request-Method: POST"]
    let response = try caller.send("OPTIONS", "/v1/ask", preflight)
    #expect(response.field("Access-Control-Allow-Origin") == "*")
    #expect(response.field("Access-Control-Allow-Methods") == "GET, HEAD, POST, OPTIONS")
  }

  @Test(arguments: [
    (["https://b.example:443", "HTTP://A.example/"], "'self' http://a.example https://b.example"),
    (["https://lpse.example:8443"], "'self' https://lpse.example:8443"),
    (["null", "https://*.example", "lpse.example", "https://a.example/path", ""], "'none'"),
    (["https://a.example", "*"], "*"), ([], "'none'"),
  ])
  func `whoever may read may show it in a frame`(origins: [String], ancestors: String) throws {
    var caller = Caller(Services.shop { $0.allowedOrigins = origins })
    let policy = try caller.get("/").field("Content-Security-Policy")
    #expect(policy?.hasSuffix("; frame-ancestors \(ancestors)") == true)
    for part in ancestors.split(separator: " ") where part.hasPrefix("http") {
      let response = try caller.get("/v1/about", ["Origin: \(part)"])
      #expect(response.field("Access-Control-Allow-Origin") == String(part))
    }
    for none in ["null", "https://x.example", "https://lpse.example"] where ancestors != "*" {
      let response = try caller.get("/v1/about", ["Origin: \(none)"])
      #expect(response.all("Access-Control-Allow-Origin").isEmpty)
    }
  }
}
