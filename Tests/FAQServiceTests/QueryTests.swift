// 1. Parameters are decoded: percent signs, and plus as a space; what is not UTF-8 is 400, and so is one given twice.
// 2. A missing q is 422; an empty one is a question without words.
// 3. limit is a whole number from 1 to 50, 10 when it is not given.
// 4. Other parameters are passed over.

import HTTPWire
import Testing

@Suite struct QueryTests {
  @Test(
    arguments: [
      ("/v1/ask", 422, "The query parameter q is missing."),
      ("/v1/ask?", 422, "The query parameter q is missing."),
      ("/v1/ask?Q=a", 422, "The query parameter q is missing."),
      ("/v1/search?limit=5", 422, "The query parameter q is missing."),
      ("/v1/ask?q=a&q=b", 400, "The query parameter q is given more than once."),
      ("/v1/ask?q=a&%71=b", 400, "The query parameter q is given more than once."),
      ("/v1/search?q=a&limit=1&limit=1", 400, "The query parameter limit is given more than once."),
      ("/v1/ask?q=%FF", 400, "The query holds a parameter that is not percent-encoded UTF-8."),
      ("/v1/ask?q=%C0%80", 400, "The query holds a parameter that is not percent-encoded UTF-8."),
      ("/v1/search?q=%ED%A0%80", 400, "The query holds a parameter that is not percent-encoded UTF-8."),
    ])
  func `what is wrong is said`(target: String, status: Int, detail: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.get(target)
    #expect(response.status == status)
    #expect(try response.problem() == detail)
  }

  @Test(arguments: ["0", "51", "-1", "+1", "1.0", "1e1", "", "%20", "ten", "99999999999999999999", "%D9%A1"])
  func `limit has its limits`(limit: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.get("/v1/search?q=tyre&limit=\(limit)")
    #expect(response.status == 422)
    #expect(try response.problem() == "The query parameter limit must be a whole number from 1 to 50.")
  }

  @Test(arguments: [("", 10), ("&limit=1", 1), ("&limit=2", 2), ("&limit=50", 50), ("&limit=007", 7)])
  func `no more than wanted`(limit: String, most: Int) throws {
    var caller = Caller(Services.shipped)
    let object = try caller.get("/v1/search?q=password\(limit)").object()
    let entries = try #require(object["entries"] as? [[String: Any]])
    #expect(entries.count <= most && !entries.isEmpty)
    #expect(Set(object.keys) == ["entries", "knowledge_version"])
    #expect(entries.allSatisfy { Set($0.keys) == ["id", "title", "category", "audience", "score"] })
  }

  @Test(
    arguments: [
      "/v1/search?q=flat+tyre", "/v1/search?q=flat%20tyre", "/v1/search?x=%41&q=fl%61t+tyre&",
      "/v1/search?q=punct",
      "/v1/search?&&q=puncture", "/v1/search?q=tyre=flat",
    ])
  func `words are decoded`(target: String) throws {
    var caller = Caller(Services.shop)
    let entries = try #require(caller.get(target).object()["entries"] as? [[String: Any]])
    #expect(entries.first?["id"] as? String == "puncture")
  }

  @Test(arguments: ["/v1/ask?q=", "/v1/ask?q", "/v1/search?q=", "/v1/ask?q=%00", "/v1/search?q=%F0%9F%9A%B2"])
  func `words that say nothing are answered`(target: String) throws {
    var caller = Caller(Services.shop)
    #expect(try caller.get(target).status == 200)
  }
}
