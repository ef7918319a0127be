// Skeleton:
//  1. It is the first letter and the consonants behind it, each run once; the n of "ng" is left out.
//  2. A word and the word without some of its inner vowels have one skeleton.
//  3. A subsequence is one letter by letter, as a plain reference finds it.
//  4. A word is sparse when at most one letter in four is a vowel.

import TestSupport
import Testing

@testable import FAQText

struct SkeletonTests {
  private func skeleton(_ word: [UInt8]) -> String {
    var result: [UInt8] = []
    Skeleton.forEachLetter(word, 0..<word.count) { result.append($0) }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("daftar", "dftr"), ("dftar", "dftr"), ("pindah", "pndh"), ("ulang", "ulg"),
    ("ulng", "ulg"),
    ("bingung", "bg"), ("aanggota", "agt"), ("banyak", "bnyk"), ("password", "pswrd"), ("eee", "e"),
    ("ngambil", "ngmbl"),
  ])
  func `the first letter and the consonants`(word: String, expected: String) {
    #expect(skeleton(Array(word.utf8)) == expected)
  }

  @Test func `a skeleton is that of the part that was asked for`() {
    var result: [UInt8] = []
    let text = Array("xxdaftarngxx".utf8)
    Skeleton.forEachLetter(text, 2..<9) { result.append($0) }
    #expect(result == Array("dftrn".utf8))
  }

  @Test(arguments: [
    "daftar", "pindah", "verifikasi", "bagaimana", "tolong", "perusahaan", "menunggu", "undangan",
  ])
  func `leaving out vowels keeps the skeleton`(word: String) {
    let letters = Array(word.utf8)
    let inner = letters.indices.filter { $0 > 0 && Skeleton.isVowel(letters[$0]) }
    for choice in 0..<(1 << inner.count) {
      var shorter = letters
      for (bit, index) in inner.enumerated().reversed() where choice >> bit & 1 == 1 {
        shorter.remove(at: index)
      }
      #expect(skeleton(shorter) == skeleton(letters), "\(String(decoding: shorter, as: UTF8.self))")
      #expect(Skeleton.isSubsequence(shorter, 0..<shorter.count, of: letters, at: 0..<letters.count))
    }
  }

  @Test func `subsequences are those of a plain reference`() {
    var generator = SeededRandom(seed: 8)
    for _ in 0..<2000 {
      let long = generator.bytes(Int.random(in: 0...8, using: &generator), from: Array("ab".utf8))
      let short = generator.bytes(Int.random(in: 0...5, using: &generator), from: Array("ab".utf8))
      var rest = long[...]
      let expected = short.allSatisfy { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
      #expect(Skeleton.isSubsequence(short, 0..<short.count, of: long, at: 0..<long.count) == expected)
    }
  }

  @Test(arguments: [
    ("pndh", true), ("dftar", true), ("daftr", true), ("daftar", false), ("gmn", true), ("pasword", false),
    ("aku", false),
  ])
  func `a word with few vowels is sparse`(word: String, expected: Bool) {
    let letters = Array(word.utf8)
    let vowels = word.count { "aeiou".contains($0) }
    #expect(Skeleton.vowels(letters, 0..<letters.count) == vowels)
    #expect(Skeleton.isSparse(letters, 0..<letters.count, lettersPerVowel: 4) == expected)
  }
}
