// 1. Names in braces are filled in; others, and braces that are none, stay. What is filled in is not read again.
// 2. A list is parted at its commas, and has no empty parts.

@testable import FAQKnowledge
import Testing

struct PhrasebookTests {
  @Test(arguments: [
    ("Isian {nomor} dari {jumlah}", "Isian 3 dari {nomor}"), ("{nomor}{nomor}", "33"),
    ("{lain} {nomor}", "{lain} 3"),
    ("tanpa", "tanpa"), ("{nomor", "{nomor"), ("nomor}", "nomor}"), ("{}", "{}"), ("", ""),
    ("a {nomor} b", "a 3 b"),
  ])
  func `names are filled in`(phrase: String, text: String) {
    var words = Phrasebook(language: "id")
    words[.letterField] = phrase
    #expect(words.fill(.letterField, ["nomor": "3", "jumlah": "{nomor}"]) == text)
  }

  @Test(arguments: [
    ("a, b c ,d", ["a", "b c", "d"]), ("", []), (" , ,", []), ("-", ["-"]), ("lewati,-", ["lewati", "-"]),
  ])
  func `a list is parted`(phrase: String, parts: [String]) {
    var words = Phrasebook(language: "id")
    words[.saySkip] = phrase
    #expect(words.list(.saySkip) == parts)
  }
}
