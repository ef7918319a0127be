import Basics

/// The user name of a Telegram bot as it is typed: with its `@` or without.
enum BotName {
  /// The name without its `@`.
  static func bare(_ text: String) -> String { text.hasPrefix("@") ? String(text.dropFirst()) : text }

  /// Whether Telegram gives such names: 4 to 32 letters, digits and `_`.
  static func isValid(_ text: String) -> Bool {
    let name = bare(text).utf8
    return (4...32).contains(name.count)
      && name.allSatisfy { ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
  }
}
