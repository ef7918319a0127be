import Glibc
import LinuxIO

/// SIGTERM and SIGINT, blocked in all threads and taken one after the other by a thread that waits for them.
struct TerminationSignals: Sendable {
  private let set: sigset_t

  init() {
    // Each call reads or writes the one set that it is given.
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGTERM)
    unsafe sigaddset(&set, SIGINT)
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    self.set = set
  }

  /// Waits for the next of them.
  func wait() {
    var set = set
    var number: Int32 = 0
    // The call reads the set and writes one number.
    while unsafe sigwait(&set, &number) != 0 {}
  }

  /// Calls `body` when the next of them comes, on a thread of its own.
  func onNext(_ body: @escaping @Sendable () -> Void) {
    try? SystemThread.detached {
      wait()
      body()
    }
  }
}
