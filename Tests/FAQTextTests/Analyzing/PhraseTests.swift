// Phrases and fillers:
//  1. A phrase is read as its canonical words, with the bytes from its first word to its last.
//  2. The longest phrase is taken, from left to right, and words in between break it.
//  3. A phrase is found through affixes and mending of its words, and weighs as much as the lightest of them. A phrase of
//     the knowledge is found through synonyms too, one of the lists only as it was written, or spelled in haste.
//  4. The words of a phrase need stand in no other list.
//  5. Known wrong results are recorded as such.
//  6. Words without a subject are fillers, phrases of them too, unless the caller keeps them.

import Testing

@testable import FAQText

struct PhraseTests {
  @Test(arguments: [
    ("lupa kata sandi saya", ["lupa", "kata sandi", "saya"]), ("Kata   Sandi!", ["Kata   Sandi"]),
    ("ganti kata-sandi", ["ganti", "kata-sandi"]), ("id pengguna", ["id pengguna", "id pengguna"]),
    ("gak  bisa masuk", ["gak", "bisa", "masuk"]),
  ])
  func `a phrase has the bytes of all its words`(text: String, typed: [String]) {
    #expect(Readers.small.read(text).map(\.typed) == typed)
  }

  @Test(arguments: [
    ("kata sandi", "password"), ("kata kata sandi", "kata password"),
    ("kata ganti sandi", "kata ganti password"),
    ("id pengguna", "user id"), ("kata sandinya", "password"), ("idpengguna", "user id"),
    ("kata sanndi", "password"),
    ("kata 5 sandi", "kata ? password"),
  ])
  func `a phrase is read as its canonical words`(text: String, terms: String) {
    #expect(Readers.small.terms(text) == terms)
  }

  @Test func `a phrase says that it was joined`() throws {
    let word = try #require(Readers.small.read("lupa kata sandi").last)
    #expect(word.token.changes.contains(.joined))
    #expect(word.token.kind == .word)
    #expect(word.token.readingWeight == 1)
    let mended = try #require(Readers.small.read("lupa id penggna").last)
    #expect(mended.term == "id")
    #expect(mended.token.readingWeight < 1)
  }

  private static let phrases = Reader { builder in
    builder.add(lines: "A: b c\nD: b c d\nE: c d\nF: e f g h\nG: g h")
    builder.add(fillers: "u, v w")
    builder.learn("a b c d e f g h")
  }

  @Test(arguments: [
    ("b c", "a"), ("b c d", "d"), ("c d", "e"), ("b c c d", "a e"), ("b b c d", "b d"), ("e f g", "e f g"),
    ("e f g h", "f"),
    ("f g h", "f g"), ("b c d e f g h", "d f"), ("b x c", "b ? c"), ("", ""),
  ])
  func `the longest phrase is taken from left to right`(text: String, terms: String) {
    #expect(PhraseTests.phrases.terms(text) == terms)
  }

  @Test func `the words of a phrase need stand in no other list`() {
    let reader = Reader { $0.add(lines: "password: kata sandi\nulang: sekali lagi") }
    #expect(reader.terms("kata sandi") == "password")
    #expect(reader.terms("sekali lagi kata sandi") == "ulang password")
    #expect(Reader { $0.add(fillers: "ya ampun") }.read("ya ampun").map(\.token.kind) == [.filler])
  }

  /// Limits of the phrase table, recorded so that a change is seen.
  @Test func `known results that are wrong`() {
    // A reading longer than its phrase is cut to the length of the phrase.
    #expect(
      Reader { $0.add(lines: "kirim ulang surat resmi: send again") }.terms("send again") == "kirim ulang")
  }

  @Test func `a phrase ends with its clause`() {
    let reader = Reader { $0.add(lines: "password: kata sandi") }
    #expect(reader.terms("kata sandi") == "password")
    #expect(reader.terms("kata. sandi") == "kata sandi")
    #expect(reader.terms("kata, sandi") == "kata sandi")
  }

  @Test func `what other words stand for makes no phrase of a list`() {
    let reader = Reader { builder in
      builder.add(lines: "tidak: sing\nada: aya\ntidak ada: sing ada")
      builder.add(canonical: "kosong", variants: ["tidak aya"])
    }
    #expect(reader.terms("sing aya") == "kosong")
    let listed = Reader { $0.add(lines: "yang: sing\ntidak ada: sing ada") }
    #expect(listed.terms("yang ada") == "yang ada")
  }

  @Test func `what was added first stays`() {
    let reader = Reader { builder in
      builder.add(canonical: "satu", variants: ["x y", "z"])
      builder.add(canonical: "dua", variants: ["x y", "z"])
      builder.learn("x y")
    }
    #expect(reader.terms("x y z") == "satu satu")
  }

  @Test(arguments: [
    ("kak lupa pak", [Token.Kind.filler, .word, .filler]), ("yang terhormat lupa", [.filler, .word]),
    ("mohonnn", [.filler]),
  ])
  func `words without a subject are fillers`(text: String, kinds: [Token.Kind]) {
    #expect(Readers.small.read(text).map(\.token.kind) == kinds)
  }

  @Test func `a filler that is kept is a word`() throws {
    var lexicon = Readers.small.lexicon
    let term = try #require(lexicon.words.find("kak"))
    #expect(lexicon.isFiller(term))
    #expect(!lexicon.isFiller(nil))
    lexicon.keep([term])
    var scratch = AnalysisScratch()
    Analyzer(lexicon, language: .indonesian).analyze(Array("kak pak".utf8), &scratch)
    #expect(scratch.tokens.map(\.kind) == [.word, .filler])
  }
}
