// 1. Title, summary, fields and citations come from the head of the file, with their places.
// 2. A table under Langkah becomes steps: the second cell, then each further cell with its heading; `-` says nothing.
// 3. A section written twice names the first, also the third time, and what it says is kept.
// 4. A file without a title is an error on line 1, and its name stands in.

@testable import FAQKnowledge
import Testing

struct EntryBuilderTests {
  private func build(_ text: String) -> (entry: Entry, problems: [String]) {
    let (entry, problems) = EntryBuilder.build(document(text), id: "lupa", category: "akun")
    return (entry, rendered(problems))
  }

  @Test func `the head of the file becomes the entry`() {
    let (entry, problems) = build(
      "---\nuntuk: penyedia, ppk\nsumber: faq §1.2 bagian a, sop\nkontak:  a , b\n---\n# Lupa \"sandi\"\n\nSatu.\nDua.\n\nTiga.\n"
    )
    #expect(problems.isEmpty)
    #expect([entry.id, entry.category, entry.title] == ["lupa", "akun", "Lupa \"sandi\""])
    #expect(entry.location == SourceLocation(path: "a.md", line: 6))
    #expect(entry.summary == "Satu. Dua.\n\nTiga.")
    #expect(entry.audiences == ["penyedia", "ppk"])
    #expect(entry.contacts.map(placed) == ["4:10 a", "4:14 b"])
    #expect(
      entry.citations == [
        Citation(
          source: "faq", section: "§1.2 bagian a", location: SourceLocation(path: "a.md", line: 3, column: 9)),
        Citation(source: "sop", section: "", location: SourceLocation(path: "a.md", line: 3, column: 29)),
      ])
  }

  @Test(arguments: [
    ("1. Satu.\n2. Dua\n   lagi.", ["Satu.", "Dua lagi."]),
    ("Mulai:\n\n- satu\n\nlalu\n\n- dua", ["Mulai:", "satu", "lalu", "dua"]),
    ("| No | Kegiatan |\n|---|---|\n| 1 | Menyerahkan |\n| 2 | Menerima |", ["Menyerahkan", "Menerima"]),
    (
      "| No | Kegiatan | Pelaksana | Waktu |\n|-|-|-|-|\n| 1 | Menerima | Staf | 5 menit |\n| 2 | Selesai | - | |",
      ["Menerima. Pelaksana: Staf. Waktu: 5 menit", "Selesai"]
    ),
    ("| No | Kegiatan | Waktu |\n|---|---|---|\n| 1 | Singkat |", ["Singkat"]),
    ("| No | Kegiatan |\n|---|---|\n| 1 | Satu | lebih |", ["Satu"]),
    ("Baca dulu.\n\n| No | Kegiatan |\n|---|---|\n| 1 | Satu |", ["Baca dulu.", "Satu"]),
    ("| No | Kegiatan |\n|---|---|", []),
    ("| Hanya satu |\n|---|\n| a |", []),
  ])
  func `steps come from lines and from tables`(text: String, steps: [String]) {
    let (entry, problems) = build("# T\n\n## Langkah\n\(text)\n")
    #expect(entry.steps == steps)
    #expect(problems.isEmpty)
  }

  @Test func `a table is kept as a procedure too`() {
    let entry = build("# T\n## Langkah\n| No | Apa |\n|--|--|\n| 1 | é |\n").entry
    #expect(entry.procedure == [["No", "Apa"], ["1", "é"]])
    #expect(build("# T\n## Langkah\n1. a\n").entry.procedure.isEmpty)
  }

  @Test func `a section written twice names the first`() {
    let (entry, problems) = build("# T\n## Catatan\n- a\n## Notes\n- b\n## Catatan\n- c\n")
    #expect(entry.notes == ["a", "b", "c"])
    #expect(
      problems == [
        "a.md:4:1: error: bagian \"Notes\" ditulis dua kali; yang pertama di a.md:2:1\n  → gabungkan keduanya",
        "a.md:6:1: error: bagian \"Catatan\" ditulis dua kali; yang pertama di a.md:2:1\n  → gabungkan keduanya",
      ])
  }

  @Test(arguments: [
    "", "Jawaban.\n", "## Pertanyaan\n- a\n", "#Judul\n", "---\nkontak: a\n---\n\nJawaban.\n",
  ])
  func `a file without a title is an error on line one`(text: String) {
    let (entry, problems) = build(text)
    #expect(problems == ["a.md:1:1: error: judul tidak ada\n  → mulai isi dengan baris  # Judul entri"])
    #expect(entry.title == "lupa")
    #expect(entry.location == SourceLocation(path: "a.md", line: 1))
  }

  @Test(arguments: [
    ("a,b", ["1:1 a", "1:3 b"]), (" a , é, c ", ["1:2 a", "1:6 é", "1:10 c"]), ("", []), (",, ,", []),
    ("a,,b", ["1:1 a", "1:4 b"]),
    ("é,b", ["1:1 é", "1:4 b"]),
  ])
  func `each part of a comma list has its own place`(text: String, parts: [String]) {
    #expect(Lists.split(Located(text, SourceLocation(path: "a.md", line: 1))).map(placed) == parts)
  }
}
