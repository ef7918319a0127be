/// A request, whole: head and body.
package struct Request: Sendable {
  package var head: RequestHead
  package var body: [UInt8]
}

/// Turns the bytes of a connection into requests, in order.
///
/// Bytes may come in any cut, and no byte is parsed twice. Memory never exceeds the ``WireLimits``: bytes of a head are
/// kept until the head is whole, those of a body in the body, and between two requests nothing is kept. After an error
/// no further event is returned.
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
    /// The connection takes no more requests.
    case ended
  }

  /// Bytes of unused room that a head which has begun may keep; with more, it moves into a buffer of its own size.
  private static let mostSpare = 4_096

  private let limits: WireLimits
  /// Bytes of a head, and those behind a request that ``next()`` has not returned yet.
  private var buffer: [UInt8] = []
  /// The offset of the next byte to read.
  private var index = 0
  /// The offset at which the head at hand begins, while it is read: its bytes are kept until it is whole.
  private var headStart = 0
  private var phase = Phase.head
  private var scanner = HeadScanner()
  private var body: [UInt8] = []

  package init(_ limits: WireLimits = WireLimits()) { self.limits = limits }

  /// Whether a request has begun and is not whole: the deadline for reading it runs.
  package var isInRequest: Bool {
    switch phase {
    case .head: scanner.hasBegun || index < buffer.count
    case .fixedBody, .chunkedBody, .failed: true
    case .ended: false
    }
  }

  /// Whether the head of the request at hand has been read.
  package var isInBody: Bool {
    switch phase {
    case .fixedBody, .chunkedBody: true
    case .head, .failed, .ended: false
    }
  }

  /// Whether bytes wait that no event has used yet. A client that has sent some of its body already does not wait for
  /// `100 Continue`, and need not get it.
  package var hasUnread: Bool { index < buffer.count }

  /// Bytes of memory that are held for the request at hand and for bytes behind it; 0 between requests.
  package var heldBytes: Int {
    let room = buffer.capacity + body.capacity
    return switch phase {
    case .head: room + scanner.heldBytes
    case .fixedBody(let head, _), .chunkedBody(let head, _): room + head.heldBytes
    case .failed, .ended: room
    }
  }

  package mutating func feed(_ bytes: [UInt8]) { feed(bytes[...]) }

  /// Takes bytes from the network.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    if hasUnread { return append(bytes) }
    switch phase {
    case .failed, .ended: return
    case .head: append(bytes)
    case .fixedBody(let head, let left):
      let taken = bytes.prefix(left)
      makeRoom(taken.count, of: body.count + left)
      body.append(contentsOf: taken)
      phase = .fixedBody(head, left: left - taken.count)
      append(bytes[taken.endIndex...])
    case .chunkedBody(let head, let decoder): feedChunks(bytes, head, decoder)
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    forgetUsed()
    buffer.append(contentsOf: bytes)
  }

  /// Decodes chunks. An error in them is thrown by ``next()``.
  private mutating func feedChunks(_ bytes: ArraySlice<UInt8>, _ head: RequestHead, _ decoder: ChunkedDecoder)
  {
    var (decoder, place) = (decoder, bytes.startIndex)
    do throws(WireError) {
      try decoder.take(bytes, &place, into: &body, limits)
      phase = .chunkedBody(head, decoder)
      append(bytes[place...])
    } catch {
      fail(error)
    }
  }

  /// Drops used bytes, at most once per head, so that feeding stays linear.
  private mutating func forgetUsed() {
    var used = index
    if case .head = phase { used = headStart }
    guard used > 0 else { return }
    buffer.removeSubrange(..<used)
    scanner.moved(by: used)
    index -= used
    headStart = 0
  }

  /// Gives unused memory back: the whole buffer once it is used up, and most of a large one when few bytes are left. A
  /// growing head keeps its buffer, because moving it with each byte would take quadratic time.
  private mutating func shrink() {
    var needed = buffer.count - index
    if case .head = phase { needed = buffer.count - headStart }
    if needed == 0 {
      (buffer, index, headStart) = ([], 0, 0)
    } else if needed < buffer.count, buffer.capacity > needed + RequestParser.mostSpare {
      forgetUsed()
      var small: [UInt8] = []
      small.reserveCapacity(buffer.count)
      small.append(contentsOf: buffer)
      buffer = small
    }
  }

  /// Forgets all that was fed; nothing more is taken, and nothing more comes.
  package mutating func end() {
    phase = .ended
    release()
  }

  private mutating func fail(_ error: WireError) {
    phase = .failed(error)
    release()
  }

  private mutating func release() {
    (buffer, body, scanner) = ([], [], HeadScanner())
    (index, headStart) = (0, 0)
  }

  /// The next event of the bytes so far; it is called until it needs more.
  package mutating func next() throws(WireError) -> Event {
    do throws(WireError) {
      let event: Event
      switch phase {
      case .failed(let error): throw error
      case .ended: return .needsMore
      case .head: event = try readHead()
      case .fixedBody(let head, let left): event = readFixed(head, left)
      case .chunkedBody(let head, let decoder): event = try readChunked(head, decoder)
      }
      if case .headExpectingContinue = event { return event }
      if case .needsMore = event { shrink() } else if !hasUnread { shrink() }
      return event
    } catch {
      fail(error)
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
    case .length(let length): phase = .fixedBody(head, left: length)
    case .chunked: phase = .chunkedBody(head, ChunkedDecoder())
    }
    return head.expectsContinue ? .headExpectingContinue : try next()
  }

  /// Makes room for `count` more bytes of a body. An announced length alone takes no memory, and the room is never larger
  /// than the body may be.
  private mutating func makeRoom(_ count: Int, of most: Int) {
    let needed = body.count + count
    guard needed > body.capacity else { return }
    body.reserveCapacity(min(most, max(needed, body.capacity * 2)))
  }

  private mutating func readFixed(_ head: RequestHead, _ left: Int) -> Event {
    let count = min(left, buffer.count - index)
    makeRoom(count, of: body.count + left)
    body.append(contentsOf: buffer[index..<index + count])
    index += count
    if count < left {
      phase = .fixedBody(head, left: left - count)
      return .needsMore
    }
    return finish(head)
  }

  private mutating func readChunked(_ head: RequestHead, _ decoder: ChunkedDecoder) throws(WireError) -> Event
  {
    // The decoder holds counts only: the body grows in its place and is never copied.
    var decoder = decoder
    try decoder.take(buffer[...], &index, into: &body, limits)
    if decoder.isDone { return finish(head) }
    phase = .chunkedBody(head, decoder)
    return .needsMore
  }

  private mutating func finish(_ head: RequestHead) -> Event {
    phase = .head
    headStart = index
    defer { body = [] }
    return .request(Request(head: head, body: body))
  }
}
