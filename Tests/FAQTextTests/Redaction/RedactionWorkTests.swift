// The work of redaction, counted in bytes looked at, not in seconds:
//
// 1. Twice the text takes at most thrice the work, whatever unit of one or two pieces it repeats, with and
//    without white space.
// 2. So it does for units of three and four pieces, picked at random.
// 3. Any announcement with any sign behind it, for 64 KiB, the longest body of a request, or for the longest question, is
//    looked at a bounded number of times for each of its bytes.
// 4. Text limits are checked without counting the characters of what is too long by its bytes.

import FAQText
import TestSupport
import Testing

@Suite struct RedactionWorkTests {
  /// Most looks at one byte, on average: an announcement reads at most fourteen words.
  private static let looks = 200

  private static let pieces = [
    "pw", "otp", "password", "sandi", "kode", "pin", "token", "pas", "user", "rek", "hp", "(", ":", "=", "\"",
    ",", ";",
    ".", "/", "@", "-", " ", "\n", "\t", "1", "0812", "a", "A9x!", "at", "eyJ", "https://", "satu ", "\u{A0}",
    "（",
  ]

  private func steps(_ unit: String, bytes: Int) -> (steps: Int, bytes: Int) {
    let text = Array(String(repeating: unit, count: bytes / unit.utf8.count + 1).utf8)
    return (Redactor().search(text).steps, text.count)
  }

  private func isLinear(_ unit: String) -> Bool {
    let short = steps(unit, bytes: 300)
    let long = steps(unit, bytes: 600)
    return long.steps <= short.steps * 3 && long.steps <= RedactionWorkTests.looks * long.bytes
  }

  @Test(arguments: pieces)
  func `units of one and two pieces`(piece: String) {
    for other in [""] + RedactionWorkTests.pieces.filter({ $0.utf8.count == 1 || $0 == "pw" || $0 == "otp" })
    {
      #expect(isLinear(piece + other), "\((piece + other).debugDescription)")
    }
  }

  @Test func `units of three and four pieces`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<100 {
      let unit = (0..<3 + random.below(2)).map { _ in
        RedactionWorkTests.pieces[random.below(RedactionWorkTests.pieces.count)]
      }.joined()
      #expect(isLinear(unit), "\(unit.debugDescription)")
    }
  }

  @Test(arguments: [
    "pw(", "pw:", "pw=", "pw\"", "pw;", "otp:", "otp(", "pin:", "sandi:", "password/", "@otp", "pw/",
    "sandi.",
  ])
  func `the longest body`(unit: String) {
    let (steps, bytes) = steps(unit, bytes: unit == "pw(" ? 65_536 : 8_000)
    #expect(steps <= RedactionWorkTests.looks * bytes)
  }

  @Test func `limits`() {
    let limits = TextLimits(characters: 3, bytes: 8)
    for text in ["", "abc", "ééé", "é€é"] {
      #expect(limits.allows(text) && limits.beginning(of: text) == text)
    }
    // One character of many scalars, and three of four bytes each.
    for text in ["abcd", "e\u{301}\u{301}\u{301}\u{301}", "😀😀😀"] { #expect(!limits.allows(text)) }
    #expect(limits.beginning(of: "abcd") == "abc")
    #expect(limits.beginning(of: "😀😀😀") == "😀😀")
    #expect(limits.beginning(of: "a😀😀") == "a😀")
  }
}
