import CLinux
import Glibc

/// A thread of the system that does one job to its end.
///
/// It is `~Copyable`, because a thread may be waited for once only. One that nobody waits for ends by itself.
package struct SystemThread: ~Copyable, Sendable {
  private let thread: pthread_t

  /// Begins the job.
  ///
  /// - Parameters:
  ///   - job: what the thread does.
  ///   - avoidsOwnProcessor: whether the thread starts on another processor than its maker. A short job needs that, because the
  ///     system moves a new thread to an idle processor only after 1 to 4 ms. The default is that the system chooses.
  /// - Throws: the reason why there is no thread.
  package init<Job: ThreadJob & ~Copyable>(
    _ job: consuming sending Job, avoidsOwnProcessor: Bool = false
  ) throws(ThreadError) {
    let work = Work(job)
    var thread = pthread_t()
    // The work is handed over retained. Either the thread takes it over, once, or there is none, and it is released here.
    let handed = unsafe Unmanaged<AnyWork>.passRetained(work)
    var attributes = pthread_attr_t()
    // The calls fill the one record, and the thread keeps no pointer to it.
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    if avoidsOwnProcessor { unsafe pandu_keep_off_own_processor(&attributes) }
    let code = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, handed.toOpaque())
    guard code == 0 else {
      unsafe handed.release()
      throw ThreadError(code: code)
    }
    self.thread = thread
  }

  /// Begins `body` on a thread that nobody waits for.
  package static func detached(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    _ = try SystemThread(Call(body))
  }

  deinit { pthread_detach(thread) }

  /// Waits until the job is done.
  package consuming func join() {
    pthread_join(thread, nil)
    discard self
  }
}

/// The work of a thread.
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
