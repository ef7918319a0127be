// Reading a message without some of its clauses:
//  1. A message of one clause, of more than five, or whose clauses say the same, has no such reading.
//  2. Two clauses are read one by one; three also as the first two, the last two, and the outer two.
//  3. The evidence of a reading is what its clauses and those of the whole tell, counted by hand in one example.
//  4. The reading with the most log-odds takes the message where they are above 0; else the whole does.
//  5. Words that are left out are excluded, and rules do not find them.
//  6. An answer that the whole is not near is no reading of a message that is asked back.
//  7. The weights that ship are numbers, one for each kind of evidence that they name.
//  8. What is kept is judged whole, and never by its sentences.

import Testing

@testable import FAQKnowledge
@testable import FAQMatching
@testable import FAQText

struct ClauseReadingTests {
  private static func matcher(always weight: Float = -9) -> Matcher {
    var policy = MatchPolicy()
    policy.clauses.weights = ClauseWeights(["always \(weight)"])
    return Matcher(SmallBase.shop, policy: policy)
  }

  private static let cautious = matcher()

  private static func readings(_ message: String) -> [ClauseReading] {
    var scratch = cautious.makeScratch()
    return cautious.clauseReadings(message, &scratch)
  }

  @Test(arguments: [
    "my brakes squeal", "my brakes squeal, the brake does not grip",
    "no a b, no c d, no e f, no g h, no i j, my tyre is flat, my brakes squeal",
  ])
  func `messages without readings`(message: String) {
    #expect(ClauseReadingTests.readings(message).isEmpty)
  }

  @Test func `two clauses are read one by one`() {
    let readings = ClauseReadingTests.readings("my tyre is flat, but my brakes squeal")
    #expect(readings.allSatisfy { $0.kept.count == 1 })
    #expect(!readings.isEmpty)
  }

  @Test func `three clauses are read in three more ways`() {
    let message = "my tyre is flat, my brakes squeal, but the chain jumps"
    let kept = Set(ClauseReadingTests.readings(message).map(\.kept))
    #expect(kept.isSubset(of: [[0], [1], [2], [0, 1], [1, 2], [0, 2]]))
    #expect(kept.count >= 3)
  }

  @Test func `evidence by hand`() throws {
    let matcher = ClauseReadingTests.cautious
    var scratch = matcher.makeScratch()
    let message = "my tyre is flat, now how do I adjust the brakes?"
    let decider = Decider(matcher)
    let (whole, _) = decider.decide(matcher.wholeMatch(message, &scratch))
    let readings = matcher.clauseReadings(message, &scratch)
    let reading = try #require(readings.first { $0.kept == [1] || $0.kept == [0] })
    let evidence = reading.evidence
    #expect(evidence[.always] == 1)
    #expect(evidence[.single] == 1)
    #expect(evidence[.last] == (reading.kept == [1] ? 1 : 0))
    #expect(evidence[.startsWithNow] == (reading.kept == [1] ? 1 : 0))
    #expect(evidence[.asksAlone] == (reading.kept == [1] ? 1 : 0))
    #expect(evidence[.support] == 0.5)
    #expect(evidence[.share] > 0 && evidence[.share] < 1)
    #expect(reading.decision != whole)
  }

  @Test(arguments: [(-9, false), (9, true)] as [(Float, Bool)])
  func `the likeliest reading takes the message`(weight: Float, takes: Bool) {
    let matcher = ClauseReadingTests.matcher(always: weight)
    var scratch = matcher.makeScratch()
    let message = "my tyre is flat, but my brakes squeal"
    let (match, whole) = (matcher.match(message, &scratch), matcher.wholeMatch(message, &scratch))
    let decider = Decider(matcher)
    #expect((decider.decide(match).decision != decider.decide(whole).decision) == takes)
    #expect(match.tokens.contains { $0.kind == .excluded } == takes)
    #expect(match.tokens.count == whole.tokens.count)
    #expect(match.text == whole.text)
  }

  @Test func `rules do not find what is left out`() {
    let base = SmallBase.make(
      ["brakes": ["my brakes squeal"], "tyre": ["my tyre is flat"]], rules: ["tyre": ["\"flat tyre\""]])
    let matcher = Matcher(base)
    var scratch = matcher.makeScratch()
    let whole = matcher.wholeMatch("no flat tyre, my brakes squeal", &scratch)
    let without = matcher.match(whole.tokens, of: whole.text, without: [1..<3], bySegments: false, &scratch)
    #expect(without.fired.isEmpty)
  }

  @Test func `what is kept is judged whole`() {
    let message =
      "my tyre is flat and the wheel was new last week. but now it is only my brakes that squeal. they squeal all day"
    let matcher = ClauseReadingTests.cautious
    var scratch = matcher.makeScratch()
    let whole = matcher.wholeMatch(message, &scratch)
    func segments(_ bySegments: Bool) -> Set<Range<Int>> {
      let match = matcher.match(whole.tokens, of: whole.text, without: [], bySegments: bySegments, &scratch)
      return Set(match.candidates.map(\.segment))
    }
    #expect(segments(true).count > 1)
    #expect(segments(false) == [whole.tokens.indices])
    let readings = ClauseReadingTests.readings(message)
    #expect(!readings.isEmpty)
    for reading in readings {
      #expect(reading.match.candidates.allSatisfy { $0.segment == whole.tokens.indices })
    }
  }

  @Test func `the weights that ship`() {
    let lines = ClauseWeights.shipped
    var evidence = ClauseEvidence()
    for kind in ClauseEvidenceKind.allCases { evidence[kind] = 1 }
    #expect(lines.sum(evidence).isFinite)
    #expect(ClauseEvidenceKind.allCases.count <= ClauseEvidence.most)
    #expect(ClauseWeights(["# a comment", "always 2", "share 0.5", "nothing 7"]).sum(evidence) == 2.5)
  }
}
