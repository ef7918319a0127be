// 1. Switched off, the paths of the channel are not found, by any method and spelling; all other routes are as they were.
// 2. The OpenAPI document and /v1/about say so, and have all else.

import Foundation
import HTTPWire
import Testing

@testable import FAQService

@Suite struct RestChannelOffTests {
  private static let off = Services.shop { $0.hasRestChannel = false }
  private static let paths = ["/webhooks/rest/", "/webhooks/rest/webhook"]

  @Test(arguments: ["GET", "HEAD", "POST", "PUT", "OPTIONS"], paths)
  func `its paths are not found`(method: String, path: String) throws {
    var caller = Caller(Self.off)
    let response = try caller.send(
      method, path, ["Content-Type: application/json"], body: method == "GET" ? [] : Array("{}".utf8))
    #expect(response.status == 404)
    var other = Caller(Services.shop)
    #expect(try other.send(method, path, ["Content-Type: application/json"]).status != 404)
  }

  @Test(arguments: ["/v1/about", "/v1/entries", "/healthz", "/", "/widget.js", "/openapi.json", "/metrics"])
  func `other routes are there`(path: String) throws {
    var caller = Caller(Self.off)
    #expect(try caller.get(path).status == 200)
  }

  @Test(arguments: [true, false]) func `the document and about agree`(isOn: Bool) throws {
    var caller = Caller(Services.shop { $0.hasRestChannel = isOn })
    let about = try caller.get("/v1/about").object()
    #expect((about["features"] as? [String: Bool])?["rest_channel"] == isOn)
    let document = try caller.get("/openapi.json").object()
    let paths = try #require(document["paths"] as? [String: Any])
    let expected = Set(RouteDefinition.all.map(\.path)).subtracting(
      [TelegramBot.path] + (isOn ? [] : Self.paths))
    #expect(Set(paths.keys) == expected)
    let schemas = try #require((document["components"] as? [String: Any])?["schemas"] as? [String: Any])
    #expect(schemas.keys.contains { $0.hasPrefix("Channel") } == isOn)
    #expect(SchemaChecker(document: document).faults(about, ["$ref": "#/components/schemas/About"]) == [])
  }
}
