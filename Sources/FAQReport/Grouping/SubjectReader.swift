import FAQText

/// Reduces a question to its subject: the words as the analyzer reads them, each once, sorted.
struct SubjectReader: Sendable {
  private let analyzer: Analyzer
  private var scratch = AnalysisScratch(cacheSize: ReportLimits.memory)

  init(_ analyzer: Analyzer) { self.analyzer = analyzer }

  /// The words of `text`, separated by spaces. Fillers and bare numbers are left out unless there are no other words.
  mutating func key(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    analyzer.analyze(bytes, &scratch)
    var telling: Set<[UInt8]> = []
    var others: Set<[UInt8]> = []
    for token in scratch.tokens {
      let word = word(token, bytes)
      if word.isEmpty { continue }
      if token.isFiller || token.kind == .number { others.insert(word) } else { telling.insert(word) }
    }
    let words = telling.isEmpty ? others : telling
    if words.isEmpty { return bytes }
    return Array(words.sorted { $0.lexicographicallyPrecedes($1) }.joined(separator: [UInt8(ascii: " ")]))
  }

  /// The term of a word; the word itself in small letters where the lexicon does not have it.
  private func word(_ token: Token, _ bytes: [UInt8]) -> [UInt8] {
    if let term = token.term { return Array(analyzer.lexicon.words.contents(term)) }
    let end = min(Int(token.end), bytes.count)
    var word: [UInt8] = []
    var index = Int(token.start)
    while index < end {
      let (length, kind, folded) = Folding.scalar(bytes, index)
      if folded != 0 {
        word.append(folded)
      } else if kind != .mark {
        word += bytes[index..<min(index + length, end)]
      }
      index += length
    }
    return word.filter { $0 != UInt8(ascii: " ") }
  }
}
