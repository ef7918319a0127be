/// The number of a ``Label`` in a ``LabelSet``.
@frozen
package struct LabelID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

  /// - Parameter index: the place of the label in ``LabelSet/all``.
  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  @inlinable package var index: Int { Int(rawValue) }

  @inlinable package static func < (a: LabelID, b: LabelID) -> Bool { a.rawValue < b.rawValue }
}
