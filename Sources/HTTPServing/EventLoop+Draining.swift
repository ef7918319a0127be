import HTTPWire

/// The way from serving to the end.
extension EventLoop {
  mutating func quiesce(_ now: UInt64) {
    guard stopAt == nil else { return }
    stopAt = now + options.graceSeconds * 1_000_000_000
    // Who waits at the door was let in by the system already, and may have asked: closing it would reset them.
    accept(now, atMost: Int(Listener.backlog))
    if let number = listener?.descriptor.number { poller.remove(number) }
    listener = nil
    listenerRestsUntil = nil
    // A request that has come but was not read yet is at hand too.
    for connection in connections.values where connection.state.phase == .idle { read(connection, now) }
    // Until its answer is out a connection looks as if it idled.
    send(now)
    for connection in connections.values {
      if connection.state.phase == .writing { readBehind(connection, now) }
      if connection.state.quiesce(at: now) == .close { drop(connection) } else { schedule(connection) }
    }
  }

  /// Takes what has come behind an answer that is on its way: it has its turn once that is out.
  private mutating func readBehind(_ connection: Connection, _ now: UInt64) {
    guard !connection.state.isClosing, connection.promise == nil, !connection.parser.isInRequest,
      case .bytes(let count) = SystemCall.receive(connection.socket, into: &input)
    else { return }
    connection.parser.feed(input[..<count])
    connection.isHeldBack = true
    connection.noteProgress(at: now)
  }
}
