// 1. Each part of an entry is found under its Indonesian and its English heading, in any case.
// 2. Each front matter key has both names.
// 3. An unknown heading or key is an error with the nearest known one.

@testable import FAQKnowledge
import Testing

struct HeadingsTests {
  @Test(arguments: [
    "Langkah", "LANGKAH-LANGKAH", "Steps", "Lampiran", "Attachments", "Catatan", "Notes", "Pertanyaan",
    "questions",
    "Bukan", "Not", "Aturan", "Rules", "Isian", "Fields", "Formulir", "Form",
  ])
  func `a heading of an entry is known in both languages`(heading: String) {
    let text = "# T\n\n## \(heading)\n"
    #expect(EntryBuilder.build(document(text), id: "t", category: "").1.isEmpty)
  }

  @Test(arguments: [
    ("Langkah", 0), ("Langkah-langkah", 0), ("Steps", 0), ("Lampiran", 1), ("Attachments", 1), ("Catatan", 2),
    ("Notes", 2),
  ])
  func `lines go to the part that the heading names`(heading: String, part: Int) {
    let entry = EntryBuilder.build(document("# T\n## \(heading)\n- satu\n- dua\n"), id: "t", category: "").0
    var parts: [[String]] = [[], [], []]
    parts[part] = ["satu", "dua"]
    #expect([entry.steps, entry.attachments, entry.notes] == parts)
  }

  @Test(arguments: [("Pertanyaan", "Bukan"), ("Questions", "Not")])
  func `wordings keep their places`(hit: String, miss: String) {
    let text = "# T\n## \(hit)\n- satu\n1. dua\n## \(miss)\n- tiga\n"
    let entry = EntryBuilder.build(document(text), id: "t", category: "").0
    #expect(entry.wordings.map(placed) == ["3:3 satu", "4:4 dua"])
    #expect(entry.counterexamples.map(placed) == ["6:3 tiga"])
  }

  @Test(arguments: ["Aturan", "Rules"])
  func `rules are read under both names`(heading: String) {
    let entry = EntryBuilder.build(document("# T\n## \(heading)\n- a & b\n"), id: "t", category: "").0
    #expect(entry.rules.map(\.value) == [.all([.word("a"), .word("b")])])
  }

  @Test(arguments: [
    ["untuk", "kontak", "terkait", "sumber"], ["audience", "contacts", "related", "sources"],
    ["For", "Kontak", "Related", "Source"],
  ])
  func `front matter keys are known in both languages`(keys: [String]) {
    let text = "---\n\(keys[0]): p, q\n\(keys[1]): k\n\(keys[2]): r\n\(keys[3]): s §2 b\n---\n# T\n"
    let (entry, problems) = EntryBuilder.build(document(text), id: "t", category: "")
    #expect(problems.isEmpty)
    #expect(entry.audiences == ["p", "q"])
    #expect(entry.contacts.map(\.value) == ["k"])
    #expect(entry.related.map(\.value) == ["r"])
    #expect(entry.citations.map { [$0.source, $0.section] } == [["s", "§2 b"]])
  }

  @Test(arguments: [
    (
      "## Pertanyan",
      "a.md:2:1: error: bagian \"Pertanyan\" tidak dikenal\n  → mungkin maksudnya \"pertanyaan\""
    ),
    (
      "  ## Lampirann",
      "a.md:2:3: error: bagian \"Lampirann\" tidak dikenal\n  → mungkin maksudnya \"lampiran\""
    ),
    ("## Xyzzy qwerty", "a.md:2:1: error: bagian \"Xyzzy qwerty\" tidak dikenal\n  → periksa ejaannya"),
  ])
  func `an unknown heading is an error with the nearest one`(line: String, expected: String) {
    #expect(rendered(EntryBuilder.build(document("# T\n\(line)\n"), id: "t", category: "").1) == [expected])
  }

  @Test(arguments: [
    ("kontk: a", "a.md:2:1: error: kunci \"kontk\" tidak dikenal\n  → mungkin maksudnya \"kontak\""),
    ("  tanggal: a", "a.md:2:3: error: kunci \"tanggal\" tidak dikenal\n  → periksa ejaannya"),
  ])
  func `an unknown key is an error with the nearest one`(line: String, expected: String) {
    #expect(
      rendered(EntryBuilder.build(document("---\n\(line)\n---\n# T\n"), id: "t", category: "").1) == [
        expected
      ])
  }

  @Test func `every entry heading and key has at least two names`() {
    for section in Headings.EntrySection.allCases {
      #expect(Headings.entry.values.count { $0 == section } >= 2)
    }
    for key in Headings.EntryKey.allCases {
      #expect(Headings.entryKeys.values.count { $0 == key } >= 2)
    }
  }
}
