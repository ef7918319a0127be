import Basics
import FAQText

/// The weight of each common word for each kind of hypothesis within a conversation: "kirim" speaks for a question about the
/// answer.
///
/// The words count beside ``Evidence``, because it has numbers only for signs that somebody thought of. Their weights are
/// fitted to the labelled dialogues of `Tests/Dialogues` by `Tests/Figures/dialogue-weights`, which writes
/// `word-weights.txt`.
struct WordWeights: Sendable {
  /// A column for each kind of hypothesis.
  private let table: TermWeights

  /// Reads the weights that ship. Their words are looked up in a lexicon.
  static func shipped(_ lexicon: Lexicon) -> WordWeights {
    WordWeights(EmbeddedText.`word-weights.txt`.bytes, lexicon)
  }

  /// `text`: see ``TermWeights/init(_:columns:_:)``. Its columns are named after the kinds of hypotheses.
  init(_ text: [UInt8], _ lexicon: Lexicon) {
    table = TermWeights(text, columns: Hypothesis.Kind.allCases.map { "\($0)" }, lexicon)
  }

  /// The first words of a message count, at most so many, because the weights are fitted to short messages.
  static let most = 32

  /// Adds up the rows of a message's words: log odds, one number for each kind of hypothesis.
  func sum(_ tokens: [Token]) -> [Float] {
    var sum = [Float](repeating: 0, count: Hypothesis.Kind.allCases.count)
    for token in tokens.prefix(WordWeights.most) { table.add(token.term, to: &sum) }
    return sum
  }

  /// Lists the words of a message that have a weight for a kind of hypothesis, in the order of the message.
  func list(_ tokens: [Token], for kind: Hypothesis.Kind) -> [(term: TermID, weight: Float)] {
    tokens.prefix(WordWeights.most).compactMap { token in
      let weight = table.weight(token.term, kind.rawValue)
      guard let term = token.term, weight != 0 else { return nil }
      return (term, weight)
    }
  }

  /// The words of a message that may have a weight, spelled as the file spells them.
  static func names(of tokens: [Token], _ lexicon: Lexicon) -> [String] {
    tokens.prefix(most).compactMap { $0.term.map(lexicon.words.string) }
  }
}
