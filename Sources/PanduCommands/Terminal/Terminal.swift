import Basics
import FAQKnowledge
import Glibc
import LinuxIO

/// Standard input, output and error, in bytes.
enum Terminal {
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Writes a line to standard output.
  static func print(_ text: String) { write(text + "\n") }

  static func prompt(_ text: String) { write(text) }

  /// Writes lines to standard error, without anything in them that acts on a terminal.
  static func error(_ text: String) { tell(VisibleText.lines(text) + "\n") }

  /// Writes to standard error for as long as somebody takes it: the work goes on without, and so does the exit code.
  static func tell(_ text: String) {
    do throws(SystemError) { try WriteAll.write(text.utf8, to: STDERR_FILENO) } catch {}
  }

  private static func write(_ text: String) {
    do throws(SystemError) {
      try WriteAll.write(text.utf8, to: STDOUT_FILENO)
    } catch {
      // Nobody would know that the answer is not whole, so the program ends here, and says so.
      Terminal.error(CommandWords.outputLost(error))
      Glibc.exit(ExitCode.internal.rawValue)
    }
  }
}
