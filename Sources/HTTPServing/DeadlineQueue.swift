import Basics

/// The connections by when they must be looked at next: a binary heap, kept lazily.
///
/// When a connection's deadline moves away, it stays where it is, and is put back when its old time comes: most
/// deadlines are moved far more often than they pass. When it comes nearer, the connection is added once more.
struct DeadlineQueue {
  private var heap: [(deadline: UInt64, key: UInt64)] = []

  var first: UInt64? { heap.first?.deadline }
  var count: Int { heap.count }

  mutating func add(_ key: UInt64, at deadline: UInt64) {
    heap.append((deadline, key))
    BinaryHeap.rise(
      heap.count - 1, isLess: { heap[$0].deadline < heap[$1].deadline }, swap: { heap.swapAt($0, $1) })
  }

  /// Forgets those that `isNeeded` does not name: of connections that have gone their old times stay here.
  mutating func keep(where isNeeded: (_ key: UInt64, _ deadline: UInt64) -> Bool) {
    heap.removeAll { !isNeeded($0.key, $0.deadline) }
    heap.sort { $0.deadline < $1.deadline }
  }

  /// Takes the first key whose time has come, and that time.
  mutating func next(at now: UInt64) -> (key: UInt64, deadline: UInt64)? {
    guard let first = heap.first, first.deadline <= now else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      BinaryHeap.sink(
        0, count: heap.count, isLess: { heap[$0].deadline < heap[$1].deadline },
        swap: { heap.swapAt($0, $1) })
    }
    return (first.key, first.deadline)
  }
}
