import Foundation
import HTTPWire
import Testing

@testable import FAQService

/// A client of a service in process: writes requests as they come over the wire, and reads the answers.
struct Caller {
  let service: Service
  var scratch: ServiceScratch
  /// Nanoseconds.
  var now: UInt64 = 0
  var client = "192.0.2.1"
  var isDraining = false

  init(_ service: Service) {
    self.service = service
    scratch = service.makeScratch()
  }

  /// `fields`: whole lines, such as `Accept: */*`.
  mutating func send(
    _ method: String, _ target: String, _ fields: [String] = [], body: [UInt8] = []
  ) throws -> Response {
    try #require(answer(method, target, fields, body: body).response)
  }

  /// As ``send(_:_:_:body:)``, for an answer that may be promised only.
  mutating func answer(
    _ method: String, _ target: String, _ fields: [String] = [], body: [UInt8] = []
  ) throws -> Answer {
    let request = try Caller.request(method, target, fields, body: body)
    let context = RequestContext(client: client, now: now, isDraining: isDraining)
    return service.respond(request, context, &scratch)
  }

  /// The request that a client's bytes make.
  static func request(
    _ method: String, _ target: String, _ fields: [String], body: [UInt8]
  ) throws -> Request {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.count)"]
    let lines = ["\(method) \(target) HTTP/1.1", "Host: pandu.example"] + fields + length
    var parser = RequestParser()
    parser.feed(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    guard case .request(let request) = try parser.next() else { throw IncompleteRequest() }
    return request
  }

  mutating func get(_ target: String, _ fields: [String] = []) throws -> Response {
    try send("GET", target, fields)
  }

  mutating func post(_ target: String, _ body: String, _ fields: [String] = []) throws -> Response {
    try send("POST", target, ["Content-Type: application/json"] + fields, body: Array(body.utf8))
  }

  struct IncompleteRequest: Error {}
}

extension RouteCall {
  /// A request as a handler gets it, by POST if nothing else is said, at a moment of the clock that never goes back.
  init(
    _ request: Request, to route: Route, _ operation: RouteDefinition.Operation = .post(.init(schema: "")),
    now: UInt64 = 0
  ) {
    self.init(
      request: request, match: RouteMatch(route: route), operation: operation, type: .json,
      context: RequestContext(client: "192.0.2.1", now: now), isNoted: true, time: nil)
  }
}

extension Response {
  /// The values of all fields of this name.
  func all(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The value of the only field of this name.
  func field(_ name: String) -> String? {
    let values = all(name)
    return values.count == 1 ? values[0] : nil
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a JSON object.
  func object() throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
  }

  /// The detail of a problem document, checked for its shape.
  func problem() throws -> String {
    #expect(field("Content-Type") == "application/problem+json")
    #expect(field("Cache-Control") == "no-store")
    let object = try object()
    #expect(Set(object.keys) == ["type", "title", "status", "detail"])
    #expect(object["type"] as? String == "about:blank")
    #expect(object["status"] as? Int == status)
    #expect((object["title"] as? String)?.isEmpty == false)
    return try #require(object["detail"] as? String)
  }
}
