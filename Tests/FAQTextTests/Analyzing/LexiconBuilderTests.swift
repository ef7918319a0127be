// LexiconBuilder:
//  1. Synonyms of synonyms are followed down, and circles of them end.
//  2. A word of the knowledge that bears affixes is read as its root when that stands there, too; a listed word is not.
//  3. Words are counted as often as the knowledge has them; lists do not count.
//  4. Lines without a colon, empty entries and empty lists add nothing and do no harm.
//  5. Texts cut anywhere into two halves, of which another builder reads the second, give the same lexicon.

import Testing

@testable import FAQText

struct LexiconBuilderTests {
  @Test func `synonyms of synonyms are followed`() {
    let reader = Reader { $0.add(lines: "a: b\nb: c\nc: d e\nxx: yy\nyy: xx\nmm: nn\nnn: oo\noo: mm") }
    #expect(reader.terms("a") == "a")
    #expect(reader.terms("b") == "a")
    #expect(reader.terms("c") == "a")
    for word in ["xx", "yy", "mm", "nn", "oo"] {
      #expect(["xx", "yy", "mm", "nn", "oo"].contains(reader.terms(word)))
    }
  }

  @Test func `affixed words are read as their roots`() {
    let reader = Reader { builder in
      builder.add(lines: "pengguna: user")
      builder.learn("guna pengguna kirim dikirimkan pengiriman menolak")
    }
    #expect(reader.terms("guna pengguna user") == "guna pengguna pengguna")
    #expect(reader.terms("dikirimkan pengiriman terkirim") == "kirim kirim kirim")
    #expect(reader.terms("menolak") == "menolak")
  }

  @Test(arguments: 0...4)
  func `another builder may read the second half`(cut: Int) {
    let texts = ["lupa password", "Password lama lupa", "e-mail lama", "pengguna lama lupa"]
    func lists() -> LexiconBuilder {
      var builder = LexiconBuilder(language: .indonesian)
      builder.add(lines: "email: e-mail\nuser: pengguna")
      return builder
    }
    var (whole, halved, other) = (lists(), lists(), LexiconBuilder(language: .indonesian, words: 2))
    let numbers = texts.map { whole.learn($0) }
    let first = texts[..<cut].map { halved.learn($0) }
    let second = texts[cut...].map { other.learn($0) }
    let moved = halved.add(knowledgeOf: other)
    #expect(first + second.map { $0.map { moved[$0.index] } } == numbers)
    let (a, b) = (whole.build(), halved.build())
    #expect(a.weights == b.weights)
    #expect(
      (0..<a.words.count).map { a.words.string(TermID($0)) }
        == (0..<b.words.count).map { b.words.string(TermID($0)) })
  }

  @Test func `words are counted as the knowledge has them`() {
    let lexicon = Reader { builder in
      builder.add(lines: "lupa: lali")
      builder.add(ordinary: "merah")
      builder.learn("lupa lupa")
      builder.learn("Lupa sandi")
    }.lexicon
    let counts = ["lupa", "lali", "merah", "sandi"].map {
      lexicon.words.find($0).map { lexicon.weights[$0.index] }
    }
    #expect(counts == [3, 0, 0, 1])
    #expect(lexicon.words.find("Lupa") == nil)
  }

  @Test(arguments: [
    "", "\n\n", "lupa", ":", ": lupa", "lupa:", "lupa: ,,", ",", "::", "lupa: lupa", "!!: ??",
  ])
  func `odd lines do no harm`(lines: String) {
    let reader = Reader { builder in
      builder.add(lines: lines)
      builder.add(fillers: lines)
      builder.add(ordinary: lines)
      builder.learn(lines)
    }
    #expect(reader.terms("lupa sekali").hasSuffix("?"))
  }

  @Test func `tables of a lexicon have a row for each word`() {
    for lexicon in [Readers.small.lexicon, Readers.lists.lexicon, Readers.english.lexicon] {
      let count = lexicon.words.count
      #expect(lexicon.readings.count == count)
      #expect(lexicon.weights.count == count)
      #expect(lexicon.fillers.count == count)
      #expect(lexicon.sequence.allSatisfy { (0..<count).contains($0.index) })
      #expect(lexicon.readings.allSatisfy { Int($0.start) + Int($0.count) <= lexicon.sequence.count })
    }
  }
}
