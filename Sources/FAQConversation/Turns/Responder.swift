package import FAQKnowledge
package import FAQMatching
import FAQText

/// Answers questions: one at a time, or as turns of a conversation.
package struct Responder: Sendable {
  package let matcher: Matcher
  package let composer: ReplyComposer
  private let texts: StoredTexts
  private let decider: Decider
  private let letters: LetterTurn
  private let choices: ChoiceTurn
  private let followUps: FollowUpTurn
  private let several: SeveralProblems
  private let checks: CheckTurn
  private let homes: HomeFinder
  private let logs: LogDiagnosis
  package let redaction: Redaction

  /// Longest piece of a log, in bytes, that may be a reply to the question of a check.
  static let longestLogLine = 80

  package init(_ base: KnowledgeBase) { self.init(Matcher(base)) }

  package init(_ matcher: Matcher) { self.init(matcher, ReplyComposer(matcher.base)) }

  /// The same for a channel over which no letter is written: its answers tell where letters are, and no state that it
  /// leads to has fields of one.
  package var withoutLetters: Responder { Responder(matcher, composer.withoutLetters) }

  private init(_ matcher: Matcher, _ composer: ReplyComposer) {
    self.matcher = matcher
    self.composer = composer
    texts = StoredTexts(composer, ReplyText(matcher.base, matcher.analyzer))
    decider = Decider(matcher)
    let picker = ChoicePicker(matcher: matcher)
    letters = LetterTurn(composer)
    choices = ChoiceTurn(composer: composer, picker: picker)
    checks = CheckTurn(composer: composer, picker: AnswerPicker(picker))
    followUps = FollowUpTurn(
      composer: composer, finder: Once { FollowUpFinder(matcher.base.followUps, matcher.analyzer) })
    several = SeveralProblems(
      composer: composer, matcher: matcher, decider: decider,
      splitter: MessageSplitter(matcher.base.connectors),
      pairs: PairSplitter(matcher.base.phrasebook.list(.joiningWords)))
    homes = HomeFinder(matcher.base)
    logs = LogDiagnosis(composer: composer, matcher: matcher)
    redaction = Redaction(matcher.base)
  }

  package var base: KnowledgeBase { matcher.base }

  /// A reply, and how it was found. It is handed on and never copied: with each copy, all threads would count up and down
  /// what they tell of the knowledge, on the same counters.
  package struct Result: Sendable, ~Copyable {
    package var reply: Reply
    package var match: Match
    package var decision: Decision
    /// Whether the reply tells what was decided in full and in its own words, and nothing else.
    package var isWhole = false
    /// Whether the conversation had not told yet that a program writes the answers.
    package var isFirst = true
    /// Whether question and reply belong to a letter that is being written: nobody may record them.
    package var isLetter = false
    /// Whether the message was too long to be read: nobody may record it.
    package var isTooLong = false
    /// Whether the message is surely no reply to what was asked before.
    var standsAlone = false

    /// The entry that the reply tells in full and in its own words, and nothing else.
    var wholeEntry: Int? { if isWhole, case .answer(let entry) = decision { entry } else { nil } }
  }

  /// The reply where a message is decided on its own, in full: the one that can be written beforehand. ``Result/isFirst``
  /// tells which of the two texts it has.
  package func reply(to decision: Decision, isFirst: Bool) -> Reply {
    var result = Result(
      reply: compose(decision, 0, home: ""), match: Match(), decision: decision, isWhole: true,
      isFirst: isFirst)
    result.reply.render(texts.text(of: result))
    return result.reply
  }

  /// Answers one question on its own.
  ///
  /// `home`: the LPSE whose contacts come first, as `lpse` in `kontak.md`. The default is that of the knowledge.
  package func respond(_ question: String, home: String = "", _ scratch: inout MatchScratch) -> Result {
    var state = ConversationState(knowledgeVersion: base.version)
    state.home = home.lowercased()
    return respond(question, state, &scratch)
  }

  /// Answers the next turn of a conversation; without a token it is the first.
  ///
  /// `home`: the LPSE whose contacts come first, as `lpse` in `kontak.md`; one named in the question comes before it.
  package func respond(
    _ question: String, token: String?, home: String = "", _ scratch: inout MatchScratch
  ) throws(TokenError) -> Result {
    var state = ConversationState(knowledgeVersion: base.version)
    var isStale = false
    var wasLetter = false
    if let token, !token.isEmpty {
      let known = try ConversationToken.decode(token)
      isStale = known.knowledgeVersion != base.version
      if isStale { wasLetter = known.form != nil } else { state = known }
    }
    scratch.analysis.mayCache = !wasLetter && state.form == nil
    if let home = homes.known(home) { state.home = home }
    var result = respond(question, state, &scratch)
    if isStale { result.reply.notices.append(base.phrasebook[.staleConversation]) }
    // Whoever was in the middle of a letter has sent its next field.
    if wasLetter { result.isLetter = true }
    return result
  }

  private func respond(_ question: String, _ state: ConversationState, _ scratch: inout MatchScratch)
    -> Result
  {
    guard let readable = readable(question, state) else { return tooLong(state) }
    var state = state
    let isFirst = !state.isDisclosed
    let message = redaction.read(readable)
    let named = homes.find(Array(message.sanitized.utf8))
    if let named { state.home = named.name }
    var result =
      logs.respond(message.sanitized, home: state.home, &scratch)
      ?? alone(message.sanitized, home: state.home, &scratch)
    let asides = message.phones + (named.map { [$0.place] } ?? [])
    if !asides.isEmpty {
      result = surer(result, without: asides, of: message.sanitized, home: state.home, &scratch)
    }
    let turn = Turn(
      question: message.sanitized, typed: message.typed, state: state, tokens: result.match.tokens,
      decision: result.decision, confidence: result.reply.confidence, standsAlone: result.standsAlone)
    if let step = step(turn, &scratch) {
      (result.reply, result.decision, state) = (step.reply, step.decision, step.state)
      (result.isWhole, result.isLetter) = (false, step.isLetter)
    } else if result.match.hasWords {
      if let answer = several.answer(result, home: state.home, &scratch) {
        (result.reply, result.decision, result.isWhole) = (answer.reply, answer.decision, false)
      }
      state = memory(of: result, after: state)
    }
    state = checks.remembering(result.reply, state)
    if !result.reply.answers.isEmpty { state.isDisclosed = true }
    // Without a word and without a past there is nothing to remember.
    if result.match.hasWords || state != ConversationState(knowledgeVersion: base.version) {
      result.reply.conversation = ConversationToken.encode(state)
    }
    // The reply is no longer the stored one, because its contacts are in the order for one LPSE.
    if composer.prefers(home: state.home), !result.reply.contacts.isEmpty { result.isWhole = false }
    result.isFirst = isFirst
    redaction.apply(to: message, &result)
    result.reply.render(texts.text(of: result))
    return result
  }

  /// The part of a message that is read: all of a question, the beginning of a mail log or of a field of a letter; nil
  /// for any other text that is longer than ``TextLimits/question``, which nothing of what follows looks at.
  private func readable(_ message: String, _ state: ConversationState) -> String? {
    if TextLimits.question.allows(message) { return message }
    // The letter has its own words for a field that is too long.
    if state.form != nil { return TextLimits.question.beginning(of: message) }
    let beginning = TextLimits.log.beginning(of: message)
    return !base.codes.isEmpty && MailLogReader.read(beginning) != nil ? beginning : nil
  }

  /// Asks for fewer words; the conversation stays where it is.
  private func tooLong(_ state: ConversationState) -> Result {
    var result = Result(reply: composer.remark(.tooLong), match: Match(), decision: .unknown)
    result.isTooLong = true
    result.reply.render(texts.text(of: result))
    if state != ConversationState(knowledgeVersion: base.version) {
      result.reply.conversation = ConversationToken.encode(state)
    }
    return result
  }

  /// Goes on with what was asked or said before; nil when the message stands for itself.
  private func step(_ turn: Turn, _ scratch: inout MatchScratch) -> Step? {
    if let step = letters.step(turn) { return step }
    guard !turn.tokens.isEmpty else { return nil }
    if turn.standsAlone {
      // Unless it is but a line of a log, in reply to a check that asks for one.
      return turn.question.utf8.count <= Responder.longestLogLine ? checks.step(turn, &scratch) : nil
    }
    return followUps.step(turn, checking: turn.state.check != nil) ?? checks.step(turn, &scratch)
      ?? followUps.step(turn, checking: false) ?? choices.step(turn, &scratch)
  }

  /// Answers without looking at what was said before.
  private func alone(_ question: String, home: String, _ scratch: inout MatchScratch) -> Result {
    if let remark = remark(question) { return Result(reply: remark, match: Match(), decision: .unknown) }
    let match = matcher.match(question, &scratch)
    // A number alone is the answer to a question that nobody asked.
    guard match.hasWords, !ChoicePicker.isNumber(question) else {
      return Result(reply: composer.remark(.empty), match: match, decision: .unknown)
    }
    let (decision, confidence) = decider.decide(match)
    return Result(
      reply: compose(decision, confidence, home: home), match: match, decision: decision, isWhole: true)
  }

  /// What the message is answered with when parts of it are left out, if that is surer.
  ///
  /// A place says where the problem is, and a telephone number whom to call, and seldom what it is: "saya pindah ke LPSE
  /// Kabupaten Paser, lupa password, hp 0812 …".
  private func surer(
    _ whole: consuming Result, without asides: [Range<Int>], of message: String, home: String,
    _ scratch: inout MatchScratch
  ) -> Result {
    guard !whole.standsAlone else { return whole }
    var text = Array(message.utf8)
    for index in asides.joined() where text.indices.contains(index) { text[index] = 0x20 }
    let rest = alone(String(decoding: text, as: UTF8.self), home: home, &scratch)
    guard rest.wholeEntry != nil else { return whole }
    // What a whole is refused for may be the very word that was left out: "hp" is a device to others.
    let least = whole.wholeEntry == nil ? Turn.newSubject : whole.reply.confidence
    return rest.reply.confidence > least ? rest : whole
  }

  private func compose(_ decision: Decision, _ confidence: Float, home: String) -> Reply {
    switch decision {
    case .answer(let entry): composer.answer(entry, confidence: confidence, home: home)
    case .clarify(let category, let entries):
      composer.clarify(category: category, likely: entries, confidence: confidence)
    case .canned(let index): composer.canned(index, confidence: confidence, home: home)
    case .unknown: composer.unknown(confidence: confidence, home: home)
    }
  }

  private func memory(of result: borrowing Result, after before: ConversationState) -> ConversationState {
    // Thanks or a greeting in between ends nothing.
    if result.reply.outcome == .smalltalk { return before }
    var state = before.cleared
    state.entry = result.reply.entry?.id ?? ""
    state.also = result.reply.answers.dropFirst().map(\.entry.id)
    state.offered = result.reply.choices.map(\.entry)
    if case .clarify(let category?, _) = result.decision { state.category = base.categories[category].id }
    return state
  }

  /// A friendly sentence for a question that cannot be one.
  private func remark(_ question: String) -> Reply? {
    question.utf8.allSatisfy { $0 <= 0x20 } ? composer.remark(.empty) : nil
  }
}
