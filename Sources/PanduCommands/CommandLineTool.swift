import Glibc

/// The whole program but its entry point: `pandu COMMAND [FLAGS] [WORDS]`; flags may stand anywhere.
package enum CommandLineTool {
  /// Version of the program, as `pandu --version` prints it. The knowledge has a version of its own, in every reply.
  static let version = "1.0.0"

  /// Reads the command line, runs the command, and ends the process unless all went well.
  ///
  /// - Parameter arguments: the arguments behind the program's own name.
  package static func main(_ arguments: [String]) {
    // A reader that closes the pipe early (`| head`) ends the program quietly.
    signal(SIGPIPE, SIG_DFL)
    // A file that may not grow any further makes the write fail (EFBIG), as a full disk does; it does not end the program.
    signal(SIGXFSZ, SIG_IGN)
    StandardStreams.fillGaps()
    do {
      let code = try run(try Invocation(arguments))
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
