// 1. Whatever record the writer writes, the quick way reads it, and reads the same as the journal's own reader.
// 2. Whatever the quick way reads, with any byte of it changed, the journal's own reader reads too, and the same.
// 3. A record in another form counts as well: other order, spaces, unknown fields.

import JournalRecords
import Testing

@testable import FAQReport

@Suite struct PlainLineReaderTests {
  private static let texts = [
    "", "lupa password", "a \"b\" \\ /", "baris\nbaru\ttab", "emoji 👩🏽 é 中", "\u{1}\u{7F}", "***", "}{,:",
  ]

  private static func records() -> [JournalRecord] {
    var random = Seeded(state: 3)
    return (0..<300).map { number in
      let time = JournalTime(milliseconds: Int.random(in: 0..<4_000_000_000_000, using: &random))
      let text = texts[number % texts.count]
      if number % 4 == 3 {
        return .feedback(
          FeedbackRecord(
            time: time, entry: "kontak", isHelpful: Bool.random(using: &random),
            question: Bool.random(using: &random) ? text : nil,
            comment: Bool.random(using: &random) ? text : nil))
      }
      return .question(
        QuestionRecord(
          time: time, question: text, outcome: QuestionRecord.Outcome.allCases[number % 6],
          entry: Bool.random(using: &random) ? "kontak" : nil,
          category: Bool.random(using: &random) ? "x" : nil,
          confidence: Float.random(in: 0...1, using: &random),
          runnerUp: Bool.random(using: &random)
            ? .init(entry: text, confidence: Float.random(in: 0...1, using: &random)) : nil,
          latency: Int.random(in: 0..<9_000_000, using: &random), knowledgeVersion: text,
          channel: Bool.random(using: &random) ? .ask : .rest))
    }
  }

  /// Whether both say the same.
  private func isSame(_ line: JournalLine, _ record: JournalRecord, _ bytes: [UInt8]) -> Bool {
    func text(_ text: JournalText?) -> String? {
      text.map { String(decoding: $0.decoded(bytes), as: UTF8.self) }
    }
    func share(_ value: Float) -> Int { Int((value * 10_000).rounded()) }
    guard line.seconds == record.time.milliseconds / 1_000 else { return false }
    switch (line.content, record) {
    case (.question(let a), .question(let b)):
      return text(a.text) == b.question && a.outcome == b.outcome && text(a.entry) == b.entry
        && a.confidence == share(b.confidence) && text(a.rival) == b.runnerUp?.entry
        && a.rivalConfidence == share(b.runnerUp?.confidence ?? 0) && a.latency == b.latency
    case (.feedback(let a), .feedback(let b)):
      return text(a.entry) == b.entry && a.isHelpful == b.isHelpful && text(a.comment) == b.comment
    default: return false
    }
  }

  @Test func `what is written is read`() throws {
    var plain = PlainLineReader()
    for record in PlainLineReaderTests.records() {
      let bytes = Array(record.line.dropLast())
      let read = plain.read(bytes, 0..<bytes.count)
      let line = try #require(read, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(isSame(line, try JournalRecord(line: bytes), bytes))
    }
  }

  @Test func `a changed byte is read as the journal's reader does, or not at all`() {
    var plain = PlainLineReader()
    var random = Seeded(state: 5)
    var read = 0
    for record in PlainLineReaderTests.records() {
      let whole = Array(record.line.dropLast())
      for _ in 0..<40 {
        var bytes = whole
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bytes[place] = Array("0123456789\"\\,:{}.-eE tfn".utf8).randomElement(using: &random) ?? 0
        default: bytes = Array(bytes[..<place])
        }
        guard let line = plain.read(bytes, 0..<bytes.count) else { continue }
        read += 1
        let text = String(decoding: bytes, as: UTF8.self)
        let record = try? JournalRecord(line: bytes)
        #expect(record.map { isSame(line, $0, bytes) } == true, "\(text)")
      }
    }
    // Most changes hit a text, so that the line is still whole; were none read, nothing would be held against anything.
    #expect(read > 500)
  }

  @Test(arguments: [
    #"{"kind":"question","v":1,"outcome":"answer","time":"2026-11-22T03:39:12Z","question":"a","entry":"kontak"}"#,
    #" { "v" : 1, "kind":"question","time":"2026-11-22T03:39:12.123Z","question":"a","outcome":"answer","entry":"kontak" } "#,
    #"{"v":1,"kind":"question","time":"2026-11-22T03:39:12.123Z","question":"a","outcome":"answer","entry":"kontak","later":[1,{"a":2}]}"#,
  ])
  func `other forms count`(line: String) {
    let report = Journal.report(Array((line + "\n").utf8))
    #expect(report.entries.map(\.id) == ["kontak"])
    #expect(report.entries.map(\.answers) == [1])
    #expect(report.skipped.total == 0)
  }
}
