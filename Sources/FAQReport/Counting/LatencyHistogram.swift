/// Latencies counted in a fixed number of steps. Each power of two has sixteen steps, so that a figure is at most 1/16 above
/// the truth. Times up to 15 µs are exact.
struct LatencyHistogram: Sendable {
  private var counts = [Int](repeating: 0, count: 16 * 40)
  private(set) var total = 0

  /// - Parameter microseconds: not negative; more than nine days count as nine days.
  mutating func add(_ microseconds: Int) {
    counts[LatencyHistogram.step(microseconds)] += 1
    total += 1
  }

  private static func step(_ value: Int) -> Int {
    let value = min(max(0, value), 1 << 39)
    if value < 16 { return value }
    let power = Int.bitWidth - 1 - value.leadingZeroBitCount
    return (power - 3) * 16 + (value >> (power - 4)) - 16
  }

  /// The longest time of a step, in microseconds.
  private static func longest(_ step: Int) -> Int {
    if step < 16 { return step }
    let power = step / 16 + 3
    return (step % 16 + 17) << (power - 4) - 1
  }

  /// A percentile of all answers.
  ///
  /// - Parameter share: from 0 to 1; 0.99 is the 99th percentile.
  /// - Returns: microseconds; nil when there are no answers.
  func percentile(_ share: Double) -> Int? {
    guard total > 0 else { return nil }
    let rank = max(1, Int((Double(total) * share).rounded(.up)))
    var seen = 0
    for (step, count) in counts.enumerated() {
      seen += count
      if seen >= rank { return LatencyHistogram.longest(step) }
    }
    return nil
  }
}
