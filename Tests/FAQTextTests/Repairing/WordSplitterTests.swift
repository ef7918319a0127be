// WordSplitter:
//  1. A joined word is taken apart into known words; each part has the bytes of the whole and a reading weight below 1.
//  2. The last part may lack vowels or have a typing error, when the knowledge has it.
//  3. A word of no known parts, of too many parts or of more than 28 bytes stays whole.

import Testing

@testable import FAQText

struct WordSplitterTests {
  @Test(arguments: [
    ("gakbisa", "tidak bisa"), ("lupapassword", "lupa password"), ("gantipassword", "ganti password"),
    ("gantiuserid", "ganti user id"), ("caraganti", "cara ganti"), ("lupapaswod", "lupa password"),
    ("dikantor", "kantor"), ("gabisaganti", "tidak bisa ganti"),
  ])
  func `a joined word is taken apart`(text: String, terms: String) {
    #expect(Readers.small.terms(text) == terms)
  }

  @Test func `parts keep the bytes of the whole word`() {
    let parts = Readers.small.read("saya lupapassword").dropFirst()
    #expect(parts.map(\.term) == ["lupa", "password"])
    #expect(parts.map(\.typed) == ["lupapassword", "lupapassword"])
    #expect(
      parts.allSatisfy { $0.token.changes.contains(.split) && $0.token.readingWeight == TypoPolicy().split })
  }

  @Test(arguments: [
    ("gakmsuk", "tidak masuk"), ("gantipsword", "ganti password"), ("gakvrifikasi", "tidak verifikasi"),
  ])
  func `the last part may be mistyped`(text: String, terms: String) {
    #expect(Readers.small.terms(text) == terms)
  }

  @Test(arguments: [
    "xqzwvxqzwv", "lupaxqzwv", "lupagantikantorgagalmasukcara", "lupalupalupalupalupa",
    "gantigantigantigantigantiganti",
  ])
  func `a word without known parts stays whole`(text: String) {
    #expect(Readers.small.terms(text) == "?")
  }
}
