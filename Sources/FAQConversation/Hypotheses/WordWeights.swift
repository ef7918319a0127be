import Basics
import FAQText

/// The weight of each common word for each kind of hypothesis within a conversation: "kirim" speaks for a question about the
/// answer.
///
/// The words count beside ``Evidence``, because it has numbers only for signs that somebody thought of. Their weights are fitted to the labelled dialogues of `Tests/Dialogues` by `Tests/Figures/dialogue-weights`, which writes
/// `word-weights.txt`.
struct WordWeights: Sendable {
  /// Log odds, one row for each word and one number for each kind of hypothesis.
  private var odds: [Float] = []
  private static let width = Hypothesis.Kind.allCases.count
  /// The number of the row of each term; nil for a term without one.
  private var places: [Int16?]

  /// Reads the weights that ship. Their words are looked up in a lexicon.
  static func shipped(_ lexicon: Lexicon) -> WordWeights {
    WordWeights(EmbeddedText.`word-weights.txt`.bytes, lexicon)
  }

  /// - Parameters:
  ///   - text: fields between tabs. The first line names the kinds of hypotheses behind its first field; every other line is
  ///     a word, spelled as its term is, and a weight in hundredths for each kind. A line that begins with `#` is a comment.
  ///   - lexicon: names the terms of messages. A word that it lacks is passed over.
  init(_ text: [UInt8], _ lexicon: Lexicon) {
    places = [Int16?](repeating: nil, count: lexicon.words.count)
    var kinds: [Hypothesis.Kind?]?
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard let kinds else {
        kinds = fields.dropFirst().map { Hypothesis.Kind.byName[String(decoding: $0, as: UTF8.self)] }
        continue
      }
      let word = Array(fields[0])
      guard let term = lexicon.words.find(word, word.indices) else { continue }
      places[term.index] = Int16(odds.count / WordWeights.width)
      odds += WordWeights.weights(fields.dropFirst(), of: kinds)
    }
  }

  private static func weights(
    _ fields: ArraySlice<ArraySlice<UInt8>>, of kinds: [Hypothesis.Kind?]
  ) -> [Float] {
    var weights = [Float](repeating: 0, count: width)
    for (kind, field) in zip(kinds, fields) {
      if let kind { weights[kind.rawValue] = hundredths(field) }
    }
    return weights
  }

  /// A whole number as hundredths.
  private static func hundredths(_ digits: ArraySlice<UInt8>) -> Float {
    let number = digits.compactMap { ASCII.value(ofDigit: $0) }.reduce(0) { $0 * 10 + $1 }
    return Float(digits.first == UInt8(ascii: "-") ? -number : number) / 100
  }

  /// The first words of a message count, at most so many, because the weights are fitted to short messages.
  static let most = 32

  /// Adds up the rows of a message's words: log odds, one number for each kind of hypothesis.
  func sum(_ tokens: [Token]) -> [Float] {
    var sum = [Float](repeating: 0, count: WordWeights.width)
    for token in tokens.prefix(WordWeights.most) {
      guard let row = row(token.term) else { continue }
      for kind in sum.indices { sum[kind] += odds[row * WordWeights.width + kind] }
    }
    return sum
  }

  /// Lists the words of a message that have a weight for a kind of hypothesis, in the order of the message.
  func list(_ tokens: [Token], for kind: Hypothesis.Kind) -> [(term: TermID, weight: Float)] {
    tokens.prefix(WordWeights.most).compactMap { token in
      guard let term = token.term, let row = row(term) else { return nil }
      let weight = odds[row * WordWeights.width + kind.rawValue]
      return weight == 0 ? nil : (term, weight)
    }
  }

  @inline(__always)
  private func row(_ term: TermID?) -> Int? {
    guard let term, term.index < places.count else { return nil }
    return places[term.index].map { Int($0) }
  }

  /// The words of a message that may have a weight, spelled as the file spells them.
  static func names(of tokens: [Token], _ lexicon: Lexicon) -> [String] {
    tokens.prefix(most).compactMap { $0.term.map(lexicon.words.string) }
  }
}
