// WordBeginnings:
//  1. A beginning stands where all its bytes do; capitals do not matter.
//  2. One that reaches beyond the text does not stand, and a single letter stands at the last byte, too.
//  3. Letters, digits and signs that share their lower five bits are told apart.

import Testing

@testable import FAQText

struct WordBeginningsTests {
  private static let list = WordBeginnings(["pass", "pw", "p/w", "p4", "q"])

  @Test(
    arguments: [
      ("password", true), ("PASSWORD", true), ("pAss", true), ("pas", false), ("p", false), ("pw", true),
      ("p/w", true), ("pow", false), ("p4", true), ("pt", false), ("0w", false), ("q", true), ("Qa", true),
      ("1", false), ("x", false),
    ])
  func `at the beginning of a text`(text: String, stands: Bool) {
    #expect(Self.list.stand(at: 0, in: Array(text.utf8)) == stands)
  }

  @Test func `in the middle of a text`() {
    let text = Array("lupa PW, eh".utf8)
    #expect(text.indices.filter { Self.list.stand(at: $0, in: text) } == [5])
  }
}
