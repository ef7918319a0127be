/// A flag of a command: `--name`, or `--name VALUE`.
///
/// Flags of the same name in several commands are of the same kind, because a flag may stand before the command.
struct Flag: Sendable {
  /// The name without its dashes.
  let name: String
  /// The default is a switch, which has no value.
  var value = ValueKind.none
  /// A valid value, for messages; empty for a switch.
  var example = ""
  /// Its line in the help.
  let summary: HelpWord
  /// Whether it may stand more than once. The default is no.
  var isRepeatable = false
  /// Whether the command cannot do without it. The default is no.
  var isRequired = false

  static let knowledge = Flag(
    name: "knowledge", value: .text(.folder), example: "knowledge", summary: .knowledge,
    isRepeatable: true)
  static let lpse = Flag(
    name: "lpse", value: .text(.name), example: ExampleWord.lpse.text, summary: .lpse)
  static let wordings = Flag(
    name: "wordings", value: .integer(.number, 0...10_000), example: "10", summary: .wordings)
  static let at = Flag(
    name: "at", value: .moment(.time), example: "2026-11-21T03:59+07:00", summary: .at)
  static let json = Flag(name: "json", summary: .json)
  static let help = Flag(name: "help", summary: .help)
}

/// The words that a command takes besides flags.
struct Operands: Sendable {
  /// Their name in the help; nil where there are none.
  var name: ValueWord?
  /// The highest number that there may be.
  let count: ClosedRange<Int>
  /// A valid word, for messages.
  var example = ""
  /// Whether all of them are the words of one text.
  var areText = false

  static let none = Operands(count: 0...0)

  static func one(_ name: ValueWord, example: String) -> Operands {
    Operands(name: name, count: 1...1, example: example)
  }
  static func atMostOne(_ name: ValueWord, example: String) -> Operands {
    Operands(name: name, count: 0...1, example: example)
  }
  static func many(_ name: ValueWord, example: String) -> Operands {
    Operands(name: name, count: 1...Int.max, example: example)
  }
  /// Words that may stand without quotation marks.
  static func text(_ name: ValueWord, example: String, isOptional: Bool = false) -> Operands {
    Operands(name: name, count: (isOptional ? 0 : 1)...Int.max, example: example, areText: true)
  }

  /// As the help shows them, such as `[ID]` and `JURNAL...`; empty where there are none.
  func usage(_ texts: CommandTexts) -> String {
    guard let name = name.map({ texts.fill($0) }) else { return "" }
    let many = count.upperBound == .max && !areText ? name + "..." : name
    return count.lowerBound == 0 ? "[\(many)]" : many
  }
}

/// How the corrected line uses words that are too many.
enum StrayWords: Sendable {
  case nothing
  /// The value of the flag of this name.
  case flag(String)
  /// Operands of the command of this name, which knows all flags of this one.
  case command(String)
}
