/// Median and percentiles of durations, in microseconds.
enum Figures {
  static func show(_ name: String, _ durations: [Duration]) {
    let sorted = durations.sorted()
    let columns = [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("max", 1.0)].map { label, share in
      "\(label) \(microseconds(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])) µs"
    }
    print("\(name): \(columns.joined(separator: "  "))  (n=\(sorted.count))")
  }

  static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func microseconds(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000_000 + duration.components.attoseconds / 100_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
