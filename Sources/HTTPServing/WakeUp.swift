import CLinux
import Glibc

/// Wakes a loop from another thread.
struct WakeUp: ~Copyable, Sendable {
  let number: Int32

  init() throws(SocketError) {
    number = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    guard number >= 0 else { throw SocketError(call: .eventfd, code: errno, address: "") }
  }

  deinit { close(number) }

  func signal() { eventfd_write(number, 1) }

  /// Whether it has been signalled, or is within so many milliseconds; -1 waits for ever.
  func isSignalled(within milliseconds: Int32) -> Bool {
    while true {
      var watched = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      let count = poll(&watched, 1, milliseconds)
      // An interruption is waited through: signals are another thread's.
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  func clear() {
    var value: UInt64 = 0
    _ = eventfd_read(number, &value)
  }
}
