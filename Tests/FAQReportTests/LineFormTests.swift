// 1. A record in another form counts as well: other order, spaces, unknown fields, numbers beyond all bounds.

import Testing

@testable import FAQReport

@Suite struct LineFormTests {
  @Test(arguments: [
    #"{"kind":"question","v":1,"outcome":"answer","time":"2026-11-22T03:39:12Z","question":"a","entry":"kontak"}"#,
    #" { "v" : 1, "kind":"question","time":"2026-11-22T03:39:12.123Z","question":"a","outcome":"answer","entry":"kontak" } "#,
    #"{"v":1,"kind":"question","time":"2026-11-22T03:39:12.123Z","question":"a","outcome":"answer","entry":"kontak","later":[1,{"a":2}]}"#,
    #"{"v":1,"kind":"question","time":"2026-11-22T03:39:12.123Z","question":"a","outcome":"answer","entry":"kontak","confidence":1e300,"runner_up":{"entry":"x","confidence":-1e300}}"#,
  ])
  func `other forms count`(line: String) {
    let report = Journal.report(Array((line + "\n").utf8))
    #expect(report.entries.map(\.id) == ["kontak"])
    #expect(report.entries.map(\.answers) == [1])
    #expect(report.skipped.total == 0)
  }
}
