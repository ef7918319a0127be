import CLinux
import Glibc
import HTTPWire
import LinuxIO
import Synchronization
import LinuxIO

/// One thread's loop: waits, reads, answers, writes, and drops connections whose deadlines pass.
///
/// Each turn accepts, reads and answers a bounded number of clients, and a bounded number of requests of each. The rest
/// waits for a later turn, behind requests that arrived meanwhile; a few of those that wait are served in each turn.
struct EventLoop<Handler: RequestHandler>: ThreadJob, ~Copyable {
  /// Keys that are no connection.
  static var listenerKey: UInt64 { .max }
  private static var wakeUpKey: UInt64 { .max - 1 }
  /// Connections that are read from before the first of them is written to: more gain nothing, and delay the first.
  private static var mostUnsent: Int { 16 }
  /// Nanoseconds after which free memory is given back: connections seldom end alone.
  private static var giveBackDelay: UInt64 { 500_000_000 }

  var poller: Poller
  var listener: Listener?
  let shared: SharedState
  let handler: Handler
  let options: ServerOptions
  let timeouts: ConnectionState.Timeouts
  var scratch: Handler.Scratch
  var connections: [UInt64: Connection] = [:]
  var admission: Admission
  var turnedAway: TurnedAway
  var nextDeferred: UInt64 = 0
  var deadlines = DeadlineQueue()
  var input = [UInt8](repeating: 0, count: 65_536)
  /// Keys of connections that were read from and not yet written to.
  var unsent: [UInt64] = []
  /// Keys of connections that have requests left, in the order in which they have their next turns.
  var waiting: [UInt64] = []
  var spare = SparePieces()
  var date: (second: Int, text: [UInt8]) = (-1, [])
  var listenerRestsUntil: UInt64?
  var stopAt: UInt64?
  private var giveBackAt: UInt64?

  init(
    _ listener: Listener, _ handler: Handler, _ options: ServerOptions, _ shared: SharedState, threads: Int
  ) throws(SocketError) {
    let poller = try Poller()
    try poller.demand(listener.descriptor.number, key: Self.listenerKey)
    try poller.demand(shared.wakeUp.number, key: Self.wakeUpKey)
    self.poller = poller
    self.listener = listener
    self.handler = handler
    self.options = options
    self.shared = shared
    timeouts = options.timeouts
    admission = Admission(most: max(1, options.mostConnections / threads))
    turnedAway = TurnedAway(most: options.mostTurnedAway / threads)
    scratch = handler.makeScratch()
  }

  /// Runs until the server stops.
  mutating func run() {
    var ready: [Poller.Event] = []
    while stopAt == nil || !connections.isEmpty {
      ready.removeAll(keepingCapacity: true)
      poller.wait(timeout()) { ready.append($0) }
      turn(ready, MonotonicClock.now())
      if shared.mode == .ended { break }
    }
    for connection in connections.values { drop(connection) }
    shared.ended.signal()
  }

  private mutating func turn(_ ready: [Poller.Event], _ now: UInt64) {
    // A few of the connections that wait since earlier turns; one that has to wait again goes to the end.
    let due = waiting.prefix(Self.mostUnsent)
    waiting.removeFirst(due.count)
    for event in ready {
      take(event, now)
      if unsent.count >= Self.mostUnsent { send(now) }
    }
    for key in due {
      goOn(key, now)
      if unsent.count >= Self.mostUnsent { send(now) }
    }
    send(now)
    expire(now)
  }

  // MARK: Waiting

  /// Milliseconds until the next deadline, rounded up; 0 when a connection waits for the next turn, -1 when none does.
  private func timeout() -> Int32 {
    guard waiting.isEmpty else { return 0 }
    var next = min(deadlines.first ?? .max, turnedAway.deadline ?? .max)
    next = min(next, listenerRestsUntil ?? .max, stopAt ?? .max, giveBackAt ?? .max)
    guard next < .max else { return -1 }
    let now = MonotonicClock.now()
    return next <= now ? 0 : Int32(min((next - now) / 1_000_000 + 1, 60_000))
  }

  private mutating func take(_ event: Poller.Event, _ now: UInt64) {
    switch event.key {
    case Self.listenerKey: accept(now)
    case Self.wakeUpKey:
      shared.wakeUp.clear()
      drainCompletions(now)
      if shared.mode != .serving { quiesce(now) }
    default:
      guard let connection = connections[event.key] else { return }
      if event.isWritable, connection.hasOutput { return write(connection, now) }
      // A connection that has requests left is not read from meanwhile.
      if event.isReadable, !connection.isQueued { read(connection, now) }
    }
  }

  private mutating func expire(_ now: UInt64) {
    if let rest = listenerRestsUntil, rest <= now {
      listenerRestsUntil = nil
      watchListener(true)
    }
    turnedAway.expire(at: now)
    giveBack(now)
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
      answer(handler.timedOut(), connection, now, keepsAlive: false, isHead: false)
      write(connection, now)
    case .giveUp:
      guard let deferred = connection.deferred else { return drop(connection) }
      complete(deferred, with: handler.gaveUp(), on: connection, at: now)
    case .none, .close: drop(connection)
    }
  }

  /// Gives memory back to the system, a little after much of it became free.
  private mutating func giveBack(_ now: UInt64) {
    guard let due = giveBackAt else {
      if shared.memory.hasFallen { giveBackAt = now + Self.giveBackDelay }
      return
    }
    guard due <= now else { return }
    giveBackAt = nil
    if shared.memory.takeFall() { pandu_give_back_memory() }
  }
}
