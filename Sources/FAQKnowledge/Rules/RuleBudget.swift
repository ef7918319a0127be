/// Bounds what the patterns of all rules cost a question together.
///
/// A pattern takes at most a step for each of its states and each byte of the question, so that the sum of all states
/// bounds the steps of a question, whatever it says and whatever the patterns are.
enum RuleBudget {
  /// Most states that the patterns of a base may have together. A phrase of an error message written as a pattern has
  /// some thirty; one with large repeats up to ``Pattern/longest``.
  static let mostStates = 2_048

  /// Keeps the rules whose patterns fit, in the order of entries and then of canned replies, and leaves the others out.
  ///
  /// - Returns: an error for each rule that was left out, at its place.
  static func keep(_ base: inout KnowledgeBase) -> [Diagnostic] {
    var states = 0
    var problems: [Diagnostic] = []
    for index in base.entries.indices { keep(&base.entries[index].rules, &states, &problems) }
    for index in base.canned.indices { keep(&base.canned[index].rules, &states, &problems) }
    return problems
  }

  private static func keep(
    _ rules: inout [Located<Rule>], _ states: inout Int, _ problems: inout [Diagnostic]
  ) {
    // Most lists have no pattern, and changing one makes a copy of it.
    guard rules.contains(where: { $0.value.hasPattern }) else { return }
    rules.removeAll { rule in
      let needed = rule.value.states
      guard states + needed > mostStates else {
        states += needed
        return false
      }
      problems.append(
        Diagnostic(
          .error, rule.location, .rule(.patternsTooLarge(states: states + needed, limit: mostStates))))
      return true
    }
  }
}

extension Rule {
  fileprivate var hasPattern: Bool {
    switch self {
    case .word, .phrase: false
    case .pattern: true
    case .all(let parts), .any(let parts): parts.contains { $0.hasPattern }
    case .not(let part): part.hasPattern
    }
  }

  /// The states of all its patterns together.
  package var states: Int {
    switch self {
    case .word, .phrase: 0
    // The parser let it pass, so that it compiles.
    case .pattern(let source): (try? Pattern.states(of: source)) ?? 0
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.states }
    case .not(let part): part.states
    }
  }
}
