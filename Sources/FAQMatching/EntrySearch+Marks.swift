import Basics
package import FAQText

// The words of a search within texts, to be marked there.
extension EntrySearch {
  /// The terms that the words look for. The last word stands for all that it may be the beginning of.
  package func sought(_ words: String, scratch: inout MatchScratch) -> Set<TermID> {
    matcher.analyzer.analyze(Array(words.utf8), &scratch.analysis)
    let tokens = scratch.analysis.tokens
    var terms: Set<TermID> = []
    for token in tokens {
      if token.start == tokens[tokens.count - 1].start {
        terms.formUnion(completed(words, token))
      } else if token.kind != .filler, let term = token.term {
        terms.insert(term)
      }
    }
    return terms
  }

  /// The words of a text that stand for one of the terms, in the order of the text.
  package func marks(
    in text: String, of terms: Set<TermID>, scratch: inout MatchScratch
  ) -> [Mark] {
    guard !terms.isEmpty else { return [] }
    matcher.analyzer.analyze(Array(text.utf8), &scratch.analysis)
    var marks: [Mark] = []
    for token in scratch.analysis.tokens {
      guard let term = token.term, terms.contains(term), token.start < token.end else { continue }
      // A word that is read as several has a token for each.
      if let last = marks.last, Int(token.start) < last.range.upperBound { continue }
      marks.append(Mark(range: Int(token.start)..<Int(token.end), term: term))
    }
    return marks
  }

  /// A word of a text that was looked for.
  package struct Mark: Sendable, Equatable {
    /// Bytes of the text.
    package var range: Range<Int>
    package var term: TermID

    /// The same word where the text stands behind others.
    package func moved(by bytes: Int) -> Mark {
      Mark(range: (range.lowerBound + bytes)..<(range.upperBound + bytes), term: term)
    }
  }
}
