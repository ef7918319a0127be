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

  /// Writes lines to standard error, without control characters that would act on a terminal.
  static func error(_ text: String) { tell(VisibleText.lines(text) + "\n") }

  /// Writes to standard error as it is. An error is ignored, because the work and its exit code do not depend on it.
  static func tell(_ text: String) {
    do throws(SystemError) { try WriteAll.write(text.utf8, to: STDERR_FILENO) } catch {}
  }

  private static func write(_ text: String) {
    do throws(SystemError) {
      try WriteAll.write(text.utf8, to: STDOUT_FILENO)
    } catch {
      // The reader could not know that the output is not whole, so the program ends here with a message.
      Terminal.error(CommandWords.outputLost(error))
      Glibc.exit(ExitCode.internal.rawValue)
    }
  }
}
