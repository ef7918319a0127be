// 1. The best hits end at half of the best score, at a gap, and at eight.
// 2. A search marks the words that it looks for, in whichever form they stand, and what the last word may become.

import FAQText
import Testing

@testable import FAQMatching

@Suite struct SearchCutTests {
  @Test(
    arguments: [
      ([], 0), ([1], 1), ([10, 9, 8], 3), ([10, 9, 4.9], 2), ([10, 7.4, 7.3], 1), ([10, 7.5, 5.7, 4.9], 3),
      ([10, 8, 7, 6, 5, 4], 5), ([5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 8), ([0, 0], 2),
    ] as [([Float], Int)])
  func `the best end at a gap`(scores: [Float], count: Int) { #expect(SearchCut.best(scores) == count) }

  @Test(
    arguments: [
      ("flat tyres", "My tyre is flat, tyre and all", ["tyre", "flat", "tyre"]), ("fla", "flat", ["flat"]),
      ("", "flat", []), ("nothing", "flat", []),
    ])
  func `words are marked`(words: String, text: String, marked: [String]) {
    let matcher = SmallBase.matcher
    let search = EntrySearch(matcher)
    var scratch = matcher.makeScratch()
    let terms = search.sought(words, scratch: &scratch)
    let bytes = Array(text.utf8)
    let marks = search.marks(in: text, of: terms, scratch: &scratch)
    #expect(marks.map { String(decoding: bytes[$0.range], as: UTF8.self) } == marked)
  }
}
