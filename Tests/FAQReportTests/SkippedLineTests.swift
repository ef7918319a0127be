// 1. Each line that is no record is counted by its reason, with the first places; those around it are counted.
// 2. A last line without a newline is torn when it is no record, and counts when it is one.
// 3. Blank lines are nothing; carriage returns do no harm.
// 4. No bytes, no record at all, a line of ten megabytes, bytes that are no UTF-8: the report is there all the same.

import JournalRecords
import Testing

@testable import FAQReport

@Suite struct SkippedLineTests {
  private static let good = Journal.question("apa", .answer, entry: "kontak")

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    arguments: [
      ("{}\n", .unknownVersion), ("[]\n", .noRecord), ("halo\n", .noRecord), ("null\n", .noRecord),
      (#"{"v":2,"kind":"question"}"# + "\n", .unknownVersion),
      (#"{"v":1,"kind":"visit"}"# + "\n", .unknownKind),
      (#"{"v":1,"kind":"question"}"# + "\n", .noRecord), (#"{"v":1,"kind":"quest"# + "\n", .noRecord),
      (#"{"v":1,"kind":"quest"#, .torn), ("{", .torn),
      (String(repeating: "x", count: 70_000) + "\n", .tooLong),
      (String(repeating: "x", count: 70_000), .tooLong),
    ] as [(String, SkippedLines.Reason)])
  func `a line is told by its reason`(text: String, reason: SkippedLines.Reason) {
    let reading = Journal.read(SkippedLineTests.good + bytes(text))
    #expect(reading.skipped.counts == [reason: 1])
    #expect(
      reading.skipped.places == [
        .init(file: "jurnal", line: 2, offset: SkippedLineTests.good.count, reason: reason)
      ])
    #expect(reading.tally.questions == 1)
  }

  @Test func `every way to tear the last line`() {
    let whole = SkippedLineTests.good
    for end in 0..<(whole.count - 1) {
      let reading = Journal.read(whole + whole[..<end])
      #expect(reading.tally.questions == 1)
      #expect(reading.skipped.counts == (end == 0 ? [:] : [.torn: 1]), "torn after \(end) bytes")
    }
    #expect(Journal.read(whole + whole.dropLast()).tally.questions == 2)
  }

  @Test func `a writer that goes on behind a torn line loses one line`() {
    let whole = SkippedLineTests.good
    let reading = Journal.read(whole + whole.prefix(40) + whole + whole)
    #expect(reading.tally.questions == 2)
    #expect(reading.skipped.counts == [.noRecord: 1])
  }

  @Test func `blank lines and carriage returns`() {
    let line = SkippedLineTests.good.dropLast() + bytes("\r\n")
    let reading = Journal.read(bytes("\n\r\n  \n") + line + bytes("\n") + line)
    #expect(reading.tally.questions == 2)
    #expect(reading.skipped.total == 0)
  }

  @Test func `the first places are told, all are counted`() {
    let reading = Journal.read(bytes(String(repeating: "x\n", count: 1_000)))
    #expect(reading.skipped.total == 1_000)
    #expect(reading.skipped.places.map(\.line) == [1, 2, 3, 4, 5])
    #expect(reading.skipped.places.map(\.offset) == [0, 2, 4, 6, 8])
  }

  @Test func `bytes that are no text`() {
    var broken = SkippedLineTests.good
    if let place = broken.firstRange(of: bytes("apa"))?.lowerBound { broken[place] = 0xFF }
    let reading = Journal.read(broken + SkippedLineTests.good + [0, 0xC3, 0x28, 0x0A])
    #expect(reading.tally.questions == 1)
    #expect(reading.skipped.counts == [.noRecord: 2])
  }

  @Test(arguments: ["", "\n\n", "x\ny\n"])
  func `a journal without a record`(text: String) {
    let report = Journal.report(bytes(text))
    #expect(report.span == nil && report.questions == 0)
    let written = TextReport.text(report, base: TestKnowledge.small.base)
    #expect(written.hasPrefix("Laporan jurnal\nJurnal ini belum berisi satu catatan pun."))
    #expect(written.contains("Baris dilewati") == text.contains("x"))
    #expect(HTMLReport.html(report, base: TestKnowledge.small.base).contains("Jurnal ini belum berisi"))
  }

  @Test func `pieces of any size read the same`() {
    let journal = (0..<50).flatMap { number in
      Journal.question("apa \(number)", .fallback) + (number % 7 == 0 ? bytes("{torn\n") : [])
    }
    let whole = Journal.report(journal)
    for piece in [1, 10, 333] {
      let reading = Journal.read(journal, piece: piece)
      #expect(
        Report(reading, base: TestKnowledge.small.base, analyzer: TestKnowledge.small.analyzer) == whole)
    }
  }
}
