import FAQKnowledge

/// What was typed behind a command.
struct Options: Sendable {
  private var values: [String: String] = [:]
  private(set) var words: [String] = []
  let command: String

  func has(_ flag: String) -> Bool { values[flag] != nil }
  subscript(flag: String) -> String? { values[flag] }

  /// All words behind the flags, as one text.
  var text: String { words.joined(separator: " ") }

  /// Reads flags, `--name value` or `--name=value`, in any place; what stands behind `--` is text.
  static func parse(_ arguments: [String], for command: Command) throws(CommandError) -> Options {
    var options = Options(command: command.name)
    let flags = command.flags + [.knowledge, .help]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.words += rest
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        options.words.append(argument)
        continue
      }
      try options.take(argument == "-h" ? "--help" : argument, flags, &rest)
    }
    return options
  }

  private mutating func take(_ argument: String, _ flags: [Flag], _ rest: inout ArraySlice<String>)
    throws(CommandError)
  {
    let parts = argument.drop { $0 == "-" }.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard argument.hasPrefix("--"), let flag = flags.first(where: { $0.name == name }) else {
      throw .unknownFlag(argument, command: command, nearest: NearestName.of(name, among: flags.map(\.name)))
    }
    if flag.value.isEmpty {
      guard parts.count == 1 else { throw .unwantedValue(flag.name) }
      values[name] = ""
    } else if parts.count == 2 {
      values[name] = String(parts[1])
    } else if let value = rest.popFirst() {
      values[name] = value
    } else {
      throw .missingValue(flag.name, flag.value)
    }
  }

  /// A number given with a flag.
  func number(_ flag: String) throws(CommandError) -> Double? {
    guard let text = values[flag] else { return nil }
    guard let number = Double(text), number.isFinite, number >= 0 else { throw .badNumber(flag, text) }
    return number
  }
}
