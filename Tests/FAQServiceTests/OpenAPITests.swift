// 1. The document is OpenAPI 3.1, and every reference in it leads somewhere.
// 2. Each route of the table is in it, with its methods, and nothing else is.
// 3. Every status that an operation declares with a body has a schema; 429 has Retry-After.
// 4. Audiences are those of the knowledge.

import Foundation
import HTTPWire
import Testing

@testable import FAQService

@Suite struct OpenAPITests {
  private func document() throws -> [String: Any] {
    var caller = Caller(Service(Services.shopResponder, TelegramBot.options()))
    return try caller.get("/openapi.json").object()
  }

  @Test func `it is OpenAPI`() throws {
    let document = try document()
    #expect(document["openapi"] as? String == "3.1.0")
    #expect(Set(document.keys) == ["openapi", "info", "paths", "components"])
    var references: Set<String> = []
    collect(document, &references)
    #expect(references.count > 20)
    for reference in references {
      #expect(SchemaChecker(document: document).resolve(reference) != nil, "\(reference)")
    }
    let schemas = try #require((document["components"] as? [String: Any])?["schemas"] as? [String: Any])
    for name in schemas.keys {
      #expect(references.contains("#/components/schemas/\(name)"), "\(name) is not used")
    }
  }

  private func collect(_ value: Any, _ references: inout Set<String>) {
    if let object = value as? [String: Any] {
      if let reference = object["$ref"] as? String { references.insert(reference) }
      for member in object.values { collect(member, &references) }
    }
    for element in value as? [Any] ?? [] { collect(element, &references) }
  }

  @Test func `it has the routes and nothing else`() throws {
    let paths = try #require(document()["paths"] as? [String: [String: Any]])
    #expect(Set(paths.keys) == Set(RouteDefinition.all.map(\.path)))
    for row in RouteDefinition.all where row.id != .feedback {
      let methods = Set(row.operations.map { $0.method.rawValue.lowercased() })
      #expect(paths[row.path].map { Set($0.keys) } == methods)
    }
    // Off, it has nothing to offer; the words say so.
    #expect(paths["/v1/feedback"].map { Set($0.keys) } == ["description"])
  }

  @Test func `each operation says what it may answer`() throws {
    let document = try document()
    let checker = SchemaChecker(document: document)
    let paths = try #require(document["paths"] as? [String: [String: Any]])
    var identifiers: [String] = []
    for (path, operations) in paths where path != "/v1/feedback" {
      for (method, value) in operations {
        let operation = try #require(value as? [String: Any])
        identifiers.append(try #require(operation["operationId"] as? String))
        let responses = try #require(operation["responses"] as? [String: [String: Any]])
        let chooses = path != TelegramBot.path
        #expect((responses["406"] != nil) == chooses && (responses["401"] == nil) == chooses)
        for status in ["200", "400", "408", "413", "414", "417", "431", "501", "503", "505"] {
          #expect(responses[status] != nil, "\(method) \(path) \(status)")
        }
        let isLimited =
          path.hasPrefix("/v1/") && path != "/v1/about" || ["/", "/webhooks/rest/webhook"].contains(path)
        #expect((responses["429"] != nil) == isLimited)
        #expect((responses["415"] != nil) == (method == "post"))
        for (status, reference) in responses {
          let response = try #require(checker.resolved(reference))
          #expect((response["content"] != nil) == (status != "304" && (chooses || status != "200")))
          let headers = try #require(response["headers"] as? [String: Any])
          #expect(headers["X-Request-Id"] != nil)
          #expect((headers["Retry-After"] != nil) == (status == "429"))
        }
      }
    }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func `audiences are those of the knowledge`() throws {
    let checker = try SchemaChecker(document: document())
    let ask = try #require(checker.resolve("#/components/schemas/AskRequest/properties/audience"))
    #expect((ask["enum"] as? [Any])?.compactMap { $0 as? String } == ["riders", "staff"])
    let none =
      try JSONSerialization.jsonObject(
        with: Data(
          OpenAPI.document(audiences: [], ServiceFeatures(feedback: false, restChannel: true, telegram: true))
        ))
      as? [String: Any]
    let empty = SchemaChecker(document: try #require(none))
    #expect(
      empty.resolve("#/components/schemas/AskRequest/properties/audience")?["type"] as? String == "null")
  }
}
