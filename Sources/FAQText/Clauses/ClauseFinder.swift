import Basics

/// Cuts a message into clauses and reads their signs.
package struct ClauseFinder: Sendable {
  private let phrases: PhraseFinder<ClauseSigns>

  /// - Parameters:
  ///   - language: whose words are looked for.
  ///   - analyzer: reads them as it reads messages.
  package init(_ language: Language, _ analyzer: Analyzer) {
    phrases = PhraseFinder(
      ClauseFinder.lists(language).compactMap { list in
        ClauseSigns.names[list.name].map { ($0, list.lines) }
      }, analyzer)
  }

  /// The words of the lists, which the analyzer has to know.
  static func words(_ language: Language) -> [UInt8] { NamedLists.words(lists(language)) }

  static func lists(_ language: Language) -> [NamedLists.List] {
    NamedLists.read(language == .english ? EmbeddedText.`clauses.en.txt` : EmbeddedText.`clauses.txt`)
  }

  /// - Parameters:
  ///   - tokens: the message.
  ///   - text: its UTF-8.
  ///   - cut: a token that begins a clause, whatever stands before it.
  /// - Returns: the clauses, in order; each token stands in one of them. Two words that begin a clause, such as "tapi
  ///   sekarang", begin one together, unless a sign of punctuation parts them.
  package func read(_ tokens: [Token], of text: [UInt8], cutAt cut: Int? = nil) -> [Clause] {
    var clauses: [Clause] = []
    let found = phrases.all(in: tokens)
    var next = found.startIndex
    for place in tokens.indices {
      var signs: ClauseSigns = []
      while next < found.endIndex, found[next].words.lowerBound == place {
        signs.formUnion(found[next].meaning)
        next += 1
      }
      let isParted = place > 0 && tokens[place].clause != tokens[place - 1].clause || place == cut
      if let last = clauses.last, !isParted,
        signs.isDisjoint(with: .beginning)
          || last.tokens.count == 1 && !last.signs.isDisjoint(with: .beginning)
      {
        clauses[clauses.count - 1].tokens = last.tokens.lowerBound..<place + 1
        clauses[clauses.count - 1].signs.formUnion(signs.subtracting(.beginning))
      } else {
        clauses.append(Clause(tokens: place..<place + 1, signs: signs))
      }
    }
    for number in clauses.indices where ClauseFinder.isAsked(clauses[number], tokens, text) {
      clauses[number].signs.insert(.asks)
    }
    for number in clauses.indices { clauses[number].signs.settleDenials() }
    return clauses
  }

  /// The signs of all clauses before a token, and of all from it on. Of the words that begin a clause only those of the second
  /// half's first clause count.
  package func signs(_ tokens: [Token], of text: [UInt8], cutAt cut: Int) -> (
    first: ClauseSigns, second: ClauseSigns
  ) {
    var signs: (first: ClauseSigns, second: ClauseSigns) = ([], [])
    for clause in read(tokens, of: text, cutAt: cut) {
      if clause.tokens.lowerBound < cut {
        signs.first.formUnion(clause.signs.subtracting(.beginning))
      } else {
        let isFirst = clause.tokens.lowerBound == cut
        signs.second.formUnion(isFirst ? clause.signs : clause.signs.subtracting(.beginning))
      }
    }
    return signs
  }

  /// Whether a question mark stands behind a clause, before the next word.
  private static func isAsked(_ clause: Clause, _ tokens: [Token], _ text: [UInt8]) -> Bool {
    let end = clause.tokens.upperBound
    let next = end < tokens.count ? Int(tokens[end].start) : text.count
    return text[min(Int(tokens[end - 1].end), next)..<next].contains(UInt8(ascii: "?"))
  }
}
