import FAQKnowledge
import FAQMatching

/// Answers a message that holds more than one problem.
struct SeveralProblems: Sendable {
  /// How sure each part must be, when taken alone.
  static let sure: Float = 0.65
  /// The same for a part that is known to be outside the subject: a story has parts that only look so.
  static let surelyOutside: Float = 0.8
  /// A part with this share of words that the knowledge has never seen is about something else.
  static let strange: Float = 0.6

  let composer: ReplyComposer
  let matcher: Matcher
  let decider: Decider
  let splitter: MessageSplitter
  let pairs: PairSplitter

  /// What to say of the parts of a message; nil when it holds one problem.
  ///
  /// `home`: the LPSE whose contacts come first, or an empty text.
  func answer(_ direct: borrowing Responder.Result, home: String, _ scratch: inout MatchScratch) -> (
    reply: Reply, decision: Decision
  )? {
    let parts = splitter.parts(direct.match.tokens, of: direct.match.text)
    guard !parts.isEmpty else { return together(both(direct, &scratch), direct, home: home, isHalf: false) }
    var found: [Int] = []
    var isHalf = false
    for part in parts {
      let match = matcher.match(Array(direct.match.text[part]), &scratch)
      let (decision, confidence) = decider.decide(match)
      if case .answer(let entry) = decision, confidence >= SeveralProblems.sure {
        if !found.contains(entry) { found.append(entry) }
      } else if composer.isOutside(decision) && confidence >= SeveralProblems.surelyOutside
        || decision == .unknown && (match.candidates.first?.unknownShare ?? 1) >= SeveralProblems.strange
      {
        isHalf = true
      }
    }
    return together(found, direct, home: home, isHalf: isHalf)
  }

  /// Two of the entries that would be asked about, when the message names both; else none.
  private func both(_ direct: borrowing Responder.Result, _ scratch: inout MatchScratch) -> [Int] {
    guard case .clarify = direct.decision,
      let pair = pairs.pair(direct.match.tokens, of: direct.match.text)
    else { return [] }
    let found = [pair.first, pair.second].compactMap { text -> Int? in
      let (decision, confidence) = decider.decide(matcher.match(text, &scratch))
      guard case .answer(let entry) = decision, confidence >= SeveralProblems.sure else { return nil }
      return direct.reply.choices.contains { $0.entry == composer.base.entries[entry].id } ? entry : nil
    }
    return Set(found).count == 2 ? found : []
  }

  private func together(
    _ found: [Int], _ direct: borrowing Responder.Result, home: String, isHalf: Bool
  ) -> (reply: Reply, decision: Decision)? {
    var found = found
    if case .answer(let main) = direct.decision {
      // What the whole message says must be among its parts, and is said first.
      guard let place = found.firstIndex(of: main) else { return nil }
      found.insert(found.remove(at: place), at: 0)
    }
    guard let first = found.first, found.count > 1 || isHalf else { return nil }
    let confidence = max(direct.reply.confidence, SeveralProblems.sure)
    var reply =
      found.count > 1
      ? composer.several(found, confidence: confidence, home: home)
      : composer.answer(first, confidence: confidence, home: home)
    if isHalf { reply.notices.append(composer.base.phrasebook[.halfKnown]) }
    return (reply, .answer(entry: first))
  }
}

extension ReplyComposer {
  /// Whether a question is known to be outside the subject.
  func isOutside(_ decision: Decision) -> Bool {
    if case .canned(let index) = decision { base.canned[index].kind == .outside } else { false }
  }

  /// The answers of several entries, in the order of the message; the first is the entry of the reply.
  func several(_ entries: [Int], confidence: Float, home: String) -> Reply {
    var reply = plainAnswer(entries, confidence: confidence, home: home)
    reply.lead = base.phrasebook[.twoProblems]
    return reply
  }
}
