// 1. An LPSE is named by its place behind "LPSE", capitals or not, with or without what kind of place it is.
// 2. Where the place stands is told, for it says little of the problem.
// 3. The place alone, a longer word that begins like it, or another place names none.

@testable import FAQConversation
@testable import FAQKnowledge
import Testing

struct LPSEFinderTests {
  private static let finder: LPSEFinder = {
    var base = KnowledgeBase()
    base.contacts = ["paser", "babel", "bangka", "bangka barat", ""].map {
      var contact = Contact(id: "x\($0)", location: SourceLocation(path: "kontak.md", line: 1))
      contact.lpse = $0
      return contact
    }
    return LPSEFinder(base)
  }()

  @Test(
    arguments: [
      ("lupa user id di LPSE Babel", "babel"), ("lpse paser", "paser"), ("LPSE Kab. Paser error", "paser"),
      ("lpse kabupaten paser", "paser"), ("min,LPSE-Paser?", "paser"), ("LPSE BANGKA BARAT", "bangka barat"),
      ("lpse bangka", "bangka"), ("lpse sini error, lpse paser juga", "paser"),
      ("LPSE Kota Kab Paser", "paser"),
      ("saya di paser", nil), ("lpse pasera", nil), ("xlpse paser", nil), ("lpse", nil), ("lpse ", nil),
      ("lpse jakarta", nil), ("lpse di paser", nil), ("", nil), ("lpse päser", nil),
    ] as [(String, String?)])
  func `an LPSE is found`(message: String, lpse: String?) {
    #expect(LPSEFinderTests.finder.find(Array(message.utf8))?.name == lpse)
  }

  @Test(
    arguments: [
      ("lupa user id di LPSE Babel", "Babel"), ("LPSE Kab. Paser error", "Kab. Paser"),
      ("saya pindah ke LPSE Kabupaten Paser, lupa password", "Kabupaten Paser"),
      ("LPSE BANGKA BARAT", "BANGKA BARAT"),
    ])
  func `its place is told, with what kind of place it is`(message: String, place: String) throws {
    let text = Array(message.utf8)
    let found = try #require(LPSEFinderTests.finder.find(text))
    #expect(String(decoding: text[found.place], as: UTF8.self) == place)
  }
}
