import Basics
package import FAQText

/// Two weights for each common word: one for a cut that has the word in its first half, one for a cut that has it in its second.
/// "Sekalian" in the second half speaks for two problems.
///
/// The words count beside ``ProblemEvidence``. Their weights are fitted to labelled questions by
/// `Tests/Figures/problem-weights`, which writes `problem-words.txt`.
struct ProblemWords: Sendable {
  private let table: TermWeights
  private static let (first, second) = (0, 1)

  /// Reads the weights that ship. Their words are looked up in a lexicon.
  static func shipped(_ lexicon: Lexicon) -> ProblemWords {
    ProblemWords(EmbeddedText.`problem-words.txt`.bytes, lexicon)
  }

  /// `text`: see ``TermWeights/init(_:columns:_:)``. Its columns are `first` and `second`.
  init(_ text: [UInt8], _ lexicon: Lexicon) {
    table = TermWeights(text, columns: ["first", "second"], lexicon)
  }

  /// The log-odds that the words of a message add to a cut.
  ///
  /// `place`: the number of the first token behind the cut.
  func sum(_ tokens: [Token], cutAt place: Int) -> Float {
    tokens.indices.reduce(0) {
      $0 + table.weight(tokens[$1].term, $1 < place ? ProblemWords.first : ProblemWords.second)
    }
  }
}

extension Matcher {
  /// The words of some tokens, spelled as the lists of weights spell them.
  package func words(of tokens: ArraySlice<Token>) -> [String] {
    tokens.compactMap { $0.term.map(analyzer.lexicon.words.string) }
  }
}
