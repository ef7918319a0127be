// 1. A sender's last token is remembered, until half an hour of silence, or until it is forgotten on purpose.
// 2. There are never more than the table holds; whoever was silent longest goes first.
// 3. After any sequence the table agrees with a plain list that does the same.

import FAQConversation
import TestSupport
import Testing

@testable import FAQService

@Suite struct SenderTableTests {
  private let minute: UInt64 = 60_000_000_000

  private func token(_ entry: String) -> String {
    var state = ConversationState(knowledgeVersion: "1")
    state.entry = entry
    return ConversationToken.encode(state)
  }

  @Test func `a sender is remembered for a while`() {
    let table = SenderTable()
    table.set("a", token("1"), now: 0)
    #expect(table.token("a", now: 30 * minute - 1) == token("1"))
    #expect(table.token("b", now: 0) == nil)
    // Looking does not count as being heard.
    #expect(table.token("a", now: 30 * minute) == nil)
    #expect(table.count == 0)
    table.set("a", token("2"), now: 30 * minute)
    table.set("a", token("3"), now: 45 * minute)
    #expect(table.token("a", now: 74 * minute) == token("3"))
    table.forget("a")
    table.forget("a")
    #expect(table.token("a", now: 74 * minute) == nil)
  }

  @Test func `there are never too many`() {
    let table = SenderTable(capacity: 3)
    for (time, name) in ["a", "b", "c", "a", "d"].enumerated() {
      table.set(name, token(name), now: UInt64(time))
    }
    #expect(table.count == 3)
    #expect(
      ["a", "b", "c", "d"].map { table.token($0, now: 5) } == ["a", nil, "c", "d"].map { $0.map(token) })
  }

  @Test(arguments: [1, 2, 5]) func `it is as a plain list`(capacity: Int) {
    var table = RecentSenders<String>(capacity: capacity, lifetime: 10)
    var plain: [(name: String, token: String, heard: UInt64)] = []
    var random = SeededRandom(seed: 7)
    for now in 0..<2_000 as Range<UInt64> {
      let name = String(random.below(7))
      plain.removeAll { $0.heard + 10 <= now }
      switch random.below(4) {
      case 0: #expect(table.value(name, now: now) == plain.first { $0.name == name }?.token)
      case 1:
        table.forget(name)
        plain.removeAll { $0.name == name }
      default:
        table.set(name, String(now), now: now)
        plain.removeAll { $0.name == name }
        if plain.count == capacity { plain.removeFirst() }
        plain.append((name, String(now), now))
      }
      #expect(table.value("nobody", now: now) == nil)
      #expect(table.count == plain.count)
    }
  }
}
