@testable import FAQKnowledge
import FAQMatching
import Testing

// 1. Search finds entries by any word, also by the beginning of the last one, best first, and keeps to the limit.
// 2. A trial finds each wording that misses its entry and each counter-example that hits it, and nothing else.
// 3. Leave-one-out counts every wording once.
@Suite struct SearchAndTrialTests {
  @Test(arguments: [
    ("tyr", "puncture"), ("brake p", "brakes"), ("open", "opening-hours"), ("chai", "gears"),
    ("how do i adjust", "brakes"),
  ])
  func `search finds by word and by beginning`(words: String, entry: String) {
    let search = EntrySearch(SmallBase.matcher)
    var scratch = SmallBase.matcher.makeScratch()
    let hits = search.find(words, limit: 3, scratch: &scratch)
    #expect(hits.first.map { SmallBase.shop.entries[$0.entry].id } == entry)
    #expect(hits.count <= 3)
    for (first, second) in zip(hits, hits.dropFirst()) { #expect(first.score >= second.score) }
  }

  @Test func `the knowledge passes its own trial`() {
    #expect(KnowledgeTrial(SmallBase.matcher).problems().isEmpty)
  }

  @Test func `a trial finds a wording that belongs elsewhere`() {
    var wordings: [String: [String]] = [:]
    for entry in SmallBase.shop.entries { wordings[entry.id] = entry.wordings.map(\.value) }
    wordings["gears", default: []].append("my tyre is flat")
    let problems = KnowledgeTrial(Matcher(SmallBase.make(wordings))).problems().map(\.problem)
    #expect(problems.count == 1)
    #expect(
      problems.allSatisfy {
        if case .trial(.wordingMisses("my tyre is flat", _, _, _)) = $0 { true } else { false }
      })
  }

  @Test func `a trial finds what is outside and contradicts an entry`() {
    var base = SmallBase.shop
    let place = SourceLocation(path: "shop.md", line: 9)
    base.canned.append(
      CannedReply(
        kind: .outside, name: "wheels", text: "Not here.",
        wordings: ["who sells the biggest wheels in town", "how do I set the gears"].map {
          Located($0, place)
        },
        location: place))
    let contradictions = KnowledgeTrial(Matcher(base)).problems().filter { $0.severity == .warning }
    #expect(
      contradictions.map(\.problem) == [
        .trial(.refusalContradicts("how do I set the gears", refusal: "wheels", entry: "gears"))
      ])
  }

  @Test func `leave-one-out counts every wording, and those that still reach their entry`() {
    let figures = KnowledgeTrial.leaveOneOut(SmallBase.shop)
    #expect(figures.map(\.entry) == ["brakes", "gears", "opening-hours", "puncture"])
    #expect(figures.map(\.all) == [5, 5, 5, 6])
    #expect(figures.map(\.reached) == [5, 4, 4, 4])
  }
}
