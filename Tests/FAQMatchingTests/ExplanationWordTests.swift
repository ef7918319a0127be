import FAQKnowledge
import Testing

@testable import FAQMatching

// 1. Values stand in their places.
// 2. A decision is explained in the language of the knowledge: no phrase of the other language is in it.
@Suite struct ExplanationWordTests {
  private static let english = Phrasebook(language: "en")
  private static let indonesian = Phrasebook(language: "id")

  @Test func `values stand in their places`() {
    let english = ExplanationWords(Self.english.screens, hidesFolders: false)
    let indonesian = ExplanationWords(Self.indonesian.screens, hidesFolders: false)
    let values = ["tulisan": "pw", "arti": "{} x"]
    #expect(english[.read, values] == "\"pw\" read as \"{} x\"")
    #expect(indonesian[.read, values] == "\"pw\" dibaca \"{} x\"")
    #expect(english[.rules] == "Rules that match")
  }

  @Test(arguments: ["en", "id"]) func `the language of the knowledge`(language: String) {
    let told = explained("My brakess squeal, zeppelin", Phrasebook(language: language))
    let other = language == "en" ? Self.indonesian.screens : Self.english.screens
    for word in ExplanationWord.allCases {
      for part in other.explanation(word).split(separator: /\{[a-z]+\}/) where part.count > 4 {
        #expect(!told.contains(part), "\(word)")
      }
    }
    #expect(
      told.contains(language == "en" ? "Decision: answered with brakes" : "Keputusan: dijawab dengan brakes"))
  }

  private func explained(_ question: String, _ words: Phrasebook) -> String {
    var base = SmallBase.shop
    base.phrasebook = words
    let matcher = Matcher(base)
    var scratch = matcher.makeScratch()
    let match = matcher.match(question, &scratch)
    let reason = Explainer(matcher).explain(match, Decider(matcher).decide(match).decision)
    return lines(reason).joined(separator: "\n")
  }

  private func lines(_ reason: Reason) -> [String] { [reason.text] + reason.parts.flatMap(lines) }
}
