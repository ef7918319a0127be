import CLinux
import Glibc
import Synchronization

/// What others tell the thread that watches.
final class WatchMail: Sendable {
  private enum Wish { static let reload: UInt8 = 1, stop: UInt8 = 2 }

  private let wishes = Atomic<UInt8>(0)
  /// Becomes readable when there is mail.
  let descriptor: Int32

  init() throws(WatchError) {
    descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    guard descriptor >= 0 else { throw WatchError(code: errno) }
  }

  deinit { close(descriptor) }

  func demand() { post(Wish.reload) }
  func stop() { post(Wish.stop) }

  /// All that was wished for since the last time.
  func take() -> (isDemanded: Bool, isStopped: Bool) {
    var count: UInt64 = 0
    _ = eventfd_read(descriptor, &count)
    let all = wishes.exchange(0, ordering: .acquiring)
    return (all & Wish.reload != 0, all & Wish.stop != 0)
  }

  private func post(_ wish: UInt8) {
    wishes.bitwiseOr(wish, ordering: .releasing)
    eventfd_write(descriptor, 1)
  }
}
