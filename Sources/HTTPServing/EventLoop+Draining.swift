import HTTPWire
import LinuxIO

/// Draining: how a server stops.
extension EventLoop {
  /// Accepts nothing more, closes idle connections, and lets the others finish their requests.
  mutating func quiesce(_ now: UInt64) {
    guard stopAt == nil else { return }
    stopAt = now + options.gracePeriod.nanoseconds
    // The backlog is accepted first: closing the listener would reset those connections, which may hold requests.
    accept(now, atMost: Int(Listener.backlog))
    if let number = listener?.descriptor.number { poller.remove(number) }
    listener = nil
    listenerRestsUntil = nil
    // A request that has arrived but was not read yet counts as at hand, too.
    for connection in connections.values where connection.state.phase == .idle { read(connection, now) }
    // A connection whose response is not written yet looks idle, so that all responses are written first.
    send(now)
    for connection in connections.values {
      if connection.state.phase == .writing { readBehind(connection, now) }
      if connection.state.quiesce(at: now) == .close { drop(connection) } else { schedule(connection) }
    }
  }

  /// Reads requests that have arrived behind a response that is being written. They are answered once it is out.
  private mutating func readBehind(_ connection: Connection, _ now: UInt64) {
    guard !connection.state.isClosing, connection.deferred == nil, !connection.parser.isInRequest,
      case .bytes(let count) = SystemCall.receive(connection.socket, into: &input)
    else { return }
    connection.parser.feed(input[..<count])
    connection.isHeldBack = true
    connection.noteProgress(at: now)
  }
}
