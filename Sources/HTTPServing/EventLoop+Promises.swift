import HTTPWire

/// Answers that are made elsewhere: the connection waits for them, and nothing else does.
extension EventLoop {
  /// Asks for the answer, and lets the connection wait.
  mutating func promise(
    _ request: Request, _ begin: (@escaping Answer.Completion) -> Void, _ connection: Connection,
    _ now: UInt64
  ) {
    let (key, number) = (connection.key, nextPromise)
    nextPromise += 1
    connection.promise = Promise(
      number: number, isHead: request.head.method == "HEAD", keepsAlive: request.head.keepsAlive,
      saysKeepAlive: request.head.version == .http10)
    connection.state.deferred(at: now)
    let shared = shared
    begin { shared.keep(Promise.Kept(key: key, number: number, response: $0)) }
  }

  /// Sends what has come. A connection that has gone, or was told already that it takes too long, gets nothing.
  mutating func keepPromises(_ now: UInt64) {
    for kept in shared.takeKept() {
      guard let connection = connections[kept.key], let promise = connection.promise,
        promise.number == kept.number
      else { continue }
      keep(promise, with: kept.response, connection, now)
    }
  }

  /// Answers, and goes on with the requests behind.
  mutating func keep(_ promise: Promise, with response: Response, _ connection: Connection, _ now: UInt64) {
    connection.promise = nil
    let keepsAlive =
      promise.keepsAlive && !response.closes && !connection.state.isClosing && shared.mode == .serving
    answer(
      response, connection, now, keepsAlive: keepsAlive, isHead: promise.isHead,
      saysKeepAlive: keepsAlive && promise.saysKeepAlive)
    if keepsAlive { process(connection, now) }
    write(connection, now)
  }
}
