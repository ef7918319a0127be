import FAQKnowledge

/// A whole command line, read.
enum Invocation {
  /// The help that lists all commands.
  case overview
  /// The help of one command.
  case page(Command)
  case version
  case run(Command, Options)

  /// Reads the whole line.
  ///
  /// - Parameter arguments: the arguments behind the program's own name.
  /// - Throws: the first error, with a line that would be right.
  init(_ arguments: [String]) throws(CommandError) {
    let (name, rest, isSure) = Invocation.split(arguments)
    guard let name else {
      self = try Invocation.nameless(rest)
      return
    }
    if name == "help" {
      self = try Invocation.help(rest)
    } else if let command = CommandTable.named(name) {
      let asksForHelp = Invocation.asksForHelp(rest)
      self = asksForHelp ? .page(command) : .run(command, try ArgumentReader(rest, for: command).options())
    } else if isSure {
      throw Invocation.unknown(name, rest)
    } else {
      self = try Invocation.nameless(arguments)
    }
  }

  /// Splits the arguments into the command's name, which flags may precede, and the rest.
  ///
  /// - Returns: `isSure` is false behind a flag that no command knows: the name may be its value.
  private static func split(_ arguments: [String]) -> (name: String?, rest: [String], isSure: Bool) {
    var (index, isSure) = (0, true)
    while index < arguments.count, arguments[index] != "--" {
      let argument = arguments[index]
      guard ArgumentReader.isFlag(argument) else {
        let rest = Array(arguments[..<index] + arguments[(index + 1)...])
        return (argument, rest, isSure)
      }
      let (name, value) = ArgumentReader.split(argument)
      let flag = CommandTable.flag(name)
      if flag == nil, !isHelp(argument) { isSure = false }
      let next = index + 1 < arguments.count ? arguments[index + 1] : "--"
      let takesNext =
        flag?.value.name != nil && value == nil && !next.hasPrefix("--")
      index += takesNext ? 2 : 1
    }
    return (nil, arguments, isSure)
  }

  /// Flags without a command are those of the conversation.
  private static func nameless(_ arguments: [String]) throws(CommandError) -> Invocation {
    if asksForHelp(arguments) { return .overview }
    if arguments.first == "--version" {
      guard arguments.count == 1 else {
        throw .usage(.strayWord(arguments[1], .none), command: "--version", right: "pandu --version")
      }
      return .version
    }
    return .run(CommandTable.chat, try ArgumentReader(arguments, for: CommandTable.chat).options())
  }

  private static func help(_ rest: [String]) throws(CommandError) -> Invocation {
    if asksForHelp(rest) { return .overview }
    guard let name = rest.first else { return .overview }
    guard let command = CommandTable.named(name) else { throw unknown(name, [], helpOnly: true) }
    guard rest.count == 1 else {
      throw .usage(
        .strayWord(rest[1], .one(.command, example: "ask")), command: "help", right: "pandu help \(name)")
    }
    return .page(command)
  }

  private static func unknown(_ name: String, _ rest: [String], helpOnly: Bool = false) -> CommandError {
    let nearest = NearestName.of(name, among: CommandTable.all.map(\.name))
    var right = "pandu help" + (nearest.map { " " + $0 } ?? "")
    if !helpOnly {
      // A word that resembles no command may be the beginning of a question.
      let command = nearest.flatMap(CommandTable.named) ?? CommandTable.ask
      right = ArgumentReader(nearest == nil ? [name] + rest : rest, for: command).line.text
    }
    return .usage(.unknownCommand(name, nearest: nearest), command: "", right: right)
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains(where: isHelp)
  }

  private static func isHelp(_ argument: String) -> Bool { ["--help", "-h"].contains(argument) }
}
