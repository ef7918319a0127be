// 1. Questions about the same stand together, with their wordings, the most frequent first; others stand apart.
// 2. Neither the order of the lines nor the run changes the groups while there is room for all questions.
// 3. Beyond that, the frequent ones stay, the counts are lower bounds, and the report says how wrong they may be.
// 4. What holds nothing but masks is counted, and in no group.
// 5. Close answers are told in pairs, with the shortest question.

import Basics
import JournalRecords
import Testing

@testable import FAQReport

@Suite struct GroupingTests {
  private static let questions: [(String, Int)] = [
    ("printer kantor rusak", 3), ("printer kantor rusak min", 2), ("Kok printer kantornya rusak", 1),
    ("jadwal kereta ke surabaya", 4), ("kereta surabaya jadwal", 1), ("resep rendang padang", 1),
  ]

  private static var lines: [[UInt8]] {
    questions.flatMap { text, count in
      Array(repeating: Journal.question(text, .fallback), count: count)
    }
  }

  /// A word of consonants that nobody mends into another.
  private static func rare(_ number: Int) -> String {
    let letters = Array("bcdfghjklmnpqrstvwxz")
    return "xq"
      + [number / 400, number / 20 % 20, number % 20].map { String(repeating: letters[$0], count: 2) }
      .joined() + "qx"
  }

  @Test func `alike stands together`() {
    let report = Journal.report(GroupingTests.lines)
    #expect(report.unknown.total == 12)
    #expect(report.unknown.error == 0)
    #expect(report.unknown.groups.map(\.count) == [6, 5, 1])
    #expect(
      report.unknown.groups.map { $0.wordings.map(\.text) } == [
        ["printer kantor rusak", "printer kantor rusak min", "Kok printer kantornya rusak"],
        ["jadwal kereta ke surabaya", "kereta surabaya jadwal"], ["resep rendang padang"],
      ])
    #expect(report.unknown.groups[0].wordings.map(\.count) == [3, 2, 1])
  }

  @Test func `any order of lines makes the same report`() {
    let lines =
      GroupingTests.lines + [
        Journal.question("lupa", .answer, entry: "a", confidence: 0.6, rival: ("b", 0.5)),
        Journal.question("lupa ya", .answer, entry: "a", confidence: 0.6, rival: ("b", 0.5)),
        Journal.feedback("a", false, "satu"), Journal.feedback("a", false, "dua"),
        Journal.feedback("a", false, "tiga"), Journal.feedback("a", false, "empat"),
        Journal.question("apa", .clarify, at: "2026-11-20T00:00:00.000Z"),
      ]
    let report = Journal.report(lines)
    var random = Seeded(state: 1)
    for _ in 0..<20 { #expect(Journal.report(lines.shuffled(using: &random)) == report) }
  }

  @Test func `frequent questions outlive the room`() {
    var lines: [[UInt8]] = []
    for number in 0..<600 {
      lines.append(Journal.question(GroupingTests.rare(number), .fallback))
      if number % 3 == 0 { lines.append(Journal.question("printer kantor rusak", .fallback)) }
    }
    let report = Journal.report(Array(lines.joined()), questions: 20)
    #expect(report.unknown.total == 800)
    #expect(report.unknown.error > 0 && report.unknown.error <= 800 / 20)
    let count = report.unknown.groups.first?.count ?? 0
    #expect(report.unknown.groups.first?.title == "printer kantor rusak")
    #expect(count <= 200 && count >= 200 - report.unknown.error)
    let text = TextReport.text(report, base: TestKnowledge.small.base)
    #expect(text.contains("Terlalu banyak pertanyaan berbeda"))
    #expect(text.contains("ditanyakan sampai \(report.unknown.error) kali mungkin tidak tampil"))
  }

  @Test func `nothing but masks`() {
    let report = Journal.report([
      Journal.question("***", .fallback), Journal.question("r***@yahoo.com ***", .fallback),
      Journal.question("printer", .fallback),
    ])
    #expect(report.unknown.total == 3)
    #expect(report.unknown.wordless == 2)
    #expect(report.unknown.groups.map(\.title) == ["printer"])
  }

  @Test func `close answers`() {
    let report = Journal.report([
      Journal.question("ini pertanyaan panjang", .answer, entry: "a", confidence: 0.6, rival: ("b", 0.45)),
      Journal.question("ini pendek", .answer, entry: "a", confidence: 0.6, rival: ("b", 0.45)),
      Journal.question("jauh", .answer, entry: "a", confidence: 0.6, rival: ("b", 0.4)),
      Journal.question("sendiri", .answer, entry: "a", confidence: 0.1),
      Journal.question("lain", .answer, entry: "b", confidence: 0.5, rival: ("a", 0.5)),
    ])
    #expect(report.closeTotal == 3)
    #expect(
      report.close == [
        .init(answered: "a", rival: "b", count: 2, example: "ini pendek"),
        .init(answered: "b", rival: "a", count: 1, example: "lain"),
      ])
    #expect(report.entries.map { "\($0.id) \($0.answers)" } == ["a 4", "b 1"])
  }
}
