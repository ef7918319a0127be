// 1. No control character, no sign of writing direction, no line separator and no unseen sign is shown as it is: each is
//    shown by its number.
// 2. Letters of all scripts, signs, spaces and emoji stay as they are.
// 3. A line has no line end; several lines keep theirs and their tabs, and nothing else.

@testable import FAQKnowledge
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1b}[2J"), ("\u{1B}]0;judul\u{7}", "\\u{1b}]0;judul\\u{7}"),
    ("\u{9B}31m", "\\u{9b}31m"),
    ("a\u{0}b\u{8}c\u{7F}", "a\\u{0}b\\u{8}c\\u{7f}"), ("a\r\nb", "a\\u{d}\\u{a}b"),
    ("a\u{85}b", "a\\u{85}b"),
    ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"), ("a\u{202E}cod.exe", "a\\u{202e}cod.exe"),
    ("\u{2066}a\u{2069}\u{200F}\u{61C}", "\\u{2066}a\\u{2069}\\u{200f}\\u{61c}"),
    ("a\u{200B}b\u{FEFF}c\u{AD}d", "a\\u{200b}b\\u{feff}c\\u{ad}d"), ("\u{E0041}", "\\u{e0041}"),
    ("a\tb", "a b"), ("", ""), ("lupa password", "lupa password"), ("“é” → 中文 ✓", "“é” → 中文 ✓"),
    ("👩\u{200D}💻 نعم हाँ", "👩\u{200D}💻 نعم हाँ"), ("e\u{301}", "e\u{301}"), ("\\u{1b}", "\\u{1b}"),
  ])
  func `a line`(text: String, shown: String) { #expect(VisibleText.line(text) == shown) }

  @Test(arguments: [
    ("a\n\tb\n", "a\n\tb\n"), ("a\r\nb", "a\\u{d}\nb"), ("a\u{1B}\n\u{202E}", "a\\u{1b}\n\\u{202e}"),
    ("é\n→", "é\n→"),
  ])
  func `several lines`(text: String, shown: String) { #expect(VisibleText.lines(text) == shown) }

  @Test func `every scalar below the private planes`() {
    for value in UInt32(0)...0xEFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let acts: Bool =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: value != 0x200C && value != 0x200D
        default: false
        }
      let shown = VisibleText.line(String(scalar))
      if acts == shown.unicodeScalars.elementsEqual([scalar]) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
