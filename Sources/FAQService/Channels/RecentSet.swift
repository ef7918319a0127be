import Synchronization

/// The last values of a series, to find those that come again. The oldest is forgotten for each new one.
final class RecentSet<Value: Hashable & Sendable>: Sendable {
  private struct State: Sendable {
    var known: Set<Value> = []
    var order: [Value] = []
    var oldest = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Remembers a value.
  ///
  /// - Returns: false for one that is remembered already.
  func insert(_ value: Value) -> Bool {
    state.withLock { state in
      guard state.known.insert(value).inserted else { return false }
      if state.order.count < capacity {
        state.order.append(value)
      } else {
        state.known.remove(state.order[state.oldest])
        state.order[state.oldest] = value
        state.oldest = (state.oldest + 1) % capacity
      }
      return true
    }
  }
}
