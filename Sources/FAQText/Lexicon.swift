/// All words that can be read, and what each is read as.
///
/// Each word has a number, and a reading: the words that it counts as, its *terms*. "gmn" counts as "bagaimana",
/// "sandinya" as "password", "gakbisa" as "tidak" and "bisa"; a phrase such as "kata sandi" may count as one term.
package struct Lexicon: Sendable {
  package internal(set) var words = TermTable()
  /// What word `n` is read as; no term at all for a mere stem that nobody writes.
  package internal(set) var readings: [Reading] = []
  /// How often word `n` stands in the knowledge; 0 for a word that only the language lists have.
  package internal(set) var weights: [UInt32] = []
  /// Whether word `n` carries no subject.
  package internal(set) var fillers: [Bool] = []
  /// Terms of all readings, one reading after the other.
  package internal(set) var sequence: [TermID] = []
  package internal(set) var phrases = PhraseTable()

  /// Terms `sequence[start ..< start + count]`, and what was done to get there.
  package struct Reading: Sendable {
    package var start: UInt32
    package var count: UInt8
    package var changes: Token.Changes
    /// Whether the word may be a part of a joined word: it stands in the knowledge or a word list of its own.
    package var isPart: Bool
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
  /// Reads a text that went into the lexicon (``LexiconBuilder/add(knowledge:)``) from the numbers of its words.
  /// There is nothing to mend in it. The tokens hold no places.
  ///
  /// `tokens`: takes the result; its room is used again.
  package func read(_ words: ArraySlice<TermID>, into tokens: inout [Token]) {
    tokens.removeAll(keepingCapacity: true)
    for word in words {
      let reading = readings[word.index]
      for offset in 0..<Int(reading.count) {
        tokens.append(Token(term: sequence[Int(reading.start) + offset], start: 0, end: 0))
      }
    }
    phrases.apply(&tokens)
    for position in tokens.indices where isFiller(tokens[position].term) { tokens[position].kind = .filler }
  }

  /// Takes terms off the list of words without a subject.
  package mutating func keep(_ terms: [TermID]) {
    for term in terms { fillers[term.index] = false }
  }
}

/// Phrases of terms that are read as other terms: "kata sandi" as "password".
package struct PhraseTable: Sendable {
  /// Steps of a trie: (node, term) to the next node.
  private var steps = PairTable()
  /// A bit for each term: whether a phrase begins with it. Most terms begin none.
  private var beginnings: [UInt64] = []
  /// For each node, where in ``results`` its reading lies; empty for a node on the way.
  private var ends: [Range<Int>] = [0..<0]
  private var results: [TermID] = []

  package init() {}

  /// Makes room for `count` steps; to be called before the first phrase is added.
  mutating func reserve(_ count: Int) { steps = PairTable(capacity: count) }

  mutating func add(_ phrase: [TermID], reading: [TermID]) {
    guard phrase.count > 1, phrase != reading else { return }
    mark(phrase[0].index)
    var node: Int32 = 0
    for term in phrase {
      if let next = steps.find(node, term.rawValue) {
        node = next
        continue
      }
      steps.set(node, term.rawValue, to: Int32(ends.count))
      node = Int32(ends.count)
      ends.append(0..<0)
    }
    guard ends[Int(node)].isEmpty else { return }
    ends[Int(node)] = results.count..<results.count + reading.count
    results.append(contentsOf: reading)
  }

  private mutating func mark(_ term: Int) {
    while beginnings.count <= term >> 6 { beginnings.append(0) }
    beginnings[term >> 6] |= 1 << UInt64(term & 63)
  }

  @inline(__always)
  private func begins(_ term: TermID?) -> Bool {
    guard let term = term?.index, term >> 6 < beginnings.count else { return false }
    return beginnings[term >> 6] & 1 << UInt64(term & 63) != 0
  }

  /// Replaces each longest phrase among `tokens`, from left to right, in place.
  func apply(_ tokens: inout [Token]) {
    guard ends.count > 1 else { return }
    var write = 0
    var read = 0
    while read < tokens.count {
      let (length, reading) = begins(tokens[read].term) ? longest(tokens, read) : (0, 0..<0)
      if length == 0 {
        tokens[write] = tokens[read]
        write += 1
        read += 1
        continue
      }
      // A reading is never longer than its phrase, so the write position stays behind the read position.
      let end = tokens[read + length - 1].end
      var joined = tokens[read]
      for token in tokens[read..<read + length] {
        joined.changes.formUnion(token.changes)
        joined.readingWeight = min(joined.readingWeight, token.readingWeight)
      }
      joined.end = end
      joined.changes.insert(.joined)
      for term in results[reading].prefix(length) {
        joined.term = term
        joined.kind = .word
        tokens[write] = joined
        write += 1
      }
      read += length
    }
    tokens.removeLast(tokens.count - write)
  }

  private func longest(_ tokens: [Token], _ start: Int) -> (length: Int, reading: Range<Int>) {
    var node: Int32 = 0
    var found: (Int, Range<Int>) = (0, 0..<0)
    var index = start
    while index < tokens.count, let term = tokens[index].term,
      tokens[index].sentence == tokens[start].sentence,
      let next = steps.find(node, term.rawValue)
    {
      node = next
      index += 1
      if !ends[Int(node)].isEmpty { found = (index - start, ends[Int(node)]) }
    }
    return found
  }
}
