// Places:
//  1. `.`, `!`, `?` and line breaks end a sentence; `,`, `;`, `:` and brackets end a clause; empty ones do not count.
//  2. The first word of a sentence and a word with a capital are known as such.
//  3. Part of a text is read as if it stood alone, with the places of the whole.

import Testing

@testable import FAQText

struct TokenizerPlaceTests {
  @Test(arguments: [
    ("lupa password", [UInt16(0), 0]), ("lupa. password", [0, 1]), ("lupa! password? ganti", [0, 1, 2]),
    ("lupa\npassword", [0, 1]), ("lupa...\r\n\npassword", [0, 1]), ("...lupa", [0]),
    ("lupa, password", [0, 0]),
    ("versi 4.5 gagal", [0, 0, 0]), ("buka spse.inaproc.id gagal", [0, 0, 0, 0]),
  ])
  func `stops and line breaks end a sentence`(text: String, sentences: [UInt16]) {
    #expect(Cut(text).sentences == sentences)
  }

  @Test(arguments: [
    ("lupa password", [UInt16(0), 0]), ("lupa, password", [0, 1]), ("lupa; ganti: kirim", [0, 1, 2]),
    ("lupa (password) ganti", [0, 1, 2]), ("lupa. password", [0, 1]), ("1,5 juta", [0, 0]),
  ])
  func `commas and brackets end a clause`(text: String, clauses: [UInt16]) {
    #expect(Cut(text).clauses == clauses)
  }

  @Test func `counters of sentences and clauses stop at their largest value`() {
    let text = Cut(String(repeating: "a,", count: 70_000) + String(repeating: "b.", count: 70_000))
    #expect(text.clauses.last == .max)
    #expect(zip(text.sentences, text.sentences.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(zip(text.clauses, text.clauses.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `capitals and first words are known`() {
    let words = Cut("Saya di Bandung. ke Jakarta\nlupa").result.words
    #expect(words.map(\.startsWithCapital) == [true, false, true, false, true, false])
    #expect(words.map(\.startsSentence) == [true, false, false, true, false, true])
  }

  @Test(arguments: [
    ("lupa: kata sandi, sandi", 5, 16, ["kata", "sandi"]), ("lupa: kata sandi, sandi", 0, 4, ["lupa"]),
    ("lupa: kata sandi, sandi", 17, 23, ["sandi"]), ("buku-buku", 0, 5, ["buku"]), ("don't", 0, 4, ["don"]),
    ("4.5", 0, 2, ["4"]), ("budi@gmail.com", 0, 10, ["budi", "gmail"]), ("lupa", 2, 2, []), ("||", 0, 1, []),
  ])
  func `part of a text is read alone`(text: String, start: Int, end: Int, words: [String]) {
    let bytes = Array(text.utf8)
    var result = TokenizedText()
    Tokenizer().tokenize(bytes, in: start..<end, into: &result)
    #expect(result.words.map { String(decoding: result.folded[$0.folded], as: UTF8.self) } == words)
    #expect(result.words.allSatisfy { $0.start >= start && $0.end <= end && $0.start < $0.end })
  }
}
