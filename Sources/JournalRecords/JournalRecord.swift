/// The content of one line of the journal.
package enum JournalRecord: Sendable, Equatable {
  case question(QuestionRecord)
  case feedback(FeedbackRecord)

  /// Version of the lines that this program writes and reads.
  package static let version = 1

  package var time: JournalTime {
    switch self {
    case .question(let record): record.time
    case .feedback(let record): record.time
    }
  }
}

/// A question with its reply. It contains nothing about the user.
package struct QuestionRecord: Sendable, Equatable {
  /// The route by which a question came.
  package enum Channel: String, Sendable, CaseIterable {
    /// `/v1/ask`, by GET or POST.
    case ask
    /// The REST channel, `/webhooks/rest/webhook`.
    case rest
    /// The Telegram channel, `/webhooks/telegram`.
    case telegram
  }

  /// The kind of reply that the question got, in the order and with the names of the reply object.
  package enum Outcome: String, Sendable, CaseIterable {
    case answer, clarify, fallback, smalltalk, handoff, form
  }

  /// An entry that was not chosen.
  package struct RunnerUp: Sendable, Equatable {
    package var entry: String
    /// From 0 to 1; four decimals are written.
    package var confidence: Float

    package init(entry: String, confidence: Float) {
      self.entry = entry
      self.confidence = confidence
    }
  }

  package var time: JournalTime
  /// The question, redacted and cut to a length that keeps the journal of a day small.
  package var question: String
  package var outcome: Outcome
  /// The id of the entry that was answered.
  package var entry: String?
  /// The id of that entry's category, or of the category that a question back is about.
  package var category: String?
  /// From 0 to 1; four decimals are written.
  package var confidence: Float
  /// The second best entry where one was answered, else the best one.
  package var runnerUp: RunnerUp?
  /// From the request's arrival in the service to its reply, without the network, in microseconds.
  package var latency: Int
  package var knowledgeVersion: String
  package var channel: Channel
  /// The ids of the notices that stood before the reply, or answered the question.
  package var notices: [String]
  /// Whether the knowledge knows that the question belongs elsewhere; the outcome is then ``Outcome/fallback``.
  package var isOutside: Bool

  package init(
    time: JournalTime, question: String, outcome: Outcome, entry: String? = nil,
    category: String? = nil,
    confidence: Float = 0, runnerUp: RunnerUp? = nil, latency: Int = 0, knowledgeVersion: String = "",
    channel: Channel = .ask, notices: [String] = [], isOutside: Bool = false
  ) {
    self.time = time
    self.question = question
    self.outcome = outcome
    self.entry = entry
    self.category = category
    self.confidence = confidence
    self.runnerUp = runnerUp
    self.latency = latency
    self.knowledgeVersion = knowledgeVersion
    self.channel = channel
    self.notices = notices
    self.isOutside = isOutside
  }
}

/// A user's feedback on an entry's answer.
package struct FeedbackRecord: Sendable, Equatable {
  package var time: JournalTime
  package var entry: String
  package var isHelpful: Bool
  /// The question and the comment, both redacted and cut as ``QuestionRecord/question`` is.
  package var question: String?
  package var comment: String?
  package var knowledgeVersion: String

  package init(
    time: JournalTime, entry: String, isHelpful: Bool, question: String? = nil, comment: String? = nil,
    knowledgeVersion: String = ""
  ) {
    self.time = time
    self.entry = entry
    self.isHelpful = isHelpful
    self.question = question
    self.comment = comment
    self.knowledgeVersion = knowledgeVersion
  }
}
