import Glibc
import LinuxIO

/// SIGTERM and SIGINT, blocked in all threads and taken one after the other by a thread that waits for them.
struct TerminationSignals: Sendable {
  private let set: sigset_t

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGINT)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    self.set = set
  }

  /// Waits for the next of them.
  func wait() {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
  }

  /// Calls `body` when the next of them comes, on a thread of its own.
  func onNext(_ body: @escaping @Sendable () -> Void) {
    try? SystemThread.detached {
      wait()
      body()
    }
  }
}
