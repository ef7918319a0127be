/// Every path of a guided check ends, every answer leads somewhere, and every question can be reached.
enum GuidedChecks {
  static func check(_ base: KnowledgeBase) -> [Diagnostic] {
    let entries = Set(base.entries.map(\.id))
    let contacts = Set(base.contacts.map(\.id))
    let checks = base.entries.compactMap(\.check) + base.categories.compactMap(\.check)
    return checks.flatMap { check in
      check.questions.enumerated().flatMap { answers($1, number: $0 + 1) }
        + targets(check, entries, contacts) + loops(check) + unreachable(check)
    }
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

  private static func targets(_ check: GuidedCheck, _ entries: Set<String>, _ contacts: Set<String>)
    -> [Diagnostic]
  {
    check.questions.flatMap(\.answers).flatMap { answer -> [Diagnostic] in
      switch answer.target {
      case .question(let number):
        check.questions.indices.contains(number)
          ? []
          : [report(answer.targetLocation, .unknownQuestion(number + 1, last: check.questions.count))]
      case .entry(let id):
        entries.contains(id)
          ? []
          : [
            report(
              answer.targetLocation,
              .unknownTarget(id, nearest: NearestName.of(id, among: entries.sorted() + contacts.sorted())))
          ]
      case .closing(_, let named):
        named.filter { !contacts.contains($0.value) }.map { id in
          Diagnostic(
            .error, id.location,
            .unknownReference(
              .contact, id.value, nearest: NearestName.of(id.value, among: contacts.sorted())))
        }
      }
    }
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
