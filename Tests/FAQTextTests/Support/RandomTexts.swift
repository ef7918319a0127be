import TestSupport

/// Random texts of several makes, the same on every run.
enum RandomTexts {
  /// Any byte at all; mostly malformed UTF-8.
  static let anyBytes = [UInt8](0...255)
  /// Letters and signs that the tokenizer has rules for.
  static let signs = Array("abzAZ  019.,-/:@'`|*#_?!;()\n\r2".utf8)
  /// Nothing that an address or a dropped sign can be made of.
  static let plain = Array("abcXYZ 0123 ;!?()\n".utf8)
  /// Scalars of many scripts, two marks that are dropped, and emoji.
  static let scalars = "aZé２ａßłж中あ한عربي̈\u{200B}\u{FEFF}😀👩🏽\u{202E}’×0 9.-@2\n"

  static func bytes(_ count: Int, seed: UInt64, from alphabet: [UInt8], longest: Int = 80) -> [[UInt8]] {
    var generator = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      generator.bytes(Int.random(in: 0...longest, using: &generator), from: alphabet)
    }
  }

  static func texts(_ count: Int, seed: UInt64, longest: Int = 40) -> [[UInt8]] {
    var generator = SeededRandom(seed: seed)
    let alphabet = Array(scalars.unicodeScalars)
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...longest, using: &generator) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      return Array(String(text).utf8)
    }
  }

  /// 1,000 texts of all makes.
  static var mixed: [[UInt8]] {
    bytes(300, seed: 1, from: anyBytes) + bytes(300, seed: 2, from: signs) + bytes(150, seed: 3, from: plain)
      + texts(250, seed: 4)
  }
}
