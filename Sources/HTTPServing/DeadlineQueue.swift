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
    var index = heap.count - 1
    while index > 0, heap[index].deadline < heap[(index - 1) / 2].deadline {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
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
      sink()
    }
    return (first.key, first.deadline)
  }

  private mutating func sink() {
    var index = 0
    while true {
      var least = index
      for child in [index * 2 + 1, index * 2 + 2]
      where child < heap.count && heap[child].deadline < heap[least].deadline { least = child }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
