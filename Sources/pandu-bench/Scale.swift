import FAQKnowledge
import FAQMatching
import LinuxIO

/// `pandu-bench --scale`: the engine alone on synthetic bases from 100 to 100,000 entries.
enum Scale {
  static let sizes = [100, 1_000, 10_000, 100_000]
  static let questions = 1_000
  /// Share of the timed questions whose entry must come first, clean and mistyped.
  static let leastRight = 0.9

  /// - Returns: what is wrong, or nil.
  static func run() -> String? {
    for size in sizes {
      var synthetic = SyntheticKnowledge()
      let (base, questions) = synthetic.make(entries: size, questions: questions)
      let before = Machine.resident
      let clock = ContinuousClock()
      let start = clock.now
      let matcher = Matcher(base, on: OnTwoThreads())
      let seconds = start.duration(to: clock.now) / .seconds(1)
      print(
        "\(size) entries: built in \(Figures.tenths(seconds)) s, \((Machine.resident - before) >> 20) MiB for the engine, "
          + "\(Machine.resident >> 20) MiB resident, \(Machine.mostResident >> 20) MiB at most")
      for (name, asked) in [("clean", questions), ("mistyped", questions.map(SyntheticKnowledge.mistyped))] {
        if let wrong = ask(matcher, asked, "  \(name)") { return "\(size) entries, \(name): \(wrong)" }
      }
    }
    return nil
  }

  private static func ask(_ matcher: Matcher, _ questions: [SyntheticKnowledge.Question], _ name: String)
    -> String?
  {
    var scratch = matcher.makeScratch()
    var right = 0
    var all: [Duration] = []
    for question in questions {
      var times: [Duration] = []
      var match = Match()
      for _ in 0..<5 {
        times.append(ContinuousClock().measure { match = matcher.match(question.text, &scratch) })
      }
      all.append(times.sorted()[2])
      if match.candidates.first?.label == LabelSet.entry(question.entry) { right += 1 }
    }
    Figures.show("\(name) (\(right)/\(questions.count) right)", all)
    return Double(right) < Double(questions.count) * leastRight ? "only \(right) right" : nil
  }
}
