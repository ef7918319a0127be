import Glibc
import LinuxIO

/// A signal that starts some work and never ends the process, taken again and again on a thread of its own.
enum RepeatedSignal {
  /// The signal must be held already: see ``hold(_:)``.
  static func on(_ number: Int32, _ body: @escaping @Sendable () -> Void) {
    try? SystemThread.detached {
      // Each call reads or writes the one set or number that it is given.
      var set = sigset_t()
      unsafe sigemptyset(&set)
      unsafe sigaddset(&set, number)
      while true {
        var taken: Int32 = 0
        if unsafe sigwait(&set, &taken) == 0 { body() }
      }
    }
  }

  /// Blocks the signal, so that it does not end the process. Call it before other threads are started, because they inherit
  /// the mask.
  static func hold(_ number: Int32) {
    // Each call reads or writes the one set that it is given.
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }
}
