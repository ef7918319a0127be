/// The number of a word or word pair in a ``FeatureSpace``.
@frozen
package struct FeatureID: Hashable, Comparable, Sendable {
  package let rawValue: Int32

  @inlinable package init(rawValue: Int32) { self.rawValue = rawValue }

  /// - Parameter index: the place of the feature in ``FeatureSpace/names``.
  @inlinable package init(_ index: Int) { rawValue = Int32(index) }

  @inlinable package var index: Int { Int(rawValue) }

  @inlinable package static func < (a: FeatureID, b: FeatureID) -> Bool { a.rawValue < b.rawValue }
}
