// 1. Telephone numbers become links however their digits are grouped: with area code, in brackets, from abroad, mobile.
// 2. Dates, tax numbers, numbers of letters and regulations, and numbers within words and addresses do not.
// 3. Mail addresses and web addresses become links, without the punctuation behind them; a scheme of another kind
//    never.
// 4. Links are in the order of the text, do not overlap, and are the bytes that they name, for any text.
// 5. The work is linear: a text of nothing but beginnings of numbers and addresses is read at once.

import FAQConversation
import TestSupport
import Testing

@Suite struct TextLinksTests {
  /// The links of a text, each as the words that it stands on and where it leads.
  private func links(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TextLinks.find(text).map { String(decoding: bytes[$0.range], as: UTF8.self) + " > " + $0.uri }
  }

  @Test(
    arguments: [
      ("Call Center (021) 2993 5577 atau", "(021) 2993 5577 > tel:+622129935577"),
      ("ditulis 021-29935577 / 147.", "021-29935577 > tel:+622129935577"),
      ("021-29935577/147", "021-29935577 > tel:+622129935577"),
      ("0543 - 22695", "0543 - 22695 > tel:+6254322695"),
      ("WA 0812-3456-7890, ya", "0812-3456-7890 > tel:+6281234567890"),
      ("(0812.3456.7890)", "(0812.3456.7890 > tel:+6281234567890"),
      ("+62 21 2993 5577", "+62 21 2993 5577 > tel:+622129935577"),
      ("(+62) 21 29935577.", "(+62) 21 29935577 > tel:+622129935577"),
      ("Telp:02129935577", "02129935577 > tel:+622129935577"),
    ])
  func `telephone numbers`(text: String, link: String) { #expect(links(text) == [link]) }

  @Test(
    arguments: [
      "02-03-2013", "01.234.567.8-901.000", "Nomor 054 Tahun 2010", "2013 - 2014", "3201123456780001",
      "004/PPPIUIH/SOP", "08123x456789", "a081234567890", "0812", "5.7.1", "550-5.7.1", "00 21 2993 5577",
      "147",
      "081234567890123456", "021--29935577", "12.30 - 14.00", "(021)", "+", "(", "",
    ])
  func `no telephone numbers`(text: String) { #expect(links(text) == []) }

  @Test(
    arguments: [
      (
        "ke helpdesk-lpse@lkpp.go.id, tembusan helpdeskpspse@gmail.com.",
        [
          "helpdesk-lpse@lkpp.go.id > mailto:helpdesk-lpse@lkpp.go.id",
          "helpdeskpspse@gmail.com > mailto:helpdeskpspse@gmail.com",
        ]
      ),
      (
        "(http://crm.lkpp.go.id/lacak.php)",
        ["http://crm.lkpp.go.id/lacak.php > http://crm.lkpp.go.id/lacak.php"]
      ),
      ("buka sikap.lkpp.go.id: lengkapi", ["sikap.lkpp.go.id > https://sikap.lkpp.go.id"]),
      ("http://a.id/b_(c)!", ["http://a.id/b_(c) > http://a.id/b_(c)"]),
      ("HTTPS://A.ID?q=1", ["HTTPS://A.ID?q=1 > HTTPS://A.ID?q=1"]),
      ("http://x.id/0812345678", ["http://x.id/0812345678 > http://x.id/0812345678"]),
      ("javascript:alert(1)", []), ("data:text/html,http", []), ("ftp://a.id", []), ("a.b.c", []),
      ("SPSE.", []), ("dll.id@", []),
      ("siap.Id", []), ("a@b@c.id", []), ("\u{202E}", []), ("é.id", []),
    ])
  func `addresses`(text: String, expected: [String]) { #expect(links(text) == expected) }

  @Test func `ranges hold for any text`() {
    var random = SeededRandom(seed: 7)
    let parts = [
      "021", " ", "-", "(", ")", "+62", "5577", ".", "@", "a.id", "http://", "x", "é", "/", "\n", "🚲", ",",
    ]
    for _ in 0..<2_000 {
      let text = (0..<12).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      var end = 0
      for link in TextLinks.find(text) {
        #expect(link.range.lowerBound >= end && !link.range.isEmpty, "\(text)")
        end = link.range.upperBound
        #expect(String(validating: Array(text.utf8)[link.range], as: UTF8.self) != nil)
        #expect(["tel:", "mailto:", "http://", "https://"].contains { link.uri.lowercased().hasPrefix($0) })
      }
      #expect(end <= text.utf8.count)
    }
  }

  @Test(arguments: ["0", "+", "(0", "0 ", "a@", "a.", "http://", "0-"])
  func `long texts`(part: String) {
    #expect(TextLinks.find(String(repeating: part, count: 20_000)).count < 2)
  }
}
