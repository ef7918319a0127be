import Basics
import FAQKnowledge
import FAQText

/// The tests of rules as numbered steps, because walking a tree of values copies its branches: that was an eighth of the time
/// of a question.
struct RuleTests: Sendable {
  /// A test, or a part of one.
  private enum Step {
    /// Any of these, or all of these side by side: places in ``terms``.
    case word(Range<Int>), phrase(Range<Int>)
    /// The number of a pattern.
    case pattern(Int)
    /// Places in ``parts``.
    case all(Range<Int>), any(Range<Int>)
    /// The number of a step.
    case not(Int)
  }

  private var steps: [Step] = []
  private var terms: [TermID] = []
  /// Numbers of steps.
  private var parts: [Int] = []
  private var patterns: [Pattern] = []

  /// - Returns: the number of the rule's step.
  mutating func add(_ tree: RuleTree) -> Int {
    let step: Step =
      switch tree {
      case .word(let terms): .word(add(terms))
      case .phrase(let terms): .phrase(add(terms))
      case .pattern(let pattern): .pattern(add(pattern))
      case .all(let trees): .all(add(trees))
      case .any(let trees): .any(add(trees))
      case .not(let tree): .not(add(tree))
      }
    steps.append(step)
    return steps.count - 1
  }

  private mutating func add(_ new: [TermID]) -> Range<Int> {
    terms += new
    return terms.count - new.count..<terms.count
  }

  private mutating func add(_ trees: [RuleTree]) -> Range<Int> {
    let own = trees.map { add($0) }
    parts += own
    return parts.count - own.count..<parts.count
  }

  /// Several rules share a pattern, which then reads a message once.
  private mutating func add(_ pattern: Pattern) -> Int {
    if let known = patterns.firstIndex(of: pattern) { return known }
    patterns.append(pattern)
    return patterns.count - 1
  }

  /// Tests a message by a step.
  ///
  /// - Parameters:
  ///   - number: the number of the step.
  ///   - tokens: the message, of which excluded ones do not count.
  ///   - marks: its terms.
  ///   - text: its text, and what patterns found in it so far.
  /// - Returns: whether it holds.
  func holds(_ number: Int, _ tokens: [Token], _ marks: TermMarks, _ text: inout PatternText) -> Bool {
    switch steps[number] {
    case .word(let own): return own.contains { marks.contains(terms[$0]) }
    case .phrase(let own): return holds(own, tokens)
    case .pattern(let own): return text.matches(patterns, own)
    case .all(let own): return own.allSatisfy { holds(parts[$0], tokens, marks, &text) }
    case .any(let own): return own.contains { holds(parts[$0], tokens, marks, &text) }
    case .not(let own): return !holds(own, tokens, marks, &text)
    }
  }

  /// Whether the terms of a phrase stand side by side, none excluded; fillers between them do not count.
  private func holds(_ phrase: Range<Int>, _ tokens: [Token]) -> Bool {
    guard let first = phrase.first else { return false }
    for start in tokens.indices where tokens[start].term == terms[first] && !tokens[start].isExcluded {
      var next = first + 1
      for token in tokens[(start + 1)...] {
        if next == phrase.upperBound { break }
        if token.term == terms[next], !token.isExcluded {
          next += 1
        } else if !token.isFiller {
          break
        }
      }
      if next == phrase.upperBound { return true }
    }
    return false
  }
}
