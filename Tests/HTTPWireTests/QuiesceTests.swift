import HTTPWire
import Testing

// The server goes down while a connection is in each of its phases:
//
// 1. Idle: it is closed now.
// 2. In a head or a body: the request is still read and answered, and its deadline runs on. Bytes that come in between,
//    and `100 Continue`, do not end it.
// 3. Writing: the answer goes out, and then the connection lingers; but a request that has begun behind it is read and
//    answered first.
// 4. Lingering: for the timeout of lingering close at most. Closed: nothing changes. A second call changes nothing either.
// 5. Waiting for an answer that is made elsewhere: it is waited for, in its time, and is the last.
@Suite struct QuiesceTests {
  @Test func `idle`() {
    var state = ManualClock.connection(at: 0)
    #expect(state.quiesce(at: 1) == .close)
    #expect(state.phase == .closed && state.isClosing)
    #expect(state.quiesce(at: 2) == .none)
  }

  @Test(arguments: [false, true]) func `in a request`(isInBody: Bool) {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: isInBody, at: 0)
    let (phase, deadline) = (state.phase, state.deadline)
    #expect(state.quiesce(at: 0) == .none)
    #expect(state.quiesce(at: 1) == .none)
    state.read(isInRequest: true, isInBody: isInBody, at: 1)
    #expect(state.flushed(at: 1) == .none)
    #expect(state.phase == phase && state.deadline == deadline && state.isClosing)
    state.answered(last: true)
    #expect(state.flushed(at: 2) == .none)
    #expect(state.phase == .lingering && state.deadline == 4)
  }

  @Test func `in a head that becomes a body with leave`() {
    var state = ManualClock.connection(at: 0)
    state.read(isInRequest: true, isInBody: false, at: 0)
    #expect(state.quiesce(at: 1) == .none)
    state.read(isInRequest: true, isInBody: true, at: 3)
    #expect(state.flushed(at: 3) == .none)
    #expect(state.phase == .readingBody && state.deadline == 33)
    #expect(state.expire(at: 33) == .timeOut)
    #expect(state.flushed(at: 33) == .none)
    #expect(state.phase == .lingering)
  }

  @Test func `writing`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.blocked(madeProgress: true, at: 0)
    #expect(state.quiesce(at: 5) == .none)
    state.blocked(madeProgress: true, at: 10)
    #expect(state.phase == .writing && state.deadline == 30)
    #expect(state.flushed(at: 12) == .none)
    #expect(state.phase == .lingering && state.deadline == 14)
  }

  @Test(arguments: [false, true]) func `writing with a request behind`(isInBody: Bool) {
    var state = ManualClock.connection(at: 0)
    state.answered(last: false)
    state.read(isInRequest: true, isInBody: isInBody, at: 0)
    let phase = state.phase
    state.blocked(madeProgress: true, at: 0)
    #expect(state.quiesce(at: 5) == .none)
    #expect(state.flushed(at: 12) == .none)
    #expect(state.phase == phase && state.isClosing)
    state.answered(last: true)
    #expect(state.flushed(at: 13) == .none)
    #expect(state.phase == .lingering && state.deadline == 15)
  }

  @Test func `lingering`() {
    var state = ManualClock.connection(at: 0)
    state.answered(last: true)
    #expect(state.flushed(at: 0) == .none)
    #expect(state.phase == .lingering && state.deadline == 20)
    #expect(state.quiesce(at: 4) == .none)
    #expect(state.phase == .lingering && state.deadline == 6)
    #expect(state.quiesce(at: 5) == .none)
    #expect(state.deadline == 6)
    #expect(state.expire(at: 6) == .close)
    #expect(state.quiesce(at: 7) == .none)
  }

  @Test func `waiting`() {
    var state = ManualClock.connection(at: 0)
    state.deferred(at: 0)
    #expect(state.quiesce(at: 1) == .none)
    #expect(state.flushed(at: 1) == .none)
    #expect(state.phase == .waiting && state.deadline == 5 && state.isClosing)
    var late = state
    state.answered(last: true)
    #expect(state.flushed(at: 2) == .none)
    #expect(state.phase == .lingering && state.deadline == 4)
    #expect(late.expire(at: 5) == .giveUp)
    late.answered(last: true)
    #expect(late.flushed(at: 5) == .none)
    #expect(late.phase == .lingering)
  }
}
