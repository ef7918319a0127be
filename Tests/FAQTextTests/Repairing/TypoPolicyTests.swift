// TypoPolicy and the search for the nearest word:
//  1. No typing error up to 3 letters, two letters that changed places in 4, one error from 5, two from 9.
//  2. Letters changed, left out, added or swapped are mended; more errors than allowed are not.
//  3. A wrong first letter costs one more, except when the first two letters changed places.
//  4. Of words equally near, the one that the knowledge has more often is taken.

import Testing

@testable import FAQText

struct TypoPolicyTests {
  @Test(arguments: 0...40)
  func `errors allowed grow with the length`(length: Int) {
    #expect(TypoPolicy().allowed(length: length) == (length < 4 ? 0 : length < 9 ? 1 : 2))
  }

  @Test func `mended words weigh less than typed ones`() {
    let policy = TypoPolicy()
    for weight in [policy.vowels, policy.split, policy.oneTypo, policy.twoTypos] {
      #expect(weight > 0 && weight < 1)
    }
    #expect(policy.twoTypos < policy.oneTypo)
  }

  private static let reader = Reader { builder in
    builder.learn("kantor verifikasi password sertifikat merah tolak")
    builder.add(ordinary: "kantin, pasar")
  }

  /// The nearest word and how far it is, or "".
  private func nearest(_ word: String) -> String {
    let lexicon = TypoPolicyTests.reader.lexicon
    let letters = Array(word.utf8)
    var edit = EditDistance()
    let found = SpellingIndex(lexicon).nearest(letters, 0..<letters.count, in: lexicon, edit: &edit)
    return found.map { "\(lexicon.words.string($0.surface)) \($0.distance)" } ?? ""
  }

  @Test(arguments: [
    ("kamtor", "kantor 1"), ("kanto", "kantor 1"), ("kantorr", "kantor 1"), ("knator", "kantor 1"),
    ("kantor", "kantor 0"),
    ("kamtorr", ""), ("verivikasi", "verifikasi 1"), ("verivikasy", "verifikasi 2"), ("vrifikas", ""),
    ("vrifikasy", "verifikasi 2"),
    ("sertipikat", "sertifikat 1"), ("sertipikt", "sertifikat 2"), ("tola", ""), ("toalk", "tolak 1"),
    ("tolk", ""),
  ])
  func `as many errors as the length allows`(word: String, expected: String) {
    #expect(nearest(word) == expected)
  }

  @Test(arguments: [
    ("jantor", ""), ("antor", ""), ("akntor", "kantor 1"), ("bertifikat", "sertifikat 1"), ("bertipikat", ""),
    ("ertifikat", "sertifikat 1"), ("apssword", "password 1"), ("oassword", ""),
  ])
  func `a wrong first letter costs one more`(word: String, expected: String) {
    #expect(nearest(word) == expected)
  }

  @Test func `of words equally near the more frequent one is taken`() {
    // "kantir" is one letter from "kantin" (no knowledge) and from "kantor" (knowledge).
    #expect(nearest("kantir") == "kantor 1")
  }

  @Test func `words too long for the index have no neighbour`() {
    #expect(nearest(String(repeating: "verifikasi", count: 4)) == "")
  }
}
