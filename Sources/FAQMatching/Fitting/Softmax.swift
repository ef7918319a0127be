/// Exponentials over rows of labels, sixteen at a time; the same result on every run.
enum Softmax {
  typealias Lane = SIMD16<Float>
  /// Labels in a lane.
  static let width = 16

  /// The values of the lanes for a label.
  @inline(__always)
  static func at(_ label: LabelID, _ lanes: borrowing [Lane]) -> Float {
    lanes[label.index / width][label.index % width]
  }

  /// Added and taken away again, it rounds a small number to a whole one, which then stands in the low bits.
  private static let rounder: Float = 12_582_912

  /// e to the power x for x ≤ 0, with a relative error below 3e-5 (Cephes `expf`, on a rounded x); next to 0 below -87.
  @inline(__always)
  static func exponential(_ x: Lane) -> Lane {
    let clamped = larger(x, Lane(repeating: -87))
    let shifted = clamped * 1.442_695_04 + rounder
    let whole = shifted - rounder
    let rest = clamped - whole * 0.693_359_375 + whole * 2.121_944_4e-4
    var power = Lane(repeating: 1.987_569_15e-4)
    power = power * rest + 1.398_199_95e-3
    power = power * rest + 8.333_451_9e-3
    power = power * rest + 4.166_579_6e-2
    power = power * rest + 1.666_666_5e-1
    power = power * rest + 0.5
    let mantissa = power * rest * rest + rest + 1
    // Lanes of fractions and of whole numbers have one size, and any bits are a value of either.
    let bits =
      unsafe unsafeBitCast(shifted, to: SIMD16<Int32>.self) &- Int32(bitPattern: rounder.bitPattern) &+ 127
    return unsafe mantissa * unsafeBitCast(bits &<< 23, to: Lane.self)
  }

  /// The larger of each pair, to within rounding. The library's `pointwiseMax` and `clamped` go number by number.
  @inline(__always)
  private static func larger(_ a: Lane, _ b: Lane) -> Lane {
    let difference = a - b
    // Lanes of fractions and of whole numbers have one size. Without its highest bit, a fraction has no sign.
    let size = unsafe unsafeBitCast(
      unsafeBitCast(difference, to: SIMD16<UInt32>.self) & 0x7FFF_FFFF, to: Lane.self)
    return (a + b + size) * 0.5
  }

  /// Whether one of the numbers is larger than a bound.
  @inline(__always)
  static func exceeds(_ lane: Lane, _ bound: Float) -> Bool {
    // The highest bit of a difference is set where it is below zero. Lanes of fractions and of whole numbers have one size.
    let signs = unsafe unsafeBitCast(Lane(repeating: bound) - lane, to: SIMD16<UInt32>.self)
    let eight = signs.lowHalf | signs.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return (two[0] | two[1]) >> 31 != 0
  }

  /// The numbers of a lane, where each can be looked at: a number of a lane is taken out of a copy of all.
  @inline(__always)
  static func numbers(of lane: Lane) -> InlineArray<16, Float> {
    // Both are sixteen fractions side by side.
    unsafe unsafeBitCast(lane, to: InlineArray<16, Float>.self)
  }

  /// Turns scores into probabilities in place. Lanes beyond the labels must hold very small scores,
  /// such as -1000.
  @inline(__always)
  static func normalize(_ scores: inout [Lane]) {
    var highest = scores[0]
    for index in scores.indices { highest = larger(highest, scores[index]) }
    let top = Lane(repeating: highest.max())
    var sums = Lane.zero
    for index in scores.indices {
      scores[index] = exponential(scores[index] - top)
      sums += scores[index]
    }
    let scale = 1 / sums.sum()
    for index in scores.indices { scores[index] *= scale }
  }
}
