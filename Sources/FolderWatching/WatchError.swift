import Basics
import Glibc

/// Why a folder cannot be watched.
package struct WatchError: Error, Sendable, Equatable {
  /// `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// Whether the system has no watches left for this user (`fs.inotify.max_user_watches`, `max_user_instances`).
  package var isExhausted: Bool { [ENOSPC, EMFILE, ENFILE].contains(code) }

  /// Whether the system is short of something that others may give back soon.
  var isPassing: Bool { [EMFILE, ENFILE, ENOMEM, EINTR, ESTALE].contains(code) }

  /// What the system says to the code.
  package var reason: String { SystemError(code).reason }
}
