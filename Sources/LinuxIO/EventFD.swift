package import Basics
import CLinux
import Glibc

/// Wakes a thread that waits for it, by a descriptor that becomes readable (`eventfd`). A signal that comes while nobody
/// waits is met by the next wait.
package struct EventFD: ~Copyable, Sendable {
  /// The descriptor, for pollers.
  package let number: Int32

  /// - Throws: the reason for which the system gives no descriptor.
  package init() throws(SystemError) {
    number = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    guard number >= 0 else { throw SystemError() }
  }

  deinit { close(number) }

  package func signal() { eventfd_write(number, 1) }

  /// - Parameter milliseconds: how long to wait; -1 waits for ever, as `poll` has it.
  /// - Returns: whether it has been signalled.
  package func isSignalled(within milliseconds: Int32) -> Bool {
    while true {
      var watched = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      // One record is given, as the count says.
      let count = unsafe poll(&watched, 1, milliseconds)
      // An interruption is waited through, because signals are another thread's.
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  /// Forgets the signals so far.
  package func clear() {
    var value: UInt64 = 0
    // The call writes one number.
    _ = unsafe eventfd_read(number, &value)
  }
}
