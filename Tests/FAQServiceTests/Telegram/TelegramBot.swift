import FAQConversation
import Foundation
import HTTPWire
import Testing

@testable import FAQService

/// A bot of a service in process, to which Telegram sends updates.
struct TelegramBot {
  static let secret = "rahasia_Bot-123"
  static let path = "/webhooks/telegram"
  /// The line of a request with the secret.
  static let field = "X-Telegram-Bot-Api-Secret-Token: \(secret)"

  var caller: Caller
  private var last = 9_000

  /// - Parameters:
  ///   - responder: the knowledge; by default that of the repository.
  ///   - name: the bot's own name; by default not known.
  ///   - change: further settings of the service.
  init(
    _ responder: Responder = Services.shipped.snapshot.responder, name: String? = nil,
    _ change: (inout ServiceOptions) -> Void = { _ in }
  ) {
    caller = Caller(Service(responder, TelegramBot.options(name: name, change)))
  }

  static func options(name: String? = nil, _ change: (inout ServiceOptions) -> Void = { _ in })
    -> ServiceOptions
  {
    var options = ServiceOptions()
    options.rateLimit = 0
    options.telegram = (try? TelegramSecret(content: Array(secret.utf8))).map {
      TelegramSettings(secret: $0, name: name)
    }
    change(&options)
    return options
  }

  /// Sends a body with the secret.
  mutating func post(_ body: String) throws -> Response {
    try caller.post(TelegramBot.path, body, [TelegramBot.field])
  }

  /// Sends a message of a chat with one person; nil for silence.
  mutating func say(_ text: String, chat: Int = 42) throws -> Heard? {
    last += 1
    let message: [String: Any] = [
      "message_id": last, "chat": ["id": chat, "type": "private"],
      "from": ["id": chat, "is_bot": false, "first_name": "Siti"], "text": text,
    ]
    return try hear(["update_id": last, "message": message])
  }

  mutating func hear(_ update: [String: Any]) throws -> Heard? {
    let response = try post(String(decoding: JSONSerialization.data(withJSONObject: update), as: UTF8.self))
    #expect(response.status == 200)
    return response.body.isEmpty ? nil : try Heard(response.object())
  }
}

/// A message of the bot.
struct Heard {
  let call: [String: Any]
  let text: String
  /// The labels of the keyboard by their rows; nil where it stays as it is.
  let rows: [[String]]?

  var labels: [String] { (rows ?? []).flatMap { $0 } }

  init(_ call: [String: Any]) throws {
    self.call = call
    text = try #require(call["text"] as? String)
    let markup = call["reply_markup"] as? [String: Any]
    let keyboard = markup?["keyboard"] as? [[[String: String]]]
    rows = markup.map { _ in (keyboard ?? []).map { $0.compactMap { $0["text"] } } }
    if let markup {
      #expect((keyboard == nil) == (markup["remove_keyboard"] as? Bool == true))
      if keyboard != nil {
        #expect(markup["one_time_keyboard"] as? Bool == true && markup["resize_keyboard"] as? Bool == true)
      }
    }
  }
}
