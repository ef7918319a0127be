// 1. Each built-in document is read without a problem, alone and as the basis.md of a folder.
// 2. Every key of every screen has a text in both languages, with the same places for values, and is a key only once.
// 3. No built-in document has a key beyond those.
// 4. A place without a name is in none of them.

import Basics
import Testing

@testable import FAQKnowledge

@Suite struct BuiltInWordTests {
  private static let documents = [
    (language: "id", name: "basis.id.md", bytes: EmbeddedText.`basis.id.md`.bytes),
    (language: "en", name: "basis.en.md", bytes: EmbeddedText.`basis.en.md`.bytes),
  ]

  @Test func `each document is read without a problem`() throws {
    for document in Self.documents {
      #expect(rendered(BuiltInWords.read(document.bytes, name: document.name).problems) == [])
      let folder = try TemporaryFolder(directories)
      try folder.write("basis.md", bytes: document.bytes)
      try folder.write("akun/lupa.md", entryText("Lupa", wording: "lupa"))
      #expect(check(folder) == [])
      #expect(KnowledgeLoader.load(folder.path).base.language == document.language)
    }
  }

  @Test(arguments: Phrasebook.keys) func `every key has a text in both languages`(key: String) throws {
    let indonesian = try #require(BuiltInWords.indonesian.text(key))
    let english = try #require(BuiltInWords.english.text(key))
    #expect(!indonesian.isEmpty && !english.isEmpty)
    let names = PhraseText.names(in: indonesian)
    #expect(names.sorted() == PhraseText.names(in: english).sorted())
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil }, "\(names)")
  }

  @Test func `a key is a key only once`() {
    #expect(Set(Phrasebook.keys).count == Phrasebook.keys.count)
    #expect(Phrasebook.keys.count > 200)
  }

  @Test func `the languages differ`() {
    #expect(BuiltInWords.english[.steps] == "Steps" && BuiltInWords.indonesian[.steps] == "Langkah")
    #expect(
      BuiltInWords.english.screens[.send] == "Send" && BuiltInWords.indonesian.screens[.send] == "Kirim")
    #expect(Phrasebook(language: "en")[.steps] == "Steps" && Phrasebook(language: "id")[.steps] == "Langkah")
    #expect(BuiltInWords.english.disclosure == nil)
  }
}
