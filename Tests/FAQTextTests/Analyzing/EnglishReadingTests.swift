// English:
//  1. A form of a known word is read as the term of that word, known to the knowledge or not.
//  2. A form of a synonym is read as what the synonym stands for.
//  3. Typing errors are mended as in Indonesian.

import Testing

@testable import FAQText

struct EnglishReadingTests {
  @Test(arguments: [
    ("reset", "resetting"), ("register", "registered"), ("registering", "registers"),
    ("company", "companies"),
    ("charge", "charging"), ("release", "releases"), ("release", "releasing"), ("card", "cards"),
  ])
  func `forms of one word have one term`(first: String, second: String) {
    let term = Readers.english.terms(first)
    #expect(term != "?")
    #expect(Readers.english.terms(second) == term)
  }

  @Test func `a form of a synonym stands for the same`() {
    #expect(Readers.english.terms("reboot") == "restart")
    #expect(Readers.english.terms("reboots") == "restart")
    #expect(Readers.english.terms("rebooting") == "restart")
  }

  @Test(arguments: [("pasword", "password"), ("compnay", "company"), ("zzzqqq", nil)])
  func `typing errors are mended`(typed: String, meant: String?) {
    #expect(Readers.english.terms(typed) == meant.map { Readers.english.terms($0) } ?? "?")
  }
}
