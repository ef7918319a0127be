// Each request is sent to the service of the shipped knowledge as a function, over a connection of its own, and over one
// connection for all:
//
// 1. Status, fields and body are the same, but for the date, the name of the request and how the connection goes on.
// 2. All routes are among them, with what they answer, refuse and tell browsers.
// 3. What the counters count is the same too.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import FoundationEssentials
import HTTPServing
import ShippedKnowledge
import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct NearAndFarTests {
  private static let json = ["Content-Type: application/json"]
  private static let origin = "Origin: https://lpse.example"

  static let requests: [Asked] =
    [
      "/v1/ask?q=lupa+pasword", "/v1/ask?q=", "/v1/ask", "/v1/ask?q=%FF", "/v1/ask?q=halo%20%F0%9F%98%80",
      "/v1/search?q=login+gag&limit=3", "/v1/search?q=a&limit=0", "/v1/entries", "/v1/entries/lupa-password",
      "/v1/entries/none", "/v1/contacts", "/v1/about", "/healthz", "/readyz", "/openapi.json", "/nowhere",
      "http://pandu.example/v1/about?x",
    ].flatMap { target in ["GET", "HEAD", "OPTIONS", "DELETE"].map { Asked(method: $0, target: target) } }
    + [
      #"{"question": "gk bs lgin min"}"#, #"{"question": "email LPSE tidak sampai", "explain": true}"#,
      #"{"question": "a", "lpse": "paser", "audience": "nobody"}"#, #"{"question": 1}"#, "{", "[]",
      #"{"question": "kapan?", "conversation": "no"}"#,
    ].map { Asked(method: "POST", target: "/v1/ask", fields: json, body: $0) }
    + [
      Asked(method: "POST", target: "/v1/ask", body: "{}"),
      Asked(method: "POST", target: "/v1/feedback", fields: json, body: #"{"entry": "a", "helpful": true}"#),
      Asked(method: "OPTIONS", target: "*"), Asked(method: "BREW", target: "/v1/about"),
      Asked(method: "GET", target: "/v1/about", fields: ["Accept: text/html"]),
      Asked(method: "GET", target: "/v1/about", fields: ["If-None-Match: *"]),
      Asked(method: "GET", target: "/v1/about", fields: [origin]),
      Asked(method: "OPTIONS", target: "/v1/ask", fields: [origin, "Access-Control-Request-Method: POST"]),
      Asked(method: "GET", target: "/v1/about", fields: ["X-Request-Id: mine"]),
      Asked(method: "GET", target: "/a b"), Asked(method: "GET", target: "/", fields: ["no colon"]),
      Asked(method: "POST", target: "/v1/ask", fields: json + ["Content-Length: 99999"]),
      Asked(method: "POST", target: "/v1/ask", fields: json + ["Transfer-Encoding: gzip"]),
    ]

  private func service() -> Service {
    var options = ServiceOptions()
    options.rateLimit = 0
    options.allowedOrigins = ["https://lpse.example"]
    return Service(ShippedKnowledge.responder, options)
  }

  /// The names of all counters that are not about time or connections, with their values.
  private func counters(_ client: inout some Client) throws -> [Substring] {
    try client.send(Asked(method: "GET", target: "/metrics")).text.split(separator: "\n").filter { line in
      !line.contains("duration") && !line.contains("connections")
    }
  }

  @Test(arguments: [false, true]) func `near and far are the same`(isKept: Bool) throws {
    var near = NearClient(service())
    var options = ServerOptions()
    (options.port, options.threads) = (0, 2)
    let server = try HTTPServer(ServiceHandler(service: service()), options)
    defer {
      server.end()
      server.wait()
    }
    var far = FarClient(port: server.port, isKept: isKept)
    for request in NearAndFarTests.requests {
      let (here, there) = (try near.send(request), try far.send(request))
      #expect(here.status == there.status, "\(request)")
      #expect(here.body == there.body, "\(request)")
      #expect(here.lasting == there.lasting, "\(request)")
      #expect(there.fields.count { $0.hasPrefix("Date: ") } == 1)
      #expect(there.fields.count { $0.hasPrefix("X-Request-Id: ") } == 1)
    }
    #expect(try counters(&near) == counters(&far))
  }
}

extension WireAnswer {
  /// The fields that do not differ from one time to the next, sorted; the name of a request stays if the client gave it.
  fileprivate var lasting: [String] {
    fields.filter { field in
      !field.hasPrefix("Date: ") && !field.hasPrefix("Connection: ")
        && (!field.hasPrefix("X-Request-Id: ") || field == "X-Request-Id: mine")
    }.sorted()
  }
}
