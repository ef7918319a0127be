/// Phrases that are read as other words: "kata sandi" as "password".
///
/// A trie of numbers: of terms, or of words as written.
struct PhraseTable: Sendable {
  /// A phrase that begins at a token: how many tokens it has, and the terms that it is read as.
  typealias Found = (length: Int, reading: ArraySlice<TermID>)

  /// Steps of the trie: (node, number) to the next node.
  private var steps = PairTable()
  /// A bit for each number: whether a phrase begins with it. Most begin none.
  private var beginnings: [UInt64] = []
  /// For each node, where in ``results`` its reading lies; empty for a node on the way.
  private var ends: [Range<Int>] = [0..<0]
  private var results: [TermID] = []

  /// Makes room for `count` steps; to be called before the first phrase is added.
  mutating func reserve(_ count: Int) { steps = PairTable(capacity: count) }

  /// Adds a phrase of two words or more. Of equal phrases the first counts.
  mutating func add(_ phrase: [TermID], reading: [TermID]) {
    guard phrase.count > 1, phrase != reading else { return }
    mark(phrase[0].index)
    var node: Int32 = 0
    for number in phrase {
      if let next = steps.find(node, number.rawValue) {
        node = next
        continue
      }
      steps.set(node, number.rawValue, to: Int32(ends.count))
      node = Int32(ends.count)
      ends.append(0..<0)
    }
    guard ends[Int(node)].isEmpty else { return }
    ends[Int(node)] = results.count..<results.count + reading.count
    results.append(contentsOf: reading)
  }

  private mutating func mark(_ number: Int) {
    while beginnings.count <= number >> 6 { beginnings.append(0) }
    beginnings[number >> 6] |= 1 << UInt64(number & 63)
  }

  @inline(__always)
  private func begins(_ number: TermID?) -> Bool {
    guard let number = number?.index, number >> 6 < beginnings.count else { return false }
    return beginnings[number >> 6] & 1 << UInt64(number & 63) != 0
  }

  /// The longest phrase of terms that begins at a token.
  func longest(of tokens: [Token], at start: Int) -> Found? {
    guard begins(tokens[start].term) else { return nil }
    var (node, end): (Int32, Int) = (0, start)
    var found: Found?
    while end < tokens.count, tokens[end].isInClause(of: tokens[start]), let term = tokens[end].term,
      let next = steps.find(node, term.rawValue)
    {
      (node, end) = (next, end + 1)
      if !ends[Int(node)].isEmpty { found = (end - start, results[ends[Int(node)]]) }
    }
    return found
  }

  /// The longest phrase of words as written that begins at a token.
  ///
  /// - Parameters:
  ///   - tokens: the words of a text.
  ///   - written: for each token how its word was written.
  ///   - start: the token.
  /// - Returns: the phrase; nil where none begins there.
  func longest(of tokens: [Token], written: [WrittenWord], at start: Int) -> Found? {
    guard !written[start].isMore, begins(written[start].typed) || begins(written[start].root) else {
      return nil
    }
    var (node, end): (Int32, Int) = (0, start)
    var found: Found?
    while end < tokens.count, tokens[end].isInClause(of: tokens[start]),
      let next = step(from: node, to: written[end])
    {
      (node, end) = (next, end + 1)
      while end < tokens.count, written[end].isMore { end += 1 }
      if !ends[Int(node)].isEmpty { found = (end - start, results[ends[Int(node)]]) }
    }
    return found
  }

  @inline(__always)
  private func step(from node: Int32, to word: WrittenWord) -> Int32? {
    if let typed = word.typed, let next = steps.find(node, typed.rawValue) { return next }
    guard let root = word.root, root != word.typed else { return nil }
    return steps.find(node, root.rawValue)
  }
}

/// How the word of a token was written.
struct WrittenWord: Sendable {
  /// The number of the word as it was typed; nil when no list has it so.
  var typed: TermID?
  /// The number of the word that it was mended to, without affixes; nil for one that stays unknown.
  var root: TermID?
  /// Whether the token before has the same word, which is read as several.
  var isMore = false
}

extension Token {
  /// Nothing is joined across a sign that ends a sentence or a clause: "saya, apa" is not "saya apa".
  fileprivate func isInClause(of other: Token) -> Bool {
    sentence == other.sentence && clause == other.clause
  }
}

extension Lexicon {
  /// Puts in place of each phrase what it is read as, from left to right, the longest first.
  ///
  /// - Parameters:
  ///   - tokens: the words of a text; those of its phrases afterwards.
  ///   - written: for each token how its word was written.
  func join(_ tokens: inout [Token], written: [WrittenWord]) {
    var (write, read) = (0, 0)
    while read < tokens.count {
      guard let (length, reading) = phrase(of: tokens, written: written, at: read) else {
        tokens[write] = tokens[read]
        (write, read) = (write + 1, read + 1)
        continue
      }
      var joined = tokens[read]
      for token in tokens[read..<read + length] {
        joined.changes.formUnion(token.changes)
        joined.readingWeight = min(joined.readingWeight, token.readingWeight)
      }
      joined.end = tokens[read + length - 1].end
      joined.changes.insert(.joined)
      joined.kind = .word
      // A reading longer than its phrase is cut, so that the write position stays behind the read position.
      for term in reading.prefix(length) {
        joined.term = term
        tokens[write] = joined
        write += 1
      }
      read += length
    }
    tokens.removeLast(tokens.count - write)
  }

  /// The longer of the two phrases that begin at a token; of equal ones that of the knowledge.
  @inline(__always)
  private func phrase(of tokens: [Token], written: [WrittenWord], at start: Int) -> PhraseTable.Found? {
    let own = own.longest(of: tokens, at: start)
    guard let listed = listed.longest(of: tokens, written: written, at: start) else { return own }
    guard let own, own.length >= listed.length else { return listed }
    return own
  }
}
