// TermLists:
//  1. Each term has the list that was filed under it, in its order.
//  2. A term without a list, and one beyond those of the lexicon, has an empty one.

import FAQText
import Testing

struct TermListsTests {
  @Test(arguments: [0, 1, 7, 40, 63, 64, 65, 128, 193])
  func `each term has its own list`(terms: Int) {
    let filed = stride(from: 0, to: terms, by: 3).map { (TermID($0), (0...$0 % 5).map { "\($0)" }) }
    let own = Dictionary(uniqueKeysWithValues: filed)
    let lists = TermLists(own, terms: terms)
    for term in (0..<terms + 5).map({ TermID($0) }) { #expect(Array(lists[term]) == own[term] ?? []) }
  }
}
