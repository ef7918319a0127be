@testable import FAQMatching
import FAQKnowledge
import Testing

// 1. Every phrase has words in both languages, which differ, and as many places for values.
// 2. A decision is explained in the language of the knowledge, and in no other.
@Suite struct ExplanationWordTests {
  @Test(arguments: ExplanationWord.allCases) func `both languages are complete`(word: ExplanationWord) {
    let (indonesian, english) = word.plain
    #expect(!indonesian.isEmpty && !english.isEmpty && indonesian != english)
    #expect(places(indonesian) == places(english))
  }

  private func places(_ phrase: String) -> Int {
    phrase.split(separator: "{}", omittingEmptySubsequences: false).count - 1
  }

  @Test func `values stand in their places`() {
    let english = ExplanationWords(language: "en", hidesFolders: false)
    let indonesian = ExplanationWords(language: "id", hidesFolders: false)
    #expect(english[.read, "pw", "{} x"] == "\"pw\" read as \"{} x\"")
    #expect(indonesian[.read, "pw", "{} x"] == "\"pw\" dibaca \"{} x\"")
    #expect(english[.rules] == "Rules that match")
  }

  @Test(arguments: ["en", "id"]) func `the language of the knowledge`(language: String) {
    var base = SmallBase.shop
    base.language = language
    let matcher = Matcher(base)
    var scratch = matcher.makeScratch()
    let match = matcher.match("My brakess squeal, zeppelin", &scratch)
    let reason = Explainer(matcher).explain(match, Decider(matcher).decide(match).decision)
    let told = lines(reason).joined(separator: "\n")
    for word in ExplanationWord.allCases {
      let other = language == "en" ? word.plain.indonesian : word.plain.english
      for part in other.split(separator: "{}") where part.count > 4 {
        #expect(!told.contains(part), "\(word)")
      }
    }
    #expect(
      told.contains(language == "en" ? "Decision: answered with brakes" : "Keputusan: dijawab dengan brakes"))
  }

  private func lines(_ reason: Reason) -> [String] { [reason.text] + reason.parts.flatMap(lines) }
}
