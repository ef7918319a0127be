// 1. Nothing is due before anything failed, and nothing after it went well.
// 2. Waits double from the shortest to the longest, and stay there.
// 3. After something went well they begin anew.

import FolderWatching
import Testing

@Suite struct BackoffTests {
  @Test func `waits double`() {
    var backoff = Backoff()
    #expect(backoff.due == nil && !backoff.isDue(at: .max))
    var now: UInt64 = 7
    for round in 0..<2 {
      for seconds: UInt64 in [1, 2, 4, 8, 16, 30, 30, 30] {
        backoff.fail(at: now)
        let due = now + seconds * 1_000_000_000
        #expect(backoff.due == due, "round \(round)")
        #expect(!backoff.isDue(at: due - 1) && backoff.isDue(at: due))
        now = due + 5
      }
      backoff.succeed()
      #expect(backoff.due == nil && !backoff.isDue(at: .max))
    }
  }

  @Test(arguments: [(1, 1), (3, 10), (10, 10)] as [(UInt64, UInt64)])
  func `waits of one's own`(shortest: UInt64, longest: UInt64) {
    var backoff = Backoff(shortest: shortest, longest: longest)
    var waits: [UInt64] = []
    for _ in 0..<4 {
      backoff.fail(at: 100)
      waits.append((backoff.due ?? 0) - 100)
    }
    #expect(waits.first == shortest && waits.last == longest && waits == waits.sorted())
  }
}
