/// The next step with a connection.
package enum ConnectionAction: Sendable, Equatable {
  case none
  case close
  /// Answer 408 and close.
  case timeOut
  /// Answer 503: the deferred response has not come.
  case giveUp
}

/// The deadlines and the end of a connection, as a value without sockets and without a clock: each call says what
/// happened and when, and returns what to do.
///
/// A deadline runs while the connection waits for its next request, from the first byte of a head to its end, from there
/// to the end of the body, and while the client takes a response. None runs while a response is computed on the same
/// thread; for a deferred one it does. While a response is deferred or being written nothing is read, and the deadline
/// of the request behind it begins when the response is out.
///
/// Instants are nanoseconds of any clock that never goes back.
package struct ConnectionState: Sendable {
  /// How long each phase may last, in nanoseconds.
  package struct Timeouts: Sendable {
    package var idle: UInt64
    package var head: UInt64
    package var body: UInt64
    /// For a deferred response.
    package var answer: UInt64
    package var write: UInt64
    /// For a lingering connection while the server stops.
    package var lingeringClose: UInt64

    package init(
      idle: UInt64, head: UInt64, body: UInt64, answer: UInt64, write: UInt64, lingeringClose: UInt64
    ) {
      self.idle = idle
      self.head = head
      self.body = body
      self.answer = answer
      self.write = write
      self.lingeringClose = lingeringClose
    }
  }

  package enum Phase: Sendable, Equatable {
    case idle, readingHead, readingBody
    /// The response is deferred.
    case waiting
    /// Bytes wait until the client takes them.
    case writing
    /// The last response is out. Further bytes of the client are read and thrown away, because closing with unread bytes
    /// would reset the connection and could destroy the response.
    case lingering
    case closed
  }

  private let timeouts: Timeouts
  package private(set) var phase = Phase.idle
  /// When ``expire(at:)`` is due.
  package private(set) var deadline: UInt64
  /// Whether no further request is taken, because the server stops, or the client or an error ends the connection.
  package private(set) var isClosing = false
  /// Whether the response that ends the connection was made.
  private var isLastAnswered = false
  private var isQuiescing = false
  /// The phase to return to when the response being written is out.
  private var interrupted = Phase.idle

  package init(_ timeouts: Timeouts, now: UInt64) {
    self.timeouts = timeouts
    deadline = now + timeouts.idle
  }

  /// Notes that bytes came, and how far the parser is with the request at hand.
  package mutating func read(isInRequest: Bool, isInBody: Bool, at now: UInt64) {
    let next: Phase = isInBody ? .readingBody : isInRequest ? .readingHead : .idle
    switch phase {
    case .idle, .readingHead, .readingBody: if next != phase { enter(next, at: now) }
    // The deadline of this request begins when the response before it is out.
    case .writing: if interrupted != .waiting { interrupted = next }
    case .waiting, .lingering, .closed: break
    }
  }

  private mutating func enter(_ next: Phase, at now: UInt64) {
    phase = next
    switch next {
    case .readingHead: deadline = now + timeouts.head
    case .readingBody: deadline = now + timeouts.body
    case .waiting: deadline = now + timeouts.answer
    case .lingering: deadline = isQuiescing ? now + timeouts.lingeringClose : now + timeouts.write
    default: deadline = now + timeouts.idle
    }
  }

  /// Notes that the response is deferred. Earlier responses may still be being written.
  package mutating func deferred(at now: UInt64) {
    switch phase {
    case .closed, .lingering: return
    case .writing: interrupted = .waiting
    default: enter(.waiting, at: now)
    }
  }

  /// Notes that a response was made, `last` when it ends the connection. The next request gets a deadline of its own, even
  /// if its first bytes came together with the last ones of this request.
  package mutating func answered(last: Bool) {
    if phase == .readingHead || phase == .readingBody || phase == .waiting { phase = .idle }
    if phase == .writing, interrupted == .waiting { interrupted = .idle }
    guard last else { return }
    isClosing = true
    isLastAnswered = true
  }

  /// Notes that some bytes of the response could not be written yet. Only progress moves the deadline.
  package mutating func blocked(madeProgress: Bool, at now: UInt64) {
    guard phase != .closed else { return }
    if phase != .writing || madeProgress { deadline = now + timeouts.write }
    if phase != .writing { interrupted = phase }
    phase = .writing
  }

  /// Notes that all bytes are out.
  package mutating func flushed(at now: UInt64) -> ConnectionAction {
    guard phase != .closed else { return .close }
    if phase == .writing { enter(interrupted, at: now) }
    // A request at hand when the server stops is still read and answered.
    if isLastAnswered || isClosing && phase == .idle {
      if phase != .lingering { enter(.lingering, at: now) }
    } else if phase == .idle {
      enter(.idle, at: now)
    }
    return .none
  }

  /// Notes that the server stops: an idle connection is closed now, a busy one after its response.
  package mutating func quiesce(at now: UInt64) -> ConnectionAction {
    isClosing = true
    isQuiescing = true
    switch phase {
    case .idle:
      phase = .closed
      return .close
    case .lingering: deadline = min(deadline, now + timeouts.lingeringClose)
    default: break
    }
    return .none
  }

  /// Notes that the deadline has passed.
  package mutating func expire(at now: UInt64) -> ConnectionAction {
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
