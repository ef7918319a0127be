import Glibc
import HTTPWire
import LinuxIO

/// Accepting connections, making room for them, and dropping them.
extension EventLoop {
  /// How long nothing is accepted after the descriptors ran out, in nanoseconds.
  private static var exhaustionRest: UInt64 { 100_000_000 }

  /// Accepts a few clients at a time, so that connected ones are served in between.
  mutating func accept(_ now: UInt64, atMost count: Int = 16) {
    for _ in 0..<count {
      switch listener?.accept() ?? .none {
      case .none: return
      case .exhausted:
        listenerRestsUntil = now + Self.exhaustionRest
        return watchListener(false)
      case .connection(let socket, let address): open(socket, address, now)
      }
    }
  }

  mutating func watchListener(_ isOn: Bool) {
    guard let number = listener?.descriptor.number else { return }
    _ = poller.change(number, isOn ? .read : [], key: Self.listenerKey)
  }

  private mutating func open(_ socket: Int32, _ address: Address, _ now: UInt64) {
    let network = PeerNetwork(address)
    guard hasRoom(for: network, now) else { return turnAway(socket, now) }
    guard poller.add(socket, .read, key: admission.nextKey) else {
      shared.peers?.remove(network)
      return turnAway(socket, now)
    }
    let connection = Connection(
      socket: socket, key: admission.add(network), peer: (network, address.host), limits: options.limits,
      state: ConnectionState(timeouts, now: now), now: now)
    connections[connection.key] = connection
    count(connection)
    handler.connectionOpened()
    schedule(connection)
  }

  /// Makes room for one more connection of this network, and counts it; false when no other connection may give way.
  private mutating func hasRoom(for network: PeerNetwork, _ now: UInt64) -> Bool {
    if let peers = shared.peers, !peers.add(network) {
      guard let key = quietest(of: network) else { return false }
      giveWay(key, now)
      guard peers.add(network) else { return false }
    }
    guard connections.count >= admission.most else { return true }
    guard let key = quietest(now) else {
      shared.peers?.remove(network)
      return false
    }
    giveWay(key, now)
    return true
  }

  private mutating func quietest(_ now: UInt64) -> UInt64? {
    let connections = connections
    return admission.quietest(at: now, among: connections.keys) { connections[$0]?.quiet }
  }

  private func quietest(of network: PeerNetwork) -> UInt64? {
    admission.quietest(of: network) { connections[$0]?.quiet }
  }

  /// Drops a quiet connection; its client gets 503 if it waits for a response.
  private mutating func giveWay(_ key: UInt64, _ now: UInt64) {
    guard let connection = connections[key] else { return }
    // A second descriptor, because the connection closes its own.
    let socket = connection.expectsAnswer ? fcntl(connection.socket, F_DUPFD_CLOEXEC, 0) : -1
    drop(connection)
    if socket >= 0 { turnAway(socket, now) }
  }

  /// Answers 503 to a client for which there is no room.
  private mutating func turnAway(_ socket: Int32, _ now: UInt64) {
    var output = spare.take()
    encode(handler.overloaded(), keepsAlive: false, into: &output)
    _ = SystemCall.send(socket, output[...])
    spare.give(&output)
    turnedAway.add(socket, at: now)
  }

  mutating func drop(_ connection: Connection) {
    guard connections.removeValue(forKey: connection.key) != nil else { return }
    poller.remove(connection.socket)
    admission.remove(connection.key, of: connection.network)
    shared.peers?.remove(connection.network)
    shared.memory.change(by: -connection.countedBytes)
    handler.connectionClosed()
  }
}
