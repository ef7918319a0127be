// 1. Each route has one row, in the order of their names; no two rows have one path.
// 2. Each registered method on each route gives what the row says: a status of the operation, or 405 with its Allow.
// 3. Each refusal comes exactly where the row has it: 406 where there is a type to refuse, 415 where there is a body, 421
//    unless any host is allowed, 429 where calls are limited; 413 for a body longer than the operation allows.
// 4. What a row says of caching is what its answers say.
// 5. The OpenAPI document declares for each operation the statuses of its row, and no others.

import Foundation
import HTTPWire
import Testing

@testable import FAQService

@Suite struct RouteDefinitionTests {
  /// The shop with its letter, a journal and a bot, so that every route does what it is for.
  private static let notes = KeptNotes()

  private func caller(_ change: (inout ServiceOptions) -> Void = { _ in }) -> Caller {
    var options = TelegramBot.options()
    options.journal = Self.notes.sink
    change(&options)
    return Caller(Service(Services.lettersResponder, options))
  }

  /// A target that the route answers without a refusal.
  private func target(_ row: RouteDefinition) -> String {
    let path = row.path.split(separator: "{id}", omittingEmptySubsequences: false).joined(
      separator: row.id == .widgetVersion ? WebFiles().widgetScript.version : "puncture")
    return row.id == .ask || row.id == .search ? path + "?q=flat" : path
  }

  /// A body that the route takes.
  private func body(_ route: Route) -> String {
    switch route {
    case .letters: #"{"fields": {"name": "Ann", "mail": "ann@example.org"}}"#
    case .feedback: #"{"entry": "puncture", "helpful": true}"#
    default: #"{"question": "flat", "message": "flat"}"#
    }
  }

  @Test func `each route has one row`() {
    #expect(RouteDefinition.all.map(\.id) == Route.allCases)
    #expect(Set(RouteDefinition.all.map(\.path)).count == Route.allCases.count)
    for row in RouteDefinition.all { #expect(!row.operations.isEmpty && !row.summary.isEmpty) }
  }

  @Test(arguments: Route.allCases)
  func `every method gives what the row says`(route: Route) throws {
    let row = route.definition
    var caller = caller()
    for method in Method.registered.sorted() where method != "CONNECT" {
      let isPost = method == "POST"
      let fields = isPost ? ["Content-Type: application/json", TelegramBot.field] : []
      let answer = try caller.answer(method, target(row), fields, body: isPost ? Array(body(route).utf8) : [])
      // Deferred is feedback, which is on its way to the journal.
      guard let response = answer.response else {
        #expect(route == .feedback && isPost)
        continue
      }
      if method == "OPTIONS" {
        #expect(response.status == 204 && response.field("Allow") == row.allow)
      } else if let operation = row.operation(method) {
        #expect(Set(row.statuses(operation)).subtracting(row.refusals(operation)).contains(response.status))
      } else {
        #expect(response.status == 405 && response.field("Allow") == row.allow, "\(method)")
      }
    }
  }

  @Test(arguments: Route.allCases)
  func `each refusal comes where the row has it`(route: Route) throws {
    let row = route.definition
    for operation in row.operations {
      let method = operation.method.rawValue
      let isPost = operation.method == .post
      let body = isPost ? Array(body(route).utf8) : []
      let json = isPost ? ["Content-Type: application/json", TelegramBot.field] : []
      func status(_ fields: [String], _ body: [UInt8], _ caller: Caller) throws -> Int? {
        var caller = caller
        return try caller.answer(method, target(row), fields, body: body).response?.status
      }
      let nothing = try status(json + ["Accept: image/png"], body, caller())
      #expect((nothing == 406) == !row.offers.isEmpty)
      #expect((try status(["Content-Type: text/plain", TelegramBot.field], body, caller()) == 415) == isPost)
      let hosts = caller { $0.allowedHosts = [HostName("elsewhere.example")].compactMap(\.self) }
      #expect((try status(json, body, hosts) == 421) == !row.allowsAnyHost)
      let limited = caller { $0.rateLimit = 1 }
      _ = try status(json, body, limited)
      #expect((try status(json, body, limited) == 429) == row.isRateLimited)
    }
  }

  @Test func `a body is as long as its row allows`() throws {
    var parser = RequestParser()
    let lines = [
      "POST / HTTP/1.1", "Host: a", "Content-Type: application/json", "Content-Length: 2", "", "{}",
    ]
    parser.feed(Array(lines.joined(separator: "\r\n").utf8))
    guard case .request(let request) = try parser.next() else { throw Caller.IncompleteRequest() }
    for (longest, isTaken) in [(1, false), (2, true)] {
      let call = RouteCall(request, to: .ask, .post(.init(schema: "AskRequest", longest: longest)))
      if isTaken {
        _ = try call.fields()
      } else {
        #expect(throws: ServiceError.bodyTooLong(limit: longest)) { try call.fields() }
      }
    }
  }

  @Test(arguments: Route.allCases)
  func `caching is as the row says`(route: Route) throws {
    let row = route.definition
    guard row.operation("GET") != nil else { return }
    var caller = caller()
    let response = try caller.get(target(row))
    #expect((response.field("ETag") != nil) == row.isTagged)
    #expect(response.field("Cache-Control") == row.caching)
    guard let tag = response.field("ETag") else { return }
    #expect(try caller.get(target(row), ["If-None-Match: \(tag)"]).status == 304)
    let named = try caller.get(target(row) + "?v=" + tag.filter { $0 != "\"" }).field("Cache-Control")
    #expect((named == StoredAsset.forGood) == (row.cache == .versioned || row.cache == .permanent))
  }

  @Test func `the document declares what the rows say`() throws {
    var caller = caller()
    let document = try caller.get("/openapi.json").object()
    let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
    for row in RouteDefinition.all {
      for operation in row.operations {
        let declared = paths[row.path]?[operation.method.rawValue.lowercased()]
        let statuses = (declared?["responses"] as? [String: Any])?.keys.compactMap { Int($0) } ?? []
        #expect(statuses.sorted() == row.statuses(operation).sorted(), "\(row.path)")
        #expect(Set(statuses).isSubset(of: MetricCounts.statuses), "\(row.path)")
      }
    }
  }
}
