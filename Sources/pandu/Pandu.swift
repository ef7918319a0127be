import FAQKnowledge
import Glibc

/// The command line: `pandu COMMAND [FLAGS] [WORDS]`.
@main
struct Pandu {
  /// Version of the program, as `pandu --version` says it. What it knows has a version of its own, in every reply.
  static let version = "1.0.0"

  static func main() {
    // A reader that goes away early (`| head`) ends the program quietly.
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow any further is an error of the write (EFBIG), as a full disk is, and not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    var arguments = CommandLine.arguments.dropFirst().map { $0 }
    let name =
      arguments.first.map { $0.hasPrefix("-") && !["-h", "--help", "--version"].contains($0) ? "chat" : $0 }
      ?? "chat"
    if arguments.first == name { arguments.removeFirst() }
    if name == "--version" { return Terminal.print("pandu \(version)") }
    if ["-h", "--help", "help"].contains(name) {
      return Terminal.print(
        arguments.dropFirst().first.flatMap { CommandTable.named($0) }.map(Help.page) ?? Help.overview)
    }
    guard let command = CommandTable.named(name) else {
      exit(
        with: .usage,
        CommandError.unknownCommand(name, nearest: NearestName.of(name, among: CommandTable.all.map(\.name))))
    }
    run(command, arguments)
  }

  private static func run(_ command: Command, _ arguments: [String]) {
    do {
      let options = try Options.parse(arguments, for: command)
      if options.has("help") { return Terminal.print(Help.page(command)) }
      let code = try command.run(options)
      if code != .done { Glibc.exit(code.rawValue) }
    } catch {
      exit(with: error.code, error)
    }
  }

  private static func exit(with code: ExitCode, _ error: CommandError) -> Never {
    Terminal.error(CommandWords.error(error))
    Glibc.exit(code.rawValue)
  }
}

/// Exit codes after BSD's sysexits(3) where one fits.
enum ExitCode: Int32 {
  case done = 0
  /// The check or the bar failed.
  case failed = 1
  case usage = 64
  case noInput = 66
  case `internal` = 70
}
