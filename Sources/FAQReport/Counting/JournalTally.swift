package import Basics
package import FAQText
import JournalRecords

/// All counts of a report, in bounded memory (``ReportLimits``).
package struct JournalTally: Sendable {
  let zone: Zone
  /// By the number of the outcome, because hashing its name would take longer than the rest of a line.
  private var byOutcome = [Int](repeating: 0, count: QuestionRecord.Outcome.allCases.count)
  private(set) var helpful = 0
  private(set) var unhelpful = 0
  /// The times of the first and the last record, in seconds since 1970.
  private(set) var span: ClosedRange<Int>?
  private(set) var days = DayCounts()
  private(set) var entries = EntryCounts()
  private(set) var latency = LatencyHistogram()
  private(set) var unknown: QuestionCounts
  /// Questions that the knowledge knew to belong elsewhere.
  private(set) var outside: QuestionCounts
  private(set) var unclear: QuestionCounts
  private(set) var close = CloseAnswers()
  private var subjects: SubjectReader

  /// - Parameters:
  ///   - zone: the clock of days and hours.
  ///   - analyzer: reads the words of questions, so that spellings of one question are counted together.
  package init(zone: Zone, analyzer: Analyzer) {
    self.init(zone: zone, analyzer: analyzer, questions: ReportLimits.questions)
  }

  /// - Parameters:
  ///   - zone: the clock of days and hours.
  ///   - analyzer: reads the words of questions.
  ///   - questions: how many different ones are counted exactly; tests go beyond it.
  init(zone: Zone, analyzer: Analyzer, questions: Int) {
    self.zone = zone
    subjects = SubjectReader(analyzer)
    unknown = QuestionCounts(capacity: questions)
    outside = QuestionCounts(capacity: questions)
    unclear = QuestionCounts(capacity: questions)
  }

  var questions: Int { byOutcome.reduce(0, +) }

  var outcomes: [QuestionRecord.Outcome: Int] {
    Dictionary(
      uniqueKeysWithValues: QuestionRecord.Outcome.allCases.map { ($0, byOutcome[JournalTally.number($0)]) })
  }

  private static func number(_ outcome: QuestionRecord.Outcome) -> Int {
    switch outcome {
    case .answer: 0
    case .clarify: 1
    case .fallback: 2
    case .smalltalk: 3
    case .handoff: 4
    case .form: 5
    }
  }

  /// Whether a question was settled without a person.
  static func isAnsweredAlone(_ outcome: QuestionRecord.Outcome) -> Bool {
    switch outcome {
    case .answer, .smalltalk: true
    case .clarify, .fallback, .handoff, .form: false
    }
  }

  mutating func take(_ record: JournalRecord) {
    let seconds = record.time.seconds
    let span = self.span ?? seconds...seconds
    self.span = min(span.lowerBound, seconds)...max(span.upperBound, seconds)
    switch record {
    case .question(let question): take(question)
    case .feedback(let feedback): take(feedback)
    }
  }

  private mutating func take(_ question: QuestionRecord) {
    byOutcome[JournalTally.number(question.outcome)] += 1
    latency.add(question.latency)
    days.add(zone.moment(question.time.seconds), question.outcome, isOutside: question.isOutside)
    switch question.outcome {
    case .answer: answer(question)
    case .fallback where question.isOutside: outside.take(question.question, subjects: &subjects)
    case .fallback: unknown.take(question.question, subjects: &subjects)
    case .clarify: unclear.take(question.question, subjects: &subjects)
    case .smalltalk, .handoff, .form: break
    }
  }

  private mutating func answer(_ question: QuestionRecord) {
    guard let entry = question.entry, let number = entries.number(entry) else { return }
    let rival = question.runnerUp.flatMap { rival in
      let lead = JournalTally.share(question.confidence) - JournalTally.share(rival.confidence)
      return lead < ReportLimits.closeMargin ? rival.entry : nil
    }
    entries.answer(number, isClose: rival != nil)
    if let rival, let other = entries.number(rival) {
      close.take(answered: number, rival: other, text: question.question)
    }
  }

  /// A confidence in ten-thousandths, the steps in which it is written, because a difference of decimals is not exact.
  private static func share(_ confidence: Float) -> Int {
    Int((min(max(confidence, 0), 1) * 10_000).rounded())
  }

  private mutating func take(_ feedback: FeedbackRecord) {
    if feedback.isHelpful { helpful += 1 } else { unhelpful += 1 }
    guard let number = entries.number(feedback.entry) else { return }
    let comment = feedback.isHelpful ? nil : feedback.comment
    entries.feedback(
      number, isHelpful: feedback.isHelpful,
      comment: comment.map { .init(seconds: feedback.time.seconds, text: Wording($0, masksStay: true).text) })
  }

  /// Ends the counting.
  mutating func finish() { days.close() }
}
