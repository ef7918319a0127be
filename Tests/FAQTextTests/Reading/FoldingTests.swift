// Folding:
//  1. A single ASCII byte folds to its small letter, and its class is what the standard library says of it.
//  2. A single byte above ASCII is malformed: one byte long, of no class, nothing to fold.
//  3. Accented Latin letters fold to the letter that the standard library's canonical equivalence names.
//  4. Full-width letters and digits fold to ASCII; zero-width characters and combining accents are marks.
//  5. Letters of other scripts are letters that stand as they are; signs, emoji and `×` are none.

import Testing

@testable import FAQText

struct FoldingTests {
  @Test(arguments: UInt8(0)...0x7F)
  func `an ASCII byte folds to its small letter`(byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    let expected: Folding.Class = character.isLetter ? .letter : character.isNumber ? .digit : .other
    let (length, kind, folded) = Folding.scalar([byte], 0)
    #expect(length == 1)
    #expect(kind == expected)
    // CR+LF and friends: `lowercased` of one ASCII scalar is one ASCII scalar.
    #expect([folded] == Array(character.lowercased().utf8))
  }

  @Test(arguments: UInt8(0x80)...0xFF)
  func `a single byte above ASCII is malformed`(byte: UInt8) {
    for text in [[byte], [byte, 0x41], [byte, 0xFF], [byte, 0xC3]] {
      let (length, kind, folded) = Folding.scalar(text, 0)
      #expect(length == 1)
      #expect(kind == .other)
      #expect(folded == 0)
    }
  }

  /// Accents of the two Latin blocks: grave, acute, circumflex, tilde, macron, breve, dot, diaeresis, ring, double
  /// acute, caron, cedilla, ogonek, comma below.
  private static let accents: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{30A}",
    "\u{30B}",
    "\u{30C}", "\u{326}", "\u{327}", "\u{328}",
  ]

  /// Every base letter with every accent, as the standard library joins them.
  private static let composed: [String: UInt8] = {
    var table: [String: UInt8] = [:]
    for letter in Array("abcdefghijklmnopqrstuvwxyz".utf8) + Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8) {
      for accent in accents {
        var text = String.UnicodeScalarView([Unicode.Scalar(letter)])
        text.append(accent)
        table[String(text)] = letter | 0x20
      }
    }
    return table
  }()

  @Test func `accented Latin letters fold to their base letter`() throws {
    var checked = 0
    for value in UInt32(0xC0)...0x17F {
      let scalar = try #require(Unicode.Scalar(value))
      guard let base = FoldingTests.composed[String(Character(scalar))] else { continue }
      let (length, kind, folded) = Folding.scalar(Array(String(scalar).utf8), 0)
      #expect(length == 2 && kind == .letter && folded == base, "U+\(String(value, radix: 16))")
      checked += 1
    }
    #expect(checked > 140)
  }

  @Test(arguments: [
    ("Ø", "o"), ("ø", "o"), ("Ł", "l"), ("ł", "l"), ("đ", "d"), ("ß", "s"), ("Æ", "a"), ("œ", "o"),
    ("ı", "i"),
    ("ĸ", "k"), ("ŋ", "n"), ("ſ", "s"), ("Ａ", "a"), ("Ｚ", "z"), ("ａ", "a"), ("ｚ", "z"),
  ])
  func `letters without a canonical base fold to the letter they look like`(letter: String, base: String) {
    let (length, kind, folded) = Folding.scalar(Array(letter.utf8), 0)
    #expect(length == letter.utf8.count)
    #expect(kind == .letter)
    #expect([folded] == Array(base.utf8))
  }

  @Test func `full-width digits fold to ASCII digits`() {
    for (digit, ascii) in zip("０１２３４５６７８９", "0123456789") {
      let (length, kind, folded) = Folding.scalar(Array(String(digit).utf8), 0)
      #expect(length == 3 && kind == .digit && [folded] == Array(String(ascii).utf8))
    }
  }

  @Test(arguments: [
    "\u{301}", "\u{36F}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2060}", "\u{FE0F}", "\u{FEFF}", "\u{AD}",
  ])
  func `combining and zero-width characters are marks`(mark: String) {
    let (length, kind, folded) = Folding.scalar(Array(mark.utf8), 0)
    #expect(length == mark.utf8.count)
    #expect(kind == .mark)
    #expect(folded == 0)
  }

  @Test(arguments: ["þ", "ж", "Ω", "ع", "ה", "ก", "ꦲ", "あ", "中", "한", "𐍈"])
  func `letters of other scripts stand as they are`(letter: String) {
    let (length, kind, folded) = Folding.scalar(Array(letter.utf8), 0)
    #expect(length == letter.utf8.count)
    #expect(kind == .letter)
    #expect(folded == 0)
  }

  @Test(arguments: [
    "×", "÷", "\u{A0}", "«", "…", "–", "’", "€", "→", "、", "😀", "🇮", "\u{FFFD}", "\u{10FFFF}",
  ])
  func `signs and emoji are no letters`(sign: String) {
    let (length, kind, folded) = Folding.scalar(Array(sign.utf8), 0)
    #expect(length == sign.utf8.count)
    #expect(kind == .other)
    #expect(folded == 0)
  }
}
