import Glibc

/// A system thread that runs one loop to its end.
struct LoopThread: Sendable {
  private let thread: pthread_t

  init<Answerer: Handler>(_ loop: consuming sending EventLoop<Answerer>) throws(SocketError) {
    let work = Work(loop)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, Unmanaged<AnyWork>.passRetained(work).toOpaque())
    guard code == 0 else { throw SocketError(call: .thread, code: code, address: "") }
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }
}

/// What a thread runs.
private class AnyWork {
  func run() {}
}

private final class Work<Answerer: Handler>: AnyWork {
  private var loop: EventLoop<Answerer>

  init(_ loop: consuming EventLoop<Answerer>) { self.loop = loop }

  override func run() { loop.run() }
}
