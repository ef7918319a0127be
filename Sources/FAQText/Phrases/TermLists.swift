/// Lists filed under terms, so that a term without one is passed over with one look.
///
/// One bit for each term of the lexicon says whether it has a list, and the bits set before it are the number of its list:
/// thirty thousand terms take 6 KB, which stays near the processor.
package struct TermLists<Element: Sendable>: Sendable {
  /// The list of one term after that of another, in the order of the terms.
  @usableFromInline package let elements: [Element]
  /// The place at which each list begins, and the end of the last.
  @usableFromInline package let starts: [Int32]
  /// Bit `n % 64` of word `n / 64` says whether term `n` has a list.
  @usableFromInline package let marks: [UInt64]
  /// For each word of `marks`, how many bits are set before it.
  @usableFromInline package let before: [Int32]

  /// - Parameters:
  ///   - lists: those that are not empty.
  ///   - terms: how many terms the lexicon has.
  package init(_ lists: [TermID: [Element]], terms: Int) {
    var (elements, starts) = ([Element](), [Int32(0)])
    var marks = [UInt64](repeating: 0, count: (terms + 63) / 64)
    for (term, list) in lists.sorted(by: { $0.key < $1.key }) {
      marks[term.index / 64] |= 1 << UInt64(term.index % 64)
      elements += list
      starts.append(Int32(elements.count))
    }
    var (before, set) = ([Int32](), 0)
    for word in marks {
      before.append(Int32(set))
      set += word.nonzeroBitCount
    }
    (self.elements, self.starts, self.marks, self.before) = (elements, starts, marks, before)
  }

  /// The list of a term; empty for a term without one, and for one that came into a lexicon later.
  @inlinable package subscript(term: TermID) -> ArraySlice<Element> {
    let (word, bit) = (term.index / 64, UInt64(1) << UInt64(term.index % 64))
    guard word < marks.count, marks[word] & bit != 0 else { return [] }
    let list = Int(before[word]) + (marks[word] & (bit - 1)).nonzeroBitCount
    return elements[Int(starts[list])..<Int(starts[list + 1])]
  }
}
