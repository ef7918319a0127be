import Glibc
import HTTPWire
import Synchronization
import SystemThreads

/// One thread's loop: waits, reads, answers, writes, and lets go of who is late.
struct EventLoop<Answerer: Handler>: ThreadJob, ~Copyable {
  /// Keys that are no connection.
  private static var listenerKey: UInt64 { .max }
  private static var wakeUpKey: UInt64 { .max - 1 }
  /// Nanoseconds that the listener rests when there are no descriptors left.
  private static var exhaustionRest: UInt64 { 100_000_000 }
  /// Connections over and above the most that are told so; further ones are closed without a word.
  private static var mostTold: Int { 64 }
  /// Connections that are read from before the first of them is written to: more gain nothing, and the first waits longer.
  private static var mostUnsent: Int { 16 }

  var poller: Poller
  private var listener: Listener?
  let shared: SharedState
  private let handler: Answerer
  private let options: ServerOptions
  private let times: ConnectionState<UInt64>.Deadlines
  private let mostConnections: Int
  private var scratch: Answerer.Scratch
  var connections: [UInt64: Connection] = [:]
  private var nextKey: UInt64 = 0
  var nextPromise: UInt64 = 0
  var deadlines = DeadlineQueue()
  private var input = [UInt8](repeating: 0, count: 65_536)
  /// Keys of connections that were read from and not yet written to.
  var unsent: [UInt64] = []
  private var date: (second: Int, text: [UInt8]) = (-1, [])
  private var listenerRestsUntil: UInt64?
  private var stopAt: UInt64?

  init(
    _ listener: Listener, _ handler: Answerer, _ options: ServerOptions, _ shared: SharedState, threads: Int
  ) throws(SocketError) {
    poller = try Poller()
    poller.add(listener.descriptor.number, .read, key: Self.listenerKey)
    poller.add(shared.wakeUp.number, .read, key: Self.wakeUpKey)
    self.listener = listener
    self.handler = handler
    self.options = options
    self.shared = shared
    times = options.deadlines
    mostConnections = max(1, options.mostConnections / threads)
    scratch = handler.makeScratch()
  }

  /// Runs until the server stops.
  mutating func run() {
    var ready: [Poller.Event] = []
    while stopAt == nil || !connections.isEmpty {
      ready.removeAll(keepingCapacity: true)
      poller.wait(timeout()) { ready.append($0) }
      let now = SystemCall.now()
      for event in ready {
        take(event, now)
        if unsent.count >= Self.mostUnsent { send(now) }
      }
      send(now)
      expire(now)
      if shared.mode == .ended { break }
    }
    for connection in connections.values { drop(connection) }
  }

  // MARK: Waiting

  /// Milliseconds until the next deadline, rounded up; -1 when there is none.
  private func timeout() -> Int32 {
    var next = deadlines.first
    if let rest = listenerRestsUntil { next = min(next ?? rest, rest) }
    if let stopAt { next = min(next ?? stopAt, stopAt) }
    guard let next else { return -1 }
    let now = SystemCall.now()
    return next <= now ? 0 : Int32(min((next - now) / 1_000_000 + 1, 60_000))
  }

  private mutating func take(_ event: Poller.Event, _ now: UInt64) {
    switch event.key {
    case Self.listenerKey: accept(now)
    case Self.wakeUpKey:
      shared.wakeUp.clear()
      keepPromises(now)
      if shared.mode != .serving { quiesce(now) }
    default:
      guard let connection = connections[event.key] else { return }
      if event.isWritable, connection.hasOutput { return write(connection, now) }
      if event.isReadable { read(connection, now) }
    }
  }

  private mutating func expire(_ now: UInt64) {
    if let rest = listenerRestsUntil, rest <= now {
      listenerRestsUntil = nil
      watchListener(true)
    }
    if let stopAt, stopAt <= now {
      for connection in connections.values { drop(connection) }
      return
    }
    while let (key, deadline) = deadlines.next(at: now) {
      guard let connection = connections[key], connection.queuedUntil == deadline else { continue }
      connection.queuedUntil = .max
      guard connection.state.deadline <= now else {
        schedule(connection)
        continue
      }
      expire(connection, now)
    }
  }

  private mutating func expire(_ connection: Connection, _ now: UInt64) {
    switch connection.state.expire(at: now) {
    case .timeOut:
      answer(handler.timedOut(), connection, keepsAlive: false, isHead: false)
      write(connection, now)
    case .giveUp:
      guard let promise = connection.promise else { return drop(connection) }
      keep(promise, with: handler.gaveUp(), connection, now)
    case .none, .close: drop(connection)
    }
  }

  // MARK: Connections

  /// A few at a time, so that those that are connected are served in between.
  private mutating func accept(_ now: UInt64, atMost count: Int = 64) {
    for _ in 0..<count {
      switch listener?.accept() ?? .none {
      case .none: return
      case .exhausted:
        listenerRestsUntil = now + Self.exhaustionRest
        return watchListener(false)
      case .connection(let socket): open(socket, now)
      }
    }
  }

  private func watchListener(_ isOn: Bool) {
    guard let number = listener?.descriptor.number else { return }
    poller.change(number, isOn ? .read : [], key: Self.listenerKey)
  }

  private mutating func open(_ socket: Int32, _ now: UInt64) {
    let connection = Connection(
      socket: socket, key: nextKey, client: Address.peer(socket)?.host ?? "?", limits: options.limits,
      state: ConnectionState(times, now: now))
    let isFull = connections.count >= mostConnections
    guard !isFull || connections.count < mostConnections + Self.mostTold else { return }
    let key = nextKey
    nextKey += 1
    connections[key] = connection
    handler.connectionOpened()
    poller.add(socket, .read, key: key)
    schedule(connection)
    if isFull {
      answer(handler.overloaded(), connection, keepsAlive: false, isHead: false)
      write(connection, now)
    }
  }

  mutating func drop(_ connection: Connection) {
    guard connections.removeValue(forKey: connection.key) != nil else { return }
    poller.remove(connection.socket)
    handler.connectionClosed()
  }

  private mutating func quiesce(_ now: UInt64) {
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

  // MARK: Reading and answering

  private mutating func read(_ connection: Connection, _ now: UInt64) {
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

  /// Answers the requests that are whole, in order, until more bytes are needed or too many wait to be sent.
  mutating func process(_ connection: Connection, _ now: UInt64) {
    connection.isHeldBack = false
    // What comes behind an answer that is still made waits for its turn.
    guard connection.promise == nil else { return }
    do {
      while !connection.state.isClosing || connection.state.phase == .readingBody
        || connection.state.phase == .readingHead
      {
        guard connection.output.count - connection.sent < Connection.mostOutput else {
          connection.isHeldBack = true
          return connection.noteProgress(at: now)
        }
        switch try connection.parser.next() {
        case .needsMore: return connection.noteProgress(at: now)
        case .headExpectingContinue:
          // A body that is on its way already needs no leave.
          if !connection.parser.hasUnread { connection.output.append(contentsOf: ResponseEncoder.proceed) }
        case .request(let request):
          let isDraining = shared.mode != .serving
          let context = RequestContext(client: connection.client, now: now, isDraining: isDraining)
          let response: Response
          switch handler.respond(request, context, &scratch) {
          case .now(let made): response = made
          case .later(let begin): return promise(request, begin, connection, now)
          }
          let keepsAlive =
            request.head.keepsAlive && !response.closes && !connection.state.isClosing && !isDraining
          answer(
            response, connection, keepsAlive: keepsAlive, isHead: request.head.method == "HEAD",
            saysKeepAlive: keepsAlive && request.head.version == .http10)
          if !keepsAlive { return }
        }
      }
    } catch {
      answer(handler.respond(to: error), connection, keepsAlive: false, isHead: false)
    }
  }

  mutating func answer(
    _ response: Response, _ connection: Connection, keepsAlive: Bool, isHead: Bool,
    saysKeepAlive: Bool = false
  ) {
    let second = SystemCall.wallSeconds()
    if date.second != second { date = (second, HTTPDate.format(second)) }
    do {
      try ResponseEncoder.encode(
        response, date: date.text, keepsAlive: keepsAlive, saysKeepAlive: saysKeepAlive, omitsBody: isHead,
        into: &connection.output)
      connection.state.answered(last: !keepsAlive)
    } catch {
      // An answer that cannot be written is a fault of ours: say so in as few words as cannot go wrong.
      connection.output.append(
        contentsOf: "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
          .utf8)
      connection.state.answered(last: true)
    }
  }
}
