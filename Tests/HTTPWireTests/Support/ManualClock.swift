import HTTPWire

/// Time as a number that the test writes.
enum ManualClock {
  static func connection(at now: UInt64) -> ConnectionState {
    ConnectionState(.init(idle: 60, head: 10, body: 30, answer: 5, write: 20, lingeringClose: 2), now: now)
  }
}
