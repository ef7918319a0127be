// 1. The table never holds more clients than it has room for.
// 2. Who is forgotten first has a full bucket; when nobody has, the oldest goes.
// 3. The limiter as a whole holds at most 65,536 clients, and a newcomer costs no search through them.

import Testing

@testable import FAQService

@Suite struct ClientTableTests {
  @Test func `room is bounded`() {
    var table = ClientTable(capacity: 10)
    for number in 0..<1_000 {
      table.set("client \(number)", UInt64(number + 100), now: 0)
      #expect(table.count == min(number + 1, 10))
      #expect(table.fullAt("client \(number)") == UInt64(number + 100))
    }
  }

  @Test func `a full bucket goes first`() {
    var table = ClientTable(capacity: 4)
    for (name, full) in [("a", 100), ("b", 100), ("c", 10), ("d", 100)] {
      table.set(name, UInt64(full), now: 0)
    }
    table.set("e", 100, now: 50)
    #expect(table.fullAt("c") == nil)
    for name in ["a", "b", "d", "e"] { #expect(table.fullAt(name) == 100) }
  }

  @Test func `else the oldest goes`() {
    var table = ClientTable(capacity: 3)
    for name in ["a", "b", "c", "d", "e"] { table.set(name, 100, now: 0) }
    #expect(table.fullAt("a") == nil && table.fullAt("b") == nil)
    for name in ["c", "d", "e"] { #expect(table.fullAt(name) == 100) }
  }

  @Test func `a known client changes its own bucket`() {
    var table = ClientTable(capacity: 2)
    for full: UInt64 in [1, 2, 3] { table.set("a", full, now: 0) }
    #expect(table.count == 1)
    #expect(table.fullAt("a") == 3)
  }

  @Test func `a flood of clients is forgotten`() throws {
    let limiter = try #require(RateLimiter(perMinute: 1))
    for number in 0..<100_000 { #expect(limiter.take("client \(number)", now: 0) == nil) }
    #expect(limiter.count <= RateLimiter.mostClients)
    #expect(limiter.count > RateLimiter.mostClients * 9 / 10)
  }
}
