import Dispatch
import Glibc
package import Testing

/// Ends the run, naming the test, when a test has been running for so long that it must be stuck.
///
/// `timeLimit(_:)` of the testing library does not serve here, for two reasons. Its time begins when a test is due, not when
/// a thread takes it up: with hundreds of tests on two threads it stops tests that have not begun. And it cannot end a test
/// that waits in a system call: the run would hang on.
///
/// It is for tests that block their thread. One that is `async` leaves its thread while it waits, and may have to wait for
/// another as long as all other tests take.
package struct RunningTimeLimit: TestTrait, SuiteTrait, TestScoping {
  let minutes: Int

  /// Each case of each test has the time for itself.
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { [minutes, name = test.name] in
      let words = "✘ \(name) has been running for \(minutes) minutes: the run ends here\n"
      _ = write(STDERR_FILENO, words, words.utf8.count)
      _exit(EXIT_FAILURE)
    }
    timer.schedule(deadline: .now() + .seconds(minutes * 60))
    timer.activate()
    defer { timer.cancel() }
    try await function()
  }
}

extension Trait where Self == RunningTimeLimit {
  /// For a test or suite that waits for others.
  ///
  /// - Parameter minutes: Of one case, counted while it runs; ten times as many where tests run in full.
  /// - Returns: The trait.
  package static func timeLimit(runningMinutes minutes: Int) -> RunningTimeLimit {
    RunningTimeLimit(minutes: TestRun.isFull ? minutes * 10 : minutes)
  }
}
