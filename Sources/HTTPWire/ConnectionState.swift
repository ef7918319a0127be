/// What to do next with a connection.
package enum ConnectionAction: Sendable, Equatable {
  case none
  case close
  /// Answer 408 and close.
  case timeOut
  /// Answer 503: the answer that was promised has not come.
  case giveUp
}

/// When a connection is let go, as a value that knows no sockets and no clock of its own: it is told what happened and
/// when, and says what to do.
///
/// A connection may wait so long for its next request, a head must be whole so long after its first byte, a body so
/// long after its head, and an answer must be taken by the client in so long a time. While an answer is computed no
/// deadline runs, unless it is made elsewhere; and while one is made there or waits to be taken nothing is read: the
/// request that comes behind it gets its time anew.
package struct ConnectionState<Instant: Comparable & Sendable>: Sendable {
  /// How far ahead each deadline is set.
  package struct Deadlines: Sendable {
    package var idle: @Sendable (Instant) -> Instant
    package var head: @Sendable (Instant) -> Instant
    package var body: @Sendable (Instant) -> Instant
    /// For an answer that is made elsewhere.
    package var answer: @Sendable (Instant) -> Instant
    package var write: @Sendable (Instant) -> Instant
    /// For a connection that lingers while the server goes down.
    package var farewell: @Sendable (Instant) -> Instant

    package init(
      idle: @escaping @Sendable (Instant) -> Instant, head: @escaping @Sendable (Instant) -> Instant,
      body: @escaping @Sendable (Instant) -> Instant,
      answer: @escaping @Sendable (Instant) -> Instant, write: @escaping @Sendable (Instant) -> Instant,
      farewell: @escaping @Sendable (Instant) -> Instant
    ) {
      self.idle = idle
      self.head = head
      self.body = body
      self.answer = answer
      self.write = write
      self.farewell = farewell
    }
  }

  package enum Phase: Sendable, Equatable {
    case idle, readingHead, readingBody
    /// The answer is made elsewhere.
    case waiting
    /// Bytes wait for the client to take them.
    case writing
    /// The last answer is out; what the client still sends is read and thrown away, so that no reset destroys it.
    case lingering
    case closed
  }

  private let deadlines: Deadlines
  package private(set) var phase = Phase.idle
  /// When ``expire(at:)`` is due.
  package private(set) var deadline: Instant
  /// Whether no further request is taken: the server is going down, or the client or an error ended the connection.
  package private(set) var isClosing = false
  /// Whether the answer that ends the connection was made.
  private var isLastAnswered = false
  private var isQuiescing = false
  /// What an answer that could not be written at once has interrupted.
  private var interrupted = Phase.idle

  package init(_ deadlines: Deadlines, now: Instant) {
    self.deadlines = deadlines
    deadline = deadlines.idle(now)
  }

  /// Bytes came, and the parser says how far the request at hand is.
  package mutating func read(isInRequest: Bool, isInBody: Bool, at now: Instant) {
    let next: Phase = isInBody ? .readingBody : isInRequest ? .readingHead : .idle
    switch phase {
    case .idle, .readingHead, .readingBody: if next != phase { enter(next, at: now) }
    // Its time begins when the answer before it is out.
    case .writing: if interrupted != .waiting { interrupted = next }
    case .waiting, .lingering, .closed: break
    }
  }

  private mutating func enter(_ next: Phase, at now: Instant) {
    phase = next
    switch next {
    case .readingHead: deadline = deadlines.head(now)
    case .readingBody: deadline = deadlines.body(now)
    case .waiting: deadline = deadlines.answer(now)
    case .lingering: deadline = isQuiescing ? deadlines.farewell(now) : deadlines.write(now)
    default: deadline = deadlines.idle(now)
    }
  }

  /// The answer is made elsewhere. Those before it may still wait to be taken.
  package mutating func deferred(at now: Instant) {
    switch phase {
    case .closed, .lingering: return
    case .writing: interrupted = .waiting
    default: enter(.waiting, at: now)
    }
  }

  /// An answer was made; `last` when it ends the connection. Its request is over: the next one gets a deadline of its
  /// own, even if its first bytes came together with the last ones of this.
  package mutating func answered(last: Bool) {
    if phase == .readingHead || phase == .readingBody || phase == .waiting { phase = .idle }
    if phase == .writing, interrupted == .waiting { interrupted = .idle }
    guard last else { return }
    isClosing = true
    isLastAnswered = true
  }

  /// Some bytes of the answer could not be written yet. Only progress moves the deadline.
  package mutating func blocked(madeProgress: Bool, at now: Instant) {
    guard phase != .closed else { return }
    if phase != .writing || madeProgress { deadline = deadlines.write(now) }
    if phase != .writing { interrupted = phase }
    phase = .writing
  }

  /// All bytes are out.
  package mutating func flushed(at now: Instant) -> ConnectionAction {
    guard phase != .closed else { return .close }
    if phase == .writing { enter(interrupted, at: now) }
    // A request at hand when the server goes down is still read and answered.
    if isLastAnswered || isClosing && phase == .idle {
      if phase != .lingering { enter(.lingering, at: now) }
    } else if phase == .idle {
      enter(.idle, at: now)
    }
    return .none
  }

  /// The server goes down: an idle connection is closed now, a busy one after its answer.
  package mutating func quiesce(at now: Instant) -> ConnectionAction {
    isClosing = true
    isQuiescing = true
    switch phase {
    case .idle:
      phase = .closed
      return .close
    case .lingering: deadline = min(deadline, deadlines.farewell(now))
    default: break
    }
    return .none
  }

  /// The deadline has passed.
  package mutating func expire(at now: Instant) -> ConnectionAction {
    guard now >= deadline, phase != .closed else { return .none }
    switch phase {
    case .readingHead, .readingBody:
      isClosing = true
      isLastAnswered = true
      return .timeOut
    case .waiting: return .giveUp
    default:
      phase = .closed
      return .close
    }
  }
}
