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
      } else if !token.isFiller, let term = token.term {
        terms.insert(term)
      }
    }
    return terms
  }

  /// The words of an entry that stand for one of the terms: in its title, and in each line of its answer.
  package func marked(_ entry: Int, _ terms: Set<TermID>) -> (title: [Mark], lines: [MarkedLine]) {
    let all = lines[entry].map { MarkedLine(text: $0.text, marks: $0.marks(terms)) }
    return (all[0].marks, Array(all.dropFirst()))
  }

  /// A line with the words in it that were looked for.
  package struct MarkedLine: Sendable, Equatable {
    package var text: String
    package var marks: [Mark]

    package init(text: String, marks: [Mark]) { (self.text, self.marks) = (text, marks) }
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

  /// A line of an entry with its words.
  struct Line: Sendable {
    /// A word in little room, because a knowledge has many.
    private struct Word: Sendable {
      var term: TermID
      var start: UInt32
      var end: UInt32
    }

    let text: String
    private let words: [Word]

    init(_ text: String, _ tokens: [Token]) {
      self.text = text
      words = tokens.compactMap { token in
        token.term.map { Word(term: $0, start: token.start, end: token.end) }
      }
    }

    /// The words that stand for one of the terms, in the order of the text.
    func marks(_ terms: Set<TermID>) -> [Mark] {
      guard !terms.isEmpty else { return [] }
      var marks: [Mark] = []
      for word in words where word.start < word.end && terms.contains(word.term) {
        // A word that is read as several stands here for each.
        if let last = marks.last, Int(word.start) < last.range.upperBound { continue }
        marks.append(Mark(range: Int(word.start)..<Int(word.end), term: word.term))
      }
      return marks
    }
  }
}
