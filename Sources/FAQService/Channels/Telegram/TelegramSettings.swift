/// The operator's settings of the Telegram channel.
package struct TelegramSettings: Sendable {
  package var secret: TelegramSecret
  /// The bot's user name without its `@`. The default is none, and a group's message to any bot counts as one to this.
  package var name: String?

  package init(secret: TelegramSecret, name: String? = nil) {
    self.secret = secret
    self.name = name
  }
}
