// 1. Attempts are counted by result; the last one's time and length are kept.
// 2. A failure begins with the first attempt of a row that fails, has the errors of the last, and ends with one that does
//    not fail, whether it publishes or finds nothing new.
// 3. What /readyz says meanwhile is declared; moments are written as RFC 3339 has them.
// 4. Where it is the system that fails, its reason is told until an attempt fails for another one or goes well.
// 5. Another knowledge answers from the next request on, also in room that was made for one of other sizes.

import Basics
import FAQConversation
import FAQKnowledge
import Foundation
import HTTPWire
import ShippedKnowledge
import Testing

@testable import FAQService

@Suite struct ReloadRecordTests {
  private typealias Result = ReloadRecord.Result

  static let stories: [(results: [ReloadRecord.Result], counts: [Int], failure: ReloadRecord.Failure?)] = [
    ([], [0, 0, 0], nil), ([.published], [1, 0, 0], nil), ([.unchanged, .unchanged], [0, 2, 0], nil),
    ([.failed(errors: 3)], [0, 0, 1], .init(since: 100, errors: 3)),
    ([.failed(errors: 3), .failed(errors: 1)], [0, 0, 2], .init(since: 100, errors: 1)),
    ([.published, .failed(errors: 2), .failed(errors: 5)], [1, 0, 2], .init(since: 101, errors: 5)),
    ([.failed(errors: 2), .published], [1, 0, 1], nil), ([.failed(errors: 2), .unchanged], [0, 1, 1], nil),
    ([.failed(errors: 2), .unchanged, .failed(errors: 4)], [0, 1, 2], .init(since: 102, errors: 4)),
    (
      [.unavailable(errors: 2, reason: "x"), .unavailable(errors: 1, reason: "y")], [0, 0, 2],
      .init(since: 100, errors: 1, reason: "y")
    ),
    ([.unavailable(errors: 2, reason: "x"), .failed(errors: 1)], [0, 0, 2], .init(since: 100, errors: 1)),
    ([.unavailable(errors: 2, reason: "x"), .unchanged], [0, 1, 1], nil),
  ]

  @Test(arguments: stories.indices) func `what is on record`(number: Int) {
    let story = Self.stories[number]
    var record = ReloadRecord()
    #expect(record.last == nil)
    for (step, result) in story.results.enumerated() {
      record.note(result, at: 100 + step, took: UInt64(step) * 7)
      #expect(record.last?.second == 100 + step && record.last?.nanoseconds == UInt64(step) * 7)
    }
    #expect([record.published, record.unchanged, record.failed] == story.counts)
    #expect(record.failure == story.failure)
  }

  @Test func `readiness keeps to the document`() throws {
    let service = Services.shop { _ in }
    var caller = Caller(service)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    let schema: [String: Any] = ["$ref": "#/components/schemas/Readiness"]
    #expect(checker.faults(try caller.get("/readyz").object(), schema) == [])
    service.reloads.note(.failed(errors: 1), at: 0, took: 1)
    let object = try caller.get("/readyz").object()
    #expect(checker.faults(object, schema) == [])
    #expect(
      object["detail"] as? String
        == "Reloading the knowledge has failed since 1970-01-01T00:00:00Z: 1 error, which standard error tells. "
        + "Answers come from version 00112233445566aa as before.")
    service.reloads.note(.unavailable(errors: 2, reason: "Too many open files"), at: 5, took: 1)
    let short = try caller.get("/readyz").object()
    #expect(checker.faults(short, schema) == [])
    #expect(
      short["detail"] as? String
        == "Reloading the knowledge has failed since 1970-01-01T00:00:00Z: the system cannot give its files "
        + "(Too many open files). It is tried again by itself. "
        + "Answers come from version 00112233445566aa as before.")
    #expect((short["reload_failure"] as? [String: Any])?["reason"] as? String == "Too many open files")
    var bad = object
    bad["reload_failure"] = ["since": "x", "errors": "some", "knowledge_version": "y"]
    #expect(checker.faults(bad, schema).count == 1)
    caller.isDraining = true
    #expect(try caller.get("/readyz").status == 503)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_795_319_077, "2026-11-22T03:44:37Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (-1, "1969-12-31T23:59:59Z"), (.min, "0001-01-01T00:00:00Z"),
  ])
  func `moments`(seconds: Int, text: String) { #expect(UTCTime(secondsSince1970: seconds).text == text) }

  @Test func `another knowledge answers`() throws {
    let service = Services.shop { _ in }
    var caller = Caller(service)
    #expect(try caller.get("/v1/ask?q=my+tyre+is+flat").text.contains("00112233445566aa"))
    for (responder, question) in [
      (ShippedKnowledge.responder, "lupa+password"), (Services.shopResponder, "my+tyre+is+flat"),
    ] {
      service.publish(service.makeSnapshot(responder))
      var fresh = Caller(service)
      let answer = try caller.get("/v1/ask?q=" + question)
      #expect(try answer.object()["knowledge_version"] as? String == responder.base.version)
      #expect(try answer.object()["outcome"] as? String == "answer")
      #expect(try answer.body == fresh.get("/v1/ask?q=" + question).body)
    }
  }
}
