// 1. Every Pertanyaan of every entry is answered with that entry.
// 2. No Bukan is answered with the entry that it stands under.
// 3. At least nine of ten vague wordings of a category are asked back; no wording of a canned reply is answered with an
//    entry.

import FAQKnowledge
import FAQMatching
import Testing

struct WordingTests {
  @Test func `every wording hits and no counterexample does`() {
    #expect(KnowledgeTrial(Shipped.matcher).problems().map(DiagnosticRenderer(language: "id").render) == [])
  }

  @Test(arguments: Shipped.base.categories.map(\.id))
  func `a vague wording is asked back`(id: String) throws {
    let decider = Decider(Shipped.matcher)
    var scratch = Shipped.matcher.makeScratch()
    let wordings = try #require(Shipped.base.category(id)).clarification.wordings.map(\.value)
    let answered = wordings.filter { wording in
      guard case .answer = decider.decide(Shipped.matcher.match(wording, &scratch)).decision else {
        return false
      }
      return true
    }
    #expect(answered.count * 10 <= wordings.count, "\(answered)")
  }

  @Test(arguments: Shipped.base.canned.indices)
  func `a canned reply is not mistaken for an entry`(index: Int) {
    let decider = Decider(Shipped.matcher)
    var scratch = Shipped.matcher.makeScratch()
    for wording in Shipped.base.canned[index].wordings {
      let decision = decider.decide(Shipped.matcher.match(wording.value, &scratch)).decision
      guard case .answer(let entry) = decision else { continue }
      Issue.record("\"\(wording.value)\" is answered with \(Shipped.base.entries[entry].id)")
    }
  }
}
