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

  func clear() {
    var value: UInt64 = 0
    _ = eventfd_read(number, &value)
  }
}
