// The word lists that come with the program, by a few words that must not get lost:
//  1. Slang and abbreviations.
//  2. Words of the regional languages.
//  3. English words of a helpdesk.
//  4. Honorifics and politeness are fillers.
//  5. No ordinary word stands in them twice.

import Testing

@testable import FAQText

struct IndonesianListsTests {
  @Test(arguments: [
    ("gmn", "bagaimana"), ("gimana", "bagaimana"), ("gak", "tidak"), ("gabisa", "tidak bisa"),
    ("knp", "kenapa"), ("brp", "berapa"),
    ("udh", "sudah"), ("blm", "belum"), ("krn", "karena"), ("dmn", "dimana"),
  ])
  func `slang is read as the plain word`(typed: String, terms: String) {
    #expect(Readers.lists.terms(typed) == terms)
  }

  @Test(arguments: [
    ("piye", "bagaimana"), ("kumaha", "bagaimana"), ("pripun", "bagaimana"), ("baa", "bagaimana"),
    ("ora", "tidak"), ("opo", "apa"),
    ("iso", "bisa"), ("lali", "lupa"), ("ra iso", "tidak bisa"),
  ])
  func `regional words are read as the plain word`(typed: String, terms: String) {
    #expect(Readers.lists.terms(typed) == terms)
  }

  @Test(arguments: [
    ("forgot", "lupa"), ("how", "bagaimana"), ("passwords", "password"), ("cannot", "tidak bisa"),
    ("don't", "tidak"),
  ])
  func `English words are read as the plain word`(typed: String, terms: String) {
    #expect(Readers.lists.terms(typed) == terms)
  }

  @Test(arguments: ["kak", "pak", "min", "mohon", "yang", "sih"])
  func `words without a subject are fillers`(typed: String) {
    #expect(Readers.lists.read(typed).map(\.token.kind) == [.filler])
  }

  @Test func `ordinary words stand there once`() {
    var seen: Set<Substring> = []
    for list in IndonesianLists.ordinary {
      for word in list.split(whereSeparator: { ", \n".contains($0) }) {
        #expect(seen.insert(word).inserted, "\(word)")
      }
    }
    #expect(seen.count > 10_000)
  }

  @Test func `a whole question`() {
    #expect(
      Readers.lists.terms("gmn cara ganti kata sandinya")
        == Readers.lists.terms("bagaimana cara ganti kata sandi"))
  }
}
