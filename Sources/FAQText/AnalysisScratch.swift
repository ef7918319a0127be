/// Buffers of an analysis, one for each thread, reused from text to text.
package struct AnalysisScratch: Sendable {
  /// Words of the text at hand that were looked up as mistyped.
  package internal(set) var repairs = 0
  package var text = TokenizedText()
  /// The result of ``Analyzer/analyze(_:_:)``.
  package var tokens: [Token] = []
  /// How the word of each token was written, until phrases are joined.
  var written: [WrittenWord] = []
  /// The number of the word at hand as it was typed, when a list or the knowledge has it so.
  var typed: TermID?
  var word: [UInt8] = []
  var edit = EditDistance()
  /// The nearest word of each mistyped one (typo cache), and words that no step could repair (negative cache).
  var typos: TypoCache
  var unrepairable: TypoCache
  /// Whether words of the next text may be cached: those of a letter must not be kept.
  package var mayCache = true

  /// Caches the word at hand alone, which is looked for twice: as one typing error away, and later as two.
  package init() { self.init(cacheSize: 1) }

  mutating func append(_ token: Token, written word: WrittenWord) {
    tokens.append(token)
    written.append(word)
  }

  /// For a caller that reads many texts with one lexicon.
  ///
  /// - Parameter cacheSize: how many unknown words to cache; a power of two.
  package init(cacheSize: Int) {
    typos = TypoCache(capacity: cacheSize)
    unrepairable = TypoCache(capacity: cacheSize)
  }
}
