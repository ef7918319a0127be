/// All words that can be read, and what each is read as.
///
/// Each word has a number, and a reading: the words that it counts as, its *terms*. "gmn" counts as "bagaimana",
/// "sandinya" as "password", "gakbisa" as "tidak" and "bisa"; a phrase such as "kata sandi" may count as one term.
package struct Lexicon: Sendable {
  package internal(set) var words = TermTable()
  /// The reading of word `n`; no term at all for a mere stem that nobody writes.
  package internal(set) var readings: [Reading] = []
  /// The count of word `n` in the knowledge; 0 for a word that only the language lists have.
  package internal(set) var weights: [UInt32] = []
  /// Whether word `n` carries no subject.
  package internal(set) var fillers: [Bool] = []
  /// Terms of all readings, one reading after the other.
  package internal(set) var sequence: [TermID] = []
  /// Phrases of the knowledge, and those that carry no subject, by the terms of their words: a synonym of "sandi" makes a
  /// "kata sandi" too.
  var own = PhraseTable()
  /// Phrases of the word lists, by their words as written: "sing ada" is "tidak ada" to a Balinese, and no other words
  /// that "sing" and "ada" may stand for make it so.
  var listed = PhraseTable()

  /// Terms `sequence[start ..< start + count]`, and what was done to get there.
  package struct Reading: Sendable {
    package var start: UInt32
    package var count: UInt8
    package var changes: Token.Changes
    /// Whether the word may be a part of a joined word: it stands in the knowledge or a word list of its own.
    package var isPart = false
    /// Whether its affixes are part of it: it is such a word, or a name.
    package var isWhole = false
    /// The word without its affixes, or itself.
    package var root: TermID
  }

  /// - Returns: the number of a word that can be read, or nil for any other.
  @inline(__always)
  func find(_ text: [UInt8], _ range: Range<Int>) -> TermID? {
    guard let word = words.find(text, range), readings[word.index].count > 0 else { return nil }
    return word
  }

  /// Whether a term carries no subject; a word that no lexicon has is not known to carry none.
  package func isFiller(_ term: TermID?) -> Bool {
    guard let term else { return false }
    return fillers[term.index]
  }
}

extension Lexicon {
  /// Reads a text that went into the lexicon (``LexiconBuilder/add(knowledge:into:)``) from the numbers of its words.
  /// There is nothing to mend in it. The tokens hold no places.
  ///
  /// `tokens`: takes the result; its room is used again.
  package func read(_ words: ArraySlice<TermID>, into tokens: inout [Token]) {
    tokens.removeAll(keepingCapacity: true)
    var written: [WrittenWord] = []
    for word in words {
      let reading = readings[word.index]
      for offset in 0..<Int(reading.count) {
        tokens.append(Token(term: sequence[Int(reading.start) + offset], start: 0, end: 0))
        written.append(WrittenWord(typed: word, root: reading.root, isMore: offset > 0))
      }
    }
    join(&tokens, written: written)
    for position in tokens.indices where isFiller(tokens[position].term) { tokens[position].kind = .filler }
  }

  /// Takes terms off the list of words without a subject.
  package mutating func keep(_ terms: [TermID]) {
    for term in terms { fillers[term.index] = false }
  }
}
