// How the analyzer reads one word, with a small lexicon; one table for each step of the chain:
//  1. As typed, by a synonym, or not at all.
//  2. Stretched letters shortened; affixes off; vowels put back; a typing error mended; both of the last.
//  3. Each reading says what was done, and weighs accordingly.
//  4. Numbers, codes and words of one letter are never mended; a label of an address is only read or stemmed.

import Testing

@testable import FAQText

struct WordReadingTests {
  /// Terms, changes and reading weight of the first token.
  private func check(
    _ text: String, _ terms: String, _ changes: Token.Changes, _ readingWeight: Float = 1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let words = Readers.small.read(text)
    #expect(words.map(\.term).joined(separator: " ") == terms, sourceLocation: location)
    #expect(words.first?.token.changes == changes, sourceLocation: location)
    #expect(words.first?.token.readingWeight == readingWeight, sourceLocation: location)
  }

  @Test(
    arguments: [
      ("password", "password", []), ("PASSWORD", "password", .folded), ("sandi", "password", .synonym),
      ("gmn", "bagaimana", .synonym), ("userid", "user id", .synonym), ("gabisa", "tidak bisa", .synonym),
      ("xqzwv", "?", []), ("perusahaan", "perusahaan", []), ("merah", "merah", []),
    ] as [(String, String, Token.Changes)])
  func `a known word is read as listed`(text: String, terms: String, changes: Token.Changes) {
    check(text, terms, changes)
  }

  @Test(
    arguments: [
      ("bisaaa", "bisa", .shortened), ("bissaa", "bisa", .shortened), ("gantiiii", "ganti", .shortened),
      ("passsword", "password", .shortened),
      ("gakkkk", "tidak", [.shortened, .synonym]), ("paassswwwoooddd", "password", [.shortened, .synonym]),
    ] as [(String, String, Token.Changes)])
  func `stretched letters are shortened`(text: String, terms: String, changes: Token.Changes) {
    check(text, terms, changes)
  }

  @Test(
    arguments: [
      ("passwordnya", "password", .stemmed), ("mengganti", "ganti", .stemmed),
      ("dipindahkan", "pindah", .stemmed),
      ("sandinya", "password", [.stemmed, .synonym]), ("gantiinnn", "ganti", [.stemmed, .shortened]),
      ("pendaftarannya", "daftar", .stemmed),
    ] as [(String, String, Token.Changes)])
  func `affixes come off`(text: String, terms: String, changes: Token.Changes) {
    check(text, terms, changes)
  }

  @Test func `affixes come off before doubled letters are shortened`() {
    let reader = Reader { $0.learn("massa masa guna kunak") }
    #expect(reader.terms("massanya") == "massa")
    #expect(reader.terms("masanya") == "masa")
    #expect(reader.terms("menggunakan") == "guna")
    #expect(reader.terms("gunnakan") == "guna")
  }

  @Test func `a dropped h is put back`() {
    let reader = Reader { $0.learn("hidup hapus arus harus hadir adir haus") }
    #expect(reader.terms("idup apus") == "hidup hapus")
    #expect(reader.terms("arus adir") == "arus adir")
    #expect(reader.terms("aus") == "?")
  }

  @Test(arguments: [
    ("pndh", "pindah"), ("dftar", "daftar"), ("brkas", "berkas"), ("vrfksi", "verifikasi"), ("gnti", "ganti"),
    ("msuk", "masuk"),
  ])
  func `vowels are put back`(text: String, terms: String) {
    check(text, terms, .vowels, TypoPolicy().vowels)
  }

  @Test(arguments: [
    ("pasword", "password", TypoPolicy().oneTypo), ("passwrod", "password", TypoPolicy().oneTypo),
    ("verivikasi", "verifikasi", TypoPolicy().oneTypo), ("verivikasy", "verifikasi", TypoPolicy().twoTypos),
    ("kamtor", "kantor", TypoPolicy().oneTypo),
  ])
  func `a typing error is mended`(text: String, terms: String, readingWeight: Float) {
    check(text, terms, .typo, readingWeight)
  }

  @Test(arguments: [("lpua", "lupa"), ("luap", "lupa"), ("ulpa", "lupa")])
  func `two letters of a short word change places`(text: String, terms: String) {
    check(text, terms, .typo, TypoPolicy().oneTypo)
  }

  @Test(arguments: [
    ("oassword", "?"), ("jantor", "?"), ("merha", "merah"), ("luoa", "?"), ("plua", "?"), ("verivykasy", "?"),
  ])
  func `an error too many is not mended`(text: String, terms: String) {
    #expect(Readers.small.terms(text) == terms)
  }

  @Test(arguments: [("brkasnya", "berkas"), ("kamtornya", "kantor"), ("passwordnyo", "password")])
  func `affixes come off before mending`(text: String, terms: String) {
    #expect(Readers.small.terms(text) == terms)
    #expect(Readers.small.read(text).allSatisfy { $0.term == "?" || $0.token.changes.contains(.stemmed) })
  }

  @Test(arguments: [("554", Token.Kind.number), ("550-5.7.1", .code), ("||", .code), ("x", .word)])
  func `numbers and codes and single letters are not mended`(text: String, kind: Token.Kind) {
    let words = Readers.small.read(text)
    #expect(words.map(\.term) == ["?"])
    #expect(words.first?.token.kind == kind)
    #expect(words.first?.typed == text)
  }

  @Test(arguments: [
    ("budi@gmail.com", "gmail", Token.Kind.word), ("spse.inaproc.id", "? inaproc", .url),
    ("budi@gmial.com", "?", .email),
    ("https://passwordnya.id", "password", .word),
  ])
  func `a label of an address is read but not mended`(text: String, terms: String, kind: Token.Kind) {
    let words = Readers.small.read(text)
    #expect(words.map(\.term).joined(separator: " ") == terms)
    #expect(words.first?.token.kind == kind)
  }
}
