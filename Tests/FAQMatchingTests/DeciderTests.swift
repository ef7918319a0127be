// Decider, with candidates made by hand:
//  1. One entry whose rules fired is answered; several are asked between; a canned reply whose rule fired comes before all;
//     no candidate is not known.
//  2. The first candidate decides from its threshold on: an entry 0.5, a category, a vague complaint or a canned reply 0.4.
//  3. A vague first candidate gives way to an entry of another segment that is sure enough, and what is outside to any
//     that is, and to one that the message is nearly a wording of where no line outside is near; a message that is a
//     wording word for word means it.
//  4. Below, Pandu asks back from 0.12 on when an entry has 0.04; a topic outside is not known.
//  5. Offers are entries from 0.04 on, or from 0.12 on where a category asks, in order, at most four; with one category of them all its question is asked.
//  6. Where nothing is sure enough for an offer, the likeliest three entries are offered from a probability of 0.05 on that is
//     twice that of chance; none of a message of unknown words, and nothing at all where the labels outside have half of
//     the first one's together.
//  7. Another policy decides otherwise.

import Testing

@testable import FAQKnowledge
@testable import FAQMatching
@testable import FAQText

struct DeciderTests {
  /// Labels 0 to 5 are entries, 0 to 4 of "shop" and 5 of "ride"; then come category "shop", the vague complaint, and the
  /// canned replies "hello", "person" and "weather".
  private static func matcher(_ policy: MatchPolicy = MatchPolicy()) -> Matcher {
    let place = SourceLocation(path: "shop.md")
    var base = SmallBase.make([
      "a": ["one"], "b": ["two"], "c": ["three"], "d": ["four"], "e": ["five"], "f": ["six"],
    ])
    base.entries[5].category = "ride"
    for id in ["ride", "shop"] { base.categories.append(Category(id: id, title: id, location: place)) }
    base.categories[1].clarification.wordings = [Located("shop trouble", place)]
    base.askBack.wordings = [Located("trouble", place)]
    for (kind, name) in [(.smalltalk, "hello"), (.handoff, "person"), (.outside, "weather")]
      as [(CannedReply.Kind, String)]
    {
      base.canned.append(
        CannedReply(kind: kind, name: name, text: name, wordings: [Located(name, place)], location: place))
    }
    return Matcher(base, policy: policy)
  }

  private static let shipped = Decider(matcher())
  private static let (shop, vague, hello, person, weather): (LabelID, LabelID, LabelID, LabelID, LabelID) = (
    6, 7, 8, 9, 10
  )

  private typealias Scored = (label: LabelID, confidence: Float)

  private static func match(_ scored: [Scored], segments: [Range<Int>] = []) -> Match {
    var match = Match()
    match.candidates = scored.enumerated().map { place, one in
      Match.Candidate(
        label: one.label, confidence: one.confidence, probability: 0, cosine: 0, example: nil,
        segmentWeight: 1, unknownShare: 0, outside: 0,
        segment: segments.isEmpty ? 0..<1 : segments[place])
    }
    return match
  }

  @Test(
    arguments: [(0.9, 0.5, true), (0.83, 0.62, true), (0.83, 0.64, false), (0.81, 0.1, false)]
      as [(Float, Float, Bool)])
  func `a near wording beats a refusal that is far`(near: Float, outside: Float, answers: Bool) {
    var match = Self.match([(Self.weather, 0.9), (1, 0.1)])
    match.tokens = [Token(term: nil, start: 0, end: 1)]
    (match.candidates[0].cosine, match.candidates[1].cosine) = (outside, near)
    let expected: (Decision, Float) = answers ? (.answer(entry: 1), 0.5) : (.canned(2), 0.9)
    #expect(Self.shipped.decide(match) == expected)
    match.tokens.append(match.tokens[0])
    #expect(Self.shipped.decide(match).decision == .canned(2), "a part of the message is no wording")
  }

  @Test func `rules and silence`() {
    var match = Self.match([(3, 0.99)])
    match.fired = [.init(label: .entry(1), rule: 0), .init(label: .entry(1), rule: 1)]
    #expect(Self.shipped.decide(match) == (.answer(entry: 1), Decider.certain))
    match.fired.append(.init(label: .entry(0), rule: 0))
    #expect(Self.shipped.decide(match).decision == .clarify(category: 1, entries: [0, 1]))
    match.fired.append(.init(label: .entry(5), rule: 0))
    #expect(Self.shipped.decide(match).decision == .clarify(category: nil, entries: [0, 1, 5]))
    match.fired.append(.init(label: .canned(2), rule: 0))
    #expect(Self.shipped.decide(match) == (.canned(2), Decider.certain))
    #expect(Self.shipped.decide(Match()) == (.unknown, 0))
  }

  @Test(
    arguments: [
      ([(2, 0.5)], .answer(entry: 2)), ([(2, 0.49)], .clarify(category: 1, entries: [2])),
      ([(shop, 0.4)], .clarify(category: 1, entries: [])),
      ([(shop, 0.39)], .unknown), ([(shop, 0.39), (5, 0.2)], .clarify(category: 0, entries: [5])),
      ([(vague, 0.4), (3, 0.12)], .clarify(category: nil, entries: [3])), ([(vague, 0.39)], .unknown),
      ([(hello, 0.4)], .canned(0)), ([(hello, 0.39)], .unknown),
      ([(hello, 0.39), (1, 0.3)], .clarify(category: 1, entries: [1])),
      ([(person, 0.4)], .canned(1)), ([(weather, 0.4)], .canned(2)),
      ([(weather, 0.39), (1, 0.3)], .unknown),
    ] as [([(LabelID, Float)], Decision)])
  func `the first candidate decides`(scored: [(LabelID, Float)], expected: Decision) {
    let (decision, confidence) = Self.shipped.decide(Self.match(scored))
    #expect(decision == expected)
    #expect(confidence == scored[0].1)
  }

  @Test(
    arguments: [
      (0.5, 3..<6, .answer(entry: 4)), (0.49, 3..<6, .clarify(category: nil, entries: [4])),
      (0.5, 0..<9, .clarify(category: nil, entries: [4])),
    ] as [(Float, Range<Int>, Decision)])
  func `a vague complaint gives way`(confidence: Float, segment: Range<Int>, expected: Decision) {
    let match = Self.match([(Self.vague, 0.9), (4, confidence)], segments: [0..<9, segment])
    #expect(Self.shipped.decide(match).decision == expected)
  }

  @Test(
    arguments: [
      ([(0, 0.12)], .clarify(category: 1, entries: [0])), ([(0, 0.11)], .unknown),
      ([(0, 0.3), (5, 0.04), (1, 0.03)], .clarify(category: nil, entries: [0, 5])),
      (
        [(0, 0.4), (1, 0.3), (hello, 0.2), (2, 0.2), (3, 0.2), (4, 0.2)],
        .clarify(category: 1, entries: [0, 1, 2, 3])
      ),
    ] as [([(LabelID, Float)], Decision)])
  func `what is offered`(scored: [(LabelID, Float)], expected: Decision) {
    #expect(Self.shipped.decide(Self.match(scored)).decision == expected)
  }

  @Test(arguments: [(0.5, .answer(entry: 4)), (0.49, .canned(2))] as [(Float, Decision)])
  func `an entry comes before what is outside`(confidence: Float, expected: Decision) {
    let match = Self.match([(Self.weather, 0.9), (4, confidence)])
    #expect(Self.shipped.decide(match).decision == expected)
  }

  @Test(
    arguments: [(0.99, 1, .answer(entry: 4)), (0.98, 1, .answer(entry: 3)), (0.99, 2, .answer(entry: 3))]
      as [(Float, Int, Decision)])
  func `a wording word for word`(cosine: Float, words: Int, expected: Decision) {
    var match = Self.match([(3, 0.9), (4, 0.8)])
    match.candidates[1].cosine = cosine
    match.tokens = [Token](repeating: Token(term: nil, start: 0, end: 0), count: words)
    #expect(Self.shipped.decide(match).decision == expected)
  }

  @Test(
    arguments: [
      ([0.19, 0.05, 0.04], 0, 0, .clarify(category: 1, entries: [0, 1])), ([0.18], 0, 0, .unknown),
      ([0.3, 0.2, 0.1, 0.1], 0, 0, .clarify(category: 1, entries: [0, 1, 2])), ([0.3], 0.68, 0, .unknown),
      ([0.3], 0, 0.15, .unknown), ([0.3], 0, 0.14, .clarify(category: 1, entries: [0])),
    ] as [([Float], Float, Float, Decision)])
  func `what is likely but not sure`(
    probabilities: [Float], unknown: Float, outside: Float, expected: Decision
  ) {
    var match = Self.match(probabilities.indices.map { (LabelID($0), 0.01) })
    for (place, probability) in probabilities.enumerated() {
      (match.candidates[place].probability, match.candidates[place].cosine) = (probability, 0.1)
      match.candidates[place].unknownShare = unknown
    }
    match.outside = outside
    #expect(Self.shipped.decide(match).decision == expected)
  }

  @Test func `another policy`() {
    var policy = MatchPolicy()
    (policy.decision.answer, policy.decision.mostOffers) = (0.9, 1)
    let decider = Decider(Self.matcher(policy))
    let decision = decider.decide(Self.match([(0, 0.8), (1, 0.7)])).decision
    #expect(decision == .clarify(category: 1, entries: [0]))
  }
}
