import FAQConversation
package import FAQText

/// All that a report counts, in bounded memory: see ``ReportLimits``.
package struct JournalTally: Sendable {
  let zone: Zone
  private(set) var outcomes = [Reply.Outcome: Int](
    uniqueKeysWithValues: Reply.Outcome.allCases.map { ($0, 0) })
  private(set) var helpful = 0
  private(set) var unhelpful = 0
  /// The times of the first and the last record, in seconds since 1970.
  private(set) var span: ClosedRange<Int>?
  private(set) var days = DayCounts()
  private(set) var entries = EntryCounts()
  private(set) var latency = LatencyHistogram()
  private(set) var unknown: QuestionCounts
  private(set) var unclear: QuestionCounts
  private(set) var close = CloseAnswers()
  private var subjects: SubjectReader

  /// `analyzer`: reads the words of questions, so that the same question in other words is known for the same.
  package init(zone: Zone, analyzer: Analyzer) {
    self.init(zone: zone, analyzer: analyzer, questions: ReportLimits.questions)
  }

  /// `questions`: how many of them are told apart, for tests of what comes beyond.
  init(zone: Zone, analyzer: Analyzer, questions: Int) {
    self.zone = zone
    subjects = SubjectReader(analyzer)
    unknown = QuestionCounts(capacity: questions)
    unclear = QuestionCounts(capacity: questions)
  }

  var questions: Int { outcomes.values.reduce(0, +) }

  /// What is said to a question without a person being needed.
  static let answeredAlone: Set<Reply.Outcome> = [.answer, .smalltalk]

  mutating func take(_ line: JournalLine, _ bytes: [UInt8]) {
    let span = self.span ?? line.seconds...line.seconds
    self.span = min(span.lowerBound, line.seconds)...max(span.upperBound, line.seconds)
    switch line.content {
    case .question(let question): take(question, line.seconds, bytes)
    case .feedback(let feedback): take(feedback, line.seconds, bytes)
    }
  }

  private mutating func take(_ question: JournalLine.Question, _ seconds: Int, _ bytes: [UInt8]) {
    outcomes[question.outcome, default: 0] += 1
    latency.add(question.latency)
    let isAlone = question.outcome == .answer || question.outcome == .smalltalk
    days.add(zone.moment(seconds), isAlone: isAlone)
    switch question.outcome {
    case .answer: answer(question, bytes)
    case .fallback: unknown.take(question.text, bytes, &subjects)
    case .clarify: unclear.take(question.text, bytes, &subjects)
    case .smalltalk, .handoff, .form: break
    }
  }

  private mutating func answer(_ question: JournalLine.Question, _ bytes: [UInt8]) {
    guard let entry = question.entry, let number = entries.number(entry, bytes) else { return }
    let isClose =
      question.rival != nil
      && question.confidence - question.rivalConfidence < ReportLimits.closeMargin
    entries.answer(number, isClose: isClose)
    if isClose, let rival = question.rival, let other = entries.number(rival, bytes) {
      close.take(number, other, question.text, bytes)
    }
  }

  private mutating func take(_ feedback: JournalLine.Feedback, _ seconds: Int, _ bytes: [UInt8]) {
    if feedback.isHelpful { helpful += 1 } else { unhelpful += 1 }
    guard let number = entries.number(feedback.entry, bytes) else { return }
    let comment = feedback.isHelpful ? nil : feedback.comment
    entries.feedback(
      number, isHelpful: feedback.isHelpful,
      comment.map { .init(seconds: seconds, text: Wording($0.decoded(bytes), masksStay: true).text) })
  }

  /// Ends the counting.
  mutating func finish() { days.close() }
}
