import CLinux
import Glibc

/// Wakes a thread that waits for it. One that is rung while nobody waits is heard by the next who does.
struct Bell: ~Copyable, Sendable {
  private let number: Int32

  init() throws(JournalError) {
    number = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    guard number >= 0 else { throw JournalError(.wake, errno) }
  }

  deinit { close(number) }

  func ring() { eventfd_write(number, 1) }

  /// Waits until it is rung, at most so many milliseconds; -1 waits for ever. Gives whether it was.
  func isRung(within milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&watched, 1, milliseconds)
      if count >= 0 { return count > 0 }
      if errno != EINTR { return false }
    }
  }

  func silence() {
    var value: UInt64 = 0
    _ = eventfd_read(number, &value)
  }
}
