import FAQText

/// The words of many texts, read, in a sixth of the room that their tokens would take: a text of the knowledge has
/// nothing but terms, some of which are fillers.
struct TokenCorpus {
  /// A term, and whether it is a filler there, in the room of the term alone.
  fileprivate struct Word {
    private let bits: UInt32

    init(_ term: TermID, isFiller: Bool) {
      bits = UInt32(bitPattern: term.rawValue) << 1 | (isFiller ? 1 : 0)
    }

    var term: TermID { TermID(rawValue: Int32(bitPattern: bits >> 1)) }
    var isFiller: Bool { bits & 1 != 0 }
  }

  /// The words of all texts, one after the other.
  private var words: [Word] = []
  private var starts = [0]

  mutating func add(_ tokens: [Token]) {
    for token in tokens {
      if let term = token.term { words.append(Word(term, isFiller: token.isFiller)) }
    }
    starts.append(words.count)
  }

  func text(_ number: Int) -> Text { Text(words: words[starts[number]..<starts[number + 1]]) }

  struct Text {
    fileprivate let words: ArraySlice<Word>

    func tokens(into tokens: inout [Token]) {
      tokens.removeAll(keepingCapacity: true)
      for word in words {
        tokens.append(Token(term: word.term, start: 0, end: 0, kind: word.isFiller ? .filler : .word))
      }
    }

    /// Calls `body` with each word that is no filler, or with all if all are, and the one before it if there is one.
    @inline(__always)
    func forEachWord(_ body: (_ previous: TermID?, _ term: TermID) -> Void) {
      let onlyFillers = words.allSatisfy(\.isFiller)
      var previous: TermID?
      for word in words where onlyFillers || !word.isFiller {
        body(previous, word.term)
        previous = word.term
      }
    }
  }
}
