// The short ways past the tokenizer:
//  1. A text of the knowledge gives the words that the tokenizer finds in it, whether or not it is plain small letters.
//  2. Read from the numbers of its words it gives the terms that it gives when a user types it.
//  3. Its tokens hold no places, and fillers are marked in it.

import Testing

@testable import FAQText

struct KnowledgeTokensTests {
  private static let texts = [
    "lupa password", "lupa,password\nganti", "  lupa   ", "", ",", "kata sandi, user id", "Kata Sandi",
    "e-mail saya",
    "buku-buku laki2", "550-5.7.1 relay", "budi@gmail.com", "jum'at", "café", "kirim || ulang",
    "kirim ulang berkas pak",
    "password passwordnya", "mengirimkan kiriman", "don't panic", "user.id", "yang terhormat bapak",
    "gak bisa, tdk",
  ]

  @Test(arguments: texts)
  func `the words of the knowledge are those of the tokenizer`(text: String) {
    var builder = LexiconBuilder(language: .indonesian)
    let numbers = builder.learn(text)
    let lexicon = builder.build()
    #expect(numbers.map { lexicon.words.string($0) } == Cut(text).words)
  }

  @Test func `any text of the knowledge gives the words of the tokenizer`() {
    var builder = LexiconBuilder(language: .indonesian)
    let texts =
      (RandomTexts.bytes(300, seed: 11, from: Array("ab ,\n".utf8))
      + RandomTexts.bytes(300, seed: 12, from: RandomTexts.signs))
      .map { String(decoding: $0, as: UTF8.self) }
    let numbers = texts.map { builder.learn($0) }
    let lexicon = builder.build()
    for (text, numbers) in zip(texts, numbers) {
      #expect(numbers.map { lexicon.words.string($0) } == Cut(text).words)
    }
  }

  @Test func `knowledge is read as a user's text is`() {
    var numbers: [[TermID]] = []
    let reader = Reader { builder in
      builder.add(lines: "password: kata sandi, sandi\ntidak: gak, tdk\nuser id: userid\nkirim ulang: resend")
      builder.add(fillers: "pak, yang terhormat")
      for text in KnowledgeTokensTests.texts { numbers.append(builder.learn(text)) }
    }
    for (text, numbers) in zip(KnowledgeTokensTests.texts, numbers) {
      var tokens: [Token] = []
      reader.lexicon.read(numbers[...], into: &tokens)
      let typed = reader.read(text).map(\.token)
      #expect(tokens.map(\.term) == typed.map(\.term), "\(text)")
      #expect(tokens.map { $0.kind == .filler } == typed.map { $0.kind == .filler }, "\(text)")
      #expect(tokens.allSatisfy { $0.start == 0 && $0.end == 0 })
    }
  }
}
