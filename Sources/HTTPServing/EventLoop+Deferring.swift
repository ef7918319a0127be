import HTTPWire

/// Responses that are made elsewhere: their connections wait for them, and the loop does not.
extension EventLoop {
  /// Begins the work for a deferred response, and lets the connection wait.
  mutating func wait(
    for request: Request, on connection: Connection, at now: UInt64,
    begin: (@escaping Answer.Completion) -> Void
  ) {
    let (key, number) = (connection.key, nextDeferred)
    nextDeferred += 1
    connection.deferred = DeferredResponse(
      number: number, isHead: request.head.method == "HEAD", keepsAlive: request.head.keepsAlive,
      saysKeepAlive: request.head.version == .http10)
    connection.state.deferred(at: now)
    let shared = shared
    begin { shared.complete(DeferredResponse.Completed(key: key, number: number, response: $0)) }
  }

  /// Sends the responses that have come. One for a connection that is gone, or that was answered 503 meanwhile, is
  /// thrown away.
  mutating func drainCompletions(_ now: UInt64) {
    for completed in shared.takeCompletions() {
      guard let connection = connections[completed.key], let deferred = connection.deferred,
        deferred.number == completed.number
      else { continue }
      complete(deferred, with: completed.response, on: connection, at: now)
    }
  }

  /// Sends a response, and goes on with the requests behind it.
  mutating func complete(
    _ deferred: DeferredResponse, with response: Response, on connection: Connection, at now: UInt64
  ) {
    connection.deferred = nil
    let keepsAlive =
      deferred.keepsAlive && !response.closes && !connection.state.isClosing && shared.mode == .serving
    answer(
      response, connection, now, keepsAlive: keepsAlive, isHead: deferred.isHead,
      saysKeepAlive: keepsAlive && deferred.saysKeepAlive)
    if keepsAlive { process(connection, now) }
    write(connection, now)
  }
}
