// 1. What Accept excludes is 406, and the most specific range decides, wherever it stands.
// 2. A field that says nothing readable excludes nothing.
// 3. Each route has its own type; an error is a problem document whatever is accepted.

import HTTPWire
import Testing

@Suite struct AcceptanceTests {
  @Test(
    arguments: [
      ([], 200), (["*/*"], 200), (["application/*"], 200), (["application/json"], 200),
      (["APPLICATION/JSON"], 200),
      (["application/json;q=0.001"], 200), (["text/html, */*;q=0.1"], 200), (["text/html", "*/*"], 200),
      (["application/json; charset=utf-8"], 200), (["text/html"], 406), (["text/*"], 406),
      (["application/json;q=0"], 406), (["application/json;q=0, */*"], 406),
      (["*/*, application/json; q=0.0"], 406),
      (["*/*;q=0"], 406), (["application/*;q=0, */*;q=1"], 406),
      (["application/*;q=0, application/json"], 200),
      (["application/problem+json"], 406), (["application/jsonx"], 406), ([""], 200), (["rubbish"], 200),
      (["*"], 200), (["/"], 200), (["text/html;q=0"], 406), ([",, application/json ,"], 200),
    ] as [([String], Int)])
  func `what is excluded is not sent`(accept: [String], status: Int) throws {
    var caller = Caller(Services.shop)
    let response = try caller.get("/v1/about", accept.map { "Accept: \($0)" })
    #expect(response.status == status, "\(accept)")
    if status == 406 {
      #expect(
        try response.problem() == "The Accept field excludes application/json, which is all there is.")
    }
  }

  @Test(
    arguments: [
      ([], "text/plain"), (["*/*"], "text/plain"), (["text/*"], "text/plain"), (["text/html"], "text/html"),
      (["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"], "text/html"),
      (["text/html;q=0.8, text/plain;q=0.9"], "text/plain"),
      (["text/plain;q=0.8, text/html;q=0.85"], "text/html"),
      (["text/html;q=0.5, text/*;q=0.4"], "text/html"), (["text/html", "text/plain"], "text/plain"),
      (["text/plain;q=0, */*"], "text/html"), (["text/html;q=x"], "text/html"), (["rubbish"], "text/plain"),
      (["text/html;q=0.001"], "text/html"), (["text/*;q=0"], nil), (["application/json"], nil),
      (["text/plain;q=0.0, text/html;q=0.000"], nil),
    ] as [([String], String?)])
  func `of several types the one liked best is sent`(accept: [String], type: String?) throws {
    var caller = Caller(Services.letters)
    let body = #"{"fields": {"name": "Ann", "mail": "ann@example.org"}}"#
    let response = try caller.post("/v1/letters/puncture", body, accept.map { "Accept: \($0)" })
    guard let type else {
      #expect(response.status == 406)
      return #expect(
        try response.problem()
          == "The Accept field excludes text/plain; charset=utf-8 and text/html; charset=utf-8, which is all there is."
      )
    }
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == type + "; charset=utf-8")
  }

  @Test func `metrics are plain text`() throws {
    var caller = Caller(Services.shop)
    #expect(try caller.get("/metrics", ["Accept: text/plain;version=0.0.4;q=0.4"]).status == 200)
    #expect(try caller.get("/metrics", ["Accept: application/json"]).status == 406)
    #expect(
      try caller.get("/metrics").field("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
  }

  @Test func `errors are sent whatever is accepted`() throws {
    var caller = Caller(Services.shop)
    let response = try caller.get("/nowhere", ["Accept: text/html"])
    #expect(response.status == 404)
    _ = try response.problem()
  }
}
