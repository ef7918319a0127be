// Where a message turns from one problem to another:
//  1. Two problems side by side are cut between them, and named in the order of the message.
//  2. One problem, told in however many sentences, is not cut.
//  3. A message of few words, of very many, or with very many places to cut is not cut.
//  4. A cut needs the log-odds that it is asked for.
//  5. The weights that ship are numbers, and each names a kind of evidence.

import Basics
import FAQConversation
import ShippedKnowledge
import Testing

@testable import FAQKnowledge
@testable import FAQMatching
@testable import FAQText

struct ProblemCutTests {
  private static let matcher = ShippedKnowledge.responder.matcher

  private static func cut(_ message: String, above least: Float? = nil) -> [String]? {
    var scratch = matcher.makeScratch()
    let match = matcher.match(message, &scratch)
    let tokens = matcher.everything(in: match.tokens, of: match.text, &scratch)
    let cut = matcher.problemCut(
      match.text, tokens, whole: Decider(matcher).decide(match),
      above: least ?? matcher.policy.problems.least,
      &scratch)
    return cut.map { $0.entries.map { matcher.base.entries[$0].id } }
  }

  @Test(arguments: [
    ("lupa password spse. email dari lpse juga masuk spam", ["lupa-password", "email-masuk-spam"]),
    (
      "java script error waktu login, sama mau ganti email perusahaan",
      ["login-javascript-error", "ganti-email"]
    ),
  ])
  func `two problems`(message: String, entries: [String]) {
    #expect(ProblemCutTests.cut(message) == entries)
  }

  @Test(arguments: [
    "lupa password spse", "Selamat pagi. Saya lupa password spse. Mohon bantuannya.",
    "user id sudah ketemu, tinggal passwordnya yang lupa", "bukan lupa password, user id yang lupa",
  ])
  func `one problem`(message: String) {
    #expect(ProblemCutTests.cut(message) == nil)
  }

  @Test func bounds() {
    let pair = "lupa password spse. email dari lpse juga masuk spam"
    let policy = ProblemCutTests.matcher.policy.problems
    let story = String(repeating: " begitu", count: policy.longest)
    let places = String(repeating: "ya. ", count: policy.mostCuts + 1)
    #expect(ProblemCutTests.cut(pair + story, above: -.infinity) == nil)
    #expect(ProblemCutTests.cut(places + pair, above: -.infinity) == nil)
    #expect(ProblemCutTests.cut("password. spam", above: -.infinity) == nil)
  }

  @Test func `log-odds`() {
    let pair = "lupa password spse. email dari lpse juga masuk spam"
    #expect(ProblemCutTests.cut(pair, above: 99) == nil)
    #expect(ProblemCutTests.cut(pair, above: -.infinity) != nil)
  }

  @Test func `weights that ship`() {
    var evidence = ProblemEvidence()
    for kind in ProblemEvidenceKind.allCases { evidence[kind] = 1 }
    #expect(ProblemWeights.shipped.sum(evidence).isFinite && ProblemWeights.shipped.sum(evidence) != 0)
    let kinds = Set(ProblemEvidenceKind.allCases.map { "\($0)" })
    let lines = String(decoding: EmbeddedText.`problem-weights.txt`.bytes, as: UTF8.self).split(
      separator: "\n")
    for line in lines where !line.hasPrefix("#") {
      #expect(kinds.contains(String(line.prefix { $0 != " " })))
    }
    #expect(ProblemEvidenceKind.allCases.count <= ProblemEvidence.most)
    #expect(ProblemWeights(["always 2", "joined 0.5", "nothing 7"]).most(of: [.joined, .length]) == 0.5)
  }
}
