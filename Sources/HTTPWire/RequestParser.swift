/// A request, whole: head and body.
package struct Request: Sendable {
  package var head: RequestHead
  package var body: [UInt8]
}

/// Turns the bytes of a connection into requests, in order.
///
/// Resumable: bytes may come in any cut, and no byte is looked at twice. Bounded: what is kept never exceeds the
/// ``WireLimits``. After an error it gives nothing more.
package struct RequestParser: Sendable {
  package enum Event: Sendable {
    /// More bytes are needed.
    case needsMore
    /// The head is there and its client waits for `100 Continue` before the body.
    case headExpectingContinue
    case request(Request)
  }

  private enum Phase: Sendable {
    case head
    case fixedBody(RequestHead, left: Int)
    case chunkedBody(RequestHead, ChunkedDecoder)
    case failed(WireError)
  }

  private let limits: WireLimits
  private var buffer: [UInt8] = []
  /// Where the next byte is read.
  private var index = 0
  /// Where the head at hand begins, while it is read: its bytes are kept until it is whole.
  private var headStart = 0
  private var phase = Phase.head
  private var scanner = HeadScanner()
  private var body: [UInt8] = []

  package init(_ limits: WireLimits = WireLimits()) { self.limits = limits }

  /// Whether a request has begun and is not whole: the deadline for reading it runs.
  package var isInRequest: Bool {
    if case .head = phase { return scanner.hasBegun || index < buffer.count }
    return true
  }

  /// Whether the head of the request at hand has been read.
  package var isInBody: Bool {
    switch phase {
    case .fixedBody, .chunkedBody: true
    case .head, .failed: false
    }
  }

  /// Whether bytes wait that no event has used yet. A client that has sent some of its body already does not wait for
  /// `100 Continue`, and need not get it.
  package var hasUnread: Bool { index < buffer.count }

  /// Takes bytes from the network.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    if case .failed = phase { return }
    forgetUsed()
    buffer.append(contentsOf: bytes)
  }

  /// Drops what no one needs any more: at most once per head, so that feeding stays linear.
  private mutating func forgetUsed() {
    var used = index
    if case .head = phase { used = headStart }
    guard used > 0 else { return }
    buffer.removeSubrange(..<used)
    scanner.moved(by: used)
    index -= used
    headStart = 0
  }

  package mutating func feed(_ bytes: [UInt8]) { feed(bytes[...]) }

  /// The next event of what has been fed. To be called until it needs more.
  package mutating func next() throws(WireError) -> Event {
    do throws(WireError) {
      switch phase {
      case .failed(let error): throw error
      case .head: return try readHead()
      case .fixedBody(let head, let left): return readFixed(head, left)
      case .chunkedBody(let head, let decoder): return try readChunked(head, decoder)
      }
    } catch {
      phase = .failed(error)
      throw error
    }
  }

  private mutating func readHead() throws(WireError) -> Event {
    guard let end = try scanner.scan(buffer, &index, limits), let line = scanner.requestLine else {
      return .needsMore
    }
    let head = try HeadBuilder.build(line, buffer, scanner, end, limits)
    scanner = HeadScanner()
    headStart = end
    switch head.framing {
    case .none: return .request(Request(head: head, body: []))
    case .length(let length):
      body.reserveCapacity(length)
      phase = .fixedBody(head, left: length)
    case .chunked: phase = .chunkedBody(head, ChunkedDecoder())
    }
    return head.expectsContinue ? .headExpectingContinue : try next()
  }

  private mutating func readFixed(_ head: RequestHead, _ left: Int) -> Event {
    let count = min(left, buffer.count - index)
    body.append(contentsOf: buffer[index..<index + count])
    index += count
    if count < left {
      phase = .fixedBody(head, left: left - count)
      return .needsMore
    }
    return finish(head, body)
  }

  private mutating func readChunked(_ head: RequestHead, _ decoder: ChunkedDecoder) throws(WireError) -> Event
  {
    // The decoder holds counts only: the body grows in its place and is never copied.
    var decoder = decoder
    try decoder.take(buffer, &index, into: &body, limits)
    if decoder.isDone { return finish(head, body) }
    phase = .chunkedBody(head, decoder)
    return .needsMore
  }

  private mutating func finish(_ head: RequestHead, _ body: [UInt8]) -> Event {
    phase = .head
    headStart = index
    self.body = []
    return .request(Request(head: head, body: body))
  }
}
