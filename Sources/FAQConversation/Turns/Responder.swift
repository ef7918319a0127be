package import FAQKnowledge
package import FAQMatching
import FAQText

/// Answers messages: one at a time, or as turns of a conversation.
///
/// A message is read alone first (``ContextFreeResponder``). Then ``handlers`` are asked in order whether it belongs to
/// what was said before. Where none takes it, the reply to the message alone stands.
package struct Responder: Sendable {
  package let matcher: Matcher
  package let composer: ReplyComposer
  package let redaction: Redaction
  private let policy: DialoguePolicy
  private let texts: StoredTexts
  private let alone: ContextFreeResponder
  private let offices: LPSEFinder
  private let handlers: [any TurnHandler]

  package init(_ base: KnowledgeBase) { self.init(Matcher(base)) }

  package init(_ matcher: Matcher, policy: DialoguePolicy = DialoguePolicy()) {
    self.init(matcher, ReplyComposer(matcher.base), policy: policy)
  }

  /// The same for a channel over which no letter is written: its answers say where letters are, and no state that it
  /// leads to has fields of one.
  package var withoutLetters: Responder { Responder(matcher, composer.withoutLetters, policy: policy) }

  private init(_ matcher: Matcher, _ composer: ReplyComposer, policy: DialoguePolicy) {
    self.policy = policy
    self.matcher = matcher
    self.composer = composer
    redaction = Redaction(matcher.base)
    texts = StoredTexts(composer, ReplyText(matcher.base, matcher.analyzer))
    alone = ContextFreeResponder(matcher, composer, policy: policy)
    offices = LPSEFinder(matcher.base)
    let followUps = FollowUpReader(composer, matcher.analyzer, policy: policy.followUps)
    let picker = ChoicePicker(matcher: matcher, policy: policy.choices)
    handlers = [
      // A letter is being written, or the one that was just offered is asked for.
      LetterTurn(composer),
      // A check has asked something, but the message is plainly a question for a part of the answer.
      PlainFollowUpTurn(followUps: followUps),
      // A check has asked something, or the message is the word that begins one.
      CheckTurn(
        composer: composer, reader: CheckReplyReader(picker, policy: policy.checks), patience: policy.patience
      ),
      // The message is like a question for a part of the answer, and no surer as a question of its own.
      LikelyFollowUpTurn(followUps: followUps),
      // Choices were offered, and the message means one of them or nothing else.
      ChoiceTurn(composer: composer, picker: picker, patience: policy.patience),
      // The message holds more than one problem.
      SeveralProblems(
        composer: composer, matcher: matcher, decider: alone.decider, policy: policy.problems),
    ]
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
  ///   - scratch: the caller's working memory.
  /// - Returns: the reply, and how it was found.
  package func respond(_ message: String, lpse: String = "", _ scratch: inout MatchScratch) -> Resolution {
    var state = ConversationState(knowledgeVersion: base.version)
    state.lpse = lpse.lowercased()
    return respond(message, state, &scratch)
  }

  /// Answers the next turn of a conversation; without a token it is the first.
  ///
  /// - Parameters:
  ///   - message: the message as it was typed.
  ///   - token: the token of the reply before.
  ///   - lpse: the LPSE whose contacts come first, as `lpse` in `kontak.md`. One that the message names comes before it.
  ///   - scratch: the caller's working memory.
  /// - Returns: the reply, with the token for the next turn.
  /// - Throws: ``TokenError`` for a token that is none of this program's.
  package func respond(
    _ message: String, token: String?, lpse: String = "", _ scratch: inout MatchScratch
  ) throws(TokenError) -> Resolution {
    var state = ConversationState(knowledgeVersion: base.version)
    var isStale = false
    var wasLetter = false
    if let token, !token.isEmpty {
      let known = try ConversationToken.decode(token)
      isStale = known.knowledgeVersion != base.version
      if isStale { wasLetter = known.form != nil } else { state = known }
    }
    scratch.analysis.mayCache = !wasLetter && state.form == nil
    if let lpse = offices.known(lpse) { state.lpse = lpse }
    var result = respond(message, state, &scratch)
    if isStale { result.reply.notices.append(base.phrasebook[.staleConversation]) }
    // The message is the next field of a letter that the newer knowledge ended.
    if wasLetter { result.isLetter = true }
    return result
  }

  private func respond(_ message: String, _ state: ConversationState, _ scratch: inout MatchScratch)
    -> Resolution
  {
    guard let readable = readable(message, state) else { return tooLong(state) }
    var state = state
    let message = redaction.read(readable)
    let office = offices.find(Array(message.sanitized.utf8))
    if let office { state.lpse = office.name }
    let asides = message.phones + (office.map { [$0.place] } ?? [])
    var result = alone.resolve(message.sanitized, lpse: state.lpse, asides: asides, &scratch)
    result.isFirst = !state.isDisclosed
    state = take(message, state, &result, &scratch)
    state = composer.remembering(offerOf: result.reply, state)
    if !result.reply.answers.isEmpty { state.isDisclosed = true }
    // Without a word and without a past there is nothing to remember.
    if result.match.hasWords || state != ConversationState(knowledgeVersion: base.version) {
      result.reply.conversation = ConversationToken.encode(state)
    }
    // The reply is no longer the stored one, because its contacts are in the order for one LPSE.
    if composer.prefers(lpse: state.lpse), !result.reply.contacts.isEmpty { result.isWhole = false }
    redaction.apply(to: message, &result)
    result.reply.render(texts.text(of: result))
    return result
  }

  /// Lets the first handler that takes the message answer it.
  ///
  /// - Returns: what is remembered after the turn.
  private func take(
    _ message: Redaction.Message, _ state: ConversationState, _ result: inout Resolution,
    _ scratch: inout MatchScratch
  ) -> ConversationState {
    let turn = TurnInput(
      message: message.sanitized, typed: message.typed, state: state, text: result.match.text,
      tokens: result.match.tokens, decision: result.decision, confidence: result.reply.confidence,
      isSure: result.reply.confidence >= policy.newSubject, isLog: result.isLog)
    for handler in handlers {
      guard let taken = handler.handle(turn, &scratch) else { continue }
      (result.reply, result.decision) = (taken.reply, taken.decision)
      (result.isWhole, result.isLetter) = (false, taken.isLetter)
      return taken.state
    }
    return result.match.hasWords ? composer.memory(of: result.reply, result.decision, after: state) : state
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
    var result = Resolution(reply: composer.remark(.tooLong), match: Match(), decision: .unknown)
    result.isTooLong = true
    result.reply.render(texts.text(of: result))
    if state != ConversationState(knowledgeVersion: base.version) {
      result.reply.conversation = ConversationToken.encode(state)
    }
    return result
  }
}
