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

  mutating func take(_ line: JournalLine, _ bytes: [UInt8]) {
    let span = self.span ?? line.seconds...line.seconds
    self.span = min(span.lowerBound, line.seconds)...max(span.upperBound, line.seconds)
    switch line.content {
    case .question(let question): take(question, at: line.seconds, in: bytes)
    case .feedback(let feedback): take(feedback, at: line.seconds, in: bytes)
    }
  }

  private mutating func take(_ question: JournalLine.Question, at seconds: Int, in bytes: [UInt8]) {
    byOutcome[JournalTally.number(question.outcome)] += 1
    latency.add(question.latency)
    days.add(zone.moment(seconds), question.outcome, isOutside: question.isOutside)
    switch question.outcome {
    case .answer: answer(question, bytes)
    case .fallback where question.isOutside: outside.take(question.text, bytes, subjects: &subjects)
    case .fallback: unknown.take(question.text, bytes, subjects: &subjects)
    case .clarify: unclear.take(question.text, bytes, subjects: &subjects)
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
      close.take(answered: number, rival: other, text: question.text, in: bytes)
    }
  }

  private mutating func take(_ feedback: JournalLine.Feedback, at seconds: Int, in bytes: [UInt8]) {
    if feedback.isHelpful { helpful += 1 } else { unhelpful += 1 }
    guard let number = entries.number(feedback.entry, bytes) else { return }
    let comment = feedback.isHelpful ? nil : feedback.comment
    entries.feedback(
      number, isHelpful: feedback.isHelpful,
      comment: comment.map { .init(seconds: seconds, text: Wording($0.decoded(bytes), masksStay: true).text) }
    )
  }

  /// Ends the counting.
  mutating func finish() { days.close() }
}
