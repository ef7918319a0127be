// The weights of words in the log-odds of a reading:
//  1. A word that is kept adds the first number of its line, and one that is left out the second, in hundredths, each time
//     that it stands there.
//  2. A word without a line adds nothing.
//  3. The shipped file has words that the shipped language reads.

import FAQText
import TestSupport
import Testing

@testable import FAQMatching

struct ClauseWordsTests {
  private static let matcher = Matcher(SmallBase.shop)

  private static func tokens(_ message: String, leavingOut out: [Int]) -> [Token] {
    var scratch = AnalysisScratch()
    matcher.analyzer.analyze(Array(message.utf8), &scratch)
    return scratch.tokens.enumerated().map { number, token in
      var token = token
      if out.contains(number) { token.kind = .excluded }
      return token
    }
  }

  @Test(
    arguments: [
      ([], 0.5), ([0], -0.25), ([1], 0.5), ([2], 0.75), ([0, 2], 0),
    ] as [([Int], Float)])
  func `words that are kept and left out`(out: [Int], sum: Float) {
    let words = ClauseWords(
      Array("words\tkept\tleft\nsqueal\t50\t-25\nadjust\t0\t25\n".utf8), Self.matcher.analyzer.lexicon)
    #expect(words.sum(Self.tokens("squeal loudly adjust", leavingOut: out)) == sum)
  }

  @Test func `the shipped file`() {
    var builder = LanguageLists.read(.indonesian)
    let lexicon = builder.build()
    let sudah = Array("sudah".utf8)
    var token = Token(term: lexicon.words.find(sudah, sudah.indices), start: 0, end: 0, kind: .word)
    let kept = ClauseWords.shipped(lexicon).sum([token])
    token.kind = .excluded
    #expect(ClauseWords.shipped(lexicon).sum([token]) > kept)
  }
}
