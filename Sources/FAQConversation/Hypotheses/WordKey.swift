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
  var term: Int? { value < 1 << 63 ? Int(value) : nil }

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

  /// The phrases that begin with one word after those that begin with another; of a word the longest first.
  private var phrases: [Phrase] = []
  /// For each term, by its number, the places of the phrases that it begins.
  private var byTerm: [Range<Int32>?]
  /// The same for a word that no lexicon has.
  private var byWord: [WordKey: Range<Int32>] = [:]

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
    byTerm = Array(repeating: nil, count: analyzer.lexicon.words.count)
    for (first, list) in own {
      let places = Int32(phrases.count)..<Int32(phrases.count + list.count)
      phrases += list
      if let term = first.term { byTerm[term] = places } else { byWord[first] = places }
    }
  }

  /// The phrases of a message from left to right, none within another.
  func find(_ words: [WordKey]) -> [Found] {
    var found: [Found] = []
    var start = 0
    while start < words.count {
      let here = places(words[start])?.first { words[start...].starts(with: phrases[Int($0)].words) }
      guard let here else {
        start += 1
        continue
      }
      let phrase = phrases[Int(here)]
      found.append((start..<start + phrase.words.count, phrase.meaning))
      start += phrase.words.count
    }
    return found
  }

  private func places(_ first: WordKey) -> Range<Int32>? {
    guard let term = first.term else { return byWord[first] }
    return byTerm.indices.contains(term) ? byTerm[term] : nil
  }
}
