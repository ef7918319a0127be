import Basics

/// Finds numbers that are spoken digit by digit: "nol delapan satu dua tiga empat lima enam tujuh delapan".
struct SpelledDigitFinder {
  private static let digits = [
    "nol", "kosong", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "zero",
    "one", "two",
    "three", "four", "five", "six", "seven", "eight", "nine",
  ]
  private static let beginnings = WordBeginnings(digits)
  private static let words = Set(digits.map { Array($0.utf8) })
  /// Fewest digits that are taken for a number of somebody's; fewer are counted with.
  private static let least = 6

  let text: FoldedText
  private(set) var steps = 0

  init(_ text: FoldedText) { self.text = text }

  mutating func all() -> [Redactor.Finding] {
    var found: [Redactor.Finding] = []
    var run: (range: Range<Int>, count: Int)?
    func close() {
      guard let run, run.count >= SpelledDigitFinder.least else { return }
      let kind: Redactor.Kind = run.count < 9 ? .oneTimeCode : run.count < 15 ? .phone : .identityNumber
      found.append(.init(kind: kind, range: run.range))
    }
    var index = 0
    while index < text.lower.count {
      let start = index
      while index < text.lower.count, ASCII.isLetter(text.lower[index]) { index += 1 }
      if index - start >= 3, index - start <= 8,
        SpelledDigitFinder.beginnings.stand(at: start, in: text.lower),
        SpelledDigitFinder.words.contains(Array(text.lower[start..<index]))
      {
        run = ((run?.range.lowerBound ?? start)..<index, (run?.count ?? 0) + 1)
      } else if index > start
        || !(ASCII.isSpace(text.lower[index]) || ",-".utf8.contains(text.lower[index]))
      {
        close()
        run = nil
      }
      if index == start { index += 1 }
    }
    close()
    steps += text.lower.count
    return found
  }
}
