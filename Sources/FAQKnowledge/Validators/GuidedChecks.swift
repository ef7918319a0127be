/// Every path of a guided check ends, every answer leads somewhere, and every question can be reached.
enum GuidedChecks {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    let (entryIDs, contactIDs) = (base.entries.map(\.id).sorted(), base.contacts.map(\.id).sorted())
    var known = Known(
      entries: Set(entryIDs), targets: KnownNames(entryIDs + contactIDs), contacts: KnownNames(contactIDs))
    let checks = base.entries.compactMap(\.check) + base.categories.compactMap(\.check)
    var problems: [Diagnostic] = []
    for check in checks {
      for (index, question) in check.questions.enumerated() {
        problems += answers(question, number: index + 1)
      }
      problems += targets(check, &known)
      problems += loops(check)
      problems += unreachable(check)
    }
    return problems
  }

  /// The entries and contacts that an answer of a check may refer to.
  private struct Known {
    var entries: Set<String>
    /// Entries and contacts, for suggestions.
    var targets: KnownNames
    var contacts: KnownNames
  }

  private static func answers(_ question: GuidedCheck.Question, number: Int) -> [Diagnostic] {
    if question.answers.isEmpty { return [report(question.location, .noAnswers(number))] }
    var first: [String: SourceLocation] = [:]
    return question.answers.compactMap { answer in
      // As a user's reply is read: signs and capital letters do not count.
      let plain = answer.label.lowercased().filter { $0.isLetter || $0.isNumber }
      guard let earlier = first[plain] else {
        first[plain] = answer.location
        return nil
      }
      return report(answer.location, .sameLabel(answer.label, first: earlier))
    }
  }

  private static func targets(_ check: GuidedCheck, _ known: inout Known) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for answer in check.questions.flatMap(\.answers) {
      switch answer.target {
      case .question(let number) where !check.questions.indices.contains(number):
        problems.append(
          report(answer.targetLocation, .unknownQuestion(number + 1, last: check.questions.count)))
      case .question: break
      case .entry(let id):
        guard !known.entries.contains(id) else { continue }
        problems.append(
          report(answer.targetLocation, .unknownTarget(id, nearest: known.targets.nearest(to: id))))
      case .closing(_, let named):
        for id in named where !known.contacts.contains(id.value) {
          let nearest = known.contacts.nearest(to: id.value)
          problems.append(
            Diagnostic(.error, id.location, .content(.unknownReference(.contact, id.value, nearest: nearest)))
          )
        }
      }
    }
    return problems
  }

  /// Each circle once, at the answer that closes it.
  private static func loops(_ check: GuidedCheck) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var done: Set<Int> = []
    func visit(_ number: Int, _ path: [Int]) {
      for answer in check.questions[number].answers {
        guard case .question(let next) = answer.target, check.questions.indices.contains(next) else {
          continue
        }
        if let start = path.firstIndex(of: next) {
          let circle = (path[start...] + [next]).map { $0 + 1 }
          problems.append(report(answer.targetLocation, .loop(circle)))
        } else if !done.contains(next) {
          visit(next, path + [next])
        }
      }
      done.insert(number)
    }
    for number in check.questions.indices where !done.contains(number) { visit(number, [number]) }
    return problems
  }

  private static func unreachable(_ check: GuidedCheck) -> [Diagnostic] {
    var reached: Set<Int> = []
    var open = check.questions.isEmpty ? [] : [0]
    while let number = open.popLast() {
      guard check.questions.indices.contains(number), reached.insert(number).inserted else { continue }
      for case .question(let next) in check.questions[number].answers.map(\.target) { open.append(next) }
    }
    return check.questions.indices.filter { !reached.contains($0) }.map {
      report(check.questions[$0].location, .unreachable($0 + 1))
    }
  }

  private static func report(_ place: SourceLocation, _ problem: CheckProblem) -> Diagnostic {
    Diagnostic(.error, place, .check(problem))
  }
}
