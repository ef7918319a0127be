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

  /// The phrases by their first word, longest first.
  private var phrases: [WordKey: [(words: [WordKey], meaning: Meaning)]] = [:]

  /// - Parameters:
  ///   - lists: phrases with what they mean. Of equal phrases the first counts.
  ///   - analyzer: reads the phrases as it reads messages.
  init(_ lists: [(phrases: [String], meaning: Meaning)], _ analyzer: Analyzer) {
    var scratch = AnalysisScratch()
    for (list, meaning) in lists {
      for phrase in list {
        let words = WordKey.read(phrase, analyzer, &scratch)
        guard let first = words.first else { continue }
        // Behind those that are as long, because of equal phrases the first counts.
        let place = phrases[first]?.firstIndex { $0.words.count < words.count } ?? phrases[first]?.count ?? 0
        phrases[first, default: []].insert((words, meaning), at: place)
      }
    }
  }

  /// The phrases of a message from left to right, none within another.
  func find(_ words: [WordKey]) -> [Found] {
    var found: [Found] = []
    var start = 0
    while start < words.count {
      let here = phrases[words[start]]?.first { words[start...].starts(with: $0.words) }
      if let here { found.append((start..<start + here.words.count, here.meaning)) }
      start += here?.words.count ?? 1
    }
    return found
  }
}
