/// How many typing errors a word of a given length may have.
///
/// One from 5 letters and two from 9, as in Meilisearch and others; a wrong first letter counts as one more, because
/// people rarely miss it.
package enum TypoPolicy {
  static let oneFrom = 5
  static let twoFrom = 9

  static func allowed(length: Int) -> Int { length >= twoFrom ? 2 : length >= oneFrom ? 1 : 0 }

  /// Reading weight of a mended word, by judgement: the more is guessed, the less the word counts.
  static let vowels: Float = 0.9
  static let split: Float = 0.95
  static let oneTypo: Float = 0.9
  static let twoTypos: Float = 0.75
}
