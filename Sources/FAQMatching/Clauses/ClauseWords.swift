import Basics
import FAQText

/// Two weights for each common word: one for a reading that keeps the word, one for a reading that leaves it out. "Sudah" speaks
/// for a reading that leaves it out.
///
/// The words count beside ``ClauseEvidence``. Their weights are fitted to labelled questions by `Tests/Figures/clause-weights`,
/// which writes `clause-words.txt`.
struct ClauseWords: Sendable {
  private let table: TermWeights
  private static let (kept, left) = (0, 1)

  /// Reads the weights that ship. Their words are looked up in a lexicon.
  static func shipped(_ lexicon: Lexicon) -> ClauseWords {
    ClauseWords(EmbeddedText.`clause-words.txt`.bytes, lexicon)
  }

  /// `text`: see ``TermWeights/init(_:columns:_:)``. Its columns are `kept` and `left`.
  init(_ text: [UInt8], _ lexicon: Lexicon) {
    table = TermWeights(text, columns: ["kept", "left"], lexicon)
  }

  /// The log-odds that the words of a reading add.
  func sum(_ tokens: [Token]) -> Float {
    tokens.reduce(0) { $0 + table.weight($1.term, $1.isExcluded ? ClauseWords.left : ClauseWords.kept) }
  }
}

extension Matcher {
  /// The words that a reading keeps, or those that it leaves out, spelled as `clause-words.txt` spells them.
  package func words(of reading: ClauseReading, leftOut: Bool) -> [String] {
    words(of: reading.match.tokens.filter { $0.isExcluded == leftOut }[...])
  }
}
