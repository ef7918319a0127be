import Basics
import FAQConversation
import FAQKnowledge
import HTTPWire

/// The conversations of a channel whose messages have no place for a token: each sender's is remembered for it.
struct ChannelConversations: Sendable {
  private let senders: SenderTable

  init(_ senders: SenderTable = SenderTable()) { self.senders = senders }

  func forget(_ sender: String) { senders.forget(sender) }

  /// Whether a letter is being written with a sender.
  func isWritingLetter(_ sender: String, now: UInt64) -> Bool {
    guard let token = senders.token(sender, now: now), let state = try? ConversationToken.decode(token) else {
      return false
    }
    return state.form != nil
  }

  /// Answers the next message of a sender, and notes the question.
  ///
  /// - Parameters:
  ///   - message: the message as it was typed.
  ///   - sender: the name of the sender; nil for one that nothing is remembered for.
  ///   - call: the request.
  ///   - responder: the knowledge in force, as the channel uses it.
  ///   - recorder: the recorder of the channel; nil where there is no journal.
  ///   - scratch: the working memory of the thread, in which the outcome is counted.
  /// - Returns: the reply. The conversation goes on when the knowledge changes.
  func turn(
    _ message: String, of sender: String?, call: RouteCall, responder: Responder,
    recorder: QuestionRecorder?, scratch: inout ServiceScratch
  ) -> Reply {
    let now = call.context.now
    let token = sender.flatMap { senders.token($0, now: now) }
    let start = ContinuousClock.now
    // The token is the service's own. If it is refused all the same, the message begins a new conversation.
    let result =
      (try? responder.respond(message, token: token, at: call.time, &scratch.match))
      ?? responder.respond(message, at: call.time, &scratch.match)
    if call.isNoted { recorder?.record(message, result, since: start) }
    let reply = result.reply
    if let sender { remember(reply.conversation, of: sender, now: now) }
    scratch.counters.answer(reply.outcome)
    return reply
  }

  /// Remembers the token of a sender. An empty one leaves nothing of the one before, which may have had a letter.
  private func remember(_ token: String, of sender: String, now: UInt64) {
    if token.isEmpty { senders.forget(sender) } else { senders.set(sender, token, now: now) }
  }

  /// The greeting behind the notices that stand; never empty, because no channel takes an empty text.
  static func greeting(_ snapshot: Snapshot, at now: WallTime?) -> String {
    let base = snapshot.responder.base
    let greeting = base.greeting.isEmpty ? base.phrasebook[.empty] : base.greeting
    return (snapshot.notices.open(at: now) + [greeting]).joined(separator: "\n\n")
  }
}
