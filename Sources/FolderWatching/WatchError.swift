import Basics
import Glibc

/// The system's reason why a folder cannot be watched.
package struct WatchError: Error, Sendable, Equatable {
  /// `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// Whether the system has no watches left for this user (`fs.inotify.max_user_watches`, `max_user_instances`).
  package var isExhausted: Bool { [ENOSPC, EMFILE, ENFILE].contains(code) }

  /// Whether the system is short of a resource that other processes may release soon.
  var isPassing: Bool { [EMFILE, ENFILE, ENOMEM, EINTR, ESTALE].contains(code) }

  /// The system's text for the code.
  package var reason: String { SystemError(code).reason }
}
