import Glibc

/// The command line: `pandu COMMAND [FLAGS] [WORDS]`; flags may stand anywhere.
@main
struct Pandu {
  /// Version of the program, as `pandu --version` says it. What it knows has a version of its own, in every reply.
  static let version = "1.0.0"

  static func main() {
    // A reader that goes away early (`| head`) ends the program quietly.
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow any further is an error of the write (EFBIG), as a full disk is, and not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    StandardStreams.fillGaps()
    do {
      let code = try run(try Invocation(Array(CommandLine.arguments.dropFirst())))
      if code != .done { Glibc.exit(code.rawValue) }
    } catch {
      Terminal.error(CommandWords.error(error))
      Glibc.exit(error.code.rawValue)
    }
  }

  private static func run(_ invocation: Invocation) throws(CommandError) -> ExitCode {
    switch invocation {
    case .overview: Terminal.print(Help.overview)
    case .page(let command): Terminal.print(Help.page(command))
    case .version: Terminal.print("pandu \(version)")
    case .run(let command, let options): return try command.run(options)
    }
    return .done
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
