// The weights of words in the log-odds of a reading, and of a cut:
//  1. A word on the first side adds the first number of its line, and one on the second the second, in hundredths, each time
//     that it stands there.
//  2. A word without a line adds nothing.
//  3. The shipped files have words that the shipped language reads.

import FAQText
import TestSupport
import Testing

@testable import FAQMatching

struct SidedWordsTests {
  private static let matcher = Matcher(SmallBase.shop)

  @Test(
    arguments: [([], 0.5), ([0], -0.25), ([1], 0.5), ([2], 0.75), ([0, 2], 0)] as [([Int], Float)])
  func `words of both sides`(second: [Int], sum: Float) {
    let words = SidedWords(
      Array("words\tkept\tleft\nsqueal\t50\t-25\nadjust\t0\t25\n".utf8), sides: ["kept", "left"],
      Self.matcher.analyzer.lexicon)
    var scratch = Self.matcher.makeScratch()
    let tokens = Self.matcher.read(Array("squeal loudly adjust".utf8), &scratch)
    #expect(words.sum(tokens) { second.contains($0) } == sum)
  }

  @Test func `the shipped files`() {
    var builder = LanguageLists.read(.indonesian)
    let lexicon = builder.build()
    func sum(_ words: SidedWords, _ word: String, isSecond: Bool) -> Float {
      let word = Array(word.utf8)
      let token = Token(term: lexicon.words.find(word, word.indices), start: 0, end: 0, kind: .word)
      return words.sum([token]) { _ in isSecond }
    }
    let (clauses, problems) = (SidedWords.ofClauses(lexicon), SidedWords.ofProblems(lexicon))
    #expect(sum(clauses, "sudah", isSecond: true) > sum(clauses, "sudah", isSecond: false))
    #expect(sum(problems, "lalu", isSecond: true) > sum(problems, "lalu", isSecond: false))
  }
}
