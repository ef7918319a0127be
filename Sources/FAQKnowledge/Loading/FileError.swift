import Basics
import Glibc

/// The reason for which a file or a folder cannot be read.
package enum FileError: Error, Sendable, Hashable {
  /// The system says so: `errno`.
  case system(Int32)
  /// A pipe, a device or a socket.
  case notPlain
  /// The kernel makes up the content while it is read, as that of the files of `/proc`.
  case madeByKernel
  /// A reader has to wait until somebody writes, which may be never.
  case wouldWait
  /// It holds more bytes than are read.
  case tooLarge(limit: Int)

  /// Whether the system is short of something for now, so that the same reading may go well a little later.
  package var isPassing: Bool {
    switch self {
    case .system(let code): [EMFILE, ENFILE, ENOMEM, EINTR, ESTALE, EAGAIN].contains(code)
    case .notPlain, .madeByKernel, .wouldWait, .tooLarge: false
    }
  }

  /// Whether a link may be what is wrong: it leads nowhere, or in a circle.
  var isOfLink: Bool { self == .system(ENOENT) || self == .system(ELOOP) }

  /// The words of the system for the error code; empty where it has none.
  package var reason: String {
    guard case .system(let code) = self else { return "" }
    return SystemError(code).reason
  }
}
