// 1. Over all 256 bytes, each kind of byte is the one that a character of the library says it is; no byte outside ASCII is
//    any of them but part of a word.
// 2. A capital and its small letter are each other's only pair; the value of a digit is that of the library.

import Basics
import Testing

@Suite struct ASCIITests {
  @Test func `every byte`() {
    for byte in UInt8.min...UInt8.max {
      let character = byte < 128 ? Character(UnicodeScalar(byte)) : nil
      let isLetter = character?.isLetter ?? false
      let isDigit = character.map { "0123456789".contains($0) } ?? false
      #expect(ASCII.isDigit(byte) == isDigit)
      #expect(ASCII.isLetter(byte) == isLetter)
      #expect(ASCII.isLetterOrDigit(byte) == (isLetter || isDigit))
      #expect(ASCII.isCapital(byte) == (isLetter && character?.isUppercase == true))
      #expect(ASCII.isSmall(byte) == (isLetter && character?.isLowercase == true))
      #expect(ASCII.isSpace(byte) == character.map { " \t\n\u{B}\u{C}\r".contains($0) } ?? false)
      #expect(ASCII.isBlank(byte) == character.map { " \t".contains($0) } ?? false)
      #expect(ASCII.isControl(byte) == (byte < 32 || byte == 127))
      #expect(ASCII.isWord(byte) == (isLetter || isDigit || character == "_" || byte >= 128))
      #expect(ASCII.isHostName(byte) == (isLetter || isDigit || character == "." || character == "-"))
      #expect(ASCII.isOutside(byte) == (byte >= 128))
      #expect(ASCII.value(ofDigit: byte) == (isDigit ? character?.wholeNumberValue : nil))
      #expect(ASCII.value(ofHexadecimal: byte).map(Int.init) == character?.hexDigitValue)
      let small = character.map { String($0).lowercased() } ?? ""
      #expect(String(decoding: ASCII.lowered([byte]), as: UTF8.self) == (byte < 128 ? small : "\u{FFFD}"))
    }
  }
}
