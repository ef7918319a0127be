// 1. One change is acted upon after the silence, and once.
// 2. Each further change begins the silence anew, but not beyond the longest time after the first.
// 3. What changes after acting begins both times anew.
// 4. A demand is acted upon at once, takes the changes at hand with it, and does not wait for silence.
// 5. With nothing to do nothing is due, at any time.

import FolderWatching
import Testing

@Suite struct DebounceTests {
  /// What happens at a time, in units of which the silence has 3 and the longest wait has 20.
  enum Step: Sendable { case change, demand, look }

  static let stories: [(name: String, steps: [(at: UInt64, what: Step)], acts: [UInt64], due: UInt64?)] = [
    ("nothing", [(0, .look), (1_000, .look)], [], nil),
    ("one change", [(10, .change), (12, .look), (13, .look), (14, .look)], [13], nil),
    ("looked for late", [(10, .change), (500, .look), (501, .look)], [500], nil),
    ("a second change", [(10, .change), (12, .change), (13, .look), (15, .look)], [15], nil),
    ("two changes at once", [(10, .change), (10, .change), (13, .look)], [13], nil),
    ("not yet", [(10, .change), (12, .look)], [], 13),
    (
      "no rest", (10...40).flatMap { [(UInt64($0), Step.change), (UInt64($0), Step.look)] },
      [30], 43
    ),
    (
      "a change after acting", [(10, .change), (13, .look), (14, .change), (16, .look), (17, .look)],
      [13, 17], nil
    ),
    ("a demand", [(10, .demand), (10, .look), (11, .look)], [10], nil),
    ("a demand before the silence", [(10, .change), (11, .demand), (11, .look), (14, .look)], [11], nil),
    ("a change after a demand", [(10, .demand), (11, .change), (11, .look), (20, .look)], [11], nil),
    ("two demands", [(10, .demand), (11, .demand), (12, .look), (13, .look)], [12], nil),
  ]

  @Test(arguments: stories.indices) func `when it acts`(number: Int) {
    let story = Self.stories[number]
    var debounce = Debounce(quiet: 3, longest: 20)
    var acts: [UInt64] = []
    for step in story.steps {
      switch step.what {
      case .change: debounce.change(at: step.at)
      case .demand: debounce.demand(at: step.at)
      case .look: if debounce.act(at: step.at) { acts.append(step.at) }
      }
    }
    #expect(acts == story.acts, "\(story.name)")
    #expect(debounce.due == story.due, "\(story.name)")
  }

  @Test func `it acts when it is due and not before`() throws {
    for gap: UInt64 in 0...4 {
      for count in 1...20 {
        var debounce = Debounce(quiet: 3, longest: 20)
        for number in 0..<count { debounce.change(at: 100 + UInt64(number) * gap) }
        let due = try #require(debounce.due)
        #expect(due == min(100 + UInt64(count - 1) * gap + 3, 120))
        var early = debounce
        let actsEarly = early.act(at: due - 1)
        #expect(!actsEarly)
        let acts = debounce.act(at: due)
        #expect(acts)
        #expect(debounce.due == nil)
      }
    }
  }
}
