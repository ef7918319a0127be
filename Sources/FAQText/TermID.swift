/// The number of a string in a ``TermTable``: in a ``Lexicon``, of a word, and so of a term, which is a word that others are
/// read as.
@frozen
package struct TermID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

  /// - Parameter index: the place of the string among all of its table.
  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  /// The place of the string among all of its table.
  @inlinable package var index: Int { Int(rawValue) }

  @inlinable package static func < (a: TermID, b: TermID) -> Bool { a.rawValue < b.rawValue }
}
