import Synchronization

/// Connections of each address over all loops of a server.
final class PeerCounts: Sendable {
  private let most: Int
  private let counts = Mutex<[PeerNetwork: Int]>([:])

  /// Nil when `most` is 0: no bound.
  init?(most: Int) {
    guard most > 0 else { return nil }
    self.most = most
  }

  /// Counts one more; false when there are as many as may be.
  func add(_ network: PeerNetwork) -> Bool {
    counts.withLock { counts in
      guard counts[network, default: 0] < most else { return false }
      counts[network, default: 0] += 1
      return true
    }
  }

  func remove(_ network: PeerNetwork) {
    counts.withLock { counts in
      guard let count = counts[network] else { return }
      counts[network] = count > 1 ? count - 1 : nil
    }
  }

  /// Addresses that have connections.
  var networks: Int { counts.withLock { $0.count } }
}
