import Glibc

/// A thread of the system that does one job to its end.
struct SystemThread: Sendable {
  private let thread: pthread_t

  /// - Throws: what the system says when there is no thread to be had.
  init<Job: ThreadJob & ~Copyable>(_ job: consuming sending Job) throws(WatchError) {
    let work = Work(job)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, Unmanaged<AnyWork>.passRetained(work).toOpaque())
    guard code == 0 else { throw WatchError(code: code) }
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }
}

/// What a thread does.
protocol ThreadJob: ~Copyable {
  mutating func run()
}

private class AnyWork {
  func run() {}
}

private final class Work<Job: ThreadJob & ~Copyable>: AnyWork {
  private var job: Job

  init(_ job: consuming Job) { self.job = job }

  override func run() { job.run() }
}
