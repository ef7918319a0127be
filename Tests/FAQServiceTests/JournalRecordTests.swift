// 1. A record is one line with fixed keys in a fixed order, and reads back as itself.
// 2. No text, whatever is in it, puts a second newline into a line.
// 3. What must be there is demanded, the rest may be missing, and what is not known is passed over.
// 4. Every torn piece of a line is told from a record.
// 5. Times are read as they are written, to the millisecond, and only days that exist.
// 6. A note lets nothing out but masked words, cut between characters.

import FAQConversation
import FAQText
import JSON
import JournalRecords
import Testing

@testable import FAQService

@Suite struct JournalRecordTests {
  private static let question = JournalRecord.question(
    QuestionRecord(
      time: JournalTime(milliseconds: 1_795_318_752_123), question: "lupa \"pasword\"", outcome: .answer,
      entry: "lupa-password", category: "akun", confidence: 0.93,
      runnerUp: .init(entry: "lupa-user-id", confidence: 0.04), latency: 85, knowledgeVersion: "1a2b",
      channel: .ask))
  private static let feedback = JournalRecord.feedback(
    FeedbackRecord(
      time: JournalTime(milliseconds: 0), entry: "lupa-password", isHelpful: false, comment: "kurang jelas",
      knowledgeVersion: "1a2b"))

  @Test func `a question is one line`() throws {
    #expect(
      String(decoding: Self.question.line, as: UTF8.self)
        == #"{"v":1,"kind":"question","time":"2026-11-22T03:39:12.123Z","question":"lupa \"pasword\"","#
        + #""outcome":"answer","entry":"lupa-password","category":"akun","confidence":0.93,"#
        + #""runner_up":{"entry":"lupa-user-id","confidence":0.04},"latency_us":85,"#
        + #""knowledge_version":"1a2b","channel":"ask"}"# + "\n")
    #expect(try JournalRecord(line: Self.question.line) == Self.question)
  }

  @Test func `feedback is one line`() throws {
    #expect(
      String(decoding: Self.feedback.line, as: UTF8.self)
        == #"{"v":1,"kind":"feedback","time":"1970-01-01T00:00:00.000Z","entry":"lupa-password","#
        + #""helpful":false,"question":null,"comment":"kurang jelas","knowledge_version":"1a2b"}"# + "\n")
    #expect(try JournalRecord(line: Self.feedback.line) == Self.feedback)
  }

  @Test func `no text breaks a line`() throws {
    let texts = (0..<256).map { "a\(Unicode.Scalar(UInt8($0)))b" } + ["\u{2028}\u{2029}\r\n", "\\", "", "😀"]
    for text in texts {
      let record = JournalRecord.feedback(
        FeedbackRecord(
          time: JournalTime(milliseconds: 1), entry: text, isHelpful: true, question: text, comment: text))
      #expect(record.line.count { $0 == 0x0A } == 1)
      #expect(record.line.last == 0x0A)
      #expect(!record.line.dropLast().contains { $0 < 0x20 || $0 == 0x7F })
      #expect(try JournalRecord(line: record.line) == record)
    }
  }

  @Test func `the rest may be missing`() throws {
    let line =
      #"{"new":[1],"v":1,"kind":"question","time":"1970-01-01T00:00:01Z","question":"a","outcome":"fallback"}"#
    #expect(
      try JournalRecord(line: Array(line.utf8))
        == .question(
          QuestionRecord(time: JournalTime(milliseconds: 1_000), question: "a", outcome: .fallback)))
  }

  @Test(
    arguments: [
      ("", .json(.unexpectedEnd)), ("[]", .noObject), ("{}", .version(nil)), (#"{"v":2}"#, .version(2)),
      (#"{"v":"1"}"#, .version(nil)), (#"{"v":1}"#, .kind(nil)), (#"{"v":1,"kind":"x"}"#, .kind("x")),
      (#"{"v":1,"kind":"question"}"#, .field("outcome")),
      (#"{"v":1,"kind":"question","outcome":"x"}"#, .field("outcome")),
      (#"{"v":1,"kind":"question","outcome":"answer"}"#, .field("time")),
      (#"{"v":1,"kind":"question","outcome":"answer","time":"1970-02-30T00:00:00Z"}"#, .field("time")),
      (#"{"v":1,"kind":"question","outcome":"answer","time":"1970-01-01T00:00:00Z"}"#, .field("question")),
      (#"{"v":1,"kind":"question","outcome":"answer","channel":"fax"}"#, .field("channel")),
      (#"{"v":1,"kind":"feedback","helpful":1}"#, .field("helpful")),
      (#"{"v":1,"kind":"feedback","helpful":true,"time":"1970-01-01T00:00:00Z"}"#, .field("entry")),
    ] as [(String, JournalRecordError)])
  func `what is no record is told`(line: String, error: JournalRecordError) {
    #expect(throws: error) { try JournalRecord(line: Array(line.utf8)) }
  }

  @Test(arguments: [question, feedback]) func `a torn line is no record`(record: JournalRecord) {
    for length in 0..<(record.line.count - 1) {
      #expect(throws: JournalRecordError.self) { try JournalRecord(line: Array(record.line.prefix(length))) }
    }
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z", "19700101T000000.000Z"),
      (951_782_399_999, "2000-02-28T23:59:59.999Z", "20000228T235959.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00.000Z", "20000229T000000.000Z"),
      (1_795_318_752_123, "2026-11-22T03:39:12.123Z", "20261122T033912.123Z"),
      (4_107_542_400_007, "2100-03-01T00:00:00.007Z", "21000301T000000.007Z"),
    ])
  func `times are read as they are written`(milliseconds: Int, text: String, stamp: String) {
    let time = JournalTime(milliseconds: milliseconds)
    #expect(time.text == text)
    #expect(time.stamp == stamp)
    #expect(JournalTime(text) == time)
  }

  @Test(
    arguments: [
      "", "Z", "1969-12-31T23:59:59Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-02-29T00:00:00Z",
      "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z", "2026-01-01 00:00:00Z",
      "2026-01-01T00:00:00", "2026-01-01T00:00:00+07:00", "2026-01-01T00:00:00.Z",
      "2026-01-01T00:00:00.1234567890Z",
      "2026-01-01T00:00:00.aZ", "+026-01-01T00:00:00Z",
    ])
  func `what is no time is none`(text: String) { #expect(JournalTime(text) == nil) }

  @Test func `a note lets masked words out`() {
    let secret = "password saya rahasia99, npwp 01.234.567.8-901.000, hp 081234567890, email budi@maju.co.id"
    let time = JournalTime(milliseconds: 1)
    let notes = [
      JournalNote(
        .question(QuestionRecord(time: time, question: secret, outcome: .answer)), redactor: Redactor()),
      JournalNote(
        .feedback(FeedbackRecord(time: time, entry: "a", isHelpful: true, question: secret, comment: secret)),
        redactor: Redactor()),
    ]
    for note in notes {
      let line = String(decoding: note.record.line, as: UTF8.self)
      for part in ["rahasia99", "567.8", "1234567890", "budi@"] { #expect(!line.contains(part)) }
      #expect(line.contains("***"))
    }
  }

  @Test func `words are cut between characters`() {
    for (character, bytes) in [("a", 1), ("é", 2), ("€", 3), ("😀", 4), ("👨‍👩‍👧", 18)] {
      for limit in 0...40 {
        let cut = JournalNote.cut(String(repeating: character, count: 50), to: limit)
        #expect(cut == String(repeating: character, count: min(50, limit / bytes)))
      }
    }
  }

  @Test func `a number at the cut is hidden nevertheless`() {
    for length in 470...500 {
      let text = String(repeating: "a", count: length) + " 081234567890 budi@maju.co.id"
      let note = JournalNote(
        .question(QuestionRecord(time: JournalTime(milliseconds: 1), question: text, outcome: .answer)),
        redactor: Redactor())
      let line = String(decoding: note.record.line, as: UTF8.self)
      #expect(!line.contains("081") && !line.contains("budi"))
    }
  }
}
