import FAQKnowledge
import FAQMatching
import Testing

// 1. A question reaches the entry whose wordings share its words, whatever the order.
// 2. A typing error, a plural or another tense does not matter.
// 3. Words that the knowledge has never seen take confidence away.
// 4. Equal knowledge gives equal figures, to the last bit.
// 5. No words, no match; an empty knowledge base matches nothing.
@Suite struct MatcherTests {
  @Test(arguments: [
    ("the tyre of my bicycle went flat", "puncture"), ("nail in the tyre", "puncture"),
    ("brakes squealing", "brakes"),
    ("is the shop open on sundays", "opening-hours"), ("chain is jumping", "gears"),
    ("my gears are not shifting", "gears"),
    ("openning hours", "opening-hours"), ("punture", "puncture"), ("brkaes", "brakes"),
  ])
  func `a question reaches its entry`(question: String, entry: String) {
    #expect(SmallBase.best(question) == entry)
  }

  @Test(arguments: [
    ("my tyre is flat", "my tyre is flat and the zeppelin exploded over lakehurst yesterday"),
    ("when are you open", "when are you open quantum chromodynamics"),
  ])
  func `unknown words lower the confidence`(known: String, withUnknown: String) {
    var scratch = SmallBase.matcher.makeScratch()
    let sure = SmallBase.matcher.match(known, &scratch).candidates.first?.confidence ?? 0
    let unsure = SmallBase.matcher.match(withUnknown, &scratch).candidates.first?.confidence ?? 1
    #expect(sure > 0.5)
    #expect(unsure < sure)
  }

  @Test func `equal knowledge gives equal figures`() {
    let again = Matcher(SmallBase.shop)
    var (a, b) = (SmallBase.matcher.makeScratch(), again.makeScratch())
    for question in ["flat tyre", "the brake squeals at noon", "open sunday"] {
      let first = SmallBase.matcher.match(question, &a).candidates
      let second = again.match(question, &b).candidates
      #expect(first.map(\.label) == second.map(\.label))
      #expect(first.map(\.confidence) == second.map(\.confidence))
    }
  }

  @Test func `one scratch serves any number of questions`() {
    var scratch = SmallBase.matcher.makeScratch()
    let first = SmallBase.matcher.match("flat tyre", &scratch).candidates.map(\.confidence)
    _ = SmallBase.matcher.match("when are you open on sunday and how do I adjust the brakes", &scratch)
    #expect(SmallBase.matcher.match("flat tyre", &scratch).candidates.map(\.confidence) == first)
  }

  @Test(arguments: ["", "   ", "?!", "...", "🙂🙂"])
  func `no words match nothing`(question: String) {
    var scratch = SmallBase.matcher.makeScratch()
    #expect(SmallBase.matcher.match(question, &scratch).candidates.isEmpty)
  }

  @Test func `an empty base matches nothing`() {
    let matcher = Matcher(KnowledgeBase())
    var scratch = matcher.makeScratch()
    #expect(matcher.match("anything at all", &scratch).candidates.isEmpty)
    #expect(Decider(matcher).decide(matcher.match("anything", &scratch)).decision == .unknown)
  }
}
