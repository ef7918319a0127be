import FAQConversation
import FAQKnowledge
import FAQMatching
import PanduCommands

/// `pandu-bench --sensitivity FILE.jsonl...`: what ±20 % of each threshold changes over labelled questions and dialogues.
struct Sensitivity {
  private static let factors: [Float] = [0.8, 1.2]

  private let base: KnowledgeBase
  private let questions: [LabelledQuestion]
  private let dialogues: [LabelledDialogue]

  /// The numbers of questions resolved and misled, and of dialogues' turns held.
  private struct Figures {
    var resolved = 0
    var misled = 0
    var turns = 0
  }

  init(_ base: KnowledgeBase, _ files: [LabelledFile]) {
    self.base = base
    questions = files.flatMap(\.questions)
    dialogues = files.flatMap(\.dialogues)
  }

  func run() {
    let matcher = Matcher(base)
    let shipped = figures(Responder(matcher))
    print("\(questions.count) questions: \(shipped.resolved) resolved, \(shipped.misled) misled")
    print("\(dialogues.count) dialogues: \(shipped.turns) turns held")
    print("threshold, its value, and the change of resolved/misled/turns at -20 % and at +20 %")
    show(MatchPolicy.thresholds, of: MatchPolicy(), against: shipped) { policy in
      Responder(Matcher(base, policy: policy))
    }
    show(DialoguePolicy.thresholds, of: DialoguePolicy(), against: shipped) { policy in
      Responder(matcher, policy: policy)
    }
  }

  private func show<Policy>(
    _ thresholds: [Threshold<Policy>], of policy: Policy, against shipped: Figures,
    responder: (Policy) -> Responder
  ) {
    for threshold in thresholds {
      let changes = Sensitivity.factors.map { factor in
        let moved = figures(responder(threshold.scaled(policy, by: factor)))
        return [
          moved.resolved - shipped.resolved, moved.misled - shipped.misled, moved.turns - shipped.turns,
        ].map(Sensitivity.signed).joined(separator: "/")
      }
      print("\(threshold.name) \(threshold.value(in: policy)) \(changes.joined(separator: " "))")
    }
  }

  private func figures(_ responder: Responder) -> Figures {
    var scratch = responder.matcher.makeScratch()
    var tally = Tally()
    for question in questions { tally.add(question, responder.respond(question.question, &scratch)) }
    var turns = DialogueTally()
    for dialogue in dialogues { turns.add(dialogue, responder, &scratch) }
    return Figures(
      resolved: tally.count(.resolved), misled: tally.count(.misled), turns: turns.turnsHeld)
  }

  private static func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }
}
