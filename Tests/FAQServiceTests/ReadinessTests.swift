// 1. /readyz says 200 while the server serves, and 503 with the reason once it drains; HEAD too.
// 2. Every other route answers as before: what is at hand is finished.
// 3. A journal that cannot be written is told, and 200 stays: questions are answered.

import FAQService
import HTTPWire
import JournalRecords
import Synchronization
import Testing

@Suite struct ReadinessTests {
  @Test(arguments: ["GET", "HEAD"]) func `readiness`(method: String) throws {
    var caller = Caller(Services.shop)
    let ready = try caller.send(method, "/readyz")
    #expect(ready.status == 200 && ready.text == #"{"status":"ready"}"#)
    caller.isDraining = true
    let draining = try caller.send(method, "/readyz")
    #expect(draining.status == 503)
    #expect(
      try draining.problem() == "The server is draining: it ends once the requests at hand are answered.")
  }

  @Test(arguments: ["/healthz", "/v1/ask?q=flat", "/v1/search?q=a", "/v1/entries", "/v1/entries/brakes"])
  func `other routes do not care`(target: String) throws {
    var caller = Caller(Services.shop)
    let before = try caller.get(target)
    caller.isDraining = true
    let after = try caller.get(target)
    #expect(after.status == 200 && after.body == before.body)
  }

  @Test func `a journal that fails`() throws {
    let notes = KeptNotes()
    var caller = Caller(Services.shop { $0.journal = notes.sink })
    #expect(try caller.get("/readyz").text == #"{"status":"ready"}"#)
    notes.counts.withLock { $0.isFailing = true }
    let failing = try caller.get("/readyz")
    #expect(failing.status == 200 && failing.text == #"{"status":"ready","journal":"failing"}"#)
    let checker = SchemaChecker(document: try caller.get("/openapi.json").object())
    let schema = ["$ref": "#/components/schemas/Readiness"]
    #expect(checker.faults(try failing.object(), schema) == [])
    #expect(checker.faults(["status": "ready", "journal": "fine"], schema).count == 1)
    notes.counts.withLock { $0.isFailing = false }
    #expect(try caller.get("/readyz").text == #"{"status":"ready"}"#)
  }
}
