// 1. Work to do are questions that came twice without an answer, entries that as many found bad as good, and pairs of
//    entries that were close twice. Where there is none, a report says so.
// 2. Questions that are known to belong elsewhere are kept apart from those that nothing is known about, in each form
//    of the report, and ask for no new entry. A journal of an older program has none.
// 3. The last thirty days, seven, or one are compared with as many before, whichever the journal has twice.
// 4. Each group that was not answered, was asked back or is outside names the nearest entry, in each form of the report, as far as
//    tables show it.
// 5. A page begins with what is to be done, and says how fast answers were at its end.

import Basics
import JournalRecords
import Testing

@testable import FAQReport

@Suite struct TaskTests {
  private static let base = TestKnowledge.small.base

  @Test func `what is to be done`() {
    let report = Journal.report([
      Journal.question("printer rusak", .fallback), Journal.question("printer rusak", .fallback),
      Journal.question("wifi mati", .fallback), Journal.feedback("a", false), Journal.feedback("b", false),
      Journal.feedback("b", true), Journal.feedback("c", false), Journal.feedback("c", true),
      Journal.feedback("c", true),
      Journal.question("x", .answer, entry: "a", confidence: 0.5, rival: ("b", 0.5)),
      Journal.question("y", .answer, entry: "a", confidence: 0.5, rival: ("b", 0.5)),
      Journal.question("z", .answer, entry: "b", confidence: 0.5, rival: ("c", 0.5)),
    ])
    #expect(report.missing.map(\.count) == [2])
    #expect(report.bad.map(\.id) == ["a", "b"])
    #expect(report.alike.map(\.rival) == ["b"])
    let nothing = Journal.report([Journal.question("printer rusak", .fallback)])
    #expect(
      TextReport.text(nothing, base: Self.base).contains("Perlu Anda kerjakan: Tidak ada yang mendesak.\n"))
  }

  @Test func `what belongs elsewhere`() throws {
    let lines = [
      Journal.question("jadwal tender", .fallback, isOutside: true),
      Journal.question("jadwal tender", .fallback, isOutside: true),
      Journal.question("printer rusak", .fallback),
    ]
    #expect(String(decoding: lines[0], as: UTF8.self).hasSuffix(#""channel":"ask","outside":true}"# + "\n"))
    #expect(!String(decoding: lines[2], as: UTF8.self).contains("outside"))
    guard case .question(let read) = try JournalRecord(line: lines[0]) else { throw NoQuestion() }
    #expect(read.isOutside)
    // A line with a field that this program does not know is read the slow way.
    let slow = Array(#"{"more":1,"#.utf8) + lines[0].dropFirst()
    for lines in [lines, [slow] + lines.dropFirst()] {
      let report = Journal.report(lines)
      #expect(report.outside.total == 2 && report.unknown.total == 1 && report.missing.isEmpty)
      #expect(TextReport.text(report, base: Self.base).contains("\nDi luar pengetahuan ini: 2 (66,7 %)\n"))
      #expect(
        HTMLReport.html(report, base: Self.base).contains("<h2>Di luar pengetahuan ini: 2 (66,7 %)</h2>"))
      #expect(JSONReport.text(report).contains(#""outside":{"total":2,"#))
    }
  }

  private struct NoQuestion: Error {}

  @Test func `the nearest entry`() {
    var report = Journal.report([
      Journal.question("printer rusak", .fallback), Journal.question("printer rusak", .fallback),
      Journal.question("wifi mati", .fallback), Journal.question("tolong", .clarify),
      Journal.question("jadwal tender", .fallback, isOutside: true),
    ])
    var looked: [String] = []
    report.nameNearest(rows: 1) { wording in
      looked.append(wording)
      return wording != "printer rusak" ? nil : .init(entry: "a", confidence: 0.126)
    }
    #expect(looked == ["printer rusak", "tolong", "jadwal tender"])
    #expect(report.unknown.groups.map(\.nearest) == [.init(entry: "a", confidence: 0.126), nil])
    let text = TextReport.text(report, base: Self.base)
    #expect(text.contains("  - printer rusak\n  Terdekat: a (keyakinan 13,0 %)\n"))
    #expect(text.split(separator: "Terdekat").count == 2)
    let page = HTMLReport.html(report, base: Self.base)
    #expect(page.contains("printer rusak</pre><p class=\"remark\">Terdekat: a (keyakinan 13,0 %)</p>"))
    #expect(JSONReport.text(report).contains(#""nearest":{"entry":"a","confidence":0.126}"#))
  }

  @Test(arguments: [(1, nil), (2, 1), (13, 1), (14, 7), (59, 7), (60, 30), (200, 30)] as [(Int, Int?)])
  func `compared with the days before`(length: Int, days: Int?) throws {
    // One question on the first day, two on the second and so on, of which one is not known.
    let lines = (1...length).flatMap { day in
      let moment = JournalTime(milliseconds: (20_000 + day) * 86_400_000).text
      return (1...day).map {
        Journal.question("printer", $0 == 1 ? .fallback : .answer, at: moment, entry: $0 == 1 ? nil : "a")
      }
    }
    let comparison = Journal.report(lines, zone: .utc).comparison
    #expect(comparison?.days == days)
    guard let days, let comparison else { return }
    func sum(_ range: ClosedRange<Int>) -> Report.Period {
      let all = range.reduce(0, +)
      return .init(questions: all, alone: all - range.count, judged: all, unknown: range.count)
    }
    #expect(comparison.last == sum(length - days + 1...length))
    #expect(comparison.before == sum(length - 2 * days + 1...length - days))
  }

  @Test func `a page begins with it`() throws {
    let page = HTMLReport.html(
      Journal.report([
        Journal.question("printer", .fallback, at: "2026-11-22T01:00:00.000Z"),
        Journal.question("printer", .fallback, at: "2026-11-23T01:00:00.000Z", latency: 83),
      ]), base: Self.base)
    let main = try #require(page.firstRange(of: "<main>"))
    #expect(
      page[main.upperBound...].hasPrefix(
        "<section class=\"half\"><h2>Perlu Anda kerjakan</h2><h3>1 entri baru ditulis</h3><ul><li>printer (2 kali)</li></ul>"
      ))
    let tiles = try #require(page.firstMatch(of: /<dl class="tiles">.*?<\/dl>/))
    #expect(!tiles.0.contains("µs"))
    let footer = try #require(page.firstRange(of: "<footer>"))
    #expect(page[footer.upperBound...].contains("Waktu menjawab: separuhnya dalam"))
  }
}
