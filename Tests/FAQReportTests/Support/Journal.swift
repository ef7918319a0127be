@testable import FAQKnowledge
import Basics
import FAQMatching
import FAQText
import JournalRecords

@testable import FAQReport

/// Journals for tests, and what a report makes of them.
enum Journal {
  static func question(
    _ text: String, _ outcome: QuestionRecord.Outcome, at time: String = "2026-11-22T03:39:12.123Z",
    entry: String? = nil,
    confidence: Float = 0.9, rival: (String, Float)? = nil, latency: Int = 85, isOutside: Bool = false
  ) -> [UInt8] {
    JournalRecord.question(
      QuestionRecord(
        time: JournalTime(time) ?? JournalTime(milliseconds: 0), question: text, outcome: outcome,
        entry: entry,
        confidence: confidence, runnerUp: rival.map { .init(entry: $0.0, confidence: $0.1) },
        latency: latency,
        isOutside: isOutside)
    ).line
  }

  static func feedback(
    _ entry: String, _ isHelpful: Bool, _ comment: String? = nil, at time: String = "2026-11-22T04:00:00.000Z"
  ) -> [UInt8] {
    JournalRecord.feedback(
      FeedbackRecord(
        time: JournalTime(time) ?? JournalTime(milliseconds: 0), entry: entry, isHelpful: isHelpful,
        comment: comment)
    ).line
  }

  /// Reads `bytes` as one journal, `piece` bytes at a time.
  static func read(
    _ bytes: [UInt8], zone: Zone = .wib, piece: Int = 1 << 20, questions: Int = ReportLimits.questions,
    reader: LineReader = LineReader(), knowledge: TestKnowledge = .small
  ) -> JournalReading {
    var reading = JournalReading(
      JournalTally(zone: zone, analyzer: knowledge.analyzer, questions: questions))
    var rest = bytes[...]
    reading.take(named: "jurnal", reader: reader) { room in
      let taken = rest.prefix(min(piece, room.count))
      room.copyBytes(from: taken)
      rest = rest.dropFirst(taken.count)
      return taken.count
    }
    return reading
  }

  static func report(
    _ bytes: [UInt8], zone: Zone = .wib, questions: Int = ReportLimits.questions,
    knowledge: TestKnowledge = .small
  ) -> Report {
    Report(
      read(bytes, zone: zone, questions: questions, knowledge: knowledge), base: knowledge.base,
      analyzer: knowledge.analyzer)
  }

  static func report(_ lines: [[UInt8]], zone: Zone = .wib, knowledge: TestKnowledge = .small) -> Report {
    report(Array(lines.joined()), zone: zone, knowledge: knowledge)
  }
}

/// A knowledge with one entry, and what reads questions to it.
struct TestKnowledge: Sendable {
  let base: KnowledgeBase
  let analyzer: Analyzer

  static let small = TestKnowledge(language: "id")
  static let english = TestKnowledge(language: "en")

  private init(language: String) {
    var base = KnowledgeBase()
    base.language = language
    base.phrasebook = Phrasebook(language: language)
    var entry = Entry(
      id: "lupa-password", category: "akun", title: "Lupa password",
      location: SourceLocation(path: "a", line: 1))
    entry.wordings = [Located("lupa password", entry.location)]
    base.entries = [entry]
    self.base = base
    analyzer = Matcher.analyzer(base)
  }
}

/// Random numbers that are the same on every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
