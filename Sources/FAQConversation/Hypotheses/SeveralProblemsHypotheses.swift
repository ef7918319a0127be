import FAQKnowledge
import FAQMatching
import FAQText

/// Reads a message as more than one problem.
struct SeveralProblemsHypotheses: HypothesisProposer {
  private let composer: ReplyComposer
  private let matcher: Matcher
  private let decider: Decider
  private let splitter: MessageSplitter
  private let pairs: PairSplitter
  private let announced: AnnouncedProblems
  private let policy: ProblemsPolicy
  private let bounds: ProblemCutPolicy

  init(composer: ReplyComposer, matcher: Matcher, decider: Decider, policy: ProblemsPolicy) {
    self.policy = policy
    bounds = matcher.policy.problems
    (self.composer, self.matcher, self.decider) = (composer, matcher, decider)
    splitter = MessageSplitter(matcher.base.connectors, policy: policy)
    let words = matcher.base.phrasebook
    pairs = PairSplitter(
      words.list(.joiningWords), both: words.list(.actAll), mostWords: policy.longestPair)
    announced = AnnouncedProblems(things: words.list(.problemWords), several: words.list(.severalWords))
  }

  func propose(_ turn: TurnInput, into hypotheses: inout [Hypothesis], _ scratch: inout MatchScratch) {
    guard turn.state.form == nil, let result = together(turn, &scratch) else { return }
    hypotheses.append(
      turn.hypothesis(
        .several, .done(result),
        isSure: turn.state.isBlank || result.reply.answers.count > 1 && turn.state.check == nil
      ) { $0[.fit] = result.reply.confidence })
  }

  /// A message as it is cut: all of it, or what stands behind the announcement of several problems.
  private struct Message {
    let text: [UInt8]
    let tokens: [Token]
    var isAnnounced = false
  }

  private func together(_ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    guard !turn.tokens.isEmpty else { return nil }
    let tokens = matcher.everything(in: turn.tokens, of: turn.text, &scratch)
    guard let list = announced.read(tokens, of: turn.text) else {
      return cut(Message(text: turn.text, tokens: tokens), turn, &scratch)
    }
    let text = [UInt8](repeating: UInt8(ascii: " "), count: list.start) + turn.text[list.start...]
    let rest = Message(text: text, tokens: matcher.read(text, &scratch), isAnnounced: true)
    return reply(toParts: list.numbered, of: rest, turn, &scratch) ?? cut(rest, turn, &scratch)
  }

  private func cut(_ message: Message, _ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    let segments = splitter.segments(message.tokens, of: message.text)
    return reply(toParts: segments, of: message, turn, &scratch) ?? pair(message, turn, &scratch)
      ?? halves(message, turn, &scratch)
  }

  /// The answers to the parts of a message.
  private func reply(
    toParts parts: [Range<Int>], of message: Message, _ turn: TurnInput, _ scratch: inout MatchScratch
  ) -> TurnResult? {
    guard !parts.isEmpty else { return nil }
    var found: [Int] = []
    var isHalf = false
    for part in parts {
      let match = matcher.match(Array(message.text[part]), &scratch)
      let (decision, confidence) = decider.decide(match)
      if case .answer(let entry) = decision, message.isAnnounced || confidence >= bounds.leastConfidence {
        if !found.contains(entry) { found.append(entry) }
      } else if matcher.isAside(match) {
        continue
      } else if isSurelyOutside(decision, confidence)
        || decision == .unknown && (match.candidates.first?.unknownShare ?? 1) >= policy.strange
      {
        isHalf = true
      }
    }
    // A list keeps its order, because each line of it is asked. Elsewhere the first segment may be a story.
    let isList = message.isAnnounced || splitter.isList(message.tokens, of: message.text)
    return reply(to: found, of: message, turn, isHalf: isHalf, inOrder: isList)
  }

  /// The answers to the two things that a message joins.
  private func pair(_ message: Message, _ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    let found = both(message, turn, &scratch)
    return found.isEmpty ? nil : reply(to: found, of: message, turn, isHalf: found.count == 1)
  }

  /// The entries of the two things that a message joins; none when either has no sure answer of its own, or both have
  /// the same one. A message that is refused for one of its two things has the entry of the other.
  ///
  /// A message that is asked about is read so only when the question names both entries: its parts may be two sides of
  /// one problem.
  private func both(_ message: Message, _ turn: TurnInput, _ scratch: inout MatchScratch) -> [Int] {
    guard let pair = pairs.pair(message.tokens, of: message.text) else { return [] }
    let answers = (
      answer(pair.first, &scratch),
      answer(pair.second, &scratch) ?? pair.completed.flatMap { answer($0, &scratch) }
    )
    guard let first = answers.0, let second = answers.1 else {
      let isRefused = turn.decision == .unknown || isSurelyOutside(turn.decision, turn.confidence)
      guard isRefused, let known = answers.0 ?? answers.1 else { return [] }
      let other = decider.decide(matcher.match(answers.0 == nil ? pair.first : pair.second, &scratch))
      return isSurelyOutside(other.0, other.1) ? [known] : []
    }
    guard first != second else { return [] }
    switch turn.decision {
    case .clarify(let category, let likely):
      let choices = composer.clarify(category: category, likely: likely, confidence: 0).choices
      let isNamed = [first, second].allSatisfy { entry in
        choices.contains { $0.entry == composer.base.entries[entry].id }
      }
      return isNamed ? [first, second] : []
    case .canned where composer.cannedKind(turn.decision) != .outside: return []
    case .answer, .canned, .unknown: return [first, second]
    }
  }

  /// The answers to the two halves of a message, where they are problems of their own.
  private func halves(_ message: Message, _ turn: TurnInput, _ scratch: inout MatchScratch) -> TurnResult? {
    let whole = (turn.decision, turn.confidence)
    let unannounced = turn.decision.entry == nil ? bounds.leastUnanswered : bounds.least
    let least = message.isAnnounced ? bounds.leastAnnounced : unannounced
    guard
      let cut = matcher.problemCut(message.text, message.tokens, whole: whole, above: least, &scratch)
    else { return nil }
    return reply(to: cut.entries, of: message, turn, isHalf: cut.entries.count == 1)
  }

  private func isSurelyOutside(_ decision: Decision, _ confidence: Float) -> Bool {
    composer.cannedKind(decision) == .outside && confidence >= bounds.surelyOutside
  }

  /// The entry that answers a text for sure, read alone.
  private func answer(_ text: [UInt8], _ scratch: inout MatchScratch) -> Int? {
    let (decision, confidence) = decider.decide(matcher.match(text, &scratch))
    guard case .answer(let entry) = decision, confidence >= bounds.leastConfidence else { return nil }
    return entry
  }

  /// The reply to several problems, or to the only one of them that is known.
  ///
  /// - Parameters:
  ///   - found: the entries, in the order of the message.
  ///   - message: the message as it was cut.
  ///   - turn: the turn.
  ///   - isHalf: whether a part of the message is not answered.
  ///   - inOrder: whether the order stays as it is. By default the entry that answers the whole message comes first.
  /// - Returns: the reply; nil where there is one problem, or where another entry answers the whole message.
  private func reply(
    to found: [Int], of message: Message, _ turn: TurnInput, isHalf: Bool, inOrder: Bool = false
  ) -> TurnResult? {
    var found = found
    if case .answer(let main) = turn.decision, !message.isAnnounced || found.count < 2 {
      guard let place = found.firstIndex(of: main) else { return nil }
      if !inOrder { found.insert(found.remove(at: place), at: 0) }
    }
    guard let first = found.first, found.count > 1 || isHalf else { return nil }
    let confidence = max(turn.confidence, bounds.leastConfidence)
    var reply =
      found.count > 1
      ? composer.several(found, confidence: confidence, lpse: turn.state.lpse)
      : composer.answer(first, confidence: confidence, lpse: turn.state.lpse)
    if isHalf { reply.remarks.append(composer.base.phrasebook[.halfKnown]) }
    let decision = Decision.answer(entry: first)
    return TurnResult(
      reply: reply, decision: decision, state: composer.memory(of: reply, decision, after: turn.state))
  }
}

extension ReplyComposer {
  /// The kind of the canned reply that a decision gives; nil for any other decision.
  func cannedKind(_ decision: Decision) -> CannedReply.Kind? {
    if case .canned(let index) = decision { base.canned[index].kind } else { nil }
  }

  /// The answers of several entries, in their order; the first is the entry of the reply.
  func several(_ entries: [Int], confidence: Float, lpse: String) -> Reply {
    var reply = plainAnswer(entries, confidence: confidence, lpse: lpse)
    reply.lead = base.phrasebook[.twoProblems]
    return reply
  }
}
