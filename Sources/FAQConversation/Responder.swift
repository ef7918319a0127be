package import FAQKnowledge
package import FAQMatching

/// Answers questions: one at a time, or as turns of a conversation.
package struct Responder: Sendable {
  package let matcher: Matcher
  package let composer: ReplyComposer
  private let decider: Decider
  private let picker: ChoicePicker

  /// Longest question, in characters; longer ones are answered with a request to be brief.
  package static let longestQuestion = 2000
  /// A question this sure of itself is a new subject, whatever was asked back before.
  static let newSubject: Float = 0.75

  package init(_ base: KnowledgeBase) { self.init(Matcher(base)) }

  package init(_ matcher: Matcher) {
    self.matcher = matcher
    composer = ReplyComposer(matcher.base)
    decider = Decider(matcher)
    picker = ChoicePicker(matcher: matcher)
  }

  package var base: KnowledgeBase { matcher.base }

  /// A reply, and how it was found.
  package struct Result: Sendable {
    package var reply: Reply
    package var match: Match
    package var decision: Decision
  }

  /// Answers one question on its own.
  package func respond(_ question: String, _ scratch: inout MatchScratch) -> Result {
    if let remark = remark(question) { return Result(reply: remark, match: Match(), decision: .unknown) }
    let match = matcher.match(question, &scratch)
    // A number alone is the answer to a question that nobody asked.
    guard match.hasWords, !ChoicePicker.isNumber(question) else {
      return Result(reply: composer.remark(.empty), match: match, decision: .unknown)
    }
    let (decision, confidence) = decider.decide(match)
    var reply = compose(decision, confidence)
    reply.conversation = ConversationToken.encode(state(after: reply, decision))
    return Result(reply: reply, match: match, decision: decision)
  }

  /// Answers the next turn of a conversation; without a token it is the first.
  package func respond(_ question: String, token: String?, _ scratch: inout MatchScratch) throws(TokenError)
    -> Result
  {
    guard let token, !token.isEmpty else { return respond(question, &scratch) }
    let state = try ConversationToken.decode(token)
    guard state.knowledgeVersion == base.version else {
      var result = respond(question, &scratch)
      result.reply.notices.append(base.phrasebook[.staleConversation])
      return result
    }
    return respond(question, state, &scratch)
  }

  private func respond(_ question: String, _ state: ConversationState, _ scratch: inout MatchScratch)
    -> Result
  {
    let direct = respond(question, &scratch)
    guard !state.offered.isEmpty, remark(question) == nil else { return direct }
    if ChoicePicker.isNumber(question) { return number(question, state, direct) }
    let entries = state.offered.compactMap { composer.entryIndex($0) }
    if case .answer(let entry) = direct.decision,
      entries.contains(entry) || direct.reply.confidence >= Responder.newSubject
    {
      return direct
    }
    let choices = offered(state)
    guard let picked = picker.pick(question, choices, entries, &scratch), picked < entries.count else {
      return direct
    }
    return answer(entries[picked], direct)
  }

  /// A bare number picks a choice, or is told to be none of them, with the question asked once more.
  private func number(_ question: String, _ state: ConversationState, _ direct: Result) -> Result {
    let entries = state.offered.compactMap { composer.entryIndex($0) }
    if let picked = picker.number(question, entries.count) { return answer(entries[picked], direct) }
    var result = direct
    let category = base.categories.firstIndex { $0.id == state.category }
    result.decision = .clarify(category: category, entries: entries)
    result.reply = composer.clarify(category: category, likely: entries, confidence: 0)
    result.reply.text = base.phrasebook[.missedChoice] + "\n\n" + result.reply.text
    result.reply.conversation = ConversationToken.encode(state)
    return result
  }

  private func answer(_ entry: Int, _ direct: Result) -> Result {
    var result = direct
    result.decision = .answer(entry: entry)
    // The user said so, which is as sure as a rule.
    result.reply = composer.answer(entry, confidence: Decider.byRule)
    result.reply.conversation = ConversationToken.encode(self.state(after: result.reply, result.decision))
    return result
  }

  /// The choices of the last question, as they were shown.
  private func offered(_ state: ConversationState) -> [Reply.Choice] {
    let category = base.categories.firstIndex { $0.id == state.category }
    let likely = state.offered.compactMap { composer.entryIndex($0) }
    return composer.clarify(category: category, likely: likely, confidence: 0).choices
  }

  private func compose(_ decision: Decision, _ confidence: Float) -> Reply {
    switch decision {
    case .answer(let entry): composer.answer(entry, confidence: confidence)
    case .clarify(let category, let entries):
      composer.clarify(category: category, likely: entries, confidence: confidence)
    case .canned(let index): composer.canned(base.canned[index], confidence: confidence)
    case .unknown: composer.unknown(confidence: confidence)
    }
  }

  private func state(after reply: Reply, _ decision: Decision) -> ConversationState {
    var state = ConversationState(knowledgeVersion: base.version)
    state.entry = reply.entry?.id ?? ""
    state.offered = reply.choices.map(\.entry)
    if case .clarify(let category?, _) = decision { state.category = base.categories[category].id }
    return state
  }

  /// A friendly sentence for a question that cannot be one.
  private func remark(_ question: String) -> Reply? {
    if question.utf8.count > Responder.longestQuestion, question.count > Responder.longestQuestion {
      return composer.remark(.tooLong)
    }
    return question.utf8.allSatisfy { $0 <= 0x20 } ? composer.remark(.empty) : nil
  }
}
