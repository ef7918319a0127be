/// Lists filed under terms, so that a term without one is passed over with one look.
package struct TermLists<Element: Sendable>: Sendable {
  /// The list of one term after that of another.
  @usableFromInline package let elements: [Element]
  /// For each term, by its number, the places of its list.
  @usableFromInline package let places: [Range<Int32>?]

  /// - Parameters:
  ///   - lists: those that are not empty.
  ///   - terms: how many terms the lexicon has.
  package init(_ lists: [TermID: [Element]], terms: Int) {
    var (elements, places) = ([Element](), [Range<Int32>?](repeating: nil, count: terms))
    for (term, list) in lists {
      places[term.index] = Int32(elements.count)..<Int32(elements.count + list.count)
      elements += list
    }
    (self.elements, self.places) = (elements, places)
  }

  /// The list of a term; empty for a term without one, and for one that came into a lexicon later.
  @inlinable package subscript(term: TermID) -> ArraySlice<Element> {
    guard term.index < places.count, let own = places[term.index] else { return [] }
    return elements[Int(own.lowerBound)..<Int(own.upperBound)]
  }
}
