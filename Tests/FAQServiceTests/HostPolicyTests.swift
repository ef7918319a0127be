// 1. Without a list any Host is answered.
// 2. With one, names of the list are answered whatever their case, port and brackets, and others are 421 on every route,
//    also where there is none; nothing is looked up for them, nothing noted, and no page may be read.
// 3. The probes of /healthz and /readyz always are.
// 4. An absolute target's authority goes before the Host field.
// 5. A name is taken without a port, scheme or path; spellings of one name are one.

import FAQService
import HTTPWire
import JournalRecords
import Testing

@Suite struct HostPolicyTests {
  private static let names = ["Tanya.Lpse.example", "192.0.2.7", "[2001:DB8::7]"]

  private func service(_ names: [String], _ journal: JournalSink? = nil) -> Service {
    Services.shop { options in
      options.allowedHosts = names.compactMap(HostName.init)
      options.journal = journal
    }
  }

  /// A request as it comes over the wire. `host`: the whole line, or empty for none, as HTTP/1.0 may have it.
  private func send(_ service: Service, _ line: String, host: String) throws -> Response {
    var parser = RequestParser()
    let version = host.isEmpty ? "HTTP/1.0" : "HTTP/1.1"
    parser.feed(Array("\(line) \(version)\r\n\(host.isEmpty ? "" : "Host: \(host)\r\n")\r\n".utf8))
    guard case .request(let request) = try parser.next() else { throw Caller.IncompleteRequest() }
    var scratch = service.makeScratch()
    let context = RequestContext(client: "192.0.2.1", now: 0, isDraining: false)
    return try #require(service.respond(request, context, &scratch).response)
  }

  private static let targets = [
    "/v1/ask?q=my+tyre+is+flat", "/v1/about", "/", "/widget.js", "/metrics", "/openapi.json", "/healthz",
    "/readyz",
  ]

  @Test(arguments: targets, ["tanya.lpse.example", "evil.example", "127.0.0.1:8080", ""])
  func `no list`(target: String, host: String) throws {
    #expect(try send(service([]), "GET \(target)", host: host).status == 200)
  }

  @Test(
    arguments: targets,
    [
      "tanya.lpse.example", "TANYA.lpse.EXAMPLE", "tanya.lpse.example:8080", "tanya.lpse.example.",
      "192.0.2.7",
      "192.0.2.7:80", "[2001:db8::7]", "[2001:db8:0::0007]:8080",
    ])
  func `a name of the list`(target: String, host: String) throws {
    #expect(try send(service(Self.names), "GET \(target)", host: host).status == 200)
  }

  @Test(
    arguments: targets + ["/nowhere"],
    [
      "evil.example", "tanya.lpse.example.evil", "lpse.example", "x.tanya.lpse.example", "localhost",
      "127.0.0.1",
      "192.0.2.70", "[2001:db8::8]", "[::1]:80", "",
    ])
  func `another name`(target: String, host: String) throws {
    let notes = KeptNotes()
    let service = service(Self.names, notes.sink)
    let response = try send(service, "GET \(target)", host: host)
    #expect(notes.records.isEmpty)
    guard !["/healthz", "/readyz"].contains(target) else { return #expect(response.status == 200) }
    #expect(response.status == 421)
    #expect(
      try response.problem()
        == "The service does not answer under the name that the request gives as its host.")
    #expect(!response.text.contains("puncture") && !response.text.contains("tanya.lpse"))
  }

  @Test(arguments: ["POST /v1/ask", "POST /v1/feedback", "OPTIONS /v1/ask", "OPTIONS *", "BREW /v1/ask"])
  func `another name with any method`(line: String) throws {
    #expect(try send(service(Self.names), line, host: "evil.example").status == 421)
  }

  @Test func `the authority of the target goes before`() throws {
    let service = service(Self.names)
    let (known, other) = ("http://tanya.lpse.example:8080", "http://evil.example")
    #expect(try send(service, "GET \(known)/v1/about", host: "evil.example").status == 200)
    #expect(try send(service, "GET \(other)/v1/about", host: "tanya.lpse.example").status == 421)
  }

  @Test func `what is refused is declared and counted`() throws {
    let service = service(["pandu.example"])
    var caller = Caller(service)
    let paths = try #require(caller.get("/openapi.json").object()["paths"] as? [String: [String: Any]])
    #expect(paths.count > 15)
    for (path, operations) in paths {
      for case let operation as [String: Any] in operations.values {
        let responses = try #require(operation["responses"] as? [String: Any])
        #expect((responses["421"] != nil) == !["/healthz", "/readyz"].contains(path), "\(path)")
      }
    }
    _ = try send(service, "GET /v1/about", host: "evil.example")
    #expect(try caller.get("/metrics").text.contains(#"pandu_requests_total{route="about",status="421"} 1"#))
  }

  @Test(arguments: [
    "", " ", "*", "*.lpse.example", "tanya.lpse.example:8080", "https://tanya.lpse.example",
    "tanya.lpse.example/",
    "a b", "a,b", "[::1", "::1]", "[tanya]", "[192.0.2.7]", "1:2:3", "é.example", "a@b", "[]",
  ])
  func `no name`(text: String) { #expect(HostName(text) == nil) }

  @Test(arguments: [
    ("LPSE.example", "lpse.example."), ("::1", "[0:0:0:0:0:0:0:1]"), ("[2001:DB8::7]", "2001:db8:0::7"),
    ("127.0.0.1", "127.0.0.1"), ("my_host", "MY_HOST"),
  ])
  func `spellings of one name`(one: String, other: String) {
    #expect(HostName(one) != nil && HostName(one) == HostName(other))
  }
}
