// 1. A client may send its minute's requests at once, and then as many as time brings; time is told, not waited for.
// 2. Refused requests are 429 with whole seconds to wait, and cost nothing; who waits so long is let in.
// 3. Clients do not share; only /v1 is limited, and OPTIONS not at all.
// 4. With a proxy that is trusted, the client is the last address it was given; without one the field says nothing.
// 5. IPv6 clients are counted by their network of 64 bits, however they spell their address; but IPv4 clients of a
//    socket for both, and neighbours on one cable, each by their own.
// 6. 0 switches the limit off.

import FAQService
import HTTPWire
import Testing

@Suite struct RateLimitTests {
  private static let second: UInt64 = 1_000_000_000
  private func caller(_ limit: Int, trustsProxy: Bool = false) -> Caller {
    Caller(
      Services.shop {
        $0.rateLimit = limit
        $0.trustsProxy = trustsProxy
      })
  }

  @Test(arguments: [1, 2, 60, 120, 600])
  func `a minute's requests at once`(limit: Int) throws {
    var caller = caller(limit)
    caller.now = 5 * RateLimitTests.second
    for _ in 0..<limit { #expect(try caller.get("/v1/contacts").status == 200) }
    let refused = try caller.get("/v1/contacts")
    #expect(refused.status == 429)
    let wait = try #require(refused.field("Retry-After").flatMap { UInt64($0) })
    #expect(wait == UInt64(max(1, 60 / limit)))
    #expect(try refused.problem() == "Too many requests. Try again in \(wait) s.")
    caller.now += wait * RateLimitTests.second
    #expect(try caller.get("/v1/contacts").status == 200)
  }

  @Test func `time brings requests, and no more than a minute's`() throws {
    var caller = caller(60)
    for _ in 0..<60 { #expect(try caller.get("/v1/contacts").status == 200) }
    for _ in 0..<100 { #expect(try caller.get("/v1/contacts").status == 429) }
    caller.now += RateLimitTests.second - 1
    #expect(try caller.get("/v1/contacts").status == 429)
    caller.now += 1
    #expect(try caller.get("/v1/contacts").status == 200)
    #expect(try caller.get("/v1/contacts").status == 429)
    caller.now += 3600 * RateLimitTests.second
    for _ in 0..<60 { #expect(try caller.get("/v1/contacts").status == 200) }
    #expect(try caller.get("/v1/contacts").status == 429)
  }

  @Test func `clients do not share`() throws {
    var caller = caller(1)
    for client in ["192.0.2.1", "192.0.2.2", "2001:db8::1"] {
      caller.client = client
      #expect(try caller.get("/v1/contacts").status == 200)
      #expect(try caller.get("/v1/contacts").status == 429)
      #expect(try caller.post("/v1/ask", "").status == 429)
      #expect(try caller.send("OPTIONS", "/v1/ask").status == 204)
      for free in ["/healthz", "/readyz", "/metrics", "/openapi.json"] {
        #expect(try caller.get(free).status == 200)
      }
      #expect(try caller.get("/v1/nothing").status == 404)
    }
  }

  @Test(
    arguments: [
      ("203.0.113.7", true), ("10.0.0.1, 203.0.113.7", true), ("x,203.0.113.7 ", true),
      ("203.0.113.7:4711", true),
      ("203.0.113.8", false), ("203.0.113.7, 10.0.0.1", false), ("", false), ("[203.0.113.7]:80", true),
    ])
  func `the last address behind a trusted proxy`(value: String, isSame: Bool) throws {
    var caller = caller(1, trustsProxy: true)
    #expect(try caller.get("/v1/contacts", ["X-Forwarded-For: 203.0.113.7"]).status == 200)
    #expect(try caller.get("/v1/contacts", ["X-Forwarded-For: \(value)"]).status == (isSame ? 429 : 200))
  }

  @Test func `without trust the field says nothing`() throws {
    var caller = caller(1)
    #expect(try caller.get("/v1/contacts", ["X-Forwarded-For: 203.0.113.1"]).status == 200)
    #expect(try caller.get("/v1/contacts", ["X-Forwarded-For: 203.0.113.2"]).status == 429)
  }

  @Test(
    arguments: [
      ("2001:db8:1:2::1", "2001:db8:1:2::2", true),
      ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
      ("2001:db8:1:2::1", "2001:0DB8:0001:0002::9", true), ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
      ("2001:db8::1:2:3:4", "2001:db8:0:0::", true), ("2001:db8::1:2:3:4", "2001:db8:0:1:2:3:4:5", false),
      ("::1", "::2", true), ("::1", "0:0:0:1::1", false), ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
      ("::ffff:192.0.2.1", "192.0.2.1", true), ("::ffff:c000:201", "192.0.2.1", true),
      ("fe80::1%eth0", "fe80::2%eth0", false), ("fe80::1%eth0", "fe80::1%eth1", true),
      ("64:ff9b::192.0.2.1", "64:ff9b::192.0.2.2", true),
    ])
  func `IPv6 clients are counted by their network`(one: String, other: String, isSame: Bool) throws {
    var caller = caller(1)
    caller.client = one
    #expect(try caller.get("/v1/contacts").status == 200)
    caller.client = other
    #expect(try caller.get("/v1/contacts").status == (isSame ? 429 : 200))
    var proxied = self.caller(1, trustsProxy: true)
    #expect(try proxied.get("/v1/contacts", ["X-Forwarded-For: [\(one)]:4711"]).status == 200)
    #expect(try proxied.get("/v1/contacts", ["X-Forwarded-For: \(other)"]).status == (isSame ? 429 : 200))
  }

  @Test func `0 is no limit, and 120 the usual one`() throws {
    var free = caller(0)
    for _ in 0..<1_000 { #expect(try free.get("/v1/contacts").status == 200) }
    var usual = Caller(Service(Services.shopResponder))
    for _ in 0..<120 { #expect(try usual.get("/v1/contacts").status == 200) }
    #expect(try usual.get("/v1/contacts").status == 429)
  }
}
