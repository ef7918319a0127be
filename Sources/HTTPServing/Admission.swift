/// Chooses the connection of a loop that gives way to a new one, as a value without sockets: connections are added and
/// removed by their keys.
///
/// The connection that has been quiet longest gives way: it was answered or accepted before all others. A client that
/// asks now and then therefore stays, and idle clients and very slow senders go first.
struct Admission {
  /// The number of quiet connections that one search finds, because searching all connections for each new one would cost
  /// more than serving it.
  static let mostFound = 64

  /// Most connections of the loop.
  let most: Int
  /// The key of the next connection.
  private(set) var nextKey: UInt64 = 0
  /// Keys by network, in the order they came.
  private var neighbours: [PeerNetwork: [UInt64]] = [:]
  /// The quietest connections of the last search, the quietest one last.
  private var found: [Quiet] = []
  /// The time of the last search.
  private var lookedAt: UInt64?

  /// A connection that may give way.
  struct Quiet: Equatable {
    var key: UInt64
    /// When it was answered last, or let in.
    var since: UInt64
  }

  init(most: Int) { self.most = most }

  /// Counts one more.
  ///
  /// - Returns: Its key.
  mutating func add(_ network: PeerNetwork) -> UInt64 {
    neighbours[network, default: []].append(nextKey)
    nextKey += 1
    return nextKey - 1
  }

  mutating func remove(_ key: UInt64, of network: PeerNetwork) {
    guard let place = neighbours[network]?.firstIndex(of: key) else { return }
    if neighbours[network]?.count == 1 {
      neighbours[network] = nil
    } else {
      neighbours[network]?.remove(at: place)
    }
  }

  /// Finds the quietest connection of a network.
  ///
  /// - Parameters:
  ///   - network: The network of the new connection.
  ///   - quiet: Gives the connection of a key, or nil if it may not give way.
  /// - Returns: Its key, or nil when none may give way.
  func quietest(of network: PeerNetwork, _ quiet: (UInt64) -> Quiet?) -> UInt64? {
    neighbours[network]?.lazy.compactMap(quiet).min { $0.since < $1.since }?.key
  }

  /// Finds the quietest connection of all.
  ///
  /// - Parameters:
  ///   - now: The time of this turn; all connections are searched at most once a turn.
  ///   - keys: All connections.
  ///   - quiet: Gives the connection of a key, or nil if it may not give way.
  /// - Returns: Its key, or nil when none may give way.
  mutating func quietest(at now: UInt64, among keys: some Sequence<UInt64>, _ quiet: (UInt64) -> Quiet?)
    -> UInt64?
  {
    while let last = found.popLast() {
      // A connection that was answered since is not the quietest any more.
      if quiet(last.key) == last { return last.key }
    }
    guard lookedAt != now else { return nil }
    lookedAt = now
    let all = keys.lazy.compactMap(quiet).sorted { $0.since < $1.since }
    found = all.prefix(Admission.mostFound).reversed()
    return found.popLast()?.key
  }
}
