import HTTPWire

/// Time as a number that the test writes.
enum ManualClock {
  static func connection(at now: Int) -> ConnectionState<Int> {
    ConnectionState(
      .init(
        idle: { $0 + 60 }, head: { $0 + 10 }, body: { $0 + 30 }, answer: { $0 + 5 }, write: { $0 + 20 },
        farewell: { $0 + 2 }),
      now: now)
  }
}
