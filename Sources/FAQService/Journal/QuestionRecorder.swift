import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import JournalRecords

/// Makes a journal note of each question: copies a few values and redacts the text.
struct QuestionRecorder: Sendable {
  private let sink: JournalSink
  private let matcher: Matcher
  private let redactor: Redactor
  private let channel: QuestionRecord.Channel

  /// Nil where there is no journal.
  init?(_ sink: JournalSink?, _ responder: Responder, channel: QuestionRecord.Channel) {
    guard let sink else { return nil }
    self.sink = sink
    self.channel = channel
    matcher = responder.matcher
    redactor = responder.redaction.redactor
  }

  /// Notes a question.
  ///
  /// - Parameters:
  ///   - question: the message as typed.
  ///   - result: the reply.
  ///   - start: the time when the service began to look for the reply.
  func record(_ question: String, _ result: borrowing Resolution, since start: ContinuousClock.Instant) {
    // Messages of a letter are private, and messages that were too long to be read are not kept.
    guard !result.isLetter, !result.mayBeField, !result.isTooLong else { return }
    let reply = result.reply
    let record = QuestionRecord(
      time: sink.now(), question: question, outcome: .init(reply.outcome), entry: reply.entry?.id,
      category: category(result), confidence: reply.confidence, runnerUp: runnerUp(result),
      latency: QuestionRecorder.microseconds(ContinuousClock.now - start),
      knowledgeVersion: reply.knowledgeVersion, channel: channel,
      notices: reply.announcements.map(\.id), isOutside: isOutside(result))
    sink.note(JournalNote(.question(record), redactor: redactor))
  }

  /// Whether a canned reply says that the question belongs elsewhere.
  private func isOutside(_ result: borrowing Resolution) -> Bool {
    guard result.reply.outcome == .fallback, case .canned(let index) = result.decision else { return false }
    return matcher.base.canned[index].kind == .outside
  }

  private func category(_ result: borrowing Resolution) -> String? {
    if let entry = result.reply.entry { return entry.category }
    if case .clarify(let category?, _) = result.decision { return matcher.base.categories[category].id }
    return nil
  }

  /// The best entry besides the answered one: the first whose rule fired, or else the most confident one.
  private func runnerUp(_ result: borrowing Resolution) -> QuestionRecord.RunnerUp? {
    let answered = result.reply.entry?.id
    let ruled = result.match.fired.compactMap(\.entry).map { matcher.base.entries[$0].id }
    if let other = ruled.first(where: { $0 != answered }) {
      return .init(entry: other, confidence: Decider.certain)
    }
    for candidate in result.match.candidates {
      guard case .entry(let index) = matcher.labels[candidate.label] else { continue }
      let id = matcher.base.entries[index].id
      if id != answered { return .init(entry: id, confidence: candidate.confidence) }
    }
    return nil
  }

  private static func microseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}
