// 1. The object is JSON, with the same keys whether the journal is empty or not.
// 2. Values are those of the report; nothing is rounded or put into words.

import JSON
import JournalRecords
import Testing

@testable import FAQReport

@Suite struct JSONReportTests {
  private func keys(_ text: String) throws -> Set<String> {
    guard case .object(let members) = try JSONReader.read(Array(text.utf8)) else { return [] }
    return Set(members.keys.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `the keys stay`() throws {
    let empty = JSONReport.text(Journal.report([] as [UInt8]))
    let full = JSONReport.text(
      Journal.report([
        Journal.question("a \"b\"\n", .fallback), Journal.feedback("a", false, "x"), Array("x\n".utf8),
        Journal.question("c", .answer, entry: "a", confidence: 0.5, rival: ("b", 0.5)),
      ]))
    #expect(try keys(empty) == keys(full))
    #expect(
      try keys(full) == [
        "tasks", "comparison", "outside", "zone", "from", "to", "days", "questions", "answered_alone",
        "answered_alone_of", "feedback",
        "latency_us",
        "outcomes", "entries", "unanswered", "asked_back", "close", "hours", "weekdays", "dates", "skipped",
        "due",
      ])
  }

  @Test func `values`() {
    let text = JSONReport.text(
      Journal.report([
        Journal.question("printer \"A4\"", .fallback), Journal.feedback("lupa-password", false, "x"),
        Array("x\n".utf8),
      ]))
    for part in [
      #""zone":"WIB","from":"2026-11-22T10:39","to":"2026-11-22T11:00","days":1,"questions":1,"answered_alone":0,"answered_alone_of":1"#,
      #"{"tasks":{"new_entries":0,"bad_entries":1,"alike_entries":0},"comparison":null,"zone""#,
      #""outside":{"total":0,"wordless":0,"error":0,"groups":[]}"#,
      #""feedback":{"helpful":0,"unhelpful":1},"latency_us":{"p50":87,"p99":87}"#,
      #""entries":[{"id":"lupa-password","title":"Lupa password","answers":0,"helpful":0,"unhelpful":1,"comments":[{"time":"2026-11-22T11:00","text":"x"}]}]"#,
      #""unanswered":{"total":1,"wordless":0,"error":0,"groups":[{"count":1,"wordings":["printer \"A4\""],"nearest":null}]}"#,
      #""skipped":{"total":1,"torn":0,"no_record":1,"too_long":0,"unknown_kind":0,"unknown_version":0,"places":[{"file":"jurnal","line":3,"#,
    ] { #expect(text.contains(part), "\(part) in \(text)") }
  }
}
