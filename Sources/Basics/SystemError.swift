import Glibc

/// A call to the system that failed.
package struct SystemError: Error, Sendable, Hashable {
  /// `errno`.
  package var code: Int32

  /// - Parameter code: the default is that of the call that failed last on this thread.
  package init(_ code: Int32 = errno) { self.code = code }

  /// The system's own words for the code.
  // The text of the system ends with a zero byte, and is copied at once.
  package var reason: String { unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)" }
}
