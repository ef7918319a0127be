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
    while true {
      if connection.flush(at: now) || (connection.isAtEnd && !connection.hasOutput) {
        return drop(connection)
      }
      // Requests that waited behind a long answer have their turn now.
      guard !connection.hasOutput, connection.isHeldBack else { break }
      process(connection, now)
    }
    if connection.state.phase == .lingering { shutdown(connection.socket, Int32(SHUT_WR)) }
    watch(connection)
    schedule(connection)
  }

  /// Puts the connection where its deadline is found in time. One that moved away is found when its old time comes.
  mutating func schedule(_ connection: Connection) {
    guard connection.state.deadline < connection.queuedUntil else { return }
    connection.queuedUntil = connection.state.deadline
    deadlines.add(connection.key, at: connection.queuedUntil)
  }

  /// While an answer waits, nothing more is read: a client that does not listen is not listened to. Nor is one whose
  /// answer is still made; that it is gone altogether is heard nevertheless.
  func watch(_ connection: Connection) {
    let interest: Poller.Interest = connection.hasOutput ? .write : connection.promise == nil ? .read : []
    guard interest != connection.interest else { return }
    connection.interest = interest
    poller.change(connection.socket, interest, key: connection.key)
  }
}
