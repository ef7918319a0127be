import FAQConversation
import FAQKnowledge
import FAQMatching

/// `pandu-bench --sensitivity FILE.jsonl...`: what ±20 % of each threshold changes over labelled questions.
enum Sensitivity {
  static let factors: [Float] = [0.8, 1.2]

  /// The numbers of questions resolved and misled.
  struct Figures {
    var resolved = 0
    var misled = 0
  }

  static func run(_ base: KnowledgeBase, _ questions: [LabelledQuestion]) {
    let policy = MatchPolicy()
    let shipped = figures(base, policy, questions)
    print("\(questions.count) questions: \(shipped.resolved) resolved, \(shipped.misled) misled")
    print("threshold, its value, and the change of resolved/misled at -20 % and at +20 %")
    for threshold in MatchPolicy.thresholds {
      let changes = factors.map { factor in
        let moved = figures(base, threshold.scaled(policy, by: factor), questions)
        return "\(signed(moved.resolved - shipped.resolved))/\(signed(moved.misled - shipped.misled))"
      }
      print("\(threshold.name) \(threshold.value(in: policy)) \(changes.joined(separator: " "))")
    }
  }

  private static func figures(_ base: KnowledgeBase, _ policy: MatchPolicy, _ questions: [LabelledQuestion])
    -> Figures
  {
    let responder = Responder(Matcher(base, policy: policy))
    var scratch = responder.matcher.makeScratch()
    var figures = Figures()
    for question in questions {
      let reply = responder.respond(question.question, &scratch).reply
      if question.isResolved(reply) { figures.resolved += 1 }
      if question.isMisled(reply) { figures.misled += 1 }
    }
    return figures
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
