// Properties of any text, over seeded random bytes and texts:
//  1. Each word lies inside the text, behind the word before it, and is not empty; so do its folded letters.
//  2. Without addresses, every letter and digit typed lies within a word.
//  3. Folded letters hold no capital and no digit that was not typed as one.
//  4. What was in the result before makes no difference.
//  5. Time grows with the length of the text, not its square: a long run of address characters is read once.

import Basics
import Testing

@testable import FAQText

struct TokenizerPropertyTests {
  @Test func `words lie inside the text and in order`() {
    for text in RandomTexts.mixed {
      let cut = Cut(text)
      var end = 0
      for word in cut.result.words {
        #expect(word.start >= end && word.start < word.end && word.end <= text.count, "\(text)")
        #expect(word.folded.lowerBound >= 0 && !word.folded.isEmpty, "\(text)")
        #expect(word.folded.upperBound <= cut.result.folded.count, "\(text)")
        end = word.end
      }
    }
  }

  @Test func `every letter and digit lies within a word`() {
    let texts = RandomTexts.bytes(400, seed: 5, from: RandomTexts.plain) + RandomTexts.texts(400, seed: 6)
    for text in texts where !text.contains(0x2E) && !text.contains(0x40) && !text.contains(0x3A) {
      var covered = [Bool](repeating: false, count: text.count)
      for word in Cut(text).result.words {
        for index in word.start..<word.end { covered[index] = true }
      }
      var index = 0
      while index < text.count {
        let (length, kind, _) = Folding.scalar(text, index)
        if kind == .letter || kind == .digit { #expect(covered[index], "byte \(index) of \(text)") }
        index += length
      }
    }
  }

  @Test func `folded letters are small`() {
    for text in RandomTexts.mixed {
      #expect(Cut(text).result.folded.allSatisfy { ASCII.lowered($0) == $0 }, "\(text)")
    }
  }

  @Test func `a result used again is the same as a new one`() {
    var used = TokenizedText()
    for text in RandomTexts.mixed {
      Tokenizer().tokenize(text, into: &used)
      let new = Cut(text).result
      #expect(used.words == new.words)
      #expect(used.folded == new.folded)
    }
  }

  /// Reading from each letter on to the end would take hours here.
  @Test(arguments: ["a1", "a-", "a.", "a_", "a@", "aaa-", "a..", "ab2", "a://", "a'"])
  func `a long run without a space is read once`(part: String) {
    let text = Array(String(repeating: part, count: 200_000).utf8)
    let cut = Cut(text)
    #expect(cut.result.words.count <= text.count)
    #expect(cut.result.words.allSatisfy { $0.end <= text.count })
  }
}
