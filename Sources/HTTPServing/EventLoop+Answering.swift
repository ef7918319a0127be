import HTTPWire

/// Requests that come, and their answers.
extension EventLoop {
  mutating func read(_ connection: Connection, _ now: UInt64) {
    switch SystemCall.receive(connection.socket, into: &input) {
    case .wouldBlock: return
    case .failed: return drop(connection)
    case .end:
      connection.isAtEnd = true
      if !connection.hasOutput { return drop(connection) }
      return watch(connection)
    case .bytes(let count):
      if connection.state.phase == .lingering { return }
      connection.parser.feed(input[..<count])
      process(connection, now)
      unsent.append(connection.key)
    }
  }

  /// Answers requests that a connection has left from the turn before.
  mutating func goOn(_ key: UInt64, _ now: UInt64) {
    guard let connection = connections[key], connection.isQueued else { return }
    connection.isQueued = false
    process(connection, now)
    unsent.append(key)
  }

  /// Answers the requests that are whole, in order, until more bytes are needed, too many wait to be sent, or it is the
  /// others' turn.
  mutating func process(_ connection: Connection, _ now: UInt64) {
    connection.isHeldBack = false
    // Requests behind a deferred response wait for their turn.
    guard connection.deferred == nil else { return }
    var left = Connection.mostRequests
    do {
      while !connection.state.isClosing || connection.state.phase == .readingBody
        || connection.state.phase == .readingHead
      {
        guard left > 0, connection.output.count - connection.sent < Connection.mostOutput else {
          connection.isHeldBack = true
          return connection.noteProgress(at: now)
        }
        switch try connection.parser.next() {
        case .needsMore: return connection.noteProgress(at: now)
        case .headExpectingContinue:
          // A client whose body is arriving already does not wait for `100 Continue`.
          if !connection.parser.hasUnread { connection.output.append(contentsOf: ResponseEncoder.proceed) }
        case .request(let request):
          left -= 1
          guard respond(to: request, connection, now) else { return }
        }
      }
    } catch {
      answer(handler.respond(to: error), connection, now, keepsAlive: false, isHead: false)
    }
  }

  /// Answers one request; false when the next one of the connection has to wait, or will not be answered.
  private mutating func respond(to request: Request, _ connection: Connection, _ now: UInt64) -> Bool {
    let isDraining = shared.mode != .serving
    let context = RequestContext(client: connection.client, now: now, isDraining: isDraining)
    let response: Response
    switch handler.respond(request, context, &scratch) {
    case .now(let made): response = made
    case .deferred(let begin):
      wait(for: request, on: connection, at: now, begin: begin)
      return false
    }
    let keepsAlive =
      request.head.keepsAlive && !response.closes && !connection.state.isClosing && !isDraining
    answer(
      response, connection, now, keepsAlive: keepsAlive, isHead: request.head.method == "HEAD",
      saysKeepAlive: keepsAlive && request.head.version == .http10)
    return keepsAlive
  }

  /// Appends a response to those that wait to be sent.
  mutating func answer(
    _ response: Response, _ connection: Connection, _ now: UInt64, keepsAlive: Bool, isHead: Bool,
    saysKeepAlive: Bool = false
  ) {
    if connection.output.capacity == 0 { connection.output = spare.take() }
    let goesOn =
      encode(
        response, keepsAlive: keepsAlive, saysKeepAlive: saysKeepAlive, omitsBody: isHead,
        into: &connection.output) && keepsAlive
    connection.state.answered(last: !goesOn)
    if !goesOn { connection.parser.end() }
    connection.quietSince = now
    connection.isServed = true
  }

  /// Writes an answer; false when it could not be written, which ends the connection.
  @discardableResult
  mutating func encode(
    _ response: Response, keepsAlive: Bool, saysKeepAlive: Bool = false, omitsBody: Bool = false,
    into output: inout [UInt8]
  ) -> Bool {
    let second = SystemCall.wallSeconds()
    if date.second != second { date = (second, HTTPDate.format(second)) }
    do {
      try ResponseEncoder.encode(
        response, date: date.text, keepsAlive: keepsAlive, saysKeepAlive: saysKeepAlive, omitsBody: omitsBody,
        into: &output)
      return true
    } catch {
      // A response that cannot be encoded is a fault of the program, and gets a fixed one that cannot fail.
      output.append(
        contentsOf: "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
          .utf8)
      return false
    }
  }
}
