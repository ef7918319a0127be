/// Which connections of a loop give way to a newcomer, as a value that knows no sockets: it is told who comes and goes.
///
/// The one gives way that has been quiet longest: that was answered, or let in, before all others. So a client that
/// asks now and then stays, and those go first that idle, or that send a request so slowly that others were served
/// many times meanwhile.
struct Admission {
  /// How many are found at a time when the loop is full: looking through all of them for each newcomer would cost more
  /// than serving it.
  static let mostFound = 64

  /// Most connections of the loop.
  let most: Int
  /// The key of the next connection.
  private(set) var nextKey: UInt64 = 0
  /// Keys by network, in the order they came.
  private var neighbours: [PeerNetwork: [UInt64]] = [:]
  /// The quietest at the last look, the very quietest last.
  private var found: [Quiet] = []
  /// When they were looked for.
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
  /// - Returns: its key.
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
  ///   - network: the one that the newcomer belongs to.
  ///   - quiet: gives the connection of a key, or nil if it may not give way.
  /// - Returns: its key, or nil when none may give way.
  func quietest(of network: PeerNetwork, _ quiet: (UInt64) -> Quiet?) -> UInt64? {
    neighbours[network]?.lazy.compactMap(quiet).min { $0.since < $1.since }?.key
  }

  /// Finds the quietest connection of all.
  ///
  /// - Parameters:
  ///   - now: the time of this turn; all are looked through once a turn at most.
  ///   - keys: all connections.
  ///   - quiet: gives the connection of a key, or nil if it may not give way.
  /// - Returns: its key, or nil when none may give way.
  mutating func quietest(at now: UInt64, among keys: some Sequence<UInt64>, _ quiet: (UInt64) -> Quiet?)
    -> UInt64?
  {
    while let last = found.popLast() {
      // Who was answered since is not the quietest any more.
      if quiet(last.key) == last { return last.key }
    }
    guard lookedAt != now else { return nil }
    lookedAt = now
    let all = keys.lazy.compactMap(quiet).sorted { $0.since < $1.since }
    found = all.prefix(Admission.mostFound).reversed()
    return found.popLast()?.key
  }
}
