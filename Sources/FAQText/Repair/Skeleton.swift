import Basics

/// The consonants of a word, by which an abbreviation with dropped vowels finds it: "dftar" and "dftr" are "daftar".
package enum Skeleton {
  /// A skeleton by which words are compared: its length in letters, and a number made of them.
  struct Hash: Equatable {
    var length = 0
    private var letters = FNV1a()

    var hash: UInt64 { letters.value }

    /// Mixed so that the low bits are good for a table.
    fileprivate mutating func add(_ letter: UInt8) {
      length += 1
      letters.add(letter)
      letters.mix(by: 29)
    }
  }

  static func hash(_ word: [UInt8], _ range: Range<Int>) -> Hash {
    var skeleton = Hash()
    forEachLetter(word, range) { skeleton.add($0) }
    return skeleton
  }

  /// The first letter and the consonants after it; "ng" counts as "g", as it is abbreviated.
  @inline(__always)
  static func forEachLetter(_ word: [UInt8], _ range: Range<Int>, body: (UInt8) -> Void) {
    var last: UInt8 = 0
    for index in range {
      let letter = word[index]
      let isFirst = index == range.lowerBound
      if !isFirst, letter == last || isVowel(letter) || isSilent(word, range, at: index) { continue }
      body(letter)
      last = letter
    }
  }

  /// The n of "ng".
  private static func isSilent(_ word: [UInt8], _ range: Range<Int>, at index: Int) -> Bool {
    word[index] == UInt8(ascii: "n") && index + 1 < range.upperBound && word[index + 1] == UInt8(ascii: "g")
  }

  /// Whether the letters of `short` stand in `long` in the same order, whatever stands between them.
  static func isSubsequence(
    _ short: [UInt8], _ shortRange: Range<Int>, of long: [UInt8], at longRange: Range<Int>
  ) -> Bool {
    var index = longRange.lowerBound
    for position in shortRange {
      while index < longRange.upperBound, long[index] != short[position] { index += 1 }
      if index == longRange.upperBound { return false }
      index += 1
    }
    return true
  }

  static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
    default: false
    }
  }

  static func vowels(_ word: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where isVowel(word[index]) { count += 1 }
    return count
  }

  /// Whether a word has so few vowels that they were left out on purpose.
  static func isSparse(_ word: [UInt8], _ range: Range<Int>, lettersPerVowel: Int) -> Bool {
    vowels(word, range) * lettersPerVowel <= range.count
  }
}
