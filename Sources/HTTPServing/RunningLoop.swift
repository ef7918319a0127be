import Synchronization
import LinuxIO

/// An event loop and the thread that it runs on, as the threads that control the server see them.
final class RunningLoop: Sendable {
  let state: SharedState
  /// Nil once it was waited for.
  private let thread: Mutex<SystemThread?>

  init(_ state: SharedState, _ thread: consuming SystemThread) {
    self.state = state
    self.thread = Mutex(thread)
  }

  /// Waits until the loop has ended.
  ///
  /// - Parameter milliseconds: how long at most; -1 is for ever.
  /// - Returns: whether it has. One that has not is left to itself.
  func wait(milliseconds: Int32) -> Bool {
    guard state.ended.isSignalled(within: milliseconds) else { return false }
    if let thread = thread.withLock({ $0.take() }) { thread.join() }
    return true
  }
}
