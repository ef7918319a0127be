// 1. A text within the limit is left whole.
// 2. Otherwise each piece keeps the limit, in UTF-16 units, and all pieces together have every character that is no white
//    space, in its order.
// 3. The cut is behind a paragraph, else a line, else a word, else a character; never within one unless it is too long.

import TestSupport
import Testing

@testable import FAQService

@Suite struct TextPieceTests {
  private static let cases: [(text: String, limit: Int, piece: String, remainder: String)] = [
    ("", 4, "", ""), ("abcd", 4, "abcd", ""), ("one\n\ntwo\nthree", 11, "one\n\ntwo", "three"),
    ("one two\n\nthree\nfour", 16, "one two\n\nthree", "four"),
    ("first\n\nsecond line", 8, "first", "second line"),
    ("first\n\nsecond\nthird", 14, "first\n\nsecond", "third"),
    ("a\n\nlong words here", 12, "a\n\nlong", "words here"), ("abcdefgh", 4, "abcd", "efgh"),
    ("\u{1F6B2}\u{1F6B2}\u{1F6B2}", 4, "\u{1F6B2}\u{1F6B2}", "\u{1F6B2}"),
    ("\u{1F6B2}\u{1F6B2}", 3, "\u{1F6B2}", "\u{1F6B2}"), ("abc  def", 4, "abc", "def"),
    ("e\u{301}\u{302}\u{303}\u{304}x", 3, "e\u{301}\u{302}", "\u{303}\u{304}x"),
  ]

  @Test(arguments: cases.indices) func `where it is cut`(number: Int) {
    let (text, limit, piece, remainder) = Self.cases[number]
    let cut = TextPiece.cut(text, limit: limit)
    #expect(cut.piece == piece && cut.remainder == remainder)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `any text`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let atoms = ["a", "kata", " ", "\n", "\n\n", "\u{1F6B2}", "e\u{301}", "\r\n", "panjangsekali", "."]
    for _ in 0..<200 {
      let text = (0..<random.below(120)).map { _ in atoms[random.below(atoms.count)] }.joined()
      let limit = 4 + random.below(60)
      var (pieces, remainder) = ([String](), text)
      while !remainder.isEmpty, pieces.count < 1_000 {
        let cut = TextPiece.cut(remainder, limit: limit)
        #expect(cut.piece.utf16.count <= limit && cut.remainder.utf8.count < remainder.utf8.count)
        pieces.append(cut.piece)
        remainder = cut.remainder
      }
      func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      #expect(dense(pieces.joined()) == dense(text))
    }
  }
}
