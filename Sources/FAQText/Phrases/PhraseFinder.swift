/// Finds phrases of word lists among the tokens of a message.
struct PhraseFinder<Meaning: Sendable>: Sendable {
  typealias Found = (words: Range<Int>, meaning: Meaning)
  private typealias Phrase = (terms: [TermID], meaning: Meaning)

  /// Most fillers between the words of a phrase, so that the work stays linear in the message.
  private static var mostFillers: Int { 3 }

  /// The phrases by their first term, longest first.
  private let phrases: TermLists<Phrase>

  /// - Parameters:
  ///   - lists: the phrases of each meaning.
  ///   - analyzer: reads them as it reads messages.
  init(_ lists: [(meaning: Meaning, lines: [ArraySlice<UInt8>])], _ analyzer: Analyzer) {
    var own: [TermID: [Phrase]] = [:]
    var scratch = AnalysisScratch()
    for (meaning, lines) in lists {
      for line in lines {
        analyzer.analyze(Array(line), &scratch)
        let terms = scratch.tokens.compactMap(\.term)
        guard let first = terms.first, terms.count == scratch.tokens.count else { continue }
        own[first, default: []].append((terms, meaning))
      }
    }
    phrases = TermLists(
      own.mapValues { list in list.sorted { $0.terms.count > $1.terms.count } },
      terms: analyzer.lexicon.words.count)
  }

  /// The longest phrases, from the front; none overlaps another.
  func all(in tokens: [Token]) -> [Found] {
    var found: [Found] = []
    var start = 0
    while start < tokens.count {
      guard let phrase = longest(in: tokens, at: start) else {
        start += 1
        continue
      }
      found.append(phrase)
      start = phrase.words.upperBound
    }
    return found
  }

  /// The longest phrase at a token. A few fillers between its words do not count.
  private func longest(in tokens: [Token], at start: Int) -> Found? {
    guard let term = tokens[start].term else { return nil }
    for phrase in phrases[term] {
      var (place, read) = (start, 0)
      let end = min(tokens.count, start + phrase.terms.count + PhraseFinder.mostFillers)
      while place < end, read < phrase.terms.count, tokens[place].clause == tokens[start].clause {
        if tokens[place].term == phrase.terms[read] {
          read += 1
        } else if !tokens[place].isFiller {
          break
        }
        place += 1
      }
      if read == phrase.terms.count { return (start..<place, phrase.meaning) }
    }
    return nil
  }
}
