/// The thresholds of reading words: how much is repaired, and how much a repaired word counts.
///
/// "Effect: +2/0, -5/0" says that 2 more of the 2,136 labelled questions are resolved and none more is misled at -20 %,
/// and 5 fewer are resolved at +20 %, as `pandu-bench --sensitivity` printed it on
/// 23 November 2026. Counts move by at least one.
package struct ReadingPolicy: Sendable, Equatable {
  package var typos = TypoPolicy()
  package var splits = SplitPolicy()
  /// Letters that are left at least when a common affix is taken off a mistyped word. By judgement.
  /// Effect: 0/0, 0/0.
  package var shortestBody = 4
  /// Letters of the shortest word that may have lost the h it begins with. By judgement.
  /// Effect: 0/0, 0/0.
  package var shortestDropped = 4
  /// A word with at most one vowel in so many letters is an abbreviation, not a typing error. By judgement.
  /// Effect: 0/0, -1/0.
  package var lettersPerVowel = 4

  package init() {}
}

/// The number of typing errors that a word of a given length may have, and the weight of a repaired word.
///
/// A wrong first letter counts as one more error, because people rarely miss it.
package struct TypoPolicy: Sendable, Equatable {
  /// Letters from which a word may have one error, as in Meilisearch.
  /// Effect: -2/+1, -3/0.
  package var oneFrom = 5
  /// Letters from which a word may have two errors, as in Meilisearch.
  /// Effect: +1/0, -1/0.
  package var twoFrom = 9
  /// Letters of a word too short for other errors in which two letters beside each other may have changed places. By
  /// judgement.
  package var swapAt = 4
  /// Reading weight of a word whose vowels were put back. By judgement, as the three below: the more is guessed, the less
  /// the word counts.
  /// Effect: 0/0, +1/0.
  package var vowels: Float = 0.9
  /// Reading weight of each part of a joined word.
  /// Effect: 0/0, 0/0.
  package var split: Float = 0.95
  /// Reading weight after one error.
  /// Effect: 0/0, 0/0.
  package var oneTypo: Float = 0.9
  /// Reading weight after two errors.
  /// Effect: 0/0, 0/0.
  package var twoTypos: Float = 0.75

  package init() {}

  func allowed(length: Int) -> Int {
    length >= twoFrom ? 2 : length >= oneFrom || length == swapAt ? 1 : 0
  }
}

/// The costs of the parts of a joined word. The cheapest parts are taken, if they are cheap enough.
///
/// All by judgement: short parts are dear, because nearly any word can be cut into words of two letters.
package struct SplitPolicy: Sendable, Equatable {
  /// Letters of the longest word that is tried; the work grows with the square of it.
  /// Effect: 0/0, 0/0.
  package var longest = 28
  /// Cost of "d", "g" or "k" as the first part.
  /// Effect: 0/0, 0/0.
  package var oneLetter = 5
  /// Cost of a part of two letters.
  /// Effect: -1/0, 0/0.
  package var twoLetters = 4
  /// Cost of a part of three or four letters.
  /// Effect: -1/0, 0/0.
  package var fewLetters = 3
  /// Cost of a longer part.
  /// Effect: 0/0, 0/0.
  package var manyLetters = 2
  /// Cost of a last part that is known but for its vowels or a typing error.
  /// Effect: 0/0, 0/0.
  package var repaired = 7
  /// A repaired last part is looked for when the known parts cost more than this.
  /// Effect: 0/0, 0/0.
  package var repairsAbove = 9
  /// Cost of the parts before a repaired one, at most.
  /// Effect: 0/0, 0/0.
  package var mostBeforeRepaired = 5
  /// Cost of all parts, at most.
  /// Effect: -1/0, -1/0.
  package var mostCost = 13
  /// Number of parts, at most.
  /// Effect: 0/0, 0/0.
  package var mostParts = 4
  /// Letters of a part that only the list of ordinary words has, at least.
  /// Effect: -1/0, 0/0.
  package var shortestOrdinary = 5
  /// Letters of a last part without its vowels, at least.
  /// Effect: 0/0, 0/0.
  package var shortestAbbreviated = 4
  /// Letters of a last part with a typing error, at least.
  /// Effect: 0/0, 0/0.
  package var shortestMistyped = 5

  package init() {}
}
