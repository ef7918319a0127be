/// A line on a terminal that tells how far an import is, once it takes longer than a moment.
struct ImportProgress {
  enum Stage { case reading, trying(Int, of: Int) }

  private let isTerminal: Bool
  private let start: ContinuousClock.Instant
  private var isShown = false
  private var last: ContinuousClock.Instant
  /// Nothing is shown before, and no update follows another one sooner than a tenth of it.
  private static let patience = Duration.seconds(1)

  init(isTerminal: Bool, start: ContinuousClock.Instant) {
    (self.isTerminal, self.start, last) = (isTerminal, start, start)
  }

  /// Shows the stage, unless nobody would see it or another one was shown a moment ago.
  mutating func tell(_ stage: Stage, at now: ContinuousClock.Instant, texts: CommandTexts) {
    guard isTerminal, now - start >= ImportProgress.patience,
      !isShown || now - last >= ImportProgress.patience / 10
    else { return }
    (isShown, last) = (true, now)
    Terminal.tell("\r\(ImportProgress.line(stage, texts))\u{1B}[K")
  }

  static func line(_ stage: Stage, _ texts: CommandTexts) -> String {
    switch stage {
    case .reading: return texts.fill(ImportTableWord.reading)
    case .trying(let number, let all):
      let full = number * width / max(1, all)
      let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
      return bar + " " + texts.fill(ImportTableWord.trying, ["nomor": "\(number)", "jumlah": "\(all)"])
    }
  }

  /// Erases the line.
  mutating func end() {
    if isShown { Terminal.tell("\r\u{1B}[K") }
    isShown = false
  }

  private static let width = 24
}
