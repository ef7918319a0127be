// SpellingIndex reads few of its words for a mistyped one, and yet:
//  1. Of every word one or two edits away from a known one it finds what a look at all known words finds.

import Testing

@testable import FAQText

struct NearestWordSweepTests {
  private static let known = [
    "akun", "asli", "salah", "lapor", "sandi", "email", "masuk", "paket", "panitia", "penyedia", "integrasi",
    "verifikasi",
    "sertifikat", "pendaftaran", "pendaftar", "terdaftar", "dokumen", "dokumentasi", "notifikasi",
    "modifikasi",
  ]
  private static let lexicon = Reader { builder in for word in known { builder.learn(word) } }.lexicon
  private static let index = SpellingIndex(lexicon)

  @Test(arguments: known)
  func `what is found is what a look at all words finds`(word: String) {
    let once = NearestWordSweepTests.edits(Array(word.utf8))
    // Every twentieth word two edits away keeps the sweep short.
    let twice = once.enumerated().filter { $0.offset % 20 == 0 }.flatMap {
      NearestWordSweepTests.edits($0.element)
    }
    var edit = EditDistance()
    for mistyped in once + twice where mistyped.count >= 4 {
      let found = NearestWordSweepTests.index.nearest(
        mistyped, 0..<mistyped.count, in: NearestWordSweepTests.lexicon, edit: &edit)
      let expected = NearestWordSweepTests.nearest(mistyped, &edit)
      if found != expected {
        Issue.record("\(String(decoding: mistyped, as: UTF8.self)): \(String(describing: (found, expected)))")
      }
    }
  }

  /// The same rules over all words, one after the other.
  private static func nearest(_ word: [UInt8], _ edit: inout EditDistance) -> SpellingIndex.Neighbor? {
    let allowed = TypoPolicy().allowed(length: word.count)
    let isLong = word.count >= TypoPolicy().oneFrom
    var best: (word: SpellingIndex.Neighbor, rank: (Int, Int, Int))?
    for number in 0..<lexicon.words.count {
      let letters = Array(lexicon.words.string(TermID(number)).utf8)
      let distance = edit.distance(word, 0..<word.count, to: letters, at: 0..<letters.count, limit: allowed)
      guard letters.count >= 4, distance <= allowed, isLong || letters.count == word.count else { continue }
      let first = word[0] == letters[0]
      guard isLong && (first || distance < allowed) || beginsSwapped(word, letters) else { continue }
      let rank = (distance * 2 + (first ? 0 : 1), letters.count, number)
      if let best, best.rank <= rank { continue }
      best = (.init(surface: TermID(number), distance: distance), rank)
    }
    return best?.word
  }

  /// Whether the first letters that differ have changed places.
  private static func beginsSwapped(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard let place = zip(a, b).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
      place + 1 < min(a.count, b.count)
    else { return false }
    return a[place] == b[place + 1] && a[place + 1] == b[place]
  }

  /// Every word that one letter left out, doubled, changed, put in, or swapped with the next makes of a word.
  private static func edits(_ word: [UInt8]) -> [[UInt8]] {
    word.indices.flatMap { place -> [[UInt8]] in
      var words: [[UInt8]] = []
      var edited = word
      edited.remove(at: place)
      words.append(edited)
      for letter in [word[place], UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "x")] {
        edited = word
        edited.insert(letter, at: place)
        words.append(edited)
        edited = word
        edited[place] = letter
        words.append(edited)
      }
      if place + 1 < word.count {
        edited = word
        edited.swapAt(place, place + 1)
        words.append(edited)
      }
      return words
    }
  }
}
