// 1. A file that is probably meant as knowledge and is not read is a warning that names the mend; others are passed over.
// 2. A line that is probably meant as a heading is a warning at its place; text that begins alike is none.
// 3. Tabs of a pasted table are one warning for a file.
// 4. An image, a quotation, a tag of HTML and a link without a whole address are warnings where readers would see their signs.
// 5. An entry outside all folders is a note where others lie in folders.

import Testing

@testable import FAQKnowledge

struct SlipTests {
  private static let entry = "# Jam buka\n\nPukul delapan.\n\n## Pertanyaan\n- jam buka\n"

  private func problems(_ files: [String: String]) throws -> [Problem] {
    let all = files.merging(["umum/jam-buka.md": SlipTests.entry]) { given, _ in given }
    let folder = try TemporaryFolder(all)
    let found = KnowledgeLoader.load(folder.path, validating: false).problems
    #expect(found.allSatisfy { $0.severity == .warning })
    return found.map(\.problem)
  }

  @Test(
    arguments: [
      ("faq.md.txt", .doubledName("faq.md.txt")), ("umum/FAQ.MD.TXT", .doubledName("FAQ.MD.TXT")),
      ("faq.html", .notMarkdown("faq.html")), ("faq.HTM", .notMarkdown("faq.HTM")),
      ("umum/tanya.csv", .notMarkdown("tanya.csv")), ("faq.docx", .notMarkdown("faq.docx")),
    ] as [(String, FileProblem)])
  func `files that are not read`(name: String, problem: FileProblem) throws {
    #expect(try problems([name: "x"]) == [.file(problem)])
  }

  @Test(arguments: ["catatan.txt", ".faq.html", "gambar.png", "README.md", "faq.md~"])
  func `files of others`(name: String) throws {
    #expect(try problems([name: "x"]) == [])
  }

  @Test(
    arguments: [
      ("##Pertanyaan", "##Pertanyaan", "Pertanyaan"), ("#Langkah", "#Langkah", "Langkah"),
      ("Pertanyaan:", "Pertanyaan", "Pertanyaan"), ("pertanyaan: satu, dua", "pertanyaan", "pertanyaan"),
      ("**Langkah**", "**Langkah", "Langkah"), ("**Questions:**", "**Questions", "Questions"),
    ])
  func `headings in the text`(line: String, told: String, name: String) throws {
    let text = "# Jam buka\n\nPukul delapan.\n\n\(line)\n\n## Pertanyaan\n- jam buka\n"
    #expect(try problems(["umum/jam-buka.md": text]) == [.shape(.headingInText(told, of: name))])
  }

  @Test(arguments: [
    "Pertanyaan lain ke loket.", "Langkah pertama: datang.", "#1 di Paser", "##", "Catatan",
    "Buka: pukul delapan.",
    "**Penting:** bawa KTP.",
  ])
  func `text`(line: String) throws {
    let text = "# Jam buka\n\nPukul delapan.\n\n\(line)\n\n## Pertanyaan\n- jam buka\n"
    #expect(try problems(["umum/jam-buka.md": text]) == [])
  }

  @Test func `a pasted table`() throws {
    let text = "# Jam buka\n\nHari\tJam\n\nSenin\t08.00\n\n## Pertanyaan\n- jam buka\n"
    #expect(try problems(["umum/jam-buka.md": text]) == [.shape(.pastedTable)])
  }

  @Test(
    arguments: [
      ("Lihat ![denah](https://a.id/d.png).", [.image]), ("> Kata petugas: datang pagi.", [.quote]),
      ("Baris satu<br>baris dua, <B>penting</B>.", [.tag("br")]),
      ("<table><tr><td>Senin</td></tr></table>", [.tag("table")]),
      ("Baca [tata cara](/faq/cara) dulu.", [.link("/faq/cara")]),
      ("Baca [berkas](ftp://a.id/b).", [.link("ftp://a.id/b")]),
      ("[a](b.html) dan <i>c</i>", [.tag("i"), .link("b.html")]),
      ("Baca [tata cara](https://a.id/faq), tulis [surel](mailto:a@b.id), telepon [ini](TEL:144).", []),
      ("Nilai < 5 dan > 3; email <a@b.id>; \\<br> ditulis begitu; `<br>`; [1] (lihat)", []),
      ("Isi <nama> dengan nama Anda (lihat [1](bukan alamat).", []),
    ] as [(String, [LostForm])])
  func `form that nobody would see`(line: String, lost: [LostForm]) throws {
    for place in ["\(line)\n\n## Langkah\n- x", "Pukul delapan.\n\n## Catatan\n- \(line)"] {
      let text = "# Jam buka\n\n\(place)\n\n## Pertanyaan\n- jam buka\n- ![jam](x) <br>\n"
      #expect(try problems(["umum/jam-buka.md": text]) == lost.map { .shape(.lostForm($0)) })
    }
  }

  @Test func `an entry outside all folders`() throws {
    let both = try TemporaryFolder(["umum/jam-buka.md": SlipTests.entry, "parkir.md": SlipTests.entry])
    let notes = KnowledgeLoader.load(both.path).base.notes
    #expect(notes.map(\.problem) == [.content(.outsideFolders)] && notes.map(\.severity) == [.note])
    let alone = try TemporaryFolder(["parkir.md": SlipTests.entry])
    #expect(KnowledgeLoader.load(alone.path).base.notes == [])
  }
}
