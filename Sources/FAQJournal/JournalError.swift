import Basics
import Glibc

/// A failed system call of the journal.
package struct JournalError: Error, Sendable, Equatable {
  package enum Call: String, Sendable { case open, lock, look, write, sync, cut, rename, wake, thread }
  package var call: Call
  /// `errno`.
  package var code: Int32

  package init(_ call: Call, _ code: Int32) {
    self.call = call
    self.code = code
  }

  /// Whether another program writes to the file.
  package var isTaken: Bool { call == .lock && code == EWOULDBLOCK }

  /// The system's text for the code.
  package var reason: String { SystemError(code).reason }
}
