import Basics
package import FAQText

/// Two weights for each common word, one for each side of a message that it may stand on.
///
/// The sides of a reading in clauses are what it keeps and what it leaves out: "sudah" speaks for a reading that leaves it out.
/// The sides of a cut between two problems are its halves: "lalu" in the second speaks for two problems. The words count beside
/// ``ClauseEvidence`` and ``ProblemEvidence``.
struct SidedWords: Sendable {
  private let table: TermWeights
  private static let (first, second) = (0, 1)

  /// The words that are kept and left out, fitted by `Tests/Figures/clause-weights`.
  static func ofClauses(_ lexicon: Lexicon) -> SidedWords {
    SidedWords(EmbeddedText.`clause-words.txt`.bytes, sides: ["kept", "left"], lexicon)
  }

  /// The words of the two halves, fitted by `Tests/Figures/problem-weights`.
  static func ofProblems(_ lexicon: Lexicon) -> SidedWords {
    SidedWords(EmbeddedText.`problem-words.txt`.bytes, sides: ["first", "second"], lexicon)
  }

  /// `text`, `sides`: text and columns of ``TermWeights/init(_:columns:_:)``.
  init(_ text: [UInt8], sides: [String], _ lexicon: Lexicon) {
    table = TermWeights(text, columns: sides, lexicon)
  }

  /// The log-odds that the words of a message add.
  ///
  /// `isSecond`: whether the token of a number stands on the second side.
  func sum(_ tokens: [Token], isSecond: (Int) -> Bool) -> Float {
    tokens.indices.reduce(0) {
      $0 + table.weight(tokens[$1].term, isSecond($1) ? SidedWords.second : SidedWords.first)
    }
  }
}

extension Matcher {
  /// The words of some tokens, spelled as the lists of weights spell them.
  package func words(of tokens: ArraySlice<Token>) -> [String] {
    tokens.compactMap { $0.term.map(analyzer.lexicon.words.string) }
  }

  /// The words that a reading keeps, or those that it leaves out.
  package func words(of reading: ClauseReading, leftOut: Bool) -> [String] {
    words(of: reading.match.tokens.filter { $0.isExcluded == leftOut }[...])
  }
}
