// EnglishStemmer:
//  1. Forms of one word give one form.
//  2. Words of three letters or fewer, and words with anything but small letters, stay.
//  3. A form is never longer than its word, and never empty.
//  4. Known wrong results are recorded as such.

import TestSupport
import Testing

@testable import FAQText

struct EnglishStemmerTests {
  private func stem(_ word: String) -> String {
    var letters = Array(word.utf8)
    EnglishStemmer.stem(&letters)
    return String(decoding: letters, as: UTF8.self)
  }

  @Test(arguments: [
    ["reset", "resets", "resetting"], ["charge", "charges", "charged", "charging"], ["company", "companies"],
    ["register", "registers", "registered", "registering"], ["address", "addresses"],
    ["fail", "fails", "failed", "failing"],
    ["verify", "verifies"], ["quick", "quickly"], ["pass", "passes", "passed", "passing"],
    ["stop", "stopped", "stopping"],
    ["relate", "related", "relation"], ["agreement", "agreements"], ["install", "installed", "installing"],
  ])
  func `forms of one word give one form`(forms: [String]) {
    #expect(Set(forms.map(stem)).count == 1, "\(forms.map(stem))")
  }

  @Test(arguments: [
    "", "a", "is", "bus", "ing", "virus", "basis", "pass", "need", "feed", "thing", "k3s", "nïng", "4567",
  ])
  func `short and strange words stay`(word: String) {
    #expect(stem(word) == word)
  }

  @Test func `a form is never longer than its word and never empty`() {
    var generator = SeededRandom(seed: 9)
    for _ in 0..<5000 {
      var letters = generator.bytes(
        Int.random(in: 1...12, using: &generator), from: Array("aeyslingdmtt".utf8))
      let length = letters.count
      EnglishStemmer.stem(&letters)
      #expect(letters.count <= length && !letters.isEmpty)
    }
  }

  /// A light stemmer without a dictionary errs; these are its results today, so that a change is seen.
  @Test(arguments: [
    ("news", "new"), ("releases", "releas"), ("string", "string"), ("bring", "bring"), ("verified", "verifi"),
    ("user", "user"), ("nation", "nation"),
  ])
  func `known results that are not the dictionary's`(word: String, form: String) {
    #expect(stem(word) == form)
  }
}
