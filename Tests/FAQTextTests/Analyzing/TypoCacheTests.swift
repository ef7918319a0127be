// 1. A scratch with a cache of unknown words reads every text as one without, however often it comes.
// 2. While it may not cache, it caches nothing.

import Testing

@testable import FAQText

@Suite struct TypoCacheTests {
  private var analyzer: Analyzer {
    var builder = LanguageLists.read(.indonesian)
    var words: [TermID] = []
    builder.add(knowledge: "lupa password akun penyedia lelang", into: &words)
    return Analyzer(builder.build(), language: .indonesian)
  }

  @Test(arguments: [true, false]) func `what may not be cached is not`(mayCache: Bool) {
    var scratch = AnalysisScratch(cacheSize: 64)
    scratch.mayCache = mayCache
    analyzer.analyze(Array("penydia xyzzyq".utf8), &scratch)
    let (typo, unrepairable) = (Array("penydia".utf8), Array("xyzzyq".utf8))
    #expect((scratch.typos.known(typo, typo.indices) != nil) == mayCache)
    #expect((scratch.unrepairable.known(unrepairable, unrepairable.indices) != nil) == mayCache)
  }

  @Test func `what is cached changes no reading`() {
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
      var (plain, caching) = (AnalysisScratch(), AnalysisScratch(cacheSize: places))
      plain.mayCache = false
      for text in texts + texts.reversed() + texts {
        analyzer.analyze(text, &plain)
        analyzer.analyze(text, &caching)
        #expect(plain.tokens == caching.tokens, "\(String(decoding: text, as: UTF8.self))")
      }
    }
  }
}
