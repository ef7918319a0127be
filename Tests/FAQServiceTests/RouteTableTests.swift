// 1. Each route takes its methods, HEAD wherever it takes GET, and OPTIONS; every other registered method is 405 with
//    the same Allow, and a method that nobody has registered is 501.
// 2. A path is a route whole and with its letters as they are; everything else is 404.
// 3. A fixed path is a route in its plain spelling only: with any one of its characters percent-encoded, or all of them,
//    it is 404 for each method. An id may be percent-encoded.
// 4. HEAD is answered as GET is, with the length of its body.
// 5. OPTIONS * speaks of the server as a whole; CONNECT is not for us.

import HTTPWire
import Testing

@testable import FAQService

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
    ("/widget/0.js", "GET, HEAD, OPTIONS"),
    ("/webhooks/rest/", "GET, HEAD, OPTIONS"), ("/webhooks/rest/webhook", "POST, OPTIONS"),
    (TelegramBot.path, "POST, OPTIONS"),
  ]

  @Test(arguments: allowed)
  func `each route takes its methods`(target: String, allow: String) throws {
    var caller = Caller(Service(Services.shopResponder, TelegramBot.options()))
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
      ("/v1/%61sk?q=x", 404), ("/%68ealthz", 404), ("/%6detrics", 404), ("/metric%73", 404),
      ("/%6D%65trics", 404),
      ("/%256detrics", 404), ("/%6dmetrics", 404), ("/metrics?x=%6d", 200), ("/v1/entries/%62rakes", 200),
      ("/v1/entries?x=1", 200),
      ("/healthz?", 200), ("/", 200), ("/?q=a", 200), ("//", 404), ("/index.html", 404), ("/widget", 404),
      ("/webhooks/rest", 404), ("/webhooks/rest%2F", 404), ("/%77idget.js", 404), ("/v1", 404), ("/v1/", 404),
      ("/v1/ask/", 404), ("/widget/", 404), ("/widget/.js", 404), ("/widget/0", 404), ("/widget/0/0.js", 404),
      ("//v1/ask", 404), ("/V1/ask", 404), ("/v1/entries/", 404), ("/v1/letters", 404),
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

  /// A path with one byte percent-encoded, each in turn, and with all of them, in small and in capital digits.
  static func encodings(of path: String) -> [String] {
    let bytes = Array(path.utf8)
    func encoded(_ byte: UInt8, uppercase: Bool) -> String {
      let digits = String(byte, radix: 16, uppercase: uppercase)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
    func spelled(_ isEncoded: (Int) -> Bool, uppercase: Bool) -> String {
      // The first slash stays, or the target would have no path.
      bytes.indices.map { index in
        index > 0 && isEncoded(index)
          ? encoded(bytes[index], uppercase: uppercase) : String(UnicodeScalar(bytes[index]))
      }.joined()
    }
    return [false, true].flatMap { uppercase in
      bytes.indices.dropFirst().map { place in spelled({ $0 == place }, uppercase: uppercase) }
        + [spelled({ _ in true }, uppercase: uppercase)]
    }
  }

  @Test(arguments: Route.allCases)
  func `a fixed path has one spelling`(route: Route) throws {
    let path = route.definition.path
    let fixed = String(path.prefix { $0 != "{" })
    // The id, and what stands behind it.
    let tail = fixed == path ? "" : "brakes" + path.dropFirst(fixed.count + "{id}".count)
    #expect(RouteMatch.find(fixed + tail)?.route == route)
    for spelling in RouteTableTests.encodings(of: fixed) where fixed != "/" {
      #expect(RouteMatch.find(spelling + tail) == nil, "\(spelling + tail)")
    }
  }

  @Test func `an id may be percent-encoded`() {
    for folder in ["/v1/entries/", "/v1/letters/"] {
      for spelling in RouteTableTests.encodings(of: "/brakes") {
        #expect(RouteMatch.find(folder + spelling.dropFirst())?.id == "brakes", "\(spelling)")
      }
    }
    #expect(RouteMatch.find("/v1/entries/a%2Fb")?.id == "a/b")
  }

  @Test(arguments: ["/%6detrics", "/v1/%66eedback", "/%77ebhooks/rest/webhook", "/v1/%6cetters/puncture"])
  func `another spelling is 404 for each method`(target: String) throws {
    var caller = Caller(Services.shop)
    for method in ["GET", "HEAD", "POST", "OPTIONS"] {
      #expect(try caller.send(method, target).status == 404, "\(method) \(target)")
    }
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
