import Basics
import FAQService

/// The flags and words behind a command, read and checked.
struct Options: Sendable {
  /// The command line as typed, for messages that show a line which would be right.
  let line: TypedLine
  private let values: [String: [Value]]

  init(_ line: TypedLine, _ values: [String: [Value]]) {
    self.line = line
    self.values = values
  }

  var words: [String] { line.words }
  /// The first word; empty where there is none.
  var word: String { words.first ?? "" }
  /// All words, as one text.
  var text: String { words.joined(separator: " ") }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The text given with a flag.
  subscript(flag: String) -> String? {
    if case .text(let text)? = values[flag]?.last { text } else { nil }
  }

  /// All texts given with a flag, in their order.
  func texts(_ flag: String) -> [String] {
    (values[flag] ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The whole number given with a flag.
  func integer(_ flag: String) -> Int? {
    if case .integer(let number)? = values[flag]?.last { number } else { nil }
  }

  /// The number given with a flag that takes fractions.
  func fraction(_ flag: String) -> Double? {
    if case .fraction(let number)? = values[flag]?.last { number } else { nil }
  }

  /// The moment given with a flag.
  func moment(_ flag: String) -> WallTime? {
    if case .moment(let time)? = values[flag]?.last { time } else { nil }
  }

  /// All texts given with a flag, in their order.
  func all(_ flag: String) -> [String] {
    (values[flag] ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// All origins given with a flag, in their order.
  func origins(_ flag: String) -> [String] { (values[flag] ?? []).flatMap(\.origins) }

  /// All names of hosts given with a flag, in their order.
  func hosts(_ flag: String) -> [HostName] { (values[flag] ?? []).flatMap(\.hosts) }
}
