import TestSupport
import Testing

@testable import HTTPServing

// 1. Deadlines come in their order, whatever the order in which they were added, and none before its time.
// 2. What is not needed any more can be forgotten, and the rest comes in its order still.
@Suite(.timeLimit(.minutes(1))) struct DeadlineQueueTests {
  @Test(arguments: [false, true]) func `in their order`(isPruned: Bool) {
    var random = SeededRandom(seed: 5)
    var queue = DeadlineQueue()
    let all = (0..<500).map { (key: UInt64($0), deadline: UInt64(random.below(200))) }
    for one in all { queue.add(one.key, at: one.deadline) }
    if isPruned { queue.keep { key, _ in key % 3 == 0 } }
    let kept = all.filter { !isPruned || $0.key % 3 == 0 }
    #expect(queue.count == kept.count && queue.first == kept.map(\.deadline).min())
    var seen: [UInt64] = []
    for now in 0..<200 as Range<UInt64> {
      while let next = queue.next(at: now) {
        #expect(next.deadline == now)
        seen.append(next.key)
      }
    }
    #expect(seen.sorted() == kept.map(\.key) && queue.count == 0)
  }
}
