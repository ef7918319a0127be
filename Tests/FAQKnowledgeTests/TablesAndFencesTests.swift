// 1. Table rows are cut into trimmed cells; the row of dashes is left out; empty cells stay.
// 2. A row knows its place.
// 3. A fenced block keeps its lines as they are, also such as look like headings, lists or front matter.
// 4. A fence that is not closed is an error where it opens.

import FAQKnowledge
import Testing

struct TablesAndFencesTests {
  @Test(arguments: [
    ("| a | b |", [["a", "b"]]),
    ("|a|b|", [["a", "b"]]),
    ("| a | b", [["a", "b"]]),
    ("| a | |", [["a", ""]]),
    ("| | b |", [["", "b"]]),
    ("| No | é → |\n|---|:-:|\n| 1 | x |", [["No", "é →"], ["1", "x"]]),
    ("| a |\n| - |\n| -- x |", [["a"], ["-- x"]]),
    ("|", []),
  ])
  func `a table is cut into cells`(text: String, expected: [[String]]) throws {
    let section = try #require(document("## Langkah\n\(text)\n").sections.first)
    #expect(section.rows.map(\.value) == expected)
  }

  @Test func `a row knows its place`() throws {
    let section = try #require(document("## Langkah\n\n  | a |\n|---|\n| b |\n").sections.first)
    #expect(section.rows.map(\.location.line) == [3, 5])
    #expect(section.rows.map(\.location.column) == [3, 1])
  }

  @Test func `a fence keeps its lines`() throws {
    let text = "## Formulir\n```text\nYth.  {{nama}}\n\n# bukan judul\n  - bukan butir\n---\n```\n- butir\n"
    let (document, problems) = MarkdownReader.read(text, path: "a.md")
    let section = try #require(document.sections.first)
    #expect(
      section.fence.map(placed) == "2:1 Yth.  {{nama}}\n\n# bukan judul\n  - bukan butir\n---")
    #expect(section.items.map(placed) == ["9:3 butir"])
    #expect(document.title == nil)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("## Formulir\n```\nisi\n", "a.md:2:1"),
    ("# T\n\n  ```\n## Langkah\n", "a.md:3:3"),
    ("```", "a.md:1:1"),
    ("```\nx\n```\n```\n", "a.md:4:1"),
  ])
  func `a fence that is not closed is an error where it opens`(text: String, place: String) {
    #expect(
      rendered(MarkdownReader.read(text, path: "a.md").problems) == [
        "\(place): error: blok ``` tidak ditutup\n  → akhiri dengan baris yang hanya berisi ```"
      ])
  }
}
