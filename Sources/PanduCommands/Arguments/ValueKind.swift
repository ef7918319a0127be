import Basics
import FAQService

/// The kind of a flag's value.
enum ValueKind: Sendable {
  /// Nothing: the flag is a switch.
  case none
  /// Any text that is not blank. The first member of each case is the value's name in the help.
  case text(ValueWord)
  /// Decimal digits.
  case integer(ValueWord, ClosedRange<Int>)
  /// Decimal digits, with or without a point and a fraction.
  case fraction(ValueWord, ClosedRange<Double>)
  /// One of these names, in capitals or not.
  case choice(ValueWord, [String])
  /// A moment with its offset (RFC 3339).
  case moment(ValueWord)
  /// A minute by the clock of the office: `2026-11-21 04:00`.
  case minute(ValueWord)
  /// The name or address of a machine.
  case host(ValueWord)
  /// Web origins with commas between them, or `*`.
  case origins(ValueWord)
  /// Names of hosts with commas between them.
  case hosts(ValueWord)
  /// The user name of a Telegram bot.
  case botName(ValueWord)

  /// The value's name in the help; nil for a switch.
  var name: ValueWord? {
    switch self {
    case .none: nil
    case .text(let name), .integer(let name, _), .fraction(let name, _), .choice(let name, _),
      .moment(let name), .minute(let name), .host(let name),
      .origins(let name), .hosts(let name), .botName(let name):
      name
    }
  }

  /// Reads a value.
  ///
  /// - Throws: the reason why the text is no such value.
  func read(_ text: String) throws(ValueProblem) -> Value {
    if text.allSatisfy(\.isWhitespace) { throw .blank }
    switch self {
    case .none, .text: return .text(text)
    case .integer(_, let range):
      guard ValueKind.isDigits(text[...]), let number = Int(text), range.contains(number) else {
        throw .notInteger(range)
      }
      return .integer(number)
    case .fraction(_, let range):
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.allSatisfy(ValueKind.isDigits), let number = Double(text), range.contains(number) else {
        throw .notFraction(range)
      }
      return .fraction(number)
    case .choice(_, let names):
      guard let name = names.first(where: { $0.lowercased() == text.lowercased() }) else {
        throw .notAmong(names)
      }
      return .text(name)
    case .moment:
      guard let time = WallTime(rfc3339: text) else { throw .notAMoment }
      return .moment(time)
    case .minute:
      guard WallTime(minute: text, in: .utc) != nil else { throw .notAMinute }
      return .text(text)
    case .host:
      guard ListenAddress.isValid(text) else { throw .notHost }
      return .text(text)
    case .origins: return .origins(try OriginList.read(text))
    case .hosts: return .hosts(try HostList.read(text))
    case .botName:
      guard BotName.isValid(text) else { throw .notBotName }
      return .text(text)
    }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

/// The value of a flag, read.
enum Value: Sendable, Equatable {
  case none
  case text(String)
  case integer(Int)
  case fraction(Double)
  case moment(WallTime)
  case origins([String])
  case hosts([HostName])

  /// Empty for a value of another kind.
  var origins: [String] { if case .origins(let list) = self { list } else { [] } }
  /// Empty for a value of another kind.
  var hosts: [HostName] { if case .hosts(let list) = self { list } else { [] } }
}

/// The reason why a text is no value of its kind.
enum ValueProblem: Error, Equatable {
  case blank
  case notInteger(ClosedRange<Int>)
  case notFraction(ClosedRange<Double>)
  case notAmong([String])
  case notAMoment, notAMinute
  case notHost
  case notBotName
  /// A part of a list of names of hosts.
  case notHostName(String)
  /// `list` has all origins corrected; it is empty when none can be.
  case notOrigin(String, OriginError, list: String)
  /// A list of origins with nothing between two commas.
  case emptyOrigin(list: String)
}
