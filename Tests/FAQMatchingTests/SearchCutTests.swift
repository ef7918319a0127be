// 1. The best hits end at half of the best score, at a gap, and at eight.
// 2. A search marks the words that it looks for, in whichever form they stand, and what the last word may become.

import FAQKnowledge
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
      ("flat tyres", [["flat tyre"], ["tyre", "flat"]]), ("fla", [["flat"], ["flat"]]),
      ("tyre x", [["tyre"], ["tyre"]]),
      ("", [[], []]), ("nothing", [[], []]),
    ] as [(String, [[String]])])
  func `words are marked`(words: String, marked: [[String]]) {
    var base = SmallBase.make(["tyre": ["my tyre is flat"], "brake": ["my brake squeals"]])
    let index = base.entries.firstIndex { $0.id == "tyre" } ?? 0
    base.entries[index].title = "A flat tyre"
    base.entries[index].summary = "The tyre, when flat, is mended."
    let matcher = Matcher(base)
    let search = EntrySearch(matcher)
    var scratch = matcher.makeScratch()
    let found = search.marked(index, search.sought(words, scratch: &scratch))
    #expect(found.lines.map(\.text) == [base.entries[index].summary])
    func texts(_ text: String, _ marks: [EntrySearch.Mark]) -> [String] {
      let bytes = Array(text.utf8)
      return marks.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    let shown: [String] = marked[0].flatMap { $0.split(separator: " ").map(String.init) }
    #expect(texts("A flat tyre", found.title) == shown)
    #expect(texts(found.lines[0].text, found.lines[0].marks) == marked[1])
  }
}
