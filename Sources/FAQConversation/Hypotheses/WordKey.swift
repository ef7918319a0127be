import Basics
import FAQText

/// A word as the analyzer reads it: the number of its term, or a hash of what was typed where no lexicon has the word.
struct WordKey: Hashable, Sendable {
  private let value: UInt64

  init(_ token: Token, of text: [UInt8]) {
    if let term = token.term {
      value = UInt64(term.rawValue)
    } else {
      let typed = text[Int(token.start)..<Int(token.end)]
      value = UInt64(FNV1a32.hash(typed.lazy.map { ASCII.lowered($0) })) | 1 << 63
    }
  }

  /// The number of the term; nil for a word that no lexicon has.
  var term: TermID? { value < 1 << 63 ? TermID(Int(value)) : nil }

  /// The words of a text.
  static func read(_ text: String, _ analyzer: Analyzer, _ scratch: inout AnalysisScratch) -> [WordKey] {
    let bytes = Array(text.utf8)
    analyzer.analyze(bytes, &scratch)
    return scratch.tokens.map { WordKey($0, of: bytes) }
  }
}

/// Phrases of several lists, found in a message word by word.
struct PhraseSet<Meaning: Sendable>: Sendable {
  typealias Found = (words: Range<Int>, meaning: Meaning)

  private typealias Phrase = (words: [WordKey], meaning: Meaning)

  /// The phrases by their first term, longest first.
  private let byTerm: TermLists<Phrase>
  /// The same for first words that no lexicon has.
  private let byWord: [WordKey: [Phrase]]

  /// - Parameters:
  ///   - lists: phrases with what they mean. Of equal phrases the first counts.
  ///   - analyzer: reads the phrases as it reads messages.
  init(_ lists: [(phrases: [String], meaning: Meaning)], _ analyzer: Analyzer) {
    var scratch = AnalysisScratch()
    var own: [WordKey: [Phrase]] = [:]
    for (list, meaning) in lists {
      for phrase in list {
        let words = WordKey.read(phrase, analyzer, &scratch)
        guard let first = words.first else { continue }
        // Behind those that are as long, because of equal phrases the first counts.
        let place = own[first]?.firstIndex { $0.words.count < words.count } ?? own[first]?.count ?? 0
        own[first, default: []].insert((words, meaning), at: place)
      }
    }
    let known = own.compactMap { first, list in first.term.map { ($0, list) } }
    byTerm = TermLists(
      Dictionary(uniqueKeysWithValues: known), terms: analyzer.lexicon.words.count)
    byWord = own.filter { $0.key.term == nil }
  }

  /// The phrases of a message from left to right, none within another.
  func find(_ words: [WordKey]) -> [Found] {
    var found: [Found] = []
    var start = 0
    while start < words.count {
      guard let here = longest(in: words, at: start) else {
        start += 1
        continue
      }
      found.append((start..<start + here.words.count, here.meaning))
      start += here.words.count
    }
    return found
  }

  private func longest(in words: [WordKey], at start: Int) -> Phrase? {
    let own = words[start].term.map { byTerm[$0] } ?? byWord[words[start]].map { $0[...] }
    return own?.first { words[start...].starts(with: $0.words) }
  }
}
