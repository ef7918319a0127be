import Basics
import Glibc

/// A call to the system that failed.
package struct SocketError: Error, Sendable, Equatable {
  package enum Call: String, Sendable { case resolve, socket, bind, listen, epoll, eventfd, thread }
  package var call: Call
  /// `errno`, or the code of `getaddrinfo`.
  package var code: Int32
  /// The address that it was about.
  package var address: String

  /// The system's text for the code.
  package var reason: String {
    guard call == .resolve else { return SystemError(code).reason }
    // The text of the system ends with a zero byte, and is copied at once.
    return unsafe gai_strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
