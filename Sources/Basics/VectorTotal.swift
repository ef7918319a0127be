// The library's `sum()` goes number by number.

extension SIMD16<Float> {
  /// The sum of the numbers, added half to half.
  @inlinable package var total: Float {
    let eight = lowHalf + highHalf
    let four = eight.lowHalf + eight.highHalf
    let two = four.lowHalf + four.highHalf
    return two[0] + two[1]
  }
}

extension SIMD32<Float> {
  /// The sum of the numbers, added half to half.
  @inlinable package var total: Float { (lowHalf + highHalf).total }
}

extension SIMD64<Float> {
  /// The sum of the numbers, added half to half.
  @inlinable package var total: Float { (lowHalf + highHalf).total }
}
