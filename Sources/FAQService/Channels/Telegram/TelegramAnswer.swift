import JSON

/// A call of the Bot API in the response to an update: `sendMessage`.
struct TelegramAnswer: Sendable, Equatable {
  /// The longest text of a message, in UTF-16 units, as the Bot API counts them.
  static let longest = 4096
  /// The most buttons of a keyboard, and the most letters in one row of several buttons.
  static let mostButtons = 24
  private static let rowWidth = 28

  /// The text, within ``longest``.
  var text: String
  /// The labels of the keyboard; nil leaves the one that is shown as it is, and none takes it away.
  var labels: [String]?

  /// Writes the call.
  ///
  /// In a group the answer refers to the message, and its keyboard is for the one who wrote that.
  func json(to message: TelegramMessage) -> [UInt8] {
    var json = JSONWriter(capacity: 2048)
    json.object {
      $0.pair("method", "sendMessage")
      $0.pair("chat_id", message.chat)
      if let topic = message.topic { $0.pair("message_thread_id", topic) }
      $0.pair("text", text)
      // A preview of the first link would be longer than most answers.
      $0.key("link_preview_options")
      $0.object { $0.flag("is_disabled") }
      if message.isGroup, let id = message.id {
        $0.key("reply_parameters")
        $0.object {
          $0.pair("message_id", id)
          $0.flag("allow_sending_without_reply")
        }
      }
      guard let labels else { return }
      $0.key("reply_markup")
      $0.object { keyboard(labels, isGroup: message.isGroup, &$0) }
    }
    return json.bytes
  }

  private func keyboard(_ labels: [String], isGroup: Bool, _ json: inout JSONWriter) {
    if labels.isEmpty {
      json.flag("remove_keyboard")
    } else {
      json.key("keyboard")
      json.array(TelegramAnswer.rows(labels)) { json, row in
        json.array(row) { json, label in json.object { $0.pair("text", label) } }
      }
      json.flag("one_time_keyboard")
      json.flag("resize_keyboard")
    }
    if isGroup { json.flag("selective") }
  }

  /// Short labels share a row, as far as there is room on a telephone.
  static func rows(_ labels: [String]) -> [[String]] {
    labels.reduce(into: []) { rows, label in
      let width = (rows.last ?? []).reduce(label.count) { $0 + $1.count + 2 }
      if let last = rows.indices.last, width <= rowWidth, rows[last].count < 3 {
        rows[last].append(label)
      } else {
        rows.append([label])
      }
    }
  }
}

extension JSONWriter {
  /// A member that is true.
  fileprivate mutating func flag(_ name: StaticString) {
    key(name)
    bool(true)
  }
}
