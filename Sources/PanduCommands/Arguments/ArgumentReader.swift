import FAQKnowledge

/// Reads the arguments behind a command's name by the table of commands.
///
/// It reads on after an error and corrects each, because the first error is reported together with a line in which all of
/// them are corrected.
struct ArgumentReader {
  private let command: Command
  private let flags: [Flag]
  /// The line as read, corrected.
  private(set) var line: TypedLine
  private(set) var problem: UsageProblem?
  private var values: [String: [Value]] = [:]

  init(_ arguments: some Sequence<String>, for command: Command) {
    self.command = command
    flags = command.flags + [.knowledge, .help]
    line = TypedLine(command: command.name)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        line.words += rest
        break
      }
      if ArgumentReader.isFlag(argument) {
        takeFlag(argument, &rest)
      } else {
        line.words.append(argument)
      }
    }
    checkWords()
    for flag in flags where flag.isRequired && !line.has(flag.name) {
      note(.missingFlag(flag))
      line.put(flag, flag.example)
    }
  }

  /// The flags and words.
  ///
  /// - Throws: the first error, with a line that would be right.
  func options() throws(CommandError) -> Options {
    if let problem { throw .usage(problem, command: command.name, right: line.text) }
    return Options(line, values)
  }

  static func isFlag(_ argument: String) -> Bool { argument.hasPrefix("-") && argument.count > 1 }

  /// `--name=value` in its parts.
  static func split(_ argument: String) -> (name: String, value: String?) {
    let parts = argument.dropFirst(argument.hasPrefix("--") ? 2 : 1)
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func note(_ problem: UsageProblem) { self.problem = self.problem ?? problem }

  private mutating func takeFlag(_ argument: String, _ rest: inout ArraySlice<String>) {
    let (name, value) = ArgumentReader.split(argument)
    if argument.hasPrefix("--"), let flag = flags.first(where: { $0.name == name }) {
      return take(flag, value, rest: &rest)
    }
    let nearest = NearestName.of(name, among: flags.map(\.name))
    let dashes = argument.hasPrefix("--") ? "--" : "-"
    note(.unknownFlag(dashes + name, nearest: nearest))
    if let flag = flags.first(where: { $0.name == nearest }) {
      take(flag, value, rest: &rest)
    } else if command.operands.areText, argument.contains(where: \.isWhitespace) {
      line.words.append(argument)
    }
  }

  private mutating func take(_ flag: Flag, _ inline: String?, rest: inout ArraySlice<String>) {
    if case .none = flag.value {
      if inline != nil { note(.unwantedValue(flag)) }
      return put(flag, nil, value: .none)
    }
    var text = flag.example
    if let inline {
      text = inline
    } else if let next = rest.first, !next.hasPrefix("--") {
      text = next
      rest.removeFirst()
    } else {
      note(.missingValue(flag))
    }
    do throws(ValueProblem) {
      put(flag, text, value: try flag.value.read(text))
    } catch {
      note(.badValue(flag, text, error))
      let mended = ArgumentReader.mended(flag, text, problem: error)
      if let value = try? flag.value.read(mended) { put(flag, mended, value: value) }
    }
  }

  /// A valid value, near the wrong one where possible.
  private static func mended(_ flag: Flag, _ text: String, problem: ValueProblem) -> String {
    switch problem {
    case .notAmong(let names): NearestName.of(text, among: names) ?? flag.example
    case .notOrigin(_, _, let list), .emptyOrigin(let list): list.isEmpty ? flag.example : list
    case .blank, .notInteger, .notFraction, .notAMoment, .notAMinute, .notHost, .notHostName, .notBotName:
      flag.example
    }
  }

  private mutating func put(_ flag: Flag, _ text: String?, value: Value) {
    if !flag.isRepeatable, line.has(flag.name) {
      note(.twice(flag))
      values[flag.name] = nil
    }
    line.put(flag, text)
    values[flag.name, default: []].append(value)
  }

  private mutating func checkWords() {
    let operands = command.operands
    if line.words.count < operands.count.lowerBound {
      note(.missingOperand(operands))
      line.words.append(operands.example)
    }
    guard line.words.count > operands.count.upperBound else { return }
    let stray = line.words[operands.count.upperBound...]
    note(.strayWord(stray.first ?? "", operands))
    switch command.strayWords {
    case .nothing: line.words.removeLast(stray.count)
    case .flag(let name):
      line.words.removeLast(stray.count)
      if let word = stray.first, let flag = flags.first(where: { $0.name == name }), !line.has(name),
        (try? flag.value.read(word)) != nil
      {
        line.put(flag, word)
      }
    case .command(let name): line.command = name
    }
  }
}
