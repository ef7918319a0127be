import Basics
import FAQKnowledge
import FAQMatching

/// Puts notices before answers, and answers questions about them.
struct NoticeBoard: Sendable {
  /// Confidence from which on a message is surely about what it is decided to be. By judgement.
  private static let decided: Float = 0.6
  /// The same for a message that names the system and an outage. By judgement.
  private static let surelyDecided: Float = 0.9

  private let composer: ReplyComposer
  private let announcer: Announcer
  private let reader: OutageReader
  private let picker: ChoicePicker
  private let subjects: [String: OutageReader.Subject]
  /// Numbers of the canned replies that refuse questions about outages.
  private let refusals: Set<Int>

  /// - Returns: nil where the knowledge has no notices, which is most of the time.
  init?(_ matcher: Matcher, _ composer: ReplyComposer, _ picker: ChoicePicker) {
    let base = composer.base
    guard !base.notices.isEmpty else { return nil }
    (self.composer, self.picker) = (composer, picker)
    announcer = Announcer(base)
    let reader = OutageReader(base.phrasebook, matcher.analyzer)
    self.reader = reader
    subjects = Dictionary(
      base.notices.map { ($0.id, reader.subject($0)) }, uniquingKeysWith: { first, _ in first })
    let names = Set(base.phrasebook.list(.outageRefusals).map { $0.lowercased() })
    refusals = Set(base.canned.indices.filter { names.contains(base.canned[$0].name.lowercased()) })
  }

  // MARK: Questions about a notice

  /// The answer to a message that asks about a notice: about one that holds, else about one that is coming, else about one
  /// that has just ended.
  ///
  /// - Parameters:
  ///   - result: the message, decided on its own.
  ///   - message: the message without secrets.
  ///   - state: what is remembered of the conversation.
  ///   - now: the moment.
  /// - Returns: nil where the message is about something else, or answers what it was asked.
  func reply(
    to result: borrowing Resolution, _ message: String, _ state: ConversationState, at now: WallTime
  ) -> Reply? {
    guard state.form == nil, state.check == nil, !result.isLog, !result.match.tokens.isEmpty else {
      return nil
    }
    let standing = standing(lpse: state.lpse, at: now)
    guard !standing.isEmpty, !picks(message, state) else { return nil }
    let reading = reader.read(result.match.tokens, of: result.match.text)
    let decision = result.decision
    let confidence = result.reply.confidence
    let asked = standing.filter { asks(reading, about: $0.notice, decision, confidence, state) }
    guard let state = asked.first?.state else { return nil }
    var reply = composer.blank(.answer, Decider.certain)
    reply.lead = composer.base.phrasebook[NoticeBoard.lead(state)]
    reply.announcements = announced(asked.filter { $0.state == state })
    return reply
  }

  private static func lead(_ state: Notice.State) -> Phrasebook.Key {
    switch state {
    case .current: .noticeAnswer
    case .coming: .noticeAnswerComing
    case .ended: .noticeAnswerEnded
    }
  }

  private func asks(
    _ reading: OutageReader.Reading, about notice: Notice, _ decision: Decision, _ confidence: Float,
    _ state: ConversationState
  ) -> Bool {
    guard let subject = subjects[notice.id] else { return false }
    let discussed = composer.base.entry(state.discussed)
    let context = OutageReader.Reading.Context(
      isOpen: isOpen(decision), isRefused: isRefused(decision),
      isSmalltalk: composer.cannedKind(decision) == .smalltalk,
      isDecided: confidence >= NoticeBoard.decided && isAboutAnother(decision),
      isSurelyDecided: confidence >= NoticeBoard.surelyDecided && isAboutAnother(decision),
      isElsewhere: discussed.map { !notice.touches($0.category) } ?? false)
    return reading.asks(about: subject, context)
  }

  private func isOpen(_ decision: Decision) -> Bool { if case .answer = decision { false } else { true } }

  /// Whether the decision names a subject that is no outage.
  private func isAboutAnother(_ decision: Decision) -> Bool {
    switch decision {
    case .answer, .clarify(_?, _): true
    case .canned: !isRefused(decision) && composer.cannedKind(decision) != .smalltalk
    case .clarify(nil, _), .unknown: false
    }
  }

  private func isRefused(_ decision: Decision) -> Bool {
    if case .canned(let number) = decision { refusals.contains(number) } else { false }
  }

  /// Whether the message picks one of the choices that were offered.
  private func picks(_ message: String, _ state: ConversationState) -> Bool {
    let offered = state.offered.compactMap { composer.entryIndex($0) }
    guard !offered.isEmpty else { return false }
    let choices = composer.clarify(category: nil, likely: offered, confidence: 0).choices
    return ChoicePicker.isNumber(message) || picker.named(message, choices) != nil
  }

  // MARK: Notices before answers

  /// Puts the notices before a reply that they touch.
  ///
  /// - Returns: whether there were any.
  func announce(in result: inout Resolution, isGreeting: Bool, lpse: String, at now: WallTime) -> Bool {
    guard !result.isLetter, result.reply.announcements.isEmpty else { return false }
    let open = standing(lpse: lpse, at: now).filter { $0.state != .ended }
    guard !open.isEmpty else { return false }
    let (reply, decision) = (result.reply, result.decision)
    let touching = open.filter { isGreeting || touches($0.notice, reply, decision) }
    result.reply.announcements = announced(touching)
    return !touching.isEmpty
  }

  private func touches(_ notice: Notice, _ reply: Reply, _ decision: Decision) -> Bool {
    if !reply.answers.isEmpty { return reply.answers.contains { notice.touches($0.entry.category) } }
    switch (reply.outcome, decision) {
    case (.answer, _): return notice.categories.isEmpty
    case (.clarify, .clarify(let category?, _)): return notice.touches(composer.base.categories[category].id)
    case (.clarify, _): return notice.categories.isEmpty
    case (.fallback, _), (.smalltalk, _), (.handoff, _), (.form, _): return false
    }
  }

  // MARK: Notices that stand

  private func standing(lpse: String, at now: WallTime) -> [(notice: Notice, state: Notice.State)] {
    let lpse = lpse.isEmpty ? composer.base.lpse : lpse
    return Notice.standing(composer.base.notices, at: now).filter { $0.notice.concerns(lpse: lpse) }
  }

  private func announced(_ standing: [(notice: Notice, state: Notice.State)]) -> [Reply.Announcement] {
    standing.prefix(Announcer.most).map { announcer.announcement($0.notice, $0.state) }
  }
}
