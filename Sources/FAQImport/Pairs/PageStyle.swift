/// How a document marks its questions: counted before it is read, because a question within an answer looks like one of
/// another kind.
struct PageStyle {
  /// Questions by the level of their heading.
  private(set) var headings: [Int: Int] = [:]
  /// All headings of each level that no noise is.
  private var titled: [Int: Int] = [:]
  private(set) var pairs = 0
  /// Whether `Kendala:` and `Solusi:` make pairs.
  private(set) var pairsProblems = false
  private(set) var answers = 0

  init(_ items: [OutlineItem]) {
    var (problems, solutions) = (0, 0)
    for item in items {
      switch item {
      case .heading(let level, let text, _):
        let title = QuestionLabels.bare(text.title)
        if NoiseTitles.isNoise(title) { continue }
        titled[level, default: 0] += 1
        if QuestionSigns.isQuestion(title) { headings[level, default: 0] += 1 }
      case .pair: pairs += 1
      case .groupEnd: break
      case .block(let block):
        for line in block.paragraph?.lines ?? [] {
          switch QuestionLabels.label(of: line.plain) {
          case .problem: problems += 1
          case .solution: solutions += 1
          case .answer: answers += 1
          case .question, nil: break
          }
        }
      }
    }
    pairsProblems = problems > 1 && solutions > 1
  }

  /// Whether most headings of a level ask, so that the others of this level name a question, too.
  func asks(level: Int) -> Bool {
    let asked = headings[level] ?? 0
    return asked > 1 && asked * 5 >= (titled[level] ?? 0) * 3
  }
}
