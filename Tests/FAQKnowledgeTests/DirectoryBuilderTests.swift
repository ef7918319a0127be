// 1. A contact and a source are a heading, which is the id, and `- key: value` lines in both languages.
// 2. Missing fields, unknown keys and kinds, lines without a key and numbers that are none are errors at their places.
// 3. A source may say in words that it has no year.

@testable import FAQKnowledge
import Testing

struct DirectoryBuilderTests {
  @Test(arguments: [
    "- nama: Pusat\n- jenis: telepon\n- nilai: (021) 2993: 5577\n- tingkat: 2\n- lpse: Paser\n- catatan: Siang.\n- sumber: faq",
    "- name: Pusat\n- kind: Telepon\n- value: (021) 2993: 5577\n- tier: 2\n- LPSE: PASER\n- note: Siang.\n- source: faq",
  ])
  func `a contact is read in both languages`(lines: String) {
    let (contacts, problems) = DirectoryBuilder.contacts(document("# Kontak\n\n## pusat\n\(lines)\n"))
    #expect(problems.isEmpty)
    #expect(
      contacts == [
        Contact(
          id: "pusat", name: "Pusat", kind: .phone, value: "(021) 2993: 5577", tier: 2, lpse: "paser",
          note: "Siang.",
          location: SourceLocation(path: "a.md", line: 3))
      ])
  }

  @Test(
    arguments: [
      ("telepon", .phone), ("email", .email), ("web", .web), ("kantor", .office), ("Tiket", .ticket),
      ("WhatsApp", .whatsapp),
    ] as [(String, Contact.Kind)])
  func `a contact has one of six kinds`(word: String, kind: Contact.Kind) {
    let text = "## a\n- nama: A\n- jenis: \(word)\n- nilai: x\n"
    #expect(DirectoryBuilder.contacts(document(text)).0.map(\.kind) == [kind])
  }

  @Test(arguments: [
    (
      "- jenis: telpon",
      "a.md:4:10: error: jenis \"telpon\" tidak dikenal\n  → mungkin maksudnya \"telepon\" (telepon, email, web, kantor, tiket)"
    ),
    (
      "- jenis: merpati",
      "a.md:4:10: error: jenis \"merpati\" tidak dikenal\n  → periksa ejaannya (telepon, email, web, kantor, tiket)"
    ),
    (
      "- jenis: web\n- tingkat: dua",
      "a.md:5:12: error: \"dua\" bukan angka\n  → tulis angka saja, misalnya 2023"
    ),
    (
      "- jenis: web\n- tingkt: 2",
      "a.md:5:3: error: kunci \"tingkt\" tidak dikenal\n  → mungkin maksudnya \"tingkat\""
    ),
    (
      "- jenis: web\n- é",
      "a.md:5:3: error: \"é\" bukan bentuk kunci: nilai\n  → tulis misalnya  untuk: penyedia, ppk"
    ),
  ])
  func `a wrong line of a contact is an error at its place`(line: String, expected: String) {
    let text = "## pusat\n- nama: P\n- nilai: 1\n\(line)\n"
    #expect(rendered(DirectoryBuilder.contacts(document(text)).1) == [expected])
  }

  @Test func `each missing field of a contact is an error at its heading`() {
    #expect(
      rendered(DirectoryBuilder.contacts(document("# K\n  ## pusat\n- tingkat: 1\n")).1) == [
        "a.md:2:3: error: \"pusat\" tidak punya baris nama\n  → tambahkan  - nama: …",
        "a.md:2:3: error: \"pusat\" tidak punya baris jenis\n  → tambahkan  - jenis: …",
        "a.md:2:3: error: \"pusat\" tidak punya baris nilai\n  → tambahkan  - nilai: …",
      ])
  }

  @Test(arguments: [
    "- judul: FAQ\n- penerbit: LPSE\n- tempat: Martapura\n- tahun: 2023\n- jenis: FAQ",
    "- title: FAQ\n- publisher: LPSE\n- place: Martapura\n- year: 2023\n- kind: FAQ",
  ])
  func `a source is read in both languages`(lines: String) {
    let (sources, problems) = DirectoryBuilder.sources(document("## faq-2023\n\(lines)\n"))
    #expect(problems.isEmpty)
    #expect(
      sources == [
        Source(
          id: "faq-2023", title: "FAQ", publisher: "LPSE", place: "Martapura", year: 2023, kind: "FAQ",
          location: SourceLocation(path: "a.md", line: 1))
      ])
  }

  @Test(arguments: ["tidak tercantum", "none", "Tanpa tahun"])
  func `a source may say in words that it has no year`(words: String) {
    let (sources, problems) = DirectoryBuilder.sources(
      document("## a\n- judul: A\n- penerbit: B\n- tahun: \(words)\n"))
    #expect(sources.map(\.year) == [nil])
    #expect(problems.isEmpty)
  }

  @Test(arguments: [("20x3", "20x3"), ("2011-2023", "2011-2023"), ("", "")])
  func `a year that begins like a number is one`(year: String, shown: String) {
    let problems = DirectoryBuilder.sources(document("## a\n- judul: A\n- penerbit: B\n- tahun: \(year)\n")).1
    #expect(
      firstLines(rendered(problems)) == ["a.md:4:\(year.isEmpty ? 9 : 10): error: \"\(shown)\" bukan angka"])
  }

  @Test func `each missing field of a source is an error at its heading`() {
    #expect(
      firstLines(rendered(DirectoryBuilder.sources(document("## faq\n")).1)) == [
        "a.md:1:1: error: \"faq\" tidak punya baris judul",
        "a.md:1:1: error: \"faq\" tidak punya baris penerbit",
        "a.md:1:1: error: \"faq\" tidak punya baris tahun",
      ])
  }
}
