import FAQText

/// The words of many texts, read, in a sixth of the room that their tokens would take: a text of the knowledge has
/// nothing but terms, some of which are fillers.
struct TokenCorpus {
  /// One after the other; of a filler the complement.
  private var terms: [Int32] = []
  private var starts = [0]

  mutating func add(_ tokens: [Token]) {
    for token in tokens { terms.append(token.kind == .filler ? ~token.term : token.term) }
    starts.append(terms.count)
  }

  func text(_ number: Int) -> Text { Text(terms: terms[starts[number]..<starts[number + 1]]) }

  struct Text {
    fileprivate let terms: ArraySlice<Int32>

    func tokens(into tokens: inout [Token]) {
      tokens.removeAll(keepingCapacity: true)
      for term in terms {
        tokens.append(
          Token(term: term < 0 ? ~term : term, start: 0, end: 0, kind: term < 0 ? .filler : .word))
      }
    }

    /// Calls `body` with each word that is no filler, or with all if all are, and the one before it or -1.
    @inline(__always)
    func forEachWord(_ body: (_ previous: Int32, _ term: Int32) -> Void) {
      let onlyFillers = !terms.contains { $0 >= 0 }
      var previous: Int32 = -1
      for word in terms {
        if word < 0 && !onlyFillers { continue }
        let term = word < 0 ? ~word : word
        body(previous, term)
        previous = term
      }
    }
  }
}
