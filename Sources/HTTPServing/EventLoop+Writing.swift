import Glibc
import HTTPWire

/// Answers on their way out, and what is waited for afterwards.
extension EventLoop {
  /// Writes to all connections that were read from: each write may wake its client, and those that are awake already cost
  /// less, so that answers that are made one after the other leave one after the other.
  mutating func send(_ now: UInt64) {
    for key in unsent {
      if let connection = connections[key] { write(connection, now) }
    }
    unsent.removeAll(keepingCapacity: true)
  }

  mutating func write(_ connection: Connection, _ now: UInt64) {
    if connection.flush(at: now, &spare) { return drop(connection) }
    if !connection.hasOutput {
      if connection.isHeldBack {
        // Its next requests have the next turn.
        if !connection.isQueued { waiting.append(connection.key) }
        connection.isQueued = true
      } else if connection.isAtEnd {
        return drop(connection)
      }
    }
    if connection.state.phase == .lingering { shutdown(connection.socket, Int32(SHUT_WR)) }
    if count(connection), shared.memory.isExceeded { return refuse(connection, now) }
    watch(connection)
    schedule(connection)
  }

  /// Counts what a connection holds.
  ///
  /// - Returns: whether that is more than before, and more than every connection may hold.
  @discardableResult
  func count(_ connection: Connection) -> Bool {
    let held = connection.heldBytes
    let more = held - connection.countedBytes
    guard more != 0 else { return false }
    shared.memory.change(by: more)
    connection.countedBytes = held
    return more > 0 && held > Connection.grantedBytes
  }

  /// Lets a connection go that holds much while there is no room for it. Its client is told so, unless an answer is on
  /// its way, of which this would look like a part.
  private mutating func refuse(_ connection: Connection, _ now: UInt64) {
    guard !connection.hasOutput, connection.deferred == nil, connection.state.phase != .lingering else {
      return drop(connection)
    }
    connection.isHeldBack = false
    answer(handler.overloaded(), connection, now, keepsAlive: false, isHead: false)
    write(connection, now)
  }

  /// Puts the connection where its deadline is found in time. One that moved away is found when its old time comes.
  mutating func schedule(_ connection: Connection) {
    guard connection.state.deadline < connection.queuedUntil else { return }
    connection.queuedUntil = connection.state.deadline
    deadlines.add(connection.key, at: connection.queuedUntil)
    // Where connections come and go fast, most of what is queued is of those that have gone.
    guard deadlines.count > 2 * connections.count + 1_024 else { return }
    let connections = connections
    deadlines.keep { connections[$0]?.queuedUntil == $1 }
  }

  /// While an answer waits, nothing more is read: a client that does not listen is not listened to. Nor is one whose
  /// answer is still made; that it is gone altogether is heard nevertheless.
  mutating func watch(_ connection: Connection) {
    let interest: Poller.Interest = connection.hasOutput ? .write : connection.deferred == nil ? .read : []
    guard interest != connection.interest else { return }
    connection.interest = interest
    // Of one that cannot be watched nothing would ever be heard.
    if !poller.change(connection.socket, interest, key: connection.key) { drop(connection) }
  }
}
