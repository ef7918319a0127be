// 1. A message announces several problems by their number or a word such as "beberapa" beside a word for a problem, among its
//    first words; or by beginning with "pertama" and going on with "kedua".
// 2. What stands behind "pertama", "kedua" and so on is numbered, also where only the first is not. A number out of order is
//    none.
// 3. There are at most five parts: what is numbered behind them belongs to the fifth.
// 4. Any other message announces nothing.

@testable import FAQConversation
import ShippedKnowledge
import Testing

struct AnnouncedProblemsTests {
  private struct Read: Equatable {
    var rest: String
    var numbered: [String]
  }

  private func read(_ message: String) -> Read? {
    let text = Array(message.utf8)
    let announced = AnnouncedProblems(things: ["hal", "masalah", "kendala"], several: ["beberapa"])
    return announced.read(ShippedKnowledge.tokens(text), of: text).map { list in
      Read(
        rest: AnnouncedProblemsTests.words(text[list.start...]),
        numbered: list.numbered.map { AnnouncedProblemsTests.words(text[$0]) })
    }
  }

  private static func words(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("ada dua masalah: lupa password, email mati", "lupa password email mati", []),
      ("min 2 hal ya, lupa password sama email mati", "ya lupa password sama email mati", []),
      ("mau tanya beberapa hal. lupa password", "lupa password", []),
      ("kendala kami ada dua: lupa password, email mati", "lupa password email mati", []),
      (
        "ada 2 masalah, pertama lupa password, yang kedua email mati",
        "pertama lupa password yang kedua email mati", ["lupa password", "email mati"]
      ),
      (
        "dua masalah nih lupa password, kedua email mati", "nih lupa password kedua email mati",
        ["nih lupa password", "email mati"]
      ),
      (
        "pertama lupa password kedua email mati ketiga sikap gagal",
        "lupa password kedua email mati ketiga sikap gagal", ["lupa password", "email mati", "sikap gagal"]
      ),
    ] as [(String, String, [String])])
  func `an announcement is read`(message: String, rest: String, numbered: [String]) {
    #expect(read(message) == Read(rest: rest, numbered: numbered))
  }

  @Test func `no more than five parts`() {
    let list = (1...40).map { "\($0) lupa" }.joined(separator: " ")
    let numbered = read("dua hal: " + list)?.numbered ?? []
    #expect(numbered.count == 5)
    #expect(numbered.last == (5...40).map { "\($0) lupa" }.joined(separator: " ").dropFirst(2).description)
  }

  @Test(
    arguments: [
      "lupa password sama email mati", "pertama kali daftar di LPSE", "satu masalah: lupa password",
      "masalahnya lupa password di dua LPSE", "kedua email mati", "saya lupa password dan itu masalah", "",
    ])
  func `anything else announces nothing`(message: String) {
    #expect(read(message) == nil)
  }
}
