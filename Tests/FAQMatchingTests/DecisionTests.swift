import FAQKnowledge
import FAQMatching
import Testing

// 1. A rule that fires decides alone; rules of two entries ask back between them.
// 2. A counter-example keeps a look-alike away from its entry.
// 3. What is far from everything is not known.
// 4. In a story, the segment with the problem decides.
@Suite struct DecisionTests {
  private static let ruled = Matcher(
    SmallBase.make(
      [
        "brakes": ["my brakes squeal", "the brake does not grip"],
        "gears": ["the chain jumps", "gears do not shift"],
      ],
      rules: ["brakes": ["\"error B7\"", "/e-?42/"], "gears": ["\"error G1\" & !brake"]]))

  private static func decide(_ question: String, _ matcher: Matcher) -> Decision {
    var scratch = matcher.makeScratch()
    return Decider(matcher).decide(matcher.match(question, &scratch)).decision
  }

  @Test(arguments: [
    ("it says Error B7", Decision.answer(entry: 0)), ("code E42 on the display", .answer(entry: 0)),
    ("code e-42", .answer(entry: 0)),
    ("error g1", .answer(entry: 1)),
    ("error g1 and then error b7", .clarify(category: nil, entries: [0, 1])),
  ])
  func `rules come first`(question: String, expected: Decision) {
    #expect(DecisionTests.decide(question, DecisionTests.ruled) == expected)
  }

  @Test func `a counter-example keeps a look-alike away`() {
    let wordings = [
      "tea": ["green tea please", "a cup of tea", "tea with milk", "where is the tea"],
      "coffee": ["a cup of coffee", "black coffee", "coffee with milk", "where is the coffee"],
    ]
    let with = Matcher(
      SmallBase.make(
        wordings, counterexamples: ["tea": ["tea towel", "a towel for tea", "where is the tea towel"]]))
    #expect(DecisionTests.decide("where is the tea towel", with) != .answer(entry: 1))
    #expect(DecisionTests.decide("a cup of tea", with) == .answer(entry: 1))
    #expect(DecisionTests.decide("tea towel", with) != .answer(entry: 1))
  }

  @Test(arguments: ["who won the world cup", "zeppelin", "translate this sentence into latin"])
  func `what is far from everything is not known`(question: String) {
    #expect(DecisionTests.decide(question, SmallBase.matcher) == .unknown)
  }

  @Test func `the segment with the problem decides`() {
    let story = """
      Yesterday we went to see grandmother, who lives near the lake with her two dogs. It rained all day and nobody wanted \
      to go lpse. On the way back I noticed that my tyre is flat. The children sang songs and the sun came out at last.
      """
    #expect(DecisionTests.decide(story, SmallBase.matcher) == .answer(entry: 3))
  }
}
