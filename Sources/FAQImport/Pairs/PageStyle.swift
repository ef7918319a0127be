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

  /// The level whose headings are questions although they do not ask.
  private var plainLevel: Int?

  /// The style of a page of questions whose headings do not ask; nil when the page is none.
  func titled(_ items: [OutlineItem], _ title: String) -> PageStyle? {
    let headings = items.compactMap { item -> String? in
      if case .heading(_, let text, _) = item { text.title } else { nil }
    }
    let names = ([title] + headings.prefix(3)).map(QuestionSigns.key)
    guard names.contains(where: { name in PageStyle.names.contains { name.contains($0) } }),
      let level = titled.filter({ $0.value > 1 && $0.key < OutlineItem.groupLevel }).keys.max()
    else { return nil }
    var style = self
    style.plainLevel = level
    return style
  }

  private static let names = [
    "faq", "tanya jawab", "pertanyaan", "frequently asked", "troubleshooting", "permasalahan",
  ]

  /// Whether most headings of a level ask, so that the others of this level name a question, too.
  func asks(level: Int) -> Bool {
    if level == plainLevel { return true }
    let asked = headings[level] ?? 0
    return asked > 1 && asked * 5 >= (titled[level] ?? 0) * 3
  }
}
