import Glibc

/// SIGHUP, which asks for the knowledge to be read anew; left alone it would end the program.
struct HangUps: Sendable {
  private let set: sigset_t

  /// From here on the signal waits, also for the threads that are started later.
  init() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGHUP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    self.set = set
  }

  /// Calls `body` for each of them until the program ends, on a thread of its own.
  func onEach(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let waiter = Waiter(set, body)
    _ = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Waiter>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(waiter).toOpaque())
  }

  private final class Waiter: Sendable {
    private let set: sigset_t
    private let body: @Sendable () -> Void

    init(_ set: sigset_t, _ body: @escaping @Sendable () -> Void) {
      self.set = set
      self.body = body
    }

    func run() {
      var set = set
      var number: Int32 = 0
      // It fails for a signal that does not exist only.
      while sigwait(&set, &number) == 0 { body() }
    }
  }
}
