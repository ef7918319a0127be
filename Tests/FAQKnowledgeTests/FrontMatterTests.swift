// 1. `key: value` lines between two `---` are fields, with the places of key and value in UTF-8 bytes.
// 2. Front matter starts on line 1 or nowhere; empty lines and `#` lines within it are skipped.
// 3. A line that is not `key: value` is an error at its place; the other lines are still read.
// 4. Front matter without an end is an error on line 1.
// 5. A key written twice names both places.

import FAQKnowledge
import Testing

struct FrontMatterTests {
  @Test(arguments: [
    ("untuk: penyedia", "2:1 untuk", "2:8 penyedia"),
    ("untuk:penyedia", "2:1 untuk", "2:7 penyedia"),
    ("  untuk :   a, b  ", "2:3 untuk", "2:13 a, b"),
    ("\tUntuk:\tx", "2:2 untuk", "2:9 x"),
    ("terkait_2-a: http://x:80", "2:1 terkait_2-a", "2:14 http://x:80"),
    ("sumber: é §1", "2:1 sumber", "2:9 é §1"),
    ("kontak:", "2:1 kontak", "2:8 "),
  ])
  func `a field knows where its key and value stand`(line: String, key: String, value: String) throws {
    let (document, problems) = MarkdownReader.read("---\n\(line)\n---\n# T\n", path: "a.md")
    let field = try #require(document.fields.first)
    #expect(placed(field.key) == key)
    #expect(placed(field.value) == value)
    #expect(document.fields.count == 1)
    #expect(problems.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `line ends and a byte order mark change no place`(end: String) {
    let text = ["---", "untuk: a", "", "# catatan", "sumber: b", "---", "# T"].joined(separator: end)
    for start in ["", "\u{FEFF}"] {
      let (document, problems) = MarkdownReader.read(start + text, path: "a.md")
      #expect(document.fields.map { placed($0.value) } == ["2:8 a", "5:9 b"])
      #expect(document.title.map(placed) == "7:1 T")
      #expect(problems.isEmpty)
    }
  }

  @Test(arguments: [
    ("penyedia", "2:1", "penyedia"),
    ("  - penyedia", "2:3", "- penyedia"),
    ("untuk kita: x", "2:1", "untuk kita: x"),
    (": x", "2:1", ": x"),
    ("kunci é: x", "2:1", "kunci é: x"),
    ("a.b: x", "2:1", "a.b: x"),
    ("\"untuk\": x", "2:1", "\"untuk\": x"),
    ("{a: 1}", "2:1", "{a: 1}"),
  ])
  func `a line that is not key and value is an error`(line: String, place: String, shown: String) {
    let (document, problems) = MarkdownReader.read("---\n\(line)\nuntuk: ppk\n---\n# T\n", path: "a.md")
    #expect(
      rendered(problems) == [
        "a.md:\(place): error: \"\(shown)\" bukan bentuk kunci: nilai\n  → tulis misalnya  untuk: penyedia, ppk"
      ])
    #expect(document.fields.map { placed($0.value) } == ["3:8 ppk"])
  }

  @Test(arguments: ["---", "---\n", "---\nuntuk: a\n", "---\nuntuk: a\n# T\n--- \t.\n: \n"])
  func `front matter without an end is an error on line one`(text: String) {
    let problems = MarkdownReader.read(text, path: "a.md").problems
    #expect(
      rendered(problems).last
        == "a.md:1:1: error: bagian kepala tidak ditutup\n  → akhiri dengan baris yang hanya berisi ---")
  }

  @Test func `a key written twice names both places`() {
    let text = "---\nuntuk: a\nsumber: s\n Untuk: b\nuntuk: c\n---\n# T\n"
    #expect(
      rendered(MarkdownReader.read(text, path: "a.md").problems) == [
        "a.md:4:2: error: kunci \"untuk\" ditulis dua kali; yang pertama di a.md:2:1\n  → hapus salah satunya",
        "a.md:5:1: error: kunci \"untuk\" ditulis dua kali; yang pertama di a.md:2:1\n  → hapus salah satunya",
      ])
  }

  @Test(arguments: ["# T\n\n---\nuntuk: a\n---\n", "untuk: a\n"])
  func `there is no front matter below line one`(text: String) {
    #expect(document(text).fields.isEmpty)
  }
}
