// 1. Without a journal good feedback is 503, and about says that it is off.
// 2. Bad feedback is told what is wrong with it even so.
// 3. With a journal about says that it is on; the answer is promised, and is 204 when the journal has it and 503 if not,
//    with all that an answer has, and counted then.
// 4. Then, too, bad feedback is told at once, and one for an entry that is not there; nothing of it reaches the journal.
// 5. What the document declares for it is what comes.

import FAQService
import Foundation
import HTTPWire
import JournalRecords
import Synchronization
import Testing

@Suite struct FeedbackTests {
  @Test(
    arguments: [
      (#"{"entry": "brakes", "helpful": true}"#, 503, "Feedback is switched off on this server."),
      (
        #"{"entry": "brakes", "helpful": false, "question": "a", "comment": null, "x": 1}"#, 503,
        "Feedback is switched off on this server."
      ),
      (#"{"helpful": true}"#, 422, "The field entry is missing."),
      (#"{"entry": "brakes"}"#, 422, "The field helpful is missing."),
      (#"{"entry": "brakes", "helpful": null}"#, 422, "The field helpful must be a boolean, not null."),
      (#"{"entry": "brakes", "helpful": 1}"#, 422, "The field helpful must be a boolean, not a number."),
      (
        #"{"entry": "brakes", "helpful": true, "comment": 1}"#, 422,
        "The field comment must be a string, not a number."
      ),
      ("{", 400, "The body is not valid JSON: it ends too early."),
    ])
  func `feedback is off`(body: String, status: Int, detail: String) throws {
    var caller = Caller(Services.shop)
    let response = try caller.post("/v1/feedback", body)
    #expect(response.status == status)
    #expect(try response.problem() == detail)
  }

  @Test func `about says so`() throws {
    var caller = Caller(Services.shop)
    #expect(
      try caller.get("/v1/about").object()["features"] as? [String: Bool] == [
        "feedback": false, "letters": false, "rest_channel": true, "telegram": false,
      ])
  }

  private static let good =
    #"{"entry": "brakes", "helpful": false, "question": "flat?", "comment": "call 081234567890"}"#

  /// Sends feedback to a service with this journal; gives where the promised answer will be.
  private func send(_ body: String, _ caller: inout Caller) throws -> Given {
    let answer = try caller.answer(
      "POST", "/v1/feedback", ["Content-Type: application/json", "X-Request-Id: mine"],
      body: Array(body.utf8))
    let given = Given()
    switch answer {
    case .now(let response): given.responses.withLock { $0.append(response) }
    case .deferred(let begin): begin { response in given.responses.withLock { $0.append(response) } }
    }
    return given
  }

  private final class Given: Sendable {
    let responses = Mutex<[Response]>([])
    var all: [Response] { responses.withLock { $0 } }
  }

  @Test(arguments: [true, false]) func `feedback is on`(isKept: Bool) throws {
    let notes = KeptNotes()
    var caller = Caller(Services.shop { ($0.journal, $0.allowedOrigins) = (notes.sink, ["*"]) })
    let features = try caller.get("/v1/about").object()["features"] as? [String: Bool]
    #expect(features == ["feedback": true, "letters": false, "rest_channel": true, "telegram": false])
    let given = try send(Self.good, &caller)
    #expect(given.all.isEmpty && notes.waitingCount == 1)
    #expect(!caller.service.metrics.text.contains(#"route="feedback""#))
    notes.tell(isKept)
    let response = try #require(given.all.first)
    #expect(response.status == (isKept ? 204 : 503) && given.all.count == 1)
    if isKept {
      #expect(response.body.isEmpty)
    } else {
      #expect(try response.problem() == "The feedback could not be kept. Try again in a moment.")
    }
    #expect(response.field("X-Request-Id") == "mine" && response.field("Cache-Control") == "no-store")
    #expect(
      caller.service.metrics.text.contains(
        "pandu_requests_total{route=\"feedback\",status=\"\(response.status)\"} 1\n"))
    #expect(
      notes.records == [
        .feedback(
          FeedbackRecord(
            time: JournalTime(milliseconds: 1_795_318_752_123), entry: "brakes", isHelpful: false,
            question: "flat?", comment: "call ***", knowledgeVersion: "00112233445566aa"))
      ])
  }

  @Test(
    arguments: [
      (#"{"helpful": true}"#, 422, "The field entry is missing."),
      (
        #"{"entry": "081234567890", "helpful": true}"#, 422,
        "The field entry names no entry of the knowledge. The entries are listed at /v1/entries."
      ),
      (#"{"entry": "brakes", "helpful": "yes"}"#, 422, "The field helpful must be a boolean, not a string."),
      ("{", 400, "The body is not valid JSON: it ends too early."),
    ])
  func `bad feedback`(body: String, status: Int, detail: String) throws {
    let notes = KeptNotes()
    var caller = Caller(Services.shop { $0.journal = notes.sink })
    let response = try #require(try send(body, &caller).all.first)
    #expect(response.status == status)
    #expect(try response.problem() == detail)
    #expect(notes.records.isEmpty)
  }

  @Test func `it is declared`() throws {
    let notes = KeptNotes()
    var caller = Caller(Services.shop { $0.journal = notes.sink })
    let document = try caller.get("/openapi.json").object()
    let checker = SchemaChecker(document: document)
    let operation = try #require(
      (document["paths"] as? [String: [String: Any]])?["/v1/feedback"]?["post"] as? [String: Any])
    let responses = try #require(operation["responses"] as? [String: [String: Any]])
    for (body, tells) in [(Self.good, true), (Self.good, false), ("{", nil), ("{}", nil)] as [(String, Bool?)]
    {
      let given = try send(body, &caller)
      if let tells { notes.tell(tells) }
      let response = try #require(given.all.first)
      let reference = try #require(responses[String(response.status)])
      let declared = try #require(checker.resolved(reference))
      guard let content = declared["content"] as? [String: [String: Any]] else {
        #expect(response.status == 204 && response.body.isEmpty)
        continue
      }
      let schema = try #require(content["application/problem+json"]?["schema"] as? [String: Any])
      #expect(checker.faults(try response.object(), schema) == [])
    }
    let request = try #require(operation["requestBody"] as? [String: Any])
    let content = try #require(request["content"] as? [String: [String: Any]])
    let schema = try #require(content["application/json"]?["schema"] as? [String: Any])
    let good = try JSONSerialization.jsonObject(with: Data(Self.good.utf8))
    #expect(checker.faults(good, schema) == [])
    #expect(checker.faults(["entry": "a"], schema) == [": no helpful"])
  }
}
