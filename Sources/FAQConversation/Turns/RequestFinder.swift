import FAQKnowledge
import FAQMatching
import FAQText

/// Finds what a message asks behind its courtesies: "makasih, terus berkasnya apa" asks "berkasnya apa".
struct RequestFinder: Sendable {
  let matcher: Matcher
  let composer: ReplyComposer
  let alone: ContextFreeResponder
  let signs: SignReader
  let smallTalk: Once<SmallTalk>
  /// See ``DialoguePolicy/newSubject``.
  let newSubject: Float

  /// A request behind courtesies.
  struct Found {
    /// The request; nil where the message has no courtesies, or is nothing but them.
    var text: String?
    /// The courtesy in front of it; nil where none is on a list.
    var courtesy: Courtesy?
    /// The signs of the whole message where they were read and the whole is meant.
    var signs: TurnSigns?
  }

  /// Most clauses of greeting that a first message begins with. Each of them may be followed by the request, which is matched
  /// anew.
  static let mostGreetings = 3

  /// - Parameters:
  ///   - result: the reply to the whole message; the reply to the request afterwards.
  ///   - state: what is remembered of the conversation.
  ///   - scratch: the caller's working memory.
  /// - Returns: what is asked behind courtesies; without a text where the whole message is meant.
  func find(in result: inout Resolution, _ state: ConversationState, _ scratch: inout MatchScratch) -> Found {
    guard mayHaveCourtesy(result, state) else { return Found() }
    let read = signs.read(result.match.tokens, of: result.match.text)
    for text in requests(in: result, read, state) {
      let behind = alone.resolve(text, lpse: state.lpse, asides: [], &scratch)
      guard isMeant(behind, state, beside: read) else { continue }
      result = behind
      return Found(text: text, courtesy: read.courtesy)
    }
    return Found(signs: read)
  }

  /// Whether courtesies in front of a message are looked for. A field of a letter is taken as it is, and at the beginning
  /// of a conversation a message counts whole unless no entry answers it.
  private func mayHaveCourtesy(_ result: borrowing Resolution, _ state: ConversationState) -> Bool {
    guard state.form == nil, !result.isLog else { return false }
    return !state.isBlank || result.decision.entry == nil
  }

  /// The message without the courtesies in front, and a first message also without those behind: "lupa password, makasih
  /// sebelumnya". One that would be small talk may go on with words of greeting that no list has, so that each clause behind them
  /// may begin the request: "sugeng enjang, kulo badhe tanglet, email …".
  func requests(
    in result: borrowing Resolution, _ signs: TurnSigns, _ state: ConversationState
  ) -> [String] {
    // In a check "ya" may be the reply: "iya ada".
    guard state.check == nil || !signs.acts.acts.contains(.yes) else { return [] }
    let tokens = result.match.tokens
    // "Alhamdulillah sudah tidak lemot, makasih" says that all is well.
    let isClosing = signs.acts.acts.contains(.okay)
    let end = state.isBlank && !isClosing ? signs.acts.end : tokens.count
    var starts = signs.acts.start > 0 || end < tokens.count ? [signs.acts.start] : []
    if state.isBlank, signs.acts.mayGreet, composer.cannedKind(result.decision) == .smalltalk {
      let clauses = tokens.indices.dropFirst(signs.acts.start + 1).filter {
        tokens[$0].clause != tokens[$0 - 1].clause
      }
      starts += clauses.prefix(RequestFinder.mostGreetings)
    }
    let text = result.match.text
    return starts.filter { $0 < end }.map { start in
      let last = end < tokens.count ? Int(tokens[end - 1].end) : text.count
      return String(decoding: text[Int(tokens[start].start)..<last], as: UTF8.self)
    }
  }

  /// Whether a text is small talk that asks nothing.
  private func isCourtesy(_ result: borrowing Resolution) -> Bool {
    guard case .canned(let reply) = result.decision, composer.cannedKind(result.decision) == .smalltalk else {
      return false
    }
    return !smallTalk.value.isToQuestions(reply)
      && !signs.read(result.match.tokens, of: result.match.text).asksPlainly
  }

  /// Whether what stands beside a courtesy is what the message is about. Within a conversation it is, unless no word of it
  /// is known ("makasih atas kesabarannya") or it is another courtesy ("makasih nak, sehat-sehat ya"). At the beginning it
  /// is where its subject is sure, where the courtesy greets, or where it stands in front and tells nothing that is done:
  /// "Mohon bantuan reset password user PT A. Terima kasih."
  private func isMeant(
    _ request: borrowing Resolution, _ state: ConversationState, beside whole: TurnSigns
  ) -> Bool {
    let tokens = request.match.tokens
    if !state.isBlank {
      if isCourtesy(request) { return false }
      return tokens.contains { matcher.space.feature(ofTerm: $0.term) != nil }
    }
    let words = tokens.count { !$0.isFiller }
    // "Terima kasih, sudah bisa": a word or two behind a courtesy belong to it.
    guard words > 1 else { return false }
    switch request.decision {
    case .answer where words > 2 && (whole.acts.mayGreet || whole.asksInFront): return true
    case .answer, .clarify: return request.reply.confidence >= newSubject
    case .canned:
      return composer.cannedKind(request.decision) == .outside && request.reply.confidence >= newSubject
    case .unknown: return false
    }
  }
}
