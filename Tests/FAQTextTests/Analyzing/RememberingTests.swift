// 1. A scratch that remembers unknown words reads every text as one that does not, however often it comes.
// 2. While it may not, it remembers nothing.

import Testing

@testable import FAQText

@Suite struct RememberingTests {
  private var analyzer: Analyzer {
    var builder = LanguageLists.read(.indonesian)
    var words: [Int32] = []
    builder.add(knowledge: "lupa password akun penyedia lelang", into: &words)
    return Analyzer(builder.build(), language: .indonesian)
  }

  @Test(arguments: [true, false]) func `what may not be remembered is not`(mayRemember: Bool) {
    var scratch = AnalysisScratch(remembering: 64)
    scratch.remembers = mayRemember
    analyzer.analyze(Array("penydia xyzzyq".utf8), &scratch)
    let (typo, hopeless) = (Array("penydia".utf8), Array("xyzzyq".utf8))
    #expect((scratch.typos?.known(typo, typo.indices) != nil) == mayRemember)
    #expect((scratch.hopeless?.known(hopeless, hopeless.indices) != nil) == mayRemember)
  }

  @Test func `what is remembered changes no reading`() {
    let analyzer = self.analyzer
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
