import JournalRecords

/// Reads a line in exactly the form in which ``JournalRecord/line`` writes it.
///
/// Nearly every line of a journal has that form. Its bytes are compared in place, because building a tree of JSON for each
/// line would take longer than the rest of a report. Any other line is left to ``JournalRecord/init(line:)``, and
/// `PlainLineReaderTests` compare the two.
struct PlainLineReader: Sendable {
  /// The date of the line before, and its day: most lines have the same.
  private var date = [UInt8](repeating: 0, count: 10)
  private var day = 0

  mutating func read(_ bytes: [UInt8], _ range: Range<Int>) -> JournalLine? {
    var cursor = ByteCursor(range)
    guard cursor.take("{\"v\":1,\"kind\":\"", bytes) else { return nil }
    if cursor.take("question\",\"time\":", bytes) {
      guard let seconds = time(&cursor, bytes), let question = question(&cursor, bytes), cursor.isAtEnd else {
        return nil
      }
      return JournalLine(seconds: seconds, content: .question(question))
    }
    guard cursor.take("feedback\",\"time\":", bytes), let seconds = time(&cursor, bytes),
      let feedback = feedback(&cursor, bytes), cursor.isAtEnd
    else { return nil }
    return JournalLine(seconds: seconds, content: .feedback(feedback))
  }

  private func question(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> JournalLine.Question? {
    guard cursor.take(",\"question\":", bytes), let text = cursor.string(bytes),
      cursor.take(",\"outcome\":", bytes), let outcome = outcome(&cursor, bytes),
      cursor.take(",\"entry\":", bytes), let entry = optional(&cursor, bytes),
      cursor.take(",\"category\":", bytes), optional(&cursor, bytes) != nil,
      cursor.take(",\"confidence\":", bytes), let confidence = cursor.share(bytes),
      cursor.take(",\"runner_up\":", bytes), let rival = rival(&cursor, bytes),
      cursor.take(",\"latency_us\":", bytes), let latency = cursor.integer(bytes),
      cursor.take(",\"knowledge_version\":", bytes), cursor.string(bytes) != nil,
      cursor.take(",\"channel\":", bytes),
      cursor.take("\"ask\"", bytes) || cursor.take("\"rest\"", bytes) || cursor.take("\"telegram\"", bytes)
    else { return nil }
    let isOutside = cursor.take(",\"outside\":true", bytes)
    guard cursor.take("}", bytes) else { return nil }
    return .init(
      text: text, outcome: outcome, entry: entry.text, confidence: confidence, rival: rival.text,
      rivalConfidence: rival.confidence, latency: latency, isOutside: isOutside)
  }

  private func feedback(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> JournalLine.Feedback? {
    guard cursor.take(",\"entry\":", bytes), let entry = cursor.string(bytes),
      cursor.take(",\"helpful\":", bytes)
    else { return nil }
    let isHelpful = cursor.take("true", bytes)
    guard isHelpful || cursor.take("false", bytes),
      cursor.take(",\"question\":", bytes), optional(&cursor, bytes) != nil,
      cursor.take(",\"comment\":", bytes), let comment = optional(&cursor, bytes),
      cursor.take(",\"knowledge_version\":", bytes), cursor.string(bytes) != nil, cursor.take("}", bytes)
    else { return nil }
    return .init(entry: entry, isHelpful: isHelpful, comment: comment.text)
  }

  /// A text or a null, told apart from a syntax error, which is nil.
  private struct Optional { var text: JournalText? }

  private func optional(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> Optional? {
    if cursor.take("null", bytes) { return Optional(text: nil) }
    return cursor.string(bytes).map { Optional(text: $0) }
  }

  private func rival(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> (text: JournalText?, confidence: Int)? {
    if cursor.take("null", bytes) { return (nil, 0) }
    guard cursor.take("{\"entry\":", bytes), let text = cursor.string(bytes),
      cursor.take(",\"confidence\":", bytes), let confidence = cursor.share(bytes), cursor.take("}", bytes)
    else { return nil }
    return (text, confidence)
  }

  private func outcome(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> QuestionRecord.Outcome? {
    if cursor.take("\"answer\"", bytes) { return .answer }
    if cursor.take("\"clarify\"", bytes) { return .clarify }
    if cursor.take("\"fallback\"", bytes) { return .fallback }
    if cursor.take("\"smalltalk\"", bytes) { return .smalltalk }
    if cursor.take("\"handoff\"", bytes) { return .handoff }
    return cursor.take("\"form\"", bytes) ? .form : nil
  }

  /// `"2026-11-22T03:39:12.123Z"`, in seconds since 1970.
  private mutating func time(_ cursor: inout ByteCursor, _ bytes: [UInt8]) -> Int? {
    let start = cursor.index + 1
    guard let text = cursor.string(bytes), !text.isEscaped, text.range.count == 24,
      bytes[start + 10] == UInt8(ascii: "T")
    else { return nil }
    if !isSameDate(bytes, start) || !isClock(bytes, start + 11) {
      // The first line of a day, or a malformed time: the strict parser decides.
      guard let time = JournalTime(String(decoding: bytes[text.range], as: UTF8.self)) else { return nil }
      for offset in 0..<10 { date[offset] = bytes[start + offset] }
      day = time.milliseconds / 86_400_000
      return time.milliseconds / 1_000
    }
    return day * 86_400 + pair(bytes, start + 11) * 3_600 + pair(bytes, start + 14) * 60
      + pair(bytes, start + 17)
  }

  private func isSameDate(_ bytes: [UInt8], _ start: Int) -> Bool {
    for offset in 0..<10 where bytes[start + offset] != date[offset] { return false }
    return true
  }

  /// Whether `03:39:12.123Z` stands there.
  private func isClock(_ bytes: [UInt8], _ start: Int) -> Bool {
    for offset in [0, 1, 3, 4, 6, 7, 9, 10, 11] where bytes[start + offset] &- 0x30 > 9 { return false }
    return bytes[start + 2] == UInt8(ascii: ":") && bytes[start + 5] == UInt8(ascii: ":")
      && bytes[start + 8] == UInt8(ascii: ".") && bytes[start + 12] == UInt8(ascii: "Z")
      && pair(bytes, start) < 24 && pair(bytes, start + 3) < 60 && pair(bytes, start + 6) < 60
  }

  private func pair(_ bytes: [UInt8], _ start: Int) -> Int {
    Int(bytes[start] &- 0x30) * 10 + Int(bytes[start + 1] &- 0x30)
  }
}
