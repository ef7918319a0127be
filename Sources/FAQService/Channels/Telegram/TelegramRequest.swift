import Basics

/// The wish of a message, once it is clear that it is meant for the bot.
enum TelegramRequest: Sendable, Equatable {
  /// `/start`: begins anew.
  case start
  /// `/help`, or the bot's name alone.
  case help
  case question(String)
  /// A sticker, a picture, a voice: asks for words.
  case thing(TelegramMessage.Thing)

  /// Reads a message.
  ///
  /// In a group only a message to the bot is one: a reply to what it said, `@name`, or `/command@name`. Where the bot's
  /// name is known, the names must be the same, in capitals or not.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - name: the bot's user name; nil where it is not known.
  /// - Returns: nil for a message that is not meant for the bot, or says nothing to it.
  static func read(_ message: TelegramMessage, name: String?) -> TelegramRequest? {
    guard let text = message.text, !text.allSatisfy(\.isWhitespace) else {
      // A change of something other than a text is mostly a place on the way.
      guard let thing = message.thing, !message.isEdited else { return nil }
      return message.isGroup && !isReply(message, to: name) ? nil : .thing(thing)
    }
    if let command = Command(text) { return read(command, message, name: name) }
    guard message.isGroup else { return .question(text) }
    let bare = withoutMentions(text, message.mentions, name: name)
    guard bare.isMentioned || isReply(message, to: name) else { return nil }
    if !bare.text.isEmpty { return .question(bare.text) }
    return message.repliedText.map { .question($0) } ?? .help
  }

  private static func read(_ command: Command, _ message: TelegramMessage, name: String?) -> TelegramRequest?
  {
    if let bot = command.bot {
      guard isSame(bot, name) else { return nil }
    } else if message.isGroup, !isReply(message, to: name) {
      return nil
    }
    switch command.name.lowercased() {
    case "start": return .start
    case "help": return .help
    // Commands are questions, so that a bot's menu may have those of its office: `/lupa_password`.
    case let other:
      let words = other.split(separator: "_").joined(separator: " ")
      return .question(command.remainder.isEmpty ? words : words + " " + command.remainder)
    }
  }

  private static func isReply(_ message: TelegramMessage, to name: String?) -> Bool {
    guard let bot = message.repliedBot else { return false }
    return bot.name.map { isSame($0, name) } ?? (name == nil)
  }

  /// Whether a name is the bot's. Any is where the bot's own is not known.
  private static func isSame(_ given: String, _ name: String?) -> Bool {
    name.map { $0.lowercased() == given.lowercased() } ?? true
  }

  /// Takes the bot's names out of a text.
  private static func withoutMentions(
    _ text: String, _ mentions: [Range<Int>], name: String?
  ) -> (text: String, isMentioned: Bool) {
    let units = Array(text.utf16)
    var remainder: [UInt16] = []
    var end = 0
    var isMentioned = false
    for place in mentions where place.lowerBound >= end && place.upperBound <= units.count {
      guard isSame(String(decoding: units[place].dropFirst(), as: UTF16.self), name) else { continue }
      remainder += units[end..<place.lowerBound]
      end = place.upperBound
      isMentioned = true
    }
    remainder += units[end...]
    return (String(String(decoding: remainder, as: UTF16.self).trimmedOfSpace()), isMentioned)
  }

  /// `/name`, `/name@bot`, and what stands behind it.
  private struct Command {
    let name: String
    let bot: String?
    let remainder: String

    /// Nil for any other text, such as `/var/log/mail`.
    init?(_ text: String) {
      guard text.hasPrefix("/") else { return nil }
      let name = text.dropFirst().prefix(while: Command.isPart)
      var behind = text.dropFirst(1 + name.count)
      var bot: Substring?
      if behind.first == "@" {
        let named = behind.dropFirst().prefix(while: Command.isPart)
        guard !named.isEmpty else { return nil }
        bot = named
        behind = behind.dropFirst(1 + named.count)
      }
      // The Bot API's longest command has 32 characters.
      guard (1...32).contains(name.count), behind.first?.isWhitespace ?? true else { return nil }
      (self.name, self.bot, remainder) = (
        String(name), bot.map(String.init), String(String(behind).trimmedOfSpace())
      )
    }

    private static func isPart(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
  }
}
