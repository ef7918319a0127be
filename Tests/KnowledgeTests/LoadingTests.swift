// 1. The folder loads without one error or warning.
// 2. It names itself, its language, and what it says around an answer.
// 3. It greets with examples that are themselves answered.
// 4. Loading it twice gives the same version.

import FAQKnowledge
import FAQMatching
import Testing

struct LoadingTests {
  @Test func `the folder has no problem`() {
    #expect(Shipped.loaded.problems.map(DiagnosticRenderer(language: "id").render) == [])
  }

  @Test func `the folder says what it is`() {
    #expect(Shipped.base.name == "Pandu")
    #expect(Shipped.base.language == "id")
    #expect(!Shipped.base.greeting.isEmpty)
  }

  @Test(arguments: Phrasebook.Key.allCases)
  func `each phrase is written`(key: Phrasebook.Key) {
    #expect(!Shipped.base.phrasebook[key].isEmpty)
  }

  @Test(arguments: Shipped.base.examples)
  func `an example of the greeting is answered`(example: String) {
    var scratch = Shipped.matcher.makeScratch()
    let decision = Decider(Shipped.matcher).decide(Shipped.matcher.match(example, &scratch)).decision
    guard case .answer = decision else {
      Issue.record("\"\(example)\" is not answered: \(decision)")
      return
    }
  }

  @Test func `the version depends on nothing but the files`() {
    let again = KnowledgeLoader.load(Shipped.folder, validating: false).base
    #expect(again.version == Shipped.base.version)
    #expect(again.version.count == 16)
  }
}
