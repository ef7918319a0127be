// 1. The knowledge routes have a strong ETag that stays while the knowledge does, and no two of them the same.
// 2. A client that has the body gets 304, by GET and by HEAD: its tag in a list, weak, or *.
// 3. 304 has the tag and no body; any other tag gets the body.
// 4. Other routes have no tag, and do not look at If-None-Match.

import FAQConversation
import FAQKnowledge
import FAQService
import HTTPWire
import Testing

@Suite struct EntityTagTests {
  static let routes = [
    "/v1/entries", "/v1/entries/brakes", "/v1/entries/puncture", "/v1/contacts", "/v1/about", "/openapi.json",
  ]

  /// A page that has the widget asks what it needs on each view, and may use what it was told for a while.
  private static func caching(_ route: String) -> String {
    route == "/v1/about" ? "max-age=300, stale-while-revalidate=86400" : "no-cache"
  }

  @Test func `tags are strong and differ`() throws {
    var caller = Caller(Services.shop)
    var again = Caller(Service(Services.shopResponder))
    var tags: Set<String> = []
    for route in EntityTagTests.routes {
      let response = try caller.get(route)
      let tag = try #require(response.field("ETag"))
      #expect(tag.hasPrefix("\"00112233445566aa-") && tag.hasSuffix("\""))
      #expect(response.field("Cache-Control") == EntityTagTests.caching(route))
      #expect(try again.get(route).field("ETag") == tag)
      tags.insert(tag)
    }
    #expect(tags.count == EntityTagTests.routes.count)
  }

  @Test func `another knowledge has other tags`() throws {
    var base = BicycleShop.base
    base.version = "ffffffffffffffff"
    var caller = Caller(Services.shop)
    var other = Caller(Service(Responder(base)))
    for route in EntityTagTests.routes {
      #expect(try caller.get(route).field("ETag") != other.get(route).field("ETag"))
    }
  }

  @Test(arguments: routes)
  func `who has it gets 304`(route: String) throws {
    var caller = Caller(Services.shop)
    let tag = try #require(caller.get(route).field("ETag"))
    for have in [tag, "W/\(tag)", "\"other\", \(tag)", "\"a\",W/\"b\" ,\(tag)  ", "*"] {
      for method in ["GET", "HEAD"] {
        let response = try caller.send(method, route, ["If-None-Match: \(have)"])
        #expect(response.status == 304)
        #expect(response.body.isEmpty)
        #expect(response.field("ETag") == tag)
        #expect(response.field("Cache-Control") == EntityTagTests.caching(route))
        #expect(response.field("Content-Type") == nil)
      }
    }
    #expect(try caller.get(route, ["If-None-Match: \"a\"", "If-None-Match: \(tag)"]).status == 304)
    for have in ["\"other\"", String(tag.dropFirst()), "", "\"*\"", tag.uppercased() + "x"] {
      #expect(try caller.get(route, ["If-None-Match: \(have)"]).status == 200)
    }
  }

  @Test(arguments: [
    "/v1/ask?q=a", "/v1/search?q=a", "/healthz", "/readyz", "/metrics", "/", "/webhooks/rest/",
  ])
  func `others have none`(target: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.get(target, ["If-None-Match: *"])
    #expect(response.status == 200)
    #expect(response.all("ETag").isEmpty)
    #expect(response.field("Cache-Control") == "no-store")
  }
}
