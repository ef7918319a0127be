import FAQKnowledge
import FAQMatching
import FAQText

/// Answers a message as if nothing had been said before.
struct ContextFreeResponder: Sendable {
  let matcher: Matcher
  let composer: ReplyComposer
  let decider: Decider
  private let logs: LogDiagnosis
  /// See ``DialoguePolicy/newSubject``.
  private let newSubject: Float

  init(_ matcher: Matcher, _ composer: ReplyComposer, policy: DialoguePolicy) {
    newSubject = policy.newSubject
    (self.matcher, self.composer) = (matcher, composer)
    decider = Decider(matcher)
    logs = LogDiagnosis(composer: composer, matcher: matcher)
  }

  /// Resolves a message: a mail log by its codes, any other by its words.
  ///
  /// - Parameters:
  ///   - message: the message without secrets.
  ///   - lpse: the LPSE whose contacts come first, or an empty text.
  ///   - asides: places in the UTF-8 of the message that say where the problem is or whom to call.
  ///   - scratch: the caller's working memory.
  /// - Returns: the reply and how it was found; its text is not written yet.
  func resolve(
    _ message: String, lpse: String, asides: [Range<Int>], _ scratch: inout MatchScratch
  ) -> Resolution {
    if let diagnosis = logs.respond(message, lpse: lpse, &scratch) { return diagnosis }
    let whole = resolve(message, lpse: lpse, &scratch)
    return asides.isEmpty ? whole : surer(whole, without: asides, of: message, &scratch, lpse: lpse)
  }

  private func resolve(_ message: String, lpse: String, _ scratch: inout MatchScratch) -> Resolution {
    guard message.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else {
      return Resolution(reply: composer.sentence(.empty), match: Match(), decision: .unknown)
    }
    let match = matcher.match(message, &scratch)
    // A number alone answers a question that was not asked.
    guard match.hasWords, !ChoicePicker.isNumber(message) else {
      return Resolution(reply: composer.sentence(.empty), match: match, decision: .unknown)
    }
    let (decision, confidence) = decider.decide(match)
    return Resolution(
      reply: composer.reply(to: decision, confidence: confidence, lpse: lpse), match: match,
      decision: decision, isWhole: true)
  }

  /// The resolution of the message without its asides, if that is surer.
  ///
  /// A place says where the problem is, and a telephone number whom to call, and seldom what it is: "saya pindah ke
  /// LPSE Kabupaten Paser, lupa password, hp 0812 …".
  private func surer(
    _ whole: consuming Resolution, without asides: [Range<Int>], of message: String,
    _ scratch: inout MatchScratch, lpse: String
  ) -> Resolution {
    var text = Array(message.utf8)
    for index in asides.joined() where text.indices.contains(index) { text[index] = UInt8(ascii: " ") }
    let cut = resolve(String(decoding: text, as: UTF8.self), lpse: lpse, &scratch)
    guard cut.wholeEntry != nil else { return whole }
    // The word that was left out may be the reason why the whole is refused: "hp" is a device to others. It may also be the
    // reason why its clause was taken for what is asked: "saya pindah ke LPSE Kabupaten Paser, lupa password".
    let isPartial = whole.match.tokens.contains(where: \.isExcluded)
    let least = whole.wholeEntry == nil || isPartial ? newSubject : whole.reply.confidence
    return cut.reply.confidence > least ? cut : whole
  }
}

extension ReplyComposer {
  /// The reply to a decision, without a look at what was said before.
  func reply(to decision: Decision, confidence: Float, lpse: String) -> Reply {
    switch decision {
    case .answer(let entry): answer(entry, confidence: confidence, lpse: lpse)
    case .clarify(let category, let entries):
      clarify(category: category, likely: entries, confidence: confidence)
    case .canned(let index): canned(index, confidence: confidence, lpse: lpse)
    case .unknown: unknown(confidence: confidence, lpse: lpse)
    }
  }
}
