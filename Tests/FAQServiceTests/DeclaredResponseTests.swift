// 1. Every answer of every operation has a status, a type, fields and a body that the document declares for it.
// 2. So have all entries and outcomes of the shipped knowledge.
// 3. The checker that says so finds faults where there are some.

import FAQKnowledge
import FAQService
import Foundation
import HTTPWire
import Testing

@Suite struct DeclaredResponseTests {
  private static let targets: [(path: String, targets: [String])] = [
    ("/v1/ask", ["/v1/ask?q=flat", "/v1/ask?q=", "/v1/ask", "/v1/ask?q=%FF"]),
    ("/v1/search", ["/v1/search?q=a", "/v1/search?q=tyre&limit=1", "/v1/search?q=a&limit=0", "/v1/search"]),
    ("/v1/entries", ["/v1/entries"]), ("/v1/entries/{id}", ["/v1/entries/brakes", "/v1/entries/none"]),
    ("/v1/contacts", ["/v1/contacts"]), ("/v1/about", ["/v1/about"]), ("/healthz", ["/healthz"]),
    ("/readyz", ["/readyz"]), ("/metrics", ["/metrics"]), ("/openapi.json", ["/openapi.json"]),
    ("/", ["/", "/?q=flat", "/?entry=none", "/?q=%FF", "/?q=a&q=b"]),
    ("/webhooks/rest/", ["/webhooks/rest/"]),
    ("/lookup.js", ["/lookup.js"]), ("/lookup.css", ["/lookup.css"]),
    ("/widget.js", ["/widget.js", "/widget.js?v=1"]),
    ("/widget.css", ["/widget.css"]),
  ]

  private func check(_ response: Response, _ path: String, _ method: String, _ checker: SchemaChecker) throws
  {
    let paths = try #require(checker.document["paths"] as? [String: [String: Any]])
    let operation = try #require(paths[path]?[method] as? [String: Any])
    let responses = try #require(operation["responses"] as? [String: [String: Any]])
    let reference = try #require(responses[String(response.status)], "\(method) \(path) \(response.status)")
    let declared = try #require(checker.resolved(reference))
    for name in (declared["headers"] as? [String: Any] ?? [:]).keys {
      #expect(response.field(name) != nil, "\(path) \(response.status) \(name)")
    }
    guard let content = declared["content"] as? [String: [String: Any]] else {
      return #expect(response.body.isEmpty)
    }
    let type = try #require(response.field("Content-Type"))
    let schema = try #require(content[type]?["schema"] as? [String: Any], "\(path) \(type)")
    let value: Any =
      type.contains("json") ? try JSONSerialization.jsonObject(with: Data(response.body)) : response.text
    #expect(checker.faults(value, schema) == [], "\(method) \(path) \(response.status)")
  }

  @Test(arguments: targets)
  func `every answer is declared`(path: String, targets: [String]) throws {
    for service in [Services.shop, Services.shop { $0.rateLimit = 1 }] {
      var caller = Caller(service)
      let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
      for target in targets {
        for fields in [[], ["Accept: text/html"], ["Accept: image/png"], ["If-None-Match: *"]] {
          try check(caller.get(target, fields), path, "get", checker)
        }
      }
    }
  }

  @Test(
    arguments: [
      #"{"question": "flat tyre"}"#, #"{"question": "brakes now", "explain": true}"#, "{", "[]", "{}",
      #"{"question": "a", "explain": true}"#, #"{"question": "", "explain": true}"#,
      #"{"question": "a", "conversation": "no"}"#,
      #"{"question": "let me talk to a person", "lpse": "north"}"#,
    ])
  func `every answer to a body is declared`(body: String) throws {
    var caller = Caller(Services.shop)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    try check(caller.post("/v1/ask", body), "/v1/ask", "post", checker)
    try check(caller.send("POST", "/v1/ask", body: Array(body.utf8)), "/v1/ask", "post", checker)
  }

  @Test(
    arguments: [
      #"{"fields": {"name": "Ann", "mail": "ann@example.org"}}"#, #"{"fields": {"name": 1, "x": ""}}"#, "{",
      "[]",
      "{}", #"{"fields": []}"#,
    ], ["/v1/letters/puncture", "/v1/letters/brakes", "/v1/letters/none"])
  func `every answer to a letter is declared`(body: String, target: String) throws {
    for service in [Services.letters, Services.shop { $0.rateLimit = 1 }] {
      var caller = Caller(service)
      let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
      for fields in [[], ["Accept: text/html"], ["Accept: application/json"]] {
        try check(caller.post(target, body, fields), "/v1/letters/{id}", "post", checker)
      }
      try check(caller.send("POST", target, body: Array(body.utf8)), "/v1/letters/{id}", "post", checker)
    }
    var caller = Caller(Services.letters)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    try check(caller.get("/v1/entries/puncture"), "/v1/entries/{id}", "get", checker)
    try check(caller.get("/v1/about"), "/v1/about", "get", checker)
  }

  @Test(arguments: [
    #"{"sender": "a", "message": "flat tyre"}"#, #"{"message": "/restart"}"#, "{", "[]", "{}",
  ])
  func `every message of the channel is declared`(body: String) throws {
    var caller = Caller(Services.shop)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    let path = "/webhooks/rest/webhook"
    try check(caller.post(path, body), path, "post", checker)
    try check(caller.send("POST", path, body: Array(body.utf8)), path, "post", checker)
  }

  @Test func `the shipped knowledge keeps to it`() throws {
    var caller = Caller(Services.shipped)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    for entry in Services.shippedBase.entries {
      try check(caller.get("/v1/entries/\(entry.id)"), "/v1/entries/{id}", "get", checker)
    }
    for path in ["/v1/entries", "/v1/contacts", "/v1/about"] {
      try check(caller.get(path), path, "get", checker)
    }
    for (_, question) in ReplyObjectTests.questions {
      let body = #"{"question": "\#(question)", "explain": true, "lpse": "paser"}"#
      try check(caller.post("/v1/ask", body), "/v1/ask", "post", checker)
    }
  }

  @Test func `faults are found`() throws {
    var caller = Caller(Services.shop)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    let schema: [String: Any] = ["$ref": "#/components/schemas/Reply"]
    var reply = try caller.get("/v1/ask?q=flat").object()
    #expect(checker.faults(reply, schema) == [])
    for (key, value) in [("text", 1), ("outcome", "shrug"), ("steps", [1]), ("confidence", 2.5)]
      as [(String, Any)]
    {
      var bad = reply
      bad[key] = value
      #expect(checker.faults(bad, schema).count == 1, "\(key)")
    }
    reply["notices"] = nil
    #expect(checker.faults(reply, schema) == [": no notices"])
  }
}
