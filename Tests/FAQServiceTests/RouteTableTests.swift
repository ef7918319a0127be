// 1. Each route takes its methods, HEAD wherever it takes GET, and OPTIONS; every other registered method is 405 with
//    the same Allow, and a method that nobody has registered is 501.
// 2. A path is a route whole and with its letters as they are, percent signs decoded; everything else is 404.
// 3. HEAD is answered as GET is, with the length of its body.
// 4. OPTIONS * speaks of the server as a whole; CONNECT is not for us.

import HTTPWire
import Testing

@Suite struct RouteTableTests {
  static let allowed: [(target: String, allow: String)] = [
    ("/v1/ask", "GET, HEAD, POST, OPTIONS"), ("/v1/search", "GET, HEAD, OPTIONS"),
    ("/v1/entries", "GET, HEAD, OPTIONS"), ("/v1/entries/brakes", "GET, HEAD, OPTIONS"),
    ("/v1/entries/none", "GET, HEAD, OPTIONS"), ("/v1/contacts", "GET, HEAD, OPTIONS"),
    ("/v1/letters/puncture", "POST, OPTIONS"), ("/v1/letters/none", "POST, OPTIONS"),
    ("/v1/about", "GET, HEAD, OPTIONS"), ("/v1/feedback", "POST, OPTIONS"),
    ("/healthz", "GET, HEAD, OPTIONS"), ("/readyz", "GET, HEAD, OPTIONS"),
    ("/metrics", "GET, HEAD, OPTIONS"), ("/openapi.json", "GET, HEAD, OPTIONS"), ("/", "GET, HEAD, OPTIONS"),
    ("/lookup.js", "GET, HEAD, OPTIONS"), ("/lookup.css", "GET, HEAD, OPTIONS"),
    ("/widget.js", "GET, HEAD, OPTIONS"), ("/widget.css", "GET, HEAD, OPTIONS"),
    ("/webhooks/rest/", "GET, HEAD, OPTIONS"), ("/webhooks/rest/webhook", "POST, OPTIONS"),
  ]

  @Test(arguments: allowed)
  func `each route takes its methods`(target: String, allow: String) throws {
    var caller = Caller(Services.shop)
    for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"] {
      let response = try caller.send(method, target)
      if allow.split(separator: ", ").contains(Substring(method)) {
        #expect(response.status != 405, "\(method) \(target)")
      } else {
        #expect(response.status == 405, "\(method) \(target)")
        #expect(response.field("Allow") == allow)
        #expect(try response.problem() == "The method is not allowed here. Allowed are: \(allow).")
      }
    }
    for method in ["BREW", "get", "Get", "FOO-BAR", "X"] {
      #expect(try caller.send(method, target).status == 501, "\(method) \(target)")
    }
    let options = try caller.send("OPTIONS", target)
    #expect(options.status == 204)
    #expect(options.field("Allow") == allow)
    #expect(options.body.isEmpty)
  }

  @Test(
    arguments: [
      ("/v1/%61sk?q=x", 200), ("/%68ealthz", 200), ("/v1/entries/%62rakes", 200), ("/v1/entries?x=1", 200),
      ("/healthz?", 200), ("/", 200), ("/?q=a", 200), ("//", 404), ("/index.html", 404), ("/widget", 404),
      ("/webhooks/rest", 404), ("/webhooks/rest%2F", 404), ("/%77idget.js", 200), ("/v1", 404), ("/v1/", 404),
      ("/v1/ask/", 404), ("//v1/ask", 404), ("/V1/ask", 404), ("/v1/entries/", 404), ("/v1/letters", 404),
      ("/v1/letters/", 404), ("/v1/letters/a/b", 404), ("/v1/about/x", 404), ("/v1/entries/brakes/", 404),
      ("/v1/entries/a/b", 404),
      ("/v1%2Fask", 404), ("/v1/entries%2Fbrakes", 404), ("/v1/entries/a%2Fb", 404), ("/v1/entries/%FF", 404),
      ("/v1/entries/..", 404), ("/../etc/passwd", 404), ("/v1/entries/{id}", 404),
      ("/v1/entries/%7Bid%7D", 404),
    ])
  func `a path is a route whole`(target: String, status: Int) throws {
    var caller = Caller(Services.shop)
    guard target != "/v1/entries/{id}" else {
      #expect(throws: WireError.malformedTarget) { try caller.get(target) }
      return
    }
    let response = try caller.get(target)
    #expect(response.status == status)
    if status == 404 { #expect(try response.problem().hasPrefix("There is no"), "\(target)") }
  }

  @Test(arguments: allowed.filter { $0.allow.contains("GET") })
  func `HEAD is as GET`(target: String, allow: String) throws {
    var caller = Caller(Services.shop)
    let get = try caller.get(target + "?q=flat")
    let head = try caller.send("HEAD", target + "?q=flat")
    #expect(head.status == get.status)
    #expect(head.fields.map(\.name) == get.fields.map(\.name))
    if target != "/metrics" { #expect(head.body == get.body) }
  }

  @Test func `the server as a whole`() throws {
    var caller = Caller(Services.shop)
    let options = try caller.send("OPTIONS", "*")
    #expect(options.status == 204)
    #expect(options.field("Allow") == "GET, HEAD, POST, OPTIONS")
    #expect(try caller.send("OPTIONS", "/nowhere").status == 404)
    let connect = try caller.send("CONNECT", "example.org:443")
    #expect(connect.status == 405)
    #expect(connect.field("Allow") == "GET, HEAD, POST, OPTIONS")
  }
}
