// 1. A question by GET, by POST and over the REST channel is noted with what was answered, the runner-up and the channel.
// 2. What asks nothing is not: search, the lookup page, entries, commands of widgets, and requests that are refused.
// 3. No turn of a letter is noted, also not one whose token is of older knowledge.
// 4. Words are noted masked: no secret, number or address leaves the service.
// 5. A question that a page of another site has its reader's browser ask is answered and not noted; one of a page that may
//    ask (`--allow-origin`) is, and so is one of the service's own pages and of programs.

import FAQConversation
import FAQKnowledge
import FAQService
import Foundation
import HTTPWire
import JournalRecords
import ShippedKnowledge
import Testing

@Suite struct QuestionRecordTests {
  private func shop(_ notes: KeptNotes) -> Caller { Caller(Services.shop { $0.journal = notes.sink }) }

  private func service(_ responder: Responder, _ notes: KeptNotes) -> Caller {
    var options = ServiceOptions()
    (options.rateLimit, options.journal) = (0, notes.sink)
    return Caller(Service(responder, options))
  }

  @Test func `what is noted`() throws {
    let notes = KeptNotes()
    var caller = shop(notes)
    _ = try caller.get("/v1/ask?q=brakes+now")
    _ = try caller.post("/v1/ask", #"{"question": "My tyre is flat"}"#)
    _ = try caller.post("/v1/ask", #"{"question": "let me talk to a person"}"#)
    _ = try caller.post("/webhooks/rest/webhook", #"{"sender": "a", "message": "how do I mend a puncture"}"#)
    let records = notes.questions
    #expect(
      records.map(\.question) == [
        "brakes now", "My tyre is flat", "let me talk to a person", "how do I mend a puncture",
      ])
    #expect(records.map(\.outcome) == [.answer, .answer, .handoff, .answer])
    #expect(records.map(\.entry) == ["brakes", "puncture", nil, "puncture"])
    #expect(records.map(\.category) == ["repair", "repair", nil, "repair"])
    #expect(records.map(\.channel) == [.ask, .ask, .ask, .rest])
    for record in records {
      #expect(record.time == JournalTime(milliseconds: 1_795_318_752_123))
      #expect(record.knowledgeVersion == "00112233445566aa")
      #expect(record.latency >= 0 && (0...1).contains(record.confidence))
      #expect(record.runnerUp.map { $0.entry != record.entry } ?? true)
    }
    #expect(records[0].confidence == 0.98)
    #expect(records.contains { $0.runnerUp != nil })
  }

  @Test func `what is not`() throws {
    let notes = KeptNotes()
    var caller = shop(notes)
    for target in [
      "/v1/search?q=flat", "/", "/?q=flat", "/?entry=brakes", "/v1/entries", "/v1/entries/brakes",
      "/v1/contacts",
      "/v1/about", "/v1/ask", "/v1/ask?q=%FF", "/metrics", "/readyz", "/widget.js",
    ] { _ = try caller.get(target) }
    _ = try caller.send("OPTIONS", "/v1/ask")
    for body in ["{", "{}", #"{"question": 1}"#, #"{"question": "flat", "conversation": "no"}"#] {
      _ = try caller.post("/v1/ask", body)
    }
    _ = try caller.post("/webhooks/rest/webhook", #"{"sender": "a", "message": "/restart"}"#)
    #expect(notes.records.isEmpty)
  }

  private static let asked: [(fields: [String], origins: [String], isNoted: Bool)] = [
    ([], [], true), (["Sec-Fetch-Site: same-origin"], [], true), (["Sec-Fetch-Site: none"], [], true),
    (["Sec-Fetch-Site: same-site"], [], true), (["Sec-Fetch-Site: cross-site"], [], false),
    (["Sec-Fetch-Site: cross-site", "Origin: https://evil.example"], [], false),
    (["Sec-Fetch-Site: cross-site", "Origin: https://evil.example"], ["https://lpse.example"], false),
    (["Sec-Fetch-Site: cross-site", "Origin: https://lpse.example"], ["https://lpse.example"], true),
    (["Sec-Fetch-Site: cross-site"], ["https://lpse.example"], false),
    (["Sec-Fetch-Site: cross-site", "Origin: https://any.example"], ["*"], true),
    // An image or a link has no origin, and no widget asks so.
    (["Sec-Fetch-Site: cross-site"], ["*"], false),
  ]

  @Test(arguments: asked.indices) func `pages of other sites`(number: Int) throws {
    let (fields, origins, isNoted) = Self.asked[number]
    let notes = KeptNotes()
    var caller = Caller(
      Services.shop { options in
        (options.allowedOrigins, options.journal) = (origins, notes.sink)
      })
    let answers = [
      try caller.get("/v1/ask?q=my+tyre+is+flat", fields),
      try caller.post("/v1/ask", #"{"question": "my tyre is flat"}"#, fields),
      try caller.post("/webhooks/rest/webhook", #"{"sender": "a", "message": "my tyre is flat"}"#, fields),
    ]
    for answer in answers { #expect(answer.status == 200 && answer.text.contains("The answer on puncture.")) }
    #expect(notes.questions.count == (isNoted ? 3 : 0))
  }

  @Test func `a letter is nobody's business`() throws {
    let notes = KeptNotes()
    var caller = service(ShippedKnowledge.responder, notes)
    var token = ""
    func say(_ question: String) throws -> String {
      let body = try JSONSerialization.data(withJSONObject: ["question": question, "conversation": token])
      let reply = try caller.post("/v1/ask", String(decoding: body, as: UTF8.self)).object()
      token = reply["conversation"] as? String ?? ""
      return try #require(reply["outcome"] as? String)
    }
    #expect(try say("surat permohonan ke LKPP") == "answer")
    #expect(try say("ya, buatkan suratnya") == "form")
    for _ in 0..<3 { #expect(try say("Siti Aminah") == "form") }
    let asked = notes.questions
    #expect(asked.map(\.question) == ["surat permohonan ke LKPP"])
    // The knowledge changes while the letter is written: the next field comes with a token of before.
    var base = Services.shippedBase
    base.version = "another"
    caller = service(Responder(base), notes)
    _ = try say("Budi Santoso")
    #expect(notes.questions == asked)
    _ = try say("lupa password")
    #expect(notes.questions.map(\.question) == ["surat permohonan ke LKPP", "lupa password"])
  }

  @Test(
    arguments: [
      ("password saya rahasia99 kok salah", "rahasia99"), ("npwp 01.234.567.8-901.000", "234.567"),
      ("hp 0812-3456-7890 tidak bisa", "3456"), ("email budi.santoso@maju.co.id ditolak", "budi.santoso"),
      ("nik 3201234567890001", "3201234567890001"),
      ("<rekanan@yahoo.com>: host mta7.am0.yahoodns.net said: 554 delivery error", "rekanan"),
    ])
  func `words are masked`(question: String, secret: String) throws {
    let notes = KeptNotes()
    var caller = service(ShippedKnowledge.responder, notes)
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: ["question": question, "message": question]),
      as: UTF8.self)
    _ = try caller.post("/v1/ask", body)
    _ = try caller.post("/webhooks/rest/webhook", body)
    #expect(notes.records.count == 2)
    for record in notes.records {
      let line = String(decoding: record.line, as: UTF8.self)
      #expect(!line.contains(secret) && line.contains("***"), "\(line)")
    }
  }
}
