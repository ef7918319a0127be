import Glibc

/// A thread of the system that does one job to its end.
package struct SystemThread: Sendable {
  private let thread: pthread_t

  /// Begins the job. Somebody must ``join()`` or ``detach()`` the thread.
  package init<Job: ThreadJob & ~Copyable>(_ job: consuming sending Job) throws(ThreadError) {
    let work = Work(job)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, Unmanaged<AnyWork>.passRetained(work).toOpaque())
    guard code == 0 else { throw ThreadError(code: code) }
    self.thread = thread
  }

  /// Begins `body` on a thread that nobody waits for.
  package static func detached(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    try SystemThread(Call(body)).detach()
  }

  package func join() { pthread_join(thread, nil) }

  /// Lets the thread end by itself.
  package func detach() { pthread_detach(thread) }
}

/// What a thread does.
package protocol ThreadJob: ~Copyable {
  mutating func run()
}

/// There is no thread to be had.
package struct ThreadError: Error, Sendable, Equatable {
  /// `errno`.
  package var code: Int32
}

struct Call: ThreadJob {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func run() { body() }
}

private class AnyWork {
  func run() {}
}

private final class Work<Job: ThreadJob & ~Copyable>: AnyWork {
  private var job: Job

  init(_ job: consuming Job) { self.job = job }

  override func run() { job.run() }
}
