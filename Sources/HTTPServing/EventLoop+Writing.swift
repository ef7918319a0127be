import Glibc
import HTTPWire

/// Writing responses, and the events that are waited for afterwards.
extension EventLoop {
  /// Writes to all connections that were read from. Responses are made first and written together, because each write
  /// may wake its client, and waking several at once costs less.
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
        // Its next requests are answered in the next turn.
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

  /// Counts the bytes that a connection holds.
  ///
  /// - Returns: Whether that is more than before, and more than every connection may hold.
  @discardableResult
  func count(_ connection: Connection) -> Bool {
    let held = connection.heldBytes
    let more = held - connection.countedBytes
    guard more != 0 else { return false }
    shared.memory.change(by: more)
    connection.countedBytes = held
    return more > 0 && held > Connection.grantedBytes
  }

  /// Refuses a connection that holds much while memory is short. Its client gets 503, unless a response is being written,
  /// because the 503 would look like a part of it.
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
    // When connections come and go fast, most queued deadlines belong to connections that are gone.
    guard deadlines.count > 2 * connections.count + 1_024 else { return }
    let connections = connections
    deadlines.keep { connections[$0]?.queuedUntil == $1 }
  }

  /// Watches for the next event. Nothing is read while a response waits to be taken or is deferred; a client that is gone
  /// is noticed nevertheless.
  mutating func watch(_ connection: Connection) {
    let interest: Poller.Interest = connection.hasOutput ? .write : connection.deferred == nil ? .read : []
    guard interest != connection.interest else { return }
    connection.interest = interest
    // A connection that cannot be watched would never be heard of again.
    if !poller.change(connection.socket, interest, key: connection.key) { drop(connection) }
  }
}
