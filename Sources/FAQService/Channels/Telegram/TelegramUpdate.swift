import JSON

/// An update as the Bot API sends it, with what is needed of it.
struct TelegramUpdate: Sendable, Equatable {
  let id: Int
  /// The message that a person wrote; nil for every other kind of update: channel posts, polls, membership, reactions,
  /// and kinds that are not known yet.
  let message: TelegramMessage?

  /// Nil for JSON that is no update.
  init?(_ json: JSONValue) {
    guard let id = json["update_id"]?.whole else { return nil }
    self.id = id
    if let message = json["message"] {
      self.message = TelegramMessage(message, isEdited: false)
    } else {
      message = json["edited_message"].flatMap { TelegramMessage($0, isEdited: true) }
    }
  }
}
