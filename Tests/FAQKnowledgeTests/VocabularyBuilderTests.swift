// 1. A line is a word and its variants, in small letters; the word itself and repeats are left out.
// 2. A variant under two words stays with the first, and the second line is warned of.
// 3. Words to ignore and ordinary words stand under their headings, in both languages.
// 4. A line without a word before the colon is an error.

@testable import FAQKnowledge
import Testing

struct VocabularyBuilderTests {
  @Test(arguments: [
    ("- password: sandi, PW", "2:3 password", ["sandi", "pw"]),
    ("  - user id :  userid ,id  user ", "2:5 user id", ["userid", "id  user"]),
    ("- a: a, A, b, b", "2:3 a", ["b"]),
    ("- a:", "2:3 a", []),
    ("- a: b: c, d", "2:3 a", ["b: c", "d"]),
    ("- a: b,\n  c", "2:3 a", ["b", "c"]),
  ])
  func `a line is a word and its variants`(line: String, canonical: String, variants: [String]) {
    let (vocabulary, problems) = VocabularyBuilder.build(document("## Istilah\n\(line)\n"))
    #expect(vocabulary.groups.map { placed($0.canonical) } == [canonical])
    #expect(vocabulary.groups.map(\.variants) == [variants])
    #expect(problems.isEmpty)
  }

  @Test func `a variant stays with the first word`() {
    let text = "## A\n- password: sandi, pw\n## B\n- kode: Sandi, pin\n- password: pw, pass\n"
    let (vocabulary, problems) = VocabularyBuilder.build(document(text))
    #expect(vocabulary.groups.map(\.variants) == [["sandi", "pw"], ["pin"], ["pass"]])
    #expect(
      rendered(problems) == [
        "a.md:4:3: warning: \"sandi\" sudah menjadi padanan \"password\", di sini ditulis lagi untuk \"kode\"\n"
          + "  → yang pertama yang dipakai; hapus salah satunya"
      ])
  }

  @Test(arguments: [("Diabaikan", "Kata umum"), ("ABAIKAN", "Ordinary words"), ("Ignored", "kata umum")])
  func `words without a subject stand under their headings`(fillers: String, ordinary: String) {
    let text = "## \(fillers)\n- min, kak\n- gan\n\nPenjelasan.\n## \(ordinary)\nsaya, anda\n- kami\n"
    let (vocabulary, problems) = VocabularyBuilder.build(document(text))
    #expect(vocabulary.fillers == ["min", "kak", "gan"])
    #expect(vocabulary.ordinary.sorted() == ["anda", "kami", "saya"])
    #expect(vocabulary.groups.isEmpty && problems.isEmpty)
  }

  @Test(arguments: [("password sandi", "password sandi"), (": sandi", ": sandi"), ("", "")])
  func `a line without a word before its colon is an error`(line: String, shown: String) {
    let (vocabulary, problems) = VocabularyBuilder.build(document("## Istilah\n- \(line)\n- a: b\n"))
    #expect(
      rendered(problems) == [
        "a.md:2:\(line.isEmpty ? 2 : 3): error: \"\(shown)\" bukan baris kosakata\n  → tulis  - kata baku: padanan, padanan"
      ])
    #expect(vocabulary.groups.map(\.canonical.value) == ["a"])
  }
}
