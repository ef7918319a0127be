// 1. A scratch that remembers unknown words reads every text as one that does not, however often it comes.

import Testing

@testable import FAQText

@Suite struct RememberingTests {
  @Test func `what is remembered changes no reading`() {
    var builder = LanguageLists.read(.indonesian)
    var words: [Int32] = []
    builder.add(knowledge: "lupa password akun penyedia lelang", into: &words)
    let analyzer = Analyzer(builder.build(), language: .indonesian)
    let texts =
      RandomTexts.mixed
      + [
        "lupa pasword akn", "Pasword Akn lupa", "xyzzyq lupa paswordnya", "xyzzyq", "Tolong Xyzzyq ya",
        "lupapasword",
        "pasword@xyzzyq.id",
      ].map { Array($0.utf8) }
    // Few places, so that words also push one another out.
    for places in [4, 1_024] {
      var (plain, remembering) = (AnalysisScratch(), AnalysisScratch(remembering: places))
      for text in texts + texts.reversed() + texts {
        analyzer.analyze(text, &plain)
        analyzer.analyze(text, &remembering)
        #expect(plain.tokens == remembering.tokens, "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }
}
