// 1. The first `#` heading is the title; each further one is an error that names the first.
// 2. Paragraphs join their lines; an empty line, a comment, a table, a fence and a heading end them.
// 3. List items keep the place of their text in UTF-8 bytes, and take the indented lines below them.
// 4. A line that is not indented ends the list item above it.

import FAQKnowledge
import Testing

struct MarkdownReaderTests {
  @Test func `a second title names the first`() {
    let (document, problems) = MarkdownReader.read("# Satu\n\nIsi.\n\n  # Dua\n# Tiga\n", path: "a.md")
    #expect(document.title.map(placed) == "1:1 Satu")
    #expect(
      rendered(problems) == [
        "a.md:5:3: error: judul kedua; yang pertama di a.md:1:1\n  → pakai ## untuk bagian, atau buat berkas sendiri",
        "a.md:6:1: error: judul kedua; yang pertama di a.md:1:1\n  → pakai ## untuk bagian, atau buat berkas sendiri",
      ])
  }

  @Test(arguments: [
    ("Satu\ndua\n\ntiga", ["3:1 Satu dua", "6:1 tiga"]),
    ("Satu\n  dua", ["3:1 Satu dua"]),
    ("é\n  <!-- catatan petugas -->\nb", ["3:1 é", "5:1 b"]),
    ("#bukan judul\n##bukan bagian", ["3:1 #bukan judul ##bukan bagian"]),
    ("2023. tahun", ["3:1 2023. tahun"]),
    ("1.5 juta", ["3:1 1.5 juta"]),
    ("-bukan butir", ["3:1 -bukan butir"]),
    ("satu\n```\nkode\n```\ndua", ["3:1 satu", "4:1 ```\nkode\n```", "7:1 dua"]),
    ("satu\n- butir\n  lanjut", ["3:1 satu", "4:3 butir lanjut"]),
  ])
  func `the introduction is made of paragraphs`(text: String, expected: [String]) {
    #expect(document("# T\n\n\(text)\n").introduction.map(placed) == expected)
  }

  @Test(arguments: [
    ("- satu", ["2:3 satu"]),
    ("* satu\n+ dua", ["2:3 satu", "3:3 dua"]),
    ("-\tsatu", ["2:3 satu"]),
    ("  -   satu  ", ["2:7 satu"]),
    ("1. satu\n2) dua\n 10. tiga", ["2:4 satu", "3:4 dua", "4:6 tiga"]),
    ("- satu\n  dua\n\ttiga", ["2:3 satu dua tiga"]),
    ("- satu\n\n- dua", ["2:3 satu", "4:3 dua"]),
    ("- a: \"b\" → c", ["2:3 a: \"b\" → c"]),
    ("- - satu", ["2:3 - satu"]),
  ])
  func `list items know their place and their continuation lines`(text: String, expected: [String]) throws {
    let section = try #require(document("## Langkah\n\(text)\n").sections.first)
    #expect(section.items.map(placed) == expected)
    #expect(section.paragraphs.isEmpty)
  }

  @Test(arguments: [
    ("- satu\ndua", ["2:3 satu"], ["3:1 dua"]),
    ("- satu\ndua\ntiga", ["2:3 satu"], ["3:1 dua tiga"]),
    ("- satu\ndua\n  tiga", ["2:3 satu"], ["3:1 dua tiga"]),
    ("- satu\n\n  dua", ["2:3 satu\n\ndua"], []),
    ("satu\n- dua\n\ntiga\nempat", ["3:3 dua"], ["2:1 satu", "5:1 tiga empat"]),
    ("satu\n| a | b |\ndua", [], ["2:1 satu", "4:1 dua"]),
    ("satu\n```\nx\n```\ndua", [], ["2:1 satu", "6:1 dua"]),
    ("satu\n\ndua", [], ["2:1 satu", "4:1 dua"]),
  ])
  func `paragraphs and items of a section do not run into each other`(
    text: String, items: [String], paragraphs: [String]
  ) throws {
    let section = try #require(document("## Catatan\n\(text)\n").sections.first)
    #expect(section.items.map(placed) == items)
    #expect(section.paragraphs.map(placed) == paragraphs)
  }

  @Test func `sections keep their order and places`() {
    let read = document("# T\n## Langkah  \n  ## Catatan\n##\tTab\n")
    #expect(read.sections.map { placed($0.heading) } == ["2:1 Langkah", "3:3 Catatan"])
  }

  @Test(arguments: ["", "\n", " \t \n", "\u{FEFF}\n"])
  func `an empty file has no parts and no problems`(text: String) {
    let (document, problems) = MarkdownReader.read(text, path: "a.md")
    #expect(document.title == nil)
    #expect(document.introduction.isEmpty && document.sections.isEmpty && document.fields.isEmpty)
    #expect(problems.isEmpty)
  }
}
