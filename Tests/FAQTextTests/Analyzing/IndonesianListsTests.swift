// The word lists that come with the program, by a few words that must not get lost:
//  1. Slang and abbreviations.
//  2. Words of the regional languages.
//  3. English words of a helpdesk.
//  4. Honorifics and politeness are fillers.
//  5. Names of people, companies and places are read as no other word.
//  6. No ordinary word stands in them twice.
//  7. A regional word, typed without its apostrophe, is no ordinary word and no name.
//  8. Each names its contents and its origin at its top, and has a word or phrase a line.

import Basics
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

  /// Unless the lists have them, they are read as bukan, tidak, tidak hanya, tidak ada, tidak lokal, email and password.
  @Test(arguments: ["lina", "hanafi", "rachman", "kadek", "global", "ismail", "santi"])
  func `a name is no other word`(name: String) {
    #expect(Readers.lists.terms(name) == name)
  }

  /// "Tarakan" is no form of "tara", which is a "never" of Sundanese. What a dialect has a meaning for keeps it.
  @Test func `a town or a person is no form of another word`() {
    let meant = Set(
      (IndonesianLists.synonyms + [IndonesianLists.slang]).flatMap { lines($0).map(String.init) })
    for word in IndonesianLists.names.flatMap({ lines($0).map(String.init) })
    where !meant.contains(word) && !meant.contains(word + ":") {
      #expect(Readers.lists.terms(word) == word)
    }
  }

  @Test func `ordinary words stand there once`() {
    var seen: Set<Substring> = []
    // The last is of English, which has words in common with Indonesian.
    for list in IndonesianLists.ordinary.dropLast() {
      for word in lines(list) { #expect(seen.insert(word).inserted, "\(word)") }
    }
    #expect(seen.count > 10_000)
  }

  /// Readers drop the apostrophe, so that "andi'" (has) would unsay everybody who is called Andi.
  @Test func `a word without its apostrophe is no ordinary one`() {
    let ordinary = Set(IndonesianLists.ordinary.flatMap { lines($0).map(String.init) })
    let words = IndonesianLists.synonyms.flatMap { lines($0).map(String.init) }
    let written = words.filter { $0.contains("'" as Character) }
    #expect(written.count > 40)
    for word in written {
      let isOrdinary = ordinary.contains(word.filter { $0 != "'" })
      #expect(!isOrdinary, "\(word)")
    }
  }

  @Test(
    arguments: IndonesianLists.synonyms + IndonesianLists.ordinary + [
      IndonesianLists.slang, IndonesianLists.fillers,
    ])
  func `a list names its origin, and has a word a line`(text: EmbeddedText) {
    let top = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n").prefix(2)
    #expect(top.allSatisfy { $0.hasPrefix("# ") && $0.hasSuffix(".") })
    for line in lines(text) {
      #expect(
        !line.contains { "#,\t".contains($0) } && !line.hasPrefix(" ") && !line.hasSuffix(" "), "\(line)")
    }
  }

  @Test(arguments: IndonesianLists.synonyms + [IndonesianLists.slang])
  func `synonyms stand below their reading`(text: EmbeddedText) {
    let colons = lines(text).filter { $0.contains(":") }
    #expect(lines(text).first == colons.first && colons.count > 20)
    #expect(colons.allSatisfy { $0.hasSuffix(":") })
  }

  @Test(arguments: IndonesianLists.synonyms)
  func `ordinary words that those of a phrase stand for do not make the phrase`(text: EmbeddedText) {
    var reading: Substring = ""
    for line in lines(text) {
      guard !line.hasSuffix(":") else {
        reading = line.dropLast()
        continue
      }
      guard line.contains(" ") else { continue }
      // Word by word, as somebody would write it who speaks no dialect.
      let plain = line.split(separator: " ").map { Readers.lists.terms(String($0)) }.joined(separator: " ")
      guard plain != line, !plain.contains("?") else { continue }
      guard spelled(plain) != spelled(String(line)), !holdsListed(plain) else { continue }
      let words = Readers.lists.terms(plain)
      #expect(
        words == plain || words != Readers.lists.terms(String(reading)),
        "\(line): \(plain) is read as \(words)")
    }
  }

  /// The words of a phrase, spelled by the rules.
  private func spelled(_ phrase: String) -> [String] {
    let lexicon = Readers.lists.lexicon
    return phrase.split { !$0.isLetter && !$0.isNumber }.map { word in
      lexicon.words.find(String(word)).map { lexicon.words.string(lexicon.readings[$0.index].root) }
        ?? String(word)
    }
  }

  /// Whether some list has the phrase itself, or a phrase in it.
  private func holdsListed(_ phrase: String) -> Bool {
    let words = phrase.split(separator: " ")
    return words.indices.contains { start in
      (start..<words.count).contains {
        IndonesianListsTests.listed.contains(words[start...$0].joined(separator: " "))
      }
    }
  }

  /// The phrases of all lists, without the signs in them.
  private static let listed = Set(
    (IndonesianLists.synonyms + [IndonesianLists.slang]).flatMap { text in
      let list = WordList(text)
      let lines = String(decoding: list.bytes[list.words], as: UTF8.self).split(separator: "\n")
      return lines.filter { !$0.allSatisfy(\.isLetter) }.map { line in
        String(line).replacing("'", with: "").replacing("-", with: " ")
      }
    })

  private func lines(_ text: EmbeddedText) -> [Substring] {
    let list = WordList(text)
    return String(decoding: list.bytes[list.words], as: UTF8.self).split(separator: "\n")
  }

  @Test func `a whole question`() {
    #expect(
      Readers.lists.terms("gmn cara ganti kata sandinya")
        == Readers.lists.terms("bagaimana cara ganti kata sandi"))
  }
}
