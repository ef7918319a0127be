// PhoneLabels:
//  1. The words right before a number that announce it belong to it, up to four, with the signs between them.
//  2. Any other word ends them, and so does any other sign.

import Testing

@testable import FAQText

struct PhoneLabelsTests {
  @Test(
    arguments: [
      ("lupa password, hp 081234567890", "hp 081234567890"), ("hp saya: 0812", "hp saya: 0812"),
      ("No. WA: 0812", "No. WA: 0812"), ("tolong hubungi saya di 0812", "hubungi saya di 0812"),
      ("0812", "0812"), (" 0812", "0812"), ("password 0812", "0812"), ("hp, 0812", "0812"),
      ("alphp 0812", "0812"), ("saya saya saya saya saya 0812", "saya saya saya saya 0812"),
    ])
  func `the words that announce a number`(text: String, expected: String) throws {
    let bytes = Array(text.utf8)
    let start = try #require(bytes.firstIndex { (0x30...0x39).contains($0) })
    let range = PhoneLabels.range(of: start..<bytes.count, in: bytes)
    #expect(String(decoding: bytes[range], as: UTF8.self) == expected)
  }
}
