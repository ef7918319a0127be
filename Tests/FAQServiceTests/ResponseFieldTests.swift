// 1. Every answer, good or bad, has the security fields and one X-Request-Id.
// 2. A client's own request id is kept when it is a token of 1 to 64 characters; else one is made, and none twice.
// 3. No answer has a field that the encoder writes itself, nor a byte that it would refuse.
// 4. Refusals of the wire are problem documents that end the connection, each with its own status.

import FAQService
import HTTPWire
import Testing

@Suite struct ResponseFieldTests {
  static let requests: [(method: String, target: String)] = [
    ("GET", "/v1/ask?q=flat"), ("GET", "/v1/ask"), ("POST", "/v1/ask"), ("GET", "/v1/search?q=a"),
    ("GET", "/v1/entries"), ("GET", "/v1/entries/brakes"), ("GET", "/v1/entries/none"),
    ("GET", "/v1/contacts"),
    ("GET", "/v1/about"), ("POST", "/v1/feedback"), ("POST", "/v1/letters/puncture"),
    ("GET", "/v1/letters/puncture"), ("GET", "/healthz"), ("HEAD", "/readyz"),
    ("GET", "/metrics"),
    ("GET", "/openapi.json"), ("OPTIONS", "*"), ("OPTIONS", "/v1/ask"), ("PUT", "/v1/ask"),
    ("BREW", "/v1/ask"),
    ("GET", "/nowhere"), ("GET", "/widget.js"), ("GET", "/lookup.css"), ("GET", "/?q=%FF"),
    ("GET", "/webhooks/rest/"), ("POST", "/webhooks/rest/webhook"),
  ]

  private func check(_ response: Response) throws {
    #expect(response.field("X-Content-Type-Options") == "nosniff")
    #expect(response.field("Referrer-Policy") == "no-referrer")
    #expect(
      response.field("Content-Security-Policy") == "default-src 'none'; frame-ancestors 'none'")
    #expect(response.field("Cross-Origin-Resource-Policy") == "same-origin")
    #expect(response.field("X-Request-Id")?.isEmpty == false)
    #expect(response.body.isEmpty == Response.isBodiless(response.status))
    #expect(response.body.isEmpty || response.field("Content-Type") != nil)
    var output: [UInt8] = []
    try ResponseEncoder.encode(response, date: [0x41], keepsAlive: true, omitsBody: false, into: &output)
    #expect(!output.isEmpty)
  }

  @Test(arguments: requests)
  func `every answer has them`(method: String, target: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.send(method, target)
    try check(response)
    #expect(!response.closes)
  }

  @Test(
    arguments: [
      ("abc-123", true), ("a", true), (String(repeating: "z", count: 64), true), ("!#$%&'*+-.^_`|~", true),
      (String(repeating: "z", count: 65), false), ("", false), ("a b", false), ("a/b", false), ("é", false),
      ("\"a\"", false), ("a,b", false),
    ])
  func `a client may name its request`(name: String, isKept: Bool) throws {
    var caller = Caller(Services.shop)
    for target in ["/v1/about", "/nowhere"] {
      let given = try #require(caller.get(target, ["X-Request-Id: \(name)"]).field("X-Request-Id"))
      #expect((given == name) == isKept)
      #expect(given.utf8.allSatisfy(FieldGrammar.isToken) && (1...64).contains(given.utf8.count))
    }
  }

  @Test func `no name is given twice`() throws {
    var caller = Caller(Services.shop)
    var other = Caller(Services.shop { _ in })
    let names = try (0..<500).flatMap { _ in
      [try caller.get("/healthz").field("X-Request-Id"), try other.get("/healthz").field("X-Request-Id")]
    }
    #expect(Set(names).count == 1_000)
  }

  @Test(arguments: WireError.allCases)
  func `what the wire refuses is a problem`(error: WireError) throws {
    let response = Services.shop.respond(to: error)
    #expect(response.status == error.status)
    #expect(try response.problem() == error.detail)
    #expect(response.closes)
    try check(response)
  }

  @Test func `who is too slow is told`() throws {
    let response = Services.shop.timedOut()
    #expect(response.status == 408)
    #expect(try response.problem() == "The request did not arrive in time.")
    #expect(response.closes)
    try check(response)
  }
}
