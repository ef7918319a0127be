import Basics
import LinuxIO
import Synchronization

/// Demands of other threads to the watching thread.
final class WatchMail: Sendable {
  private enum Wish { static let reload: UInt8 = 1, stop: UInt8 = 2 }

  private let wishes = Atomic<UInt8>(0)
  private let event: EventFD

  /// Becomes readable when there is mail.
  var descriptor: Int32 { event.number }

  init() throws(WatchError) {
    do throws(SystemError) { event = try EventFD() } catch { throw WatchError(code: error.code) }
  }

  func demand() { post(Wish.reload) }
  func stop() { post(Wish.stop) }

  /// Takes all demands since the last call.
  func take() -> (isDemanded: Bool, isStopped: Bool) {
    event.clear()
    let all = wishes.exchange(0, ordering: .acquiring)
    return (all & Wish.reload != 0, all & Wish.stop != 0)
  }

  private func post(_ wish: UInt8) {
    wishes.bitwiseOr(wish, ordering: .releasing)
    event.signal()
  }
}
