// The weights of words in the log-odds of a cut:
//  1. A word before the cut adds the first number of its line, and one behind it the second, in hundredths, each time that it
//     stands there.
//  2. A word without a line adds nothing.
//  3. The shipped file has words that the shipped language reads.

import FAQText
import Testing

@testable import FAQMatching

struct ProblemWordsTests {
  private static let matcher = Matcher(SmallBase.shop)

  @Test(arguments: [(0, 0.75), (1, 0.25), (2, 0.25), (3, 0.5)] as [(Int, Float)])
  func `words before and behind the cut`(place: Int, sum: Float) {
    let words = ProblemWords(
      Array("words\tfirst\tsecond\nsqueal\t50\t100\nadjust\t0\t-25\n".utf8), Self.matcher.analyzer.lexicon)
    var scratch = Self.matcher.makeScratch()
    let tokens = Self.matcher.read(Array("squeal loudly adjust".utf8), &scratch)
    #expect(words.sum(tokens, cutAt: place) == sum)
  }

  @Test func `the shipped file`() {
    var builder = LanguageLists.read(.indonesian)
    let lexicon = builder.build()
    let word = Array("sama".utf8)
    let token = Token(term: lexicon.words.find(word, word.indices), start: 0, end: 0, kind: .word)
    #expect(ProblemWords.shipped(lexicon).sum([token], cutAt: 0) != 0)
  }
}
