/// A progress bar for a terminal. It only computes the text, because the caller owns the terminal and the clock.
package struct Progress: Sendable {
  /// In bytes.
  private let total: Int
  private let started: Duration
  private var shown: Duration?
  private var done = 0
  /// Characters of the bar.
  private static let width = 24
  /// Shortest time between two updates.
  private static let pause = Duration.milliseconds(100)

  /// Nil where a bar is of no use: output is not a terminal, the length is unknown, or the journals are short.
  ///
  /// - Parameters:
  ///   - total: bytes of all journals together; nil when that is not known.
  ///   - isTerminal: whether a person watches.
  ///   - now: time since any fixed moment, the same one as in ``advance(_:now:)``.
  package init?(total: Int?, isTerminal: Bool, now: Duration) {
    guard isTerminal, let total, total >= ReportLimits.progressFrom else { return nil }
    (self.total, started) = (total, now)
  }

  /// Adds bytes that were read.
  ///
  /// - Returns: the text to write over the one before, if the bar changes.
  package mutating func advance(_ bytes: Int, now: Duration) -> String? {
    done += bytes
    if let shown, now - shown < Progress.pause { return nil }
    shown = now
    return "\r" + text(now)
  }

  /// The text that erases the bar; nil when none was shown.
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
