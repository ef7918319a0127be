import FAQKnowledge
import FAQMatching
import Glibc
import Testing

// 1. Every word of the question is told of, with how it was read.
// 2. The figures that decided are told, and add up: a confidence is the logistic function of the sum of its terms, times
//    the weight of the segment; the log-odds are the weights of the keywords, less the other labels.
// 3. At most five candidates, each once; a rule's entry comes first. A base without entries has none.
@Suite struct ExplainerTests {
  private static func explain(_ question: String) -> Reason {
    var scratch = SmallBase.matcher.makeScratch()
    let match = SmallBase.matcher.match(question, &scratch)
    let decision = Decider(SmallBase.matcher).decide(match).decision
    return Explainer(SmallBase.matcher).explain(match, decision)
  }

  @Test func `nothing is no candidate`() {
    let matcher = Matcher(KnowledgeBase())
    var scratch = matcher.makeScratch()
    let explainer = Explainer(matcher)
    #expect(explainer.candidates(matcher.match("flat tyre", &scratch)).isEmpty)
  }

  @Test func `every word is told of`() {
    let readings = Self.explain("My brakess squeal, zeppelin").parts[0].parts.map(\.text)
    #expect(
      readings == [
        "\"My\"", "\"brakess\" read as \"brak\" (repeated letters shortened, affixes removed)", "\"squeal\"",
        "\"zeppelin\" not known",
      ])
  }

  @Test(arguments: [
    "flat tyre", "the chain of my zeppelin jumps",
    "Yesterday it rained all day and nobody went out. On the way back my tyre is flat. The sun came out.",
  ])
  func `the numbers of a candidate add up`(question: String) throws {
    let candidates = Self.explain(question).parts[2].parts
    #expect(!candidates.isEmpty)
    for candidate in candidates {
      let sum = try #require(candidate.parts.first)
      #expect(isSame(sum.value, sum.parts.reduce(0) { $0 + ($1.value ?? 0) }))
      let weight = try #require(sum.text.firstMatch(of: /× (\d\.\d\d)/).flatMap { Float($0.1) })
      #expect(isSame(candidate.value, weight / (1 + exp(-(sum.value ?? 0))), within: 0.006))
      // The keywords less the other labels are the log-odds, which count 0.75 up to 2.3.
      let logOdds = sum.parts[1].parts.reduce(0) { $0 + ($1.value ?? 0) }
      #expect(isSame(sum.parts[1].value, 0.75 * min(max(logOdds, -4.6), 2.3)))
    }
  }

  private func isSame(_ value: Float?, _ expected: Float, within: Float = 1e-3) -> Bool {
    value.map { abs($0 - expected) < within } ?? false
  }

  @Test func `candidates are told with figures`() {
    let candidates = Self.explain("flat tyre").parts[2].parts
    #expect(candidates.first?.text == "puncture")
    #expect(candidates.count <= Explainer.mostCandidates)
    for (first, second) in zip(candidates, candidates.dropFirst()) {
      #expect((first.value ?? 0) >= (second.value ?? 0))
    }
    let keywords = candidates.first?.parts.first?.parts[1].parts ?? []
    #expect(keywords.contains { $0.text == "flat" && ($0.value ?? 0) > 0 })
  }
}
