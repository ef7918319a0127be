/// The end of an update, as the metrics count it.
enum TelegramFate: String, Sendable, CaseIterable {
  case answered
  /// Nothing was to be said: it was no message, or not meant for the bot.
  case silent
  /// It came a second time, as all do whose answer got lost.
  case repeated
  /// The chat sends more than the rate limit allows.
  case limited
}
