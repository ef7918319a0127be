@testable import FAQText

/// A lexicon with its analyzer, and what they make of a text.
struct Reader: Sendable {
  let lexicon: Lexicon
  let analyzer: Analyzer

  init(_ language: Language = .indonesian, _ fill: (inout LexiconBuilder) -> Void) {
    var builder = LexiconBuilder(language: language)
    fill(&builder)
    lexicon = builder.build()
    analyzer = Analyzer(lexicon, language: language)
  }

  /// One token in words.
  struct Word: Equatable, Sendable {
    /// The term, or "?" when none was found.
    var term: String
    var typed: String
    var token: Token
  }

  func read(_ text: String) -> [Word] {
    var scratch = AnalysisScratch()
    return read(text, &scratch)
  }

  func read(_ text: String, _ scratch: inout AnalysisScratch) -> [Word] {
    let bytes = Array(text.utf8)
    analyzer.analyze(bytes, &scratch)
    return scratch.tokens.map { token in
      Word(
        term: token.term.map { lexicon.words.string($0) } ?? "?",
        typed: String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self), token: token)
    }
  }

  /// The terms of a text, parted by spaces.
  func terms(_ text: String) -> String { read(text).map(\.term).joined(separator: " ") }
}

extension LexiconBuilder {
  /// Adds a text of the knowledge; the numbers of its words.
  @discardableResult
  mutating func learn(_ text: String) -> [TermID] {
    var words: [TermID] = []
    add(knowledge: text, into: &words)
    return words
  }
}
