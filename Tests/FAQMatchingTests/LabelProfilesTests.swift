// What each label says as a whole:
//  1. A weight is the fitted one, plus the label's sum of texts at length 1, plus the BM25 weight of a word.
//  2. The rarity of a word that one label alone has is 1, and falls with each further label.
//     A text of a label with fewer wordings than the mean counts as many times as it has fewer.
//  3. An entry with fewer wordings than the mean is raised by the logarithm of how many fewer; no other is.
//  4. Counterexamples say nothing. An entry with a title and an answer alone is found by their words.

import Glibc
import Testing

@testable import FAQKnowledge
@testable import FAQMatching
@testable import FAQText

struct LabelProfilesTests {
  private static let base: KnowledgeBase = {
    var base = SmallBase.make(
      ["brakes": ["brakes squeal", "brakes grip badly"], "tyre": ["flat tyre"]],
      counterexamples: ["tyre": ["squeal squeal"]])
    base.entries[0].title = "Brakes"
    base.entries[1].title = "Tyre and brakes"
    for entry in base.entries.indices { base.entries[entry].summary = "" }
    return base
  }()

  private static func rows(_ policy: ProfilePolicy) -> (rows: WeightRows, build: MatcherBuilder) {
    let build = MatcherBuilder(base)
    var rows = WeightRows(features: build.space.count, labels: build.labels.count)
    LabelProfiles(build.training, build.space, labels: build.labels, policy: policy).add(to: &rows)
    return (rows, build)
  }

  private static func feature(_ word: String, _ build: MatcherBuilder) throws -> FeatureID {
    var scratch = AnalysisScratch()
    build.analyzer().analyze(Array(word.utf8), &scratch)
    return try #require(build.space.feature(ofTerm: scratch.tokens.first?.term))
  }

  private static func policy(centroid: Float = 0, document: Float = 0, smallness: Float = 0) -> ProfilePolicy
  {
    var policy = ProfilePolicy()
    (policy.centroid, policy.document, policy.smallness) = (centroid, document, smallness)
    (policy.title, policy.k1, policy.b) = (2, 1.2, 0.5)
    return policy
  }

  @Test func `a word counts as in BM25`() throws {
    let (rows, build) = Self.rows(Self.policy(document: 1))
    // Words, those of a title twice: 2 + 2 + 3 and 2 · 3 + 2; the mean is 7.5.
    func held(_ length: Float) -> Float { 1.2 * (0.5 + 0.5 * length / 7.5) }
    // One label alone, one text.
    #expect(abs(rows.weight(try Self.feature("squeal", build), 0) - 1 / (1 + held(7))) < 1e-5)
    // Both labels of two; four times with the title in the first, twice in the second.
    let rarity: Float = log(1 + 0.5 / 2.5) / log(1 + 1.5 / 1.5)
    let brakes = try Self.feature("brakes", build)
    #expect(abs(rows.weight(brakes, 0) - rarity * 4 / (4 + held(7))) < 1e-5)
    // The second has two texts where the mean is 2.5, so that each counts as 1.25.
    #expect(abs(rows.weight(brakes, 1) - rarity * 2.5 / (2.5 + held(8))) < 1e-5)
  }

  @Test func `counterexamples say nothing`() throws {
    let (rows, build) = Self.rows(Self.policy(centroid: 1, document: 1))
    #expect(rows.weight(try Self.feature("squeal", build), 1) == 0)
  }

  @Test func `the sum of a label's texts has length 1`() {
    let (rows, build) = Self.rows(Self.policy(centroid: 3))
    for label in [LabelID(0), LabelID(1)] {
      let squares = (0..<build.space.count).reduce(Float(0)) { sum, feature in
        let weight = rows.weight(FeatureID(feature), label)
        return sum + weight * weight
      }
      #expect(abs(squares.squareRoot() - 3) < 1e-4)
    }
  }

  @Test func `an entry with few wordings is raised`() {
    let (rows, _) = Self.rows(Self.policy(smallness: 2))
    // Wordings with the title: 3 and 2; the mean is 2.5.
    let scores = rows.makeScores()
    #expect(Softmax.at(0, scores) == 0)
    #expect(abs(Softmax.at(1, scores) - 2 * log(2.5 / 2)) < 1e-5)
  }

  @Test func `an entry is found by its title and its answer`() {
    var base = SmallBase.shop
    var entry = Entry(
      id: "bell", category: "shop", title: "Fitting a bell",
      location: SourceLocation(path: "shop.md", line: 1))
    entry.summary = "We screw the bell on the handlebar. Bring the bracket."
    base.entries.append(entry)
    let matcher = Matcher(base)
    #expect(SmallBase.best("can you fit a bell", matcher) == "bell")
    #expect(SmallBase.best("where does the bracket go on my handlebar", matcher) == "bell")
    #expect(SmallBase.best("my tyre is flat", matcher) == "puncture")
  }
}
