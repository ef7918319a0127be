// EntrySearch, with two entries reckoned by hand (BM25, k1 = 1.2, b = 0.75):
//  1. A word of a title counts 3, of a wording 1, of an answer 1/2.
//  2. A word of one entry has idf ln(1 + 1.5/1.5), of both ln(1 + 0.5/2.5); scores of words add up.
//  3. The last word may be unfinished. A mended word counts its reading weight, as "tyr" for "tyre" does: 0.9. The limit holds.
//  4. Words that no entry has find nothing.
//  5. A hundred wordings count as ten.

import FAQKnowledge
import Testing

@testable import FAQMatching

struct EntrySearchTests {
  /// "tyre" holds tyre 4 times and flat once, 5 in all; "brake" holds brake 5 times, flat once and bell half a time.
  private static let matcher: Matcher = {
    var base = SmallBase.make(["tyre": ["flat tyre"], "brake": ["flat brake brake"]])
    for entry in base.entries.indices { base.entries[entry].summary = "" }
    base.entries[0].steps = ["bell"]
    return Matcher(base)
  }()

  private static func find(_ words: String, limit: Int = 9) -> [EntrySearch.Hit] {
    var scratch = matcher.makeScratch()
    return EntrySearch(matcher).find(words, limit: limit, scratch: &scratch)
  }

  @Test(
    arguments: [
      // 0.69315 · 4 · 2.2 / (4 + 1.2 · (0.25 + 0.75 · 5 / 5.75))
      ("tyre", [(1, 1.20011)]), ("tyr", [(1, 1.08010)]), ("brake", [(0, 1.20693)]),
      // 0.69315 · 0.5 · 2.2 / (0.5 + 1.2 · (0.25 + 0.75 · 6.5 / 5.75))
      ("bell", [(0, 0.41954)]),
      // 0.18232 · 2.2 / (1 + 1.2 · (0.25 + 0.75 · length / 5.75))
      ("flat", [(1, 0.19260), (0, 0.17309)]), ("flat tyre", [(1, 1.39271), (0, 0.17309)]),
      ("zeppelin", []),
    ] as [(String, [(Int, Float)])])
  func `scores by hand`(words: String, expected: [(Int, Float)]) {
    let hits = Self.find(words)
    #expect(hits.map(\.entry) == expected.map(\.0))
    for (hit, (_, score)) in zip(hits, expected) { #expect(abs(hit.score - score) < 1e-4) }
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 2), (-1, 0)]) func `the limit holds`(limit: Int, count: Int) {
    #expect(Self.find("flat", limit: limit).count == count)
  }

  @Test func `many wordings hold no more than ten`() {
    let few = (0..<10).map { "chain \($0)" }
    let base = SmallBase.make(["few": few, "many": few + (0..<90).map { "saddle \($0)" }])
    var scratch = Matcher(base).makeScratch()
    let hits = EntrySearch(Matcher(base)).find("chain", limit: 9, scratch: &scratch)
    #expect(hits.map { base.entries[$0.entry].id } == ["few", "many"])
    #expect(hits[0].score > 1.5 * hits[1].score)
  }
}
