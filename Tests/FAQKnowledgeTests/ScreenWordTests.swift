// 1. Every word of the widget and of the lookup page has a built-in one in both languages, and a key of its own.
// 2. `basis.md` says them anew; a key that nearly is one is told.
// 3. `{}` is where a phrase takes what the page knows; one without it is followed by that.

import Testing

@testable import FAQKnowledge

@Suite struct ScreenWordTests {
  @Test func `every word is there`() {
    let keys = ScreenWords.keys + Phrasebook.Key.allCases.map(\.rawValue)
    #expect(Set(keys).count == keys.count)
    for language in ["id", "en"] {
      let words = ScreenWords(language: language)
      for word in WidgetWord.allCases { #expect(!words[word].isEmpty) }
      for word in LookupWord.allCases { #expect(!words[word].isEmpty) }
    }
    #expect(ScreenWords(language: "en")[.send] != ScreenWords(language: "id")[.send])
  }

  @Test func `a folder says them anew`() {
    var words = ScreenWords(language: "id")
    let taken = [words.take("kirim", "Tanyakan"), words.take("krim", "x")]
    #expect(taken == [true, false])
    #expect(words[.send] == "Tanyakan")
  }

  @Test(arguments: [("{} ada", "3 ada"), ("Ada {}.", "Ada 3."), ("Ada", "Ada 3"), ("{}{}", "3{}")])
  func `a phrase takes a value`(phrase: String, said: String) {
    var words = ScreenWords(language: "id")
    _ = words.take("jumlah-hasil", phrase)
    #expect(words.phrase(.found, "3") == said)
  }
}
