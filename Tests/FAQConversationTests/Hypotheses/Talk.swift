import FAQConversation
import FAQMatching
import ShippedKnowledge

/// A conversation with the shipped knowledge, message by message.
struct Talk {
  /// The last reply, and what is remembered after it.
  var reply = Reply()
  var token: String?

  init(_ messages: [String]) throws {
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    for message in messages {
      reply = try responder.respond(message, token: token, &scratch).reply
      token = reply.conversation
    }
  }

  func state() throws -> ConversationState { try ConversationToken.decode(reply.conversation) }
}
