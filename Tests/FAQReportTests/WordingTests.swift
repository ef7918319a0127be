// 1. A wording is one line; signs that are never seen, and those that turn text about, are gone.
// 2. Words with something masked in them are left out, or kept where a person reads them.
// 3. A long text is cut between words, and says so.
// 4. The key of a question is what it is about: order, politeness, capitals, numbers and slips do not matter.

import FAQKnowledge
import Testing

@testable import FAQReport

@Suite struct WordingTests {
  @Test(arguments: [
    ("  lupa\n\tpassword ", "lupa password"), ("a\u{1B}[31mb\u{7}", "a [31mb"),
    ("a\u{202E}b\u{200B}c\u{FEFF}", "abc"),
    ("npwp saya *** ditolak", "npwp saya ditolak"), ("email r***@yahoo.com penuh", "email penuh"),
    ("*** ***", ""),
    ("", ""), ("jalan\u{2028}buntu\u{A0}", "jalan buntu"), ("é 中 👩", "é 中 👩"),
    ("<b>&amp;</b>", "<b>&amp;</b>"),
  ])
  func `a text as one line`(text: String, expected: String) {
    #expect(Wording(text).text == expected)
  }

  @Test func `masks stay where a person reads`() {
    #expect(Wording("telepon ***\nya", masksStay: true).text == "telepon *** ya")
  }

  @Test func `a long text is cut`() {
    let word = "sembilan9"
    let whole = Array(repeating: word, count: 20).joined(separator: " ")
    #expect(Wording(whole) == Wording(whole + " "))
    #expect(!Wording(whole).isCut)
    let cut = Wording(whole + " dan seterusnya")
    #expect(cut.isCut && cut.text == whole + " …")
    #expect(Wording(String(repeating: "x", count: 900)).text == "")
  }

  @Test(
    arguments: [
      ("lupa password", "Password LUPA min"), ("ganti printer kantor", "kantor ganti printer 2 printer"),
      ("lupa password", "lupa pasword"), ("lupa password", "lupa password???"),
    ])
  func `the same in other words`(a: String, b: String) {
    var reader = SubjectReader(TestKnowledge.small.analyzer)
    #expect(reader.key(a) == reader.key(b))
  }

  @Test func `what has no subject has its own words`() {
    var reader = SubjectReader(TestKnowledge.small.analyzer)
    #expect(reader.key("min") != reader.key("123"))
    #expect(reader.key("???") == Array("???".utf8))
    #expect(reader.key("printer") != reader.key("wifi"))
  }
}
