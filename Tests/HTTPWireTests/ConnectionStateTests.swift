import HTTPWire
import Testing

// The clock is a number that the test moves. Idle 60, head 10, body 30, a deferred response 5, write 20, lingering close
// 2.
//
// 1. A new connection has its idle time; nothing fires before its deadline, and everything at it.
// 2. The first byte of a head starts the head's time, which further bytes do not move; so with the body.
// 3. A head or body that is late is answered 408; an idle, blocked or lingering connection is closed.
// 4. A slow reader has its time from its last progress, not from its last attempt.
// 5. Pipelined answers: the next request has a deadline of its own, even if it began with the last bytes of this one.
// 6. After the last answer the connection lingers for the write time, and then closes.
// 7. A request that has begun behind an answer is still at hand when a slow reader has taken that, with its time anew.
// 8. An answer that is made elsewhere has its time; late, it is given up and the connection goes on. Those before it may
//    be taken slowly meanwhile, and the last one ends the connection as always.
@Suite struct ConnectionStateTests {
  @Test func `an idle connection`() {
    var state = ManualClock.connection(at: 100)
    #expect(state.phase == .idle && state.deadline == 160 && !state.isClosing)
    #expect(state.expire(at: 159) == .none)
    #expect(state.phase == .idle)
    #expect(state.expire(at: 160) == .close)
    #expect(state.phase == .closed)
    #expect(state.expire(at: 1_000) == .none)
  }

  @Test func `a slow head`() {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: false, at: 50)
    #expect(state.phase == .readingHead && state.deadline == 60)
    state.read(isInRequest: true, isInBody: false, at: 59)
    #expect(state.deadline == 60)
    #expect(state.expire(at: 59) == .none)
    #expect(state.expire(at: 60) == .timeOut)
    #expect(state.isClosing)
  }

  @Test func `a slow body`() {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: false, at: 1)
    state.read(isInRequest: true, isInBody: true, at: 5)
    #expect(state.phase == .readingBody && state.deadline == 35)
    state.read(isInRequest: true, isInBody: true, at: 30)
    #expect(state.expire(at: 34) == .none)
    #expect(state.expire(at: 35) == .timeOut)
  }

  @Test func `after the time is up the answer goes out and the connection lingers`() {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: false, at: 0)
    #expect(state.expire(at: 10) == .timeOut)
    #expect(state.flushed(at: 11) == .none)
    #expect(state.phase == .lingering && state.deadline == 31)
    #expect(state.flushed(at: 20) == .none)
    #expect(state.deadline == 31)
    #expect(state.expire(at: 31) == .close)
  }

  @Test func `a request answered at once`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.read(isInRequest: false, isInBody: false, at: 40)
    #expect(state.flushed(at: 40) == .none)
    #expect(state.phase == .idle && state.deadline == 100)
  }

  @Test func `a slow reader`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.blocked(madeProgress: true, at: 5)
    #expect(state.phase == .writing && state.deadline == 25)
    state.blocked(madeProgress: false, at: 20)
    #expect(state.deadline == 25)
    state.blocked(madeProgress: true, at: 24)
    #expect(state.deadline == 44)
    state.read(isInRequest: true, isInBody: false, at: 30)
    #expect(state.phase == .writing && state.deadline == 44)
    #expect(state.expire(at: 43) == .none)
    #expect(state.expire(at: 44) == .close)
  }

  @Test func `a slow reader that takes all is idle again`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.blocked(madeProgress: false, at: 5)
    #expect(state.flushed(at: 15) == .none)
    #expect(state.phase == .idle && state.deadline == 75)
  }

  @Test(arguments: [(false, 25), (true, 45)])
  func `a slow reader's next request goes on`(isInBody: Bool, deadline: UInt64) {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.read(isInRequest: true, isInBody: isInBody, at: 0)
    let phase = state.phase
    state.blocked(madeProgress: true, at: 5)
    state.blocked(madeProgress: true, at: 14)
    #expect(state.phase == .writing && state.deadline == 34)
    #expect(state.flushed(at: 15) == .none)
    #expect(state.phase == phase && state.deadline == deadline)
  }

  @Test(arguments: [(false, 25), (true, 45)])
  func `a request that comes while an answer is taken slowly has its time behind it`(
    isInBody: Bool, deadline: UInt64
  ) {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.blocked(madeProgress: true, at: 5)
    state.read(isInRequest: true, isInBody: isInBody, at: 6)
    #expect(state.phase == .writing && state.deadline == 25)
    #expect(state.flushed(at: 15) == .none)
    #expect(state.phase == (isInBody ? .readingBody : .readingHead) && state.deadline == deadline)
  }

  @Test func `pipelined requests have deadlines of their own`() {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: false, at: 0)
    for now in stride(from: UInt64(5), to: 100, by: 5) {
      // The rest of one head and the start of the next, again and again.
      state.answered(last: false)
      state.read(isInRequest: true, isInBody: false, at: now)
      #expect(state.flushed(at: now) == .none)
      #expect(state.phase == .readingHead && state.deadline == now + 10)
    }
    #expect(state.expire(at: 105) == .timeOut)
  }

  @Test func `the last answer`() {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: true, at: 0)
    state.answered(last: true)
    #expect(state.isClosing)
    state.blocked(madeProgress: true, at: 2)
    #expect(state.phase == .writing)
    #expect(state.flushed(at: 4) == .none)
    #expect(state.phase == .lingering && state.deadline == 24)
    state.read(isInRequest: true, isInBody: false, at: 5)
    #expect(state.phase == .lingering && state.deadline == 24)
    #expect(state.expire(at: 24) == .close)
  }

  @Test func `what is closed stays closed`() {
    var state = ManualClock.connection(at: 0)
    #expect(state.expire(at: 60) == .close)
    state.read(isInRequest: true, isInBody: false, at: 61)
    state.blocked(madeProgress: true, at: 61)
    #expect(state.flushed(at: 61) == .close)
    #expect(state.quiesce(at: 61) == .none)
    #expect(state.phase == .closed)
  }

  @Test(arguments: [false, true]) func `an answer made elsewhere`(cameSlowly: Bool) {
    var state = ManualClock.connection(at: 0)
    if cameSlowly { state.read(isInRequest: true, isInBody: true, at: 0) }
    state.deferred(at: 20)
    #expect(state.phase == .waiting && state.deadline == 25)
    #expect(state.flushed(at: 20) == .none)
    state.read(isInRequest: true, isInBody: false, at: 21)
    #expect(state.phase == .waiting && state.deadline == 25)
    #expect(state.expire(at: 24) == .none)
    state.answered(last: false)
    #expect(state.flushed(at: 24) == .none)
    #expect(state.phase == .idle && state.deadline == 84)
  }

  @Test func `an answer made elsewhere that does not come`() {
    var state = ManualClock.connection(at: 0)
    state.deferred(at: 0)
    #expect(state.expire(at: 5) == .giveUp)
    #expect(!state.isClosing)
    state.answered(last: false)
    #expect(state.flushed(at: 6) == .none)
    #expect(state.phase == .idle && state.deadline == 66)
  }

  @Test func `an answer made elsewhere behind one that is taken slowly`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.deferred(at: 0)
    state.blocked(madeProgress: true, at: 1)
    #expect(state.phase == .writing && state.deadline == 21)
    var early = state
    #expect(state.flushed(at: 10) == .none)
    #expect(state.phase == .waiting && state.deadline == 15)
    early.answered(last: false)
    #expect(early.flushed(at: 10) == .none)
    #expect(early.phase == .idle && early.deadline == 70)
  }

  @Test func `an answer made elsewhere that begins while one is taken slowly`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.blocked(madeProgress: true, at: 0)
    state.deferred(at: 5)
    #expect(state.phase == .writing && state.deadline == 20)
    #expect(state.flushed(at: 10) == .none)
    #expect(state.phase == .waiting && state.deadline == 15)
  }
}
