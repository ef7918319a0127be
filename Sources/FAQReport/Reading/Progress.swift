/// The bar that tells a person at a terminal how far a long reading is. It only says what to show; times come with the
/// calls.
package struct Progress: Sendable {
  /// In bytes.
  private let total: Int
  private let started: Duration
  private var shown: Duration?
  private var done = 0
  /// Characters of the bar.
  private static let width = 24
  /// Shown anew after this long at the earliest.
  private static let pause = Duration.milliseconds(100)

  /// Nil where a bar would be of no use: nobody looks, the length is not known, or all is read in a moment.
  ///
  /// `total`: bytes of all journals together. `now`: time since any fixed moment, as in ``advance(_:now:)``.
  package init?(total: Int?, isTerminal: Bool, now: Duration) {
    guard isTerminal, let total, total >= ReportLimits.progressFrom else { return nil }
    (self.total, started) = (total, now)
  }

  /// Takes note of bytes that were read; what to write, if anything, over what was written before.
  package mutating func advance(_ bytes: Int, now: Duration) -> String? {
    done += bytes
    if let shown, now - shown < Progress.pause { return nil }
    shown = now
    return "\r" + text(now)
  }

  /// What wipes the bar off.
  package var end: String? { shown == nil ? nil : "\r\u{1B}[K" }

  private func text(_ now: Duration) -> String {
    // A journal may grow while it is read.
    let share = min(1, Double(done) / Double(total))
    let full = Int(share * Double(Progress.width))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: Progress.width - full)
    let seconds = (now - started) / .seconds(1)
    var text = "\(bar) \(Int(share * 100)) %  \(done / 1_000_000)/\(total / 1_000_000) MB"
    if seconds >= 1, done > 0 {
      let rate = Double(done) / seconds
      text += "  \(Int(rate / 1_000_000)) MB/s  \(Int((Double(max(0, total - done)) / rate).rounded(.up))) s"
    }
    return text + "\u{1B}[K"
  }
}
