import FAQConversation
import FAQKnowledge
import FAQMatching
import PanduCommands

/// `pandu-bench --stability FILE.jsonl...`: how far chance moves the labelled questions: eight other orders of learning, and
/// eight times one wording less. None may move how many are resolved by more than 0.3 points.
struct Stability {
  private static let times = 8
  /// The bar, in hundredths of a point.
  private static let most = 30

  private let base: KnowledgeBase
  private let questions: [LabelledQuestion]

  /// The numbers of questions resolved and misled.
  private struct Figures {
    var resolved: Int
    var misled: Int
  }

  init(_ base: KnowledgeBase, _ files: [LabelledFile]) {
    self.base = base
    questions = files.flatMap(\.questions)
  }

  /// - Returns: whether the bar is held.
  func run() -> Bool {
    let shipped = figures(base, MatchPolicy())
    print("\(questions.count) questions: \(shipped.resolved) resolved, \(shipped.misled) misled")
    let orders = (1...Stability.times).map { order in
      var policy = MatchPolicy()
      policy.fitting.order = UInt64(order)
      return figures(base, policy)
    }
    show("another order of learning", orders, against: shipped)
    let less = (0..<Stability.times).map { figures(without($0), MatchPolicy()) }
    show("one wording less", less, against: shipped)
    return distance((orders + less).map(\.resolved), shipped.resolved) <= Stability.most
  }

  /// The knowledge without one wording: of entries spread over the base, the one in the middle.
  private func without(_ number: Int) -> KnowledgeBase {
    var base = base
    guard !base.entries.isEmpty else { return base }
    let entry = number * base.entries.count / Stability.times
    let wordings = base.entries[entry].wordings
    if !wordings.isEmpty { base.entries[entry].wordings.remove(at: wordings.count / 2) }
    return base
  }

  private func show(_ name: String, _ moved: [Figures], against shipped: Figures) {
    let (resolved, misled) = (moved.map(\.resolved), moved.map(\.misled))
    print(
      "\(name): \(resolved) resolved, at most \(points(resolved, shipped.resolved)) points away; "
        + "\(misled) misled, at most \(points(misled, shipped.misled))")
  }

  /// The largest distance from a number, in hundredths of a point, where all questions are 100 points.
  private func distance(_ numbers: [Int], _ shipped: Int) -> Int {
    (numbers.map { abs($0 - shipped) }.max() ?? 0) * 10_000 / max(questions.count, 1)
  }

  private func points(_ numbers: [Int], _ shipped: Int) -> String {
    let distance = distance(numbers, shipped)
    return "\(distance / 100).\(distance / 10 % 10)\(distance % 10)"
  }

  private func figures(_ base: KnowledgeBase, _ policy: MatchPolicy) -> Figures {
    let responder = Responder(Matcher(base, policy: policy))
    var scratch = responder.matcher.makeScratch()
    var tally = Tally()
    for question in questions { tally.add(question, responder.respond(question.question, &scratch)) }
    return Figures(resolved: tally.count(.resolved), misled: tally.count(.misled))
  }
}
