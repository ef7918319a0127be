/// A problem with a rule.
package enum RuleProblem: Sendable, Equatable {
  case unreadable(text: String, RuleError)
  /// The patterns of all rules up to this one have more states than all of a base may have.
  case patternsTooLarge(states: Int, limit: Int)

  var message: ProblemMessage {
    switch self {
    case .unreadable(let text, let error): RuleProblem.message(text, error)
    case .patternsTooLarge(let states, let limit):
      .init(.patternsTooLarge, ["jumlah": String(states), "batas": String(limit)])
    }
  }

  private static func message(_ text: String, _ error: RuleError) -> ProblemMessage {
    let excerpt = (text: text, offset: error.offset)
    return switch error.reason {
    case .empty: .init(.emptyRule)
    case .operandMissing: .init(.operandMissing, excerpt: excerpt)
    case .parenthesisNotClosed: .init(.parenthesisNotClosed, excerpt: excerpt)
    case .parenthesisNotOpened: .init(.parenthesisNotOpened, excerpt: excerpt)
    case .quoteNotClosed: .init(.quoteNotClosed, excerpt: excerpt)
    case .slashNotClosed: .init(.slashNotClosed, excerpt: excerpt)
    case .operatorMissing: .init(.operatorMissing, excerpt: excerpt)
    case .onlyNegation: .init(.onlyNegation, excerpt: excerpt)
    case .tooDeep: .init(.tooDeep, excerpt: excerpt)
    case .tooManyOperands(let limit): .init(.tooManyOperands, ["batas": String(limit)], excerpt: excerpt)
    case .pattern: .init(.pattern, excerpt: excerpt)
    }
  }
}
