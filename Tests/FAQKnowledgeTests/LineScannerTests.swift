// 1. LF, CRLF and CR each end a line, also mixed, and CRLF ends one, not two.
// 2. The last line counts with and without an end; a text that ends with a line end has no empty line after it.
// 3. A byte order mark at the start of the text belongs to no line; elsewhere it is text.
// 4. Lines are numbered from 1 and keep all other bytes.

import FAQKnowledge
import Testing

struct LineScannerTests {
  @Test(arguments: [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\rb\r", ["a", "b"]),
    ("a\r\rb", ["a", "", "b"]),
    ("a\n\rb", ["a", "", "b"]),
    ("a\r\n\nb\rc", ["a", "", "b", "c"]),
    ("\n", [""]),
    ("\r\n", [""]),
    ("\n\n", ["", ""]),
    ("\u{FEFF}a\nb", ["a", "b"]),
    ("\u{FEFF}", []),
    ("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"]),
    ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ("a\u{2028}b\u{0B}c", ["a\u{2028}b\u{0B}c"]),
    (" é\t\n→ ", [" é\t", "→ "]),
    ("a\r\n\u{0301}b", ["a", "\u{0301}b"]),
  ])
  func `a text is cut at its line ends`(text: String, expected: [String]) {
    #expect(LineScanner.lines(text).map { String($0.text) } == expected)
  }

  @Test func `lines are numbered from one`() {
    #expect(LineScanner.lines("\u{FEFF}a\r\n\r\nb\rc\n").map(\.number) == [1, 2, 3, 4])
  }

  @Test func `every way to end lines gives the same lines`() {
    let lines = ["---", "untuk: penyedia", "---", "", "# Judul é", "", "Jawaban.", "", "- satu", "  dua"]
    for end in ["\n", "\r\n", "\r"] {
      for tail in ["", end] {
        let read = LineScanner.lines(lines.joined(separator: end) + tail)
        #expect(read.map { String($0.text) } == lines)
      }
    }
  }
}
