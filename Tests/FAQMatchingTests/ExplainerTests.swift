import FAQKnowledge
import FAQMatching
import Testing

// 1. Every word of the question is told of, with how it was read.
// 2. What the keywords say is told with the figures that decided: they add up to the order of the candidates.
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

  @Test func `candidates are told with figures`() {
    let candidates = Self.explain("flat tyre").parts[2].parts
    #expect(candidates.first?.text == "puncture")
    #expect(candidates.count <= Explainer.mostCandidates)
    for (first, second) in zip(candidates, candidates.dropFirst()) {
      #expect((first.value ?? 0) >= (second.value ?? 0))
    }
    #expect(candidates.first?.parts.contains { $0.text == "flat" && ($0.value ?? 0) > 0 } == true)
  }
}
