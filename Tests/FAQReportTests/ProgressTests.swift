// 1. There is a bar only for a terminal, a known length, and 100 MB or more.
// 2. It is written at most ten times a second, tells share, rate and what is left, and is wiped off at the end.

import Testing

@testable import FAQReport

@Suite struct ProgressTests {
  @Test(
    arguments: [
      (100_000_000, true, true), (99_999_999, true, false), (100_000_000, false, false), (nil, true, false),
    ] as [(Int?, Bool, Bool)])
  func `where there is a bar`(total: Int?, isTerminal: Bool, isThere: Bool) {
    #expect((Progress(total: total, isTerminal: isTerminal, now: .zero) != nil) == isThere)
  }

  @Test func `what it says`() throws {
    var progress = try #require(Progress(total: 200_000_000, isTerminal: true, now: .seconds(5)))
    #expect(progress.end == nil)
    let first = progress.advance(1_000_000, now: .seconds(5))
    #expect(first == "\r░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  1/200 MB\u{1B}[K")
    #expect(progress.advance(1_000_000, now: .milliseconds(5_099)) == nil)
    let half = progress.advance(98_000_000, now: .seconds(6))
    #expect(half == "\r████████████░░░░░░░░░░░░ 50 %  100/200 MB  100 MB/s  1 s\u{1B}[K")
    let end = progress.advance(150_000_000, now: .seconds(7))
    #expect(end == "\r████████████████████████ 100 %  250/200 MB  125 MB/s  0 s\u{1B}[K")
    #expect(progress.end == "\r\u{1B}[K")
  }
}
