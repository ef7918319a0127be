// Names:
//  1. A capitalised unknown word within a sentence is a name and is not mended.
//  2. It is mended at the start of a sentence, and in a text all in capitals, where capitals tell nothing.
//  3. A capitalised word that is known, listed or affixed is no name.
//  4. Capitalised words behind "CV" or "PT" name a firm, known or not, four at most, up to the end of the sentence or a word
//     all in capitals; not in a text all in capitals.

import Testing

@testable import FAQText

struct NameTests {
  private func kinds(_ text: String) -> [String] {
    Readers.small.read(text).map { $0.token.kind == .name ? "<\($0.typed)>" : $0.term }
  }

  @Test(arguments: [
    ("lupa password di Passwerd", ["lupa", "password", "di", "<Passwerd>"]),
    ("pindah ke Kamtor Xqzwv", ["pindah", "?", "<Kamtor>", "<Xqzwv>"]),
    ("kantor Palmerah", ["kantor", "<Palmerah>"]),
  ])
  func `a capitalised unknown word is a name`(text: String, expected: [String]) {
    #expect(kinds(text) == expected)
  }

  @Test(arguments: [
    ("Pasword hilang lupa", ["password", "?", "lupa"]), ("lupa. Pasword", ["lupa", "password"]),
    ("LUPA PASWORD", ["lupa", "password"]), ("Lupa Pasword", ["lupa", "password"]),
  ])
  func `capitals that tell nothing do not make names`(text: String, expected: [String]) {
    #expect(kinds(text) == expected)
  }

  @Test(arguments: [
    ("lupa Password", ["lupa", "password"]), ("lupa Sandi", ["lupa", "password"]),
    ("lupa Passwordnya", ["lupa", "password"]),
    ("tolong Bisaaa", ["?", "bisa"]),
  ])
  func `a known word is no name`(text: String, expected: [String]) {
    #expect(kinds(text) == expected)
  }

  @Test(arguments: [
    ("akun CV Sandi Kantor lupa", ["?", "<CV>", "<Sandi>", "<Kantor>", "lupa"]),
    ("PT. Kantor Password lupa", ["?", "<Kantor>", "<Password>", "lupa"]),
    (
      "cv Lupa Lupa Lupa Lupa Password lupa",
      ["?", "<Lupa>", "<Lupa>", "<Lupa>", "<Lupa>", "password", "lupa"]
    ),
    ("akun CV Kantor PASSWORD lupa", ["?", "<CV>", "<Kantor>", "password", "lupa"]),
    ("akun CV Kantor. Lupa password", ["?", "<CV>", "<Kantor>", "lupa", "password"]),
    ("cv lupa password", ["?", "lupa", "password"]), ("CV LUPA PASSWORD", ["?", "lupa", "password"]),
  ])
  func `words behind CV name a firm`(text: String, expected: [String]) {
    #expect(kinds(text) == expected)
  }
}
