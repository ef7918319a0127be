// 1. The words of a file begin below the lines with `#` at its top.
// 2. The words behind a colon and the words on the lines below it are read as the word before it.

import Testing

@testable import FAQText

struct WordListTests {
  @Test(arguments: [
    ("# a\n# b\nc\nd\n", "c\nd\n"), ("c\n# d\n", "c\n# d\n"), ("# a", ""), ("# a\n", ""), ("", ""),
    ("#\n\nc", "\nc"),
  ])
  func `words stand below the comments`(file: String, words: String) {
    let list = WordList(bytes: Array(file.utf8))
    #expect(String(decoding: list.bytes[list.words], as: UTF8.self) == words)
  }

  @Test(arguments: [
    "password: kata sandi, sandi\ntidak: gak\n", "password:\nkata sandi\nsandi\n\ntidak:\ngak\n",
    "password: kata sandi\n  sandi\ntidak:\n  gak",
  ])
  func `a group may take several lines`(lines: String) {
    let reader = Reader { $0.add(lines: lines) }
    #expect(
      ["kata sandi", "sandi", "gak", "password"].map { reader.terms($0) }
        == ["password", "password", "tidak", "password"])
  }
}
