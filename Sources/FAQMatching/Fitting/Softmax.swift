/// Exponentials over rows of subjects, sixteen at a time; the same result on every run.
enum Softmax {
  typealias Lane = SIMD16<Float>

  /// e to the power x for x ≤ 0, with a relative error below 1e-6 (Cephes `expf`); 0 below -87.
  @inline(__always)
  static func exponential(_ x: Lane) -> Lane {
    let clamped = x.clamped(lowerBound: Lane(repeating: -87), upperBound: Lane(repeating: 0))
    let whole = (clamped * 1.442_695_04).rounded(.toNearestOrEven)
    let rest = clamped - whole * 0.693_359_375 - whole * -2.121_944_4e-4
    var power = Lane(repeating: 1.987_569_15e-4)
    power = power * rest + 1.398_199_95e-3
    power = power * rest + 8.333_451_9e-3
    power = power * rest + 4.166_579_6e-2
    power = power * rest + 1.666_666_5e-1
    power = power * rest + 0.5
    let mantissa = power * rest * rest + rest + 1
    let exponent = SIMD16<Int32>(truncatingIfNeeded: SIMD16<Int32>(whole) &+ 127) &<< 23
    return mantissa * unsafeBitCast(exponent, to: Lane.self)
  }

  /// Turns scores into probabilities in place. Lanes from `count` on must hold very small scores.
  @inline(__always)
  static func normalize(_ scores: inout [Lane]) {
    var highest = scores[0]
    for row in scores { highest = highest.replacing(with: row, where: row .> highest) }
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
