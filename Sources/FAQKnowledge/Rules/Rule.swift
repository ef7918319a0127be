/// A rule of an entry: what a question must hold for the entry to be meant.
package indirect enum Rule: Sendable, Hashable {
  /// A word, read like any other word of a question.
  case word(String)
  /// Words that must stand side by side.
  case phrase(String)
  /// A regular expression on the question in small letters.
  case pattern(String)
  case all([Rule])
  case any([Rule])
  case not(Rule)
}

extension Rule {
  /// The words and phrases that it is made of.
  package var texts: [String] {
    switch self {
    case .word(let text), .phrase(let text): [text]
    case .pattern: []
    case .all(let parts), .any(let parts): parts.flatMap(\.texts)
    case .not(let part): part.texts
    }
  }
}

/// The reason for which a rule does not parse, and the byte of it (from 0) at which that was found.
package struct RuleError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case empty, operandMissing, parenthesisNotClosed, parenthesisNotOpened, quoteNotClosed, slashNotClosed
    case operatorMissing, onlyNegation, tooDeep, tooManyOperands(limit: Int)
    case pattern(PatternError.Reason)
  }
  package var reason: Reason
  package var offset: Int
}
