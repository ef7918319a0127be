// Threads of a start:
// 1. Both pieces of work are done, and each gives its own result.
// 2. A thread that is kept off its maker's processor may run on all the others, and on that one where there is no other.
// 3. Any other thread may run wherever its maker may.

import Foundation
import LinuxIO
import Synchronization
import Testing

struct ThreadTests {
  @Test func `both pieces of work are done`() {
    let (first, second) = OnTwoThreads().run({ (0..<1_000).reduce(0, +) }, { "second" })
    #expect(first == 499_500 && second == "second")
  }

  @Test func `the second keeps off the processor of the first`() throws {
    let (own, other) = OnTwoThreads().run({ Self.processors }, { Self.processors })
    let all = try #require(own)
    #expect(try #require(other) == max(1, all - 1))
  }

  @Test func `any other thread may run where its maker may`() throws {
    let found = Found()
    try SystemThread(Look(found: found)).join()
    #expect(found.processors.withLock { $0 } == Self.processors)
  }

  private final class Found: Sendable {
    let processors = Mutex<Int?>(nil)
  }

  private struct Look: ThreadJob {
    let found: Found

    func run() { found.processors.withLock { $0 = ThreadTests.processors } }
  }

  /// The number of processors that the calling thread may run on.
  private static var processors: Int? {
    let status = try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }
    return line?.dropFirst("Cpus_allowed:".count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
  }
}
