package import FAQKnowledge

/// Writes a guided check out for the lookup of an entry: every question, its answers, and where each leads.
package enum CheckOutline {
  package static func write(_ check: GuidedCheck, _ base: KnowledgeBase) -> String {
    let questions = check.questions.enumerated().flatMap { number, question in
      ["\(number + 1). \(question.text)"]
        + question.answers.map { "   - \($0.label) → \(target($0.target, base))" }
    }
    return ([base.phrasebook[.check] + ":"] + questions).joined(separator: "\n")
  }

  private static func target(_ target: GuidedCheck.Target, _ base: KnowledgeBase) -> String {
    switch target {
    case .question(let number): return String(number + 1)
    case .entry(let id): return base.entry(id).map { "\($0.title) (\(id))" } ?? id
    case .closing(let sentence, let contacts):
      let names = contacts.map { base.contact($0.value)?.name ?? $0.value }.joined(separator: ", ")
      return [sentence, names].filter { !$0.isEmpty }.joined(separator: " → ")
    }
  }
}
