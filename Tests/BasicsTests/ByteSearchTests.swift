// 1. A run of bytes is found where the library finds it, for every text and needle of two letters up to their lengths.
// 2. A text is found byte by byte: a letter with an accent is not the letter and an accent.
// 3. Blanks, or all white space, go from both ends and from nowhere else.

import Basics
import Testing

@Suite struct ByteSearchTests {
  /// All texts of "a" and "b" up to a length.
  private func texts(upTo length: Int) -> [String] {
    (0..<length).reduce([[""]]) { texts, _ in texts + [(texts.last ?? []).flatMap { [$0 + "a", $0 + "b"] }] }
      .flatMap { $0 }
  }

  @Test func `every short text`() {
    for text in texts(upTo: 6) {
      for needle in texts(upTo: 3) {
        let bytes = Array(text.utf8)
        let expected = needle.isEmpty ? 0 : text.firstRange(of: needle)?.lowerBound.utf16Offset(in: text)
        #expect(bytes.firstIndex(of: Array(needle.utf8)) == expected, "\(needle) in \(text)")
        #expect(text.firstPlace(of: needle)?.lowerBound.utf16Offset(in: text) == expected)
      }
    }
  }

  @Test func `within a slice`() {
    let bytes = Array("abcabc".utf8)
    #expect(bytes[1...].firstIndex(of: Array("abc".utf8)) == 3)
    #expect(bytes[..<5].firstIndex(of: Array("cab".utf8)) == 2)
    #expect(bytes[4...].firstIndex(of: Array("abc".utf8)) == nil)
  }

  @Test func `bytes, not characters`() {
    #expect("e\u{301}".firstPlace(of: "\u{E9}") == nil)
    #expect("caf\u{E9} →".firstPlace(of: "→") != nil)
  }

  @Test(arguments: [("  a b\t", "a b"), ("", ""), (" \t ", ""), ("\na\n", "\na\n"), ("\u{A0}a", "\u{A0}a")])
  func `blanks`(text: String, trimmed: String) { #expect(text.trimmed() == trimmed) }

  @Test(arguments: [("\n a\r\n", "a"), ("a", "a"), (" \n", "")])
  func `white space`(text: String, trimmed: String) { #expect(text.trimmedOfSpace() == trimmed) }
}
