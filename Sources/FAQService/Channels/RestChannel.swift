import Basics
import FAQConversation
import FAQKnowledge
import FAQText
import HTTPWire
import JSON

/// Rasa's REST channel, so that chat widgets and bridges made for it work with this service.
///
/// The response is always a list of one object, because installed clients fail on an empty list and some read its first
/// object only. The parameters `token` and `stream` are ignored.
///
/// Any client can use any sender's name, and whoever does goes on with that sender's conversation, also with a letter that
/// is being written. The name is a secret, therefore. With senders that nothing is remembered for no letter is written.
struct RestChannel: Sendable {
  /// Longest name of a sender that is remembered, in bytes. Each message of a longer one begins a new conversation.
  static let longestSender = TextLimits.sender.bytes
  /// The sender of a message that names none. Nothing is remembered for it, because many clients may share it.
  private static let nobody = "default"

  private let conversations: ChannelConversations

  init(_ senders: SenderTable = SenderTable()) { conversations = ChannelConversations(senders) }

  /// Answers a message from the knowledge in force.
  func respond(
    _ call: RouteCall, _ snapshot: Snapshot, scratch: inout ServiceScratch
  ) throws(ServiceError) -> Response {
    let fields = try call.fields()
    let sender = try fields.string("sender") ?? RestChannel.nobody
    let message = try fields.string("message") ?? ""
    if let command = RestChannel.command(message) {
      if command == "restart" { conversations.forget(sender) }
      return RestChannel.response(
        sender, ChannelConversations.greeting(snapshot, at: call.time),
        buttons: snapshot.responder.base.examples.map { ($0, $0) })
    }
    let isKept = sender != RestChannel.nobody && sender.utf8.count <= RestChannel.longestSender
    let reply = conversations.turn(
      message, of: isKept ? sender : nil, call: call,
      responder: isKept ? snapshot.channelResponder : snapshot.letterlessResponder,
      recorder: snapshot.restRecorder, scratch: &scratch)
    return RestChannel.response(
      sender, reply.wholeText(separator: "\n\n"), buttons: reply.choices.map { ($0.label, $0.message) })
  }

  /// The name of a command: `restart` of `/restart` and of `/restart{"a": 1}`; nil of any other message. Widgets send
  /// commands such as `/get_started` by themselves.
  static func command(_ message: String) -> String? {
    guard message.hasPrefix("/") || message == "_start" else { return nil }
    let name = message.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let remainder = message.dropFirst().dropFirst(name.count).trimmingPrefix { $0 == " " }
    guard !name.isEmpty, remainder.isEmpty || remainder.hasPrefix("{") else { return nil }
    return String(name)
  }

  private static func response(
    _ recipient: String, _ text: String, buttons: [(title: String, payload: String)]
  ) -> Response {
    var json = JSONWriter(capacity: 2048)
    json.array { json in
      json.object {
        $0.pair("recipient_id", recipient)
        $0.pair("text", text)
        guard !buttons.isEmpty else { return }
        $0.objects("buttons", buttons) { json, button in
          json.pair("title", button.title)
          json.pair("payload", button.payload)
        }
      }
    }
    return .fresh(.json, json.bytes)
  }
}
