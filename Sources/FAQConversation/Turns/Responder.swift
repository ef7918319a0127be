package import Basics
package import FAQKnowledge
package import FAQMatching
import FAQText

/// Answers messages: one at a time, or as turns of a conversation.
///
/// A message is read alone first (``ContextFreeResponder``), then within its conversation (``TurnReader``).
package struct Responder: Sendable {
  package let matcher: Matcher
  package let composer: ReplyComposer
  package let redaction: Redaction
  private let policy: DialoguePolicy
  private let texts: StoredTexts
  private let alone: ContextFreeResponder
  private let offices: LPSEFinder
  private let turns: TurnReader
  private let requests: RequestFinder
  private let expired: ExpiredAnswers
  private let notices: NoticeBoard?
  /// See ``confirmingLetters``.
  var asksForConsent = false

  /// Reads folders, and makes all that needs no weights while these are fitted.
  ///
  /// - Parameters:
  ///   - folders: the paths of the knowledge, each folder over those before it.
  ///   - runner: does what can be done side by side. The default does it one after the other.
  /// - Returns: a responder of what could be read, and every problem of the files.
  package static func load(_ folders: [String], on runner: some SideBySide = OneAfterAnother()) -> (
    responder: Responder, problems: [Diagnostic]
  ) {
    let loaded = Matcher.load(folders, on: runner, beside: { Groundwork($0, $1) })
    return (Responder(loaded.matcher, loaded.other), loaded.problems)
  }

  package init(_ base: KnowledgeBase, on runner: some SideBySide = OneAfterAnother()) {
    let (matcher, groundwork) = Matcher.make(base, on: runner, beside: { Groundwork($0, $1) })
    self.init(matcher, groundwork)
  }

  package init(_ matcher: Matcher, policy: DialoguePolicy = DialoguePolicy()) {
    self.init(matcher, Groundwork(matcher.base, matcher.analyzer, policy: policy))
  }

  /// The same for senders with whom no letter is written: the answers say where letters are, and no state that they lead
  /// to has fields of one.
  package var withoutLetters: Responder {
    Responder(matcher, Groundwork(composer.withoutLetters, matcher.analyzer, policy: policy))
  }

  private init(_ matcher: Matcher, _ groundwork: Groundwork) {
    (policy, composer) = (groundwork.policy, groundwork.composer)
    (redaction, texts) = (groundwork.redaction, groundwork.texts)
    self.matcher = matcher
    alone = ContextFreeResponder(matcher, composer, policy: policy)
    offices = LPSEFinder(matcher.base)
    expired = ExpiredAnswers(composer)
    notices = NoticeBoard(matcher, composer, ChoicePicker(matcher: matcher, policy: policy.choices))
    turns = TurnReader(matcher, groundwork, decider: alone.decider)
    requests = RequestFinder(
      matcher: matcher, composer: composer, alone: alone, signs: turns.signs,
      smallTalk: groundwork.smallTalk, newSubject: policy.newSubject)
  }

  package var base: KnowledgeBase { matcher.base }

  /// The reply where a message is decided on its own, in full: the one that can be written beforehand. `isFirst` is
  /// that of ``Resolution/isFirst``.
  package func reply(to decision: Decision, isFirst: Bool) -> Reply {
    var result = Resolution(
      reply: composer.reply(to: decision, confidence: 0, lpse: ""), match: Match(), decision: decision,
      isWhole: true, isFirst: isFirst)
    result.reply.render(texts.text(of: result))
    return result.reply
  }

  /// Answers one message on its own.
  ///
  /// - Parameters:
  ///   - message: the message as it was typed.
  ///   - lpse: the LPSE whose contacts come first, as `lpse` in `kontak.md`. The default is that of the knowledge.
  ///   - now: the moment, for what the knowledge says with a date. The default is none, and nothing of it is said.
  ///   - scratch: the caller's working memory.
  /// - Returns: the reply, and how it was found.
  package func respond(
    _ message: String, lpse: String = "", at now: WallTime? = nil, _ scratch: inout MatchScratch
  ) -> Resolution {
    var state = ConversationState(knowledgeVersion: base.version)
    state.lpse = lpse.lowercased()
    return respond(message, state, consent: .notNeeded, at: now, scratch: &scratch)
  }

  /// Answers the next turn of a conversation; without a token it is the first.
  ///
  /// - Parameters:
  ///   - message: the message as it was typed.
  ///   - token: the token of the reply before.
  ///   - lpse: the LPSE whose contacts come first, as `lpse` in `kontak.md`. One that the message names comes before it.
  ///   - now: the moment, as in ``respond(_:lpse:at:_:)``.
  ///   - forced: the number of the hypothesis that takes the turn, to see what each would reply. The default is the
  ///     likeliest.
  ///   - scratch: the caller's working memory.
  /// - Returns: the reply, with the token for the next turn.
  /// - Throws: ``TokenError`` for a token that is none of this program's.
  package func respond(
    _ message: String, token: String?, lpse: String = "", at now: WallTime? = nil,
    taking forced: Int? = nil, _ scratch: inout MatchScratch
  ) throws(TokenError) -> Resolution {
    var state = ConversationState(knowledgeVersion: base.version)
    var isStale = false
    var wasLetter = false
    if let token, !token.isEmpty {
      let known = try ConversationToken.decode(token)
      isStale = known.knowledgeVersion != base.version
      if isStale { wasLetter = known.isInLetter } else { state = known }
    }
    scratch.analysis.mayCache = !wasLetter && !state.isInLetter
    let consent = takeConsent(from: &state)
    if let lpse = offices.known(lpse) { state.lpse = lpse }
    var result = respond(
      message, state, consent: consent, at: now, taking: forced, scratch: &scratch)
    if case .asked = consent, !result.isLetter { leaveLetter(in: &result) }
    if isStale { result.reply.remarks.append(base.phrasebook[.staleConversation]) }
    // The message is the next field of a letter that the newer knowledge ended.
    if wasLetter { result.isLetter = true }
    return result
  }

  private func respond(
    _ message: String, _ known: consuming ConversationState, consent: LetterConsent, at now: WallTime?,
    taking forced: Int? = nil, scratch: inout MatchScratch
  ) -> Resolution {
    var state = known
    guard let readable = readable(message, state) else { return tooLong(state) }
    turns.letters.leaveUnknown(in: &state)
    let message = redaction.read(readable)
    let asides = message.phones + takeOffice(from: message, into: &state)
    var result = alone.resolve(message.sanitized, lpse: state.lpse, asides: asides, &scratch)
    let request = requests.find(in: &result, state, &scratch)
    let read = request.text ?? message.sanitized
    result.isFirst = !state.isDisclosed
    let wasBlank = state.isBlank
    if let told = answerAboutNotice(result, read, state, at: now) {
      (result.reply, result.decision, result.isWhole) = (told, .unknown, false)
    } else {
      state = turns.take(
        read, typed: message.typed, before: state, consent: consent, result: &result, signs: request.signs,
        courtesy: request.courtesy, taking: forced, scratch: &scratch)
    }
    composer.remember(offersOf: result.reply, in: &state)
    keep(&state, in: &result)
    // The reply is no longer the stored one, because its contacts are in the order for one LPSE.
    if composer.prefers(lpse: state.lpse), !result.reply.contacts.isEmpty { result.isWhole = false }
    if let now { tellDates(&result, wasBlank: wasBlank, lpse: state.lpse, at: now) }
    redaction.apply(to: message, &result)
    result.reply.render(texts.text(of: result))
    return result
  }

  /// Remembers the LPSE that a message names.
  ///
  /// - Returns: its place in the message, or none.
  private func takeOffice(
    from message: Redaction.Message, into state: inout ConversationState
  ) -> [Range<Int>] {
    guard let office = offices.find(Array(message.sanitized.utf8)) else { return [] }
    state.lpse = office.name
    return [office.place]
  }

  /// Encodes what is remembered. Without a word and without a past there is nothing to remember.
  private func keep(_ state: inout ConversationState, in result: inout Resolution) {
    if !result.reply.answers.isEmpty { state.isDisclosed = true }
    if result.match.hasWords || state != ConversationState(knowledgeVersion: base.version) {
      result.reply.conversation = ConversationToken.encode(state)
    }
  }

  private func answerAboutNotice(
    _ result: borrowing Resolution, _ message: String, _ state: ConversationState, at now: WallTime?
  ) -> Reply? {
    guard let now, let notices else { return nil }
    return notices.reply(to: result, message, state, at: now)
  }

  /// Adds what the knowledge says of this day: that an answer has ended, and the notices that stand before it.
  private func tellDates(
    _ result: inout Resolution, wasBlank: Bool, lpse: String, at now: WallTime
  ) {
    if !result.isLetter, expired.apply(to: &result.reply, lpse: lpse, at: now) { result.isWhole = false }
    guard let notices else { return }
    let isGreeting = result.reply.outcome == .smalltalk && greets(result, wasBlank: wasBlank)
    if notices.announce(in: &result, isGreeting: isGreeting, lpse: lpse, at: now) { result.isWhole = false }
  }

  /// Whether small talk is a greeting: the message greets, or begins a conversation and neither thanks nor says goodbye.
  private func greets(_ result: borrowing Resolution, wasBlank: Bool) -> Bool {
    let acts = turns.signs.read(result.match.tokens, of: result.match.text).acts
    return acts.acts.contains(.greeting) || wasBlank && acts.mayGreet
  }

  /// The part of a message that is read: all of a question, the beginning of a mail log or of a field of a letter.
  ///
  /// - Returns: nil for any other text that is longer than ``TextLimits/question``, which nothing of what follows reads.
  private func readable(_ message: String, _ state: ConversationState) -> String? {
    if TextLimits.question.allows(message) { return message }
    // The letter has its own words for a field that is too long.
    if state.form != nil { return TextLimits.question.beginning(of: message) }
    let beginning = TextLimits.log.beginning(of: message)
    return !base.codes.isEmpty && MailLogReader.read(beginning) != nil ? beginning : nil
  }

  /// Asks for fewer words; the conversation stays where it is.
  private func tooLong(_ state: ConversationState) -> Resolution {
    var result = Resolution(reply: composer.sentence(.tooLong), match: Match(), decision: .unknown)
    result.isTooLong = true
    result.reply.render(texts.text(of: result))
    if state != ConversationState(knowledgeVersion: base.version) {
      result.reply.conversation = ConversationToken.encode(state)
    }
    return result
  }
}
