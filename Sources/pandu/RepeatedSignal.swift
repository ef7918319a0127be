import Glibc

/// A signal that means something to do, and never the end: taken again and again on a thread of its own.
enum RepeatedSignal {
  /// The signal must be held already: see ``hold(_:)``.
  static func on(_ number: Int32, _ body: @escaping @Sendable () -> Void) {
    let listener = Listener(number, body)
    var thread = pthread_t()
    _ = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Listener>.fromOpaque(argument).takeRetainedValue().listen()
        return nil
      }, Unmanaged.passRetained(listener).toOpaque())
  }

  /// Keeps the signal from ending the program; called before any other thread is started, for they inherit it.
  static func hold(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private final class Listener: Sendable {
    private let number: Int32
    private let body: @Sendable () -> Void

    init(_ number: Int32, _ body: @escaping @Sendable () -> Void) {
      self.number = number
      self.body = body
    }

    func listen() {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, number)
      while true {
        var taken: Int32 = 0
        if sigwait(&set, &taken) == 0 { body() }
      }
    }
  }
}
