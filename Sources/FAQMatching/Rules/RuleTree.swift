import FAQKnowledge
import FAQText

/// A rule with its words looked up.
indirect enum RuleTree {
  /// Any of these terms; none can hold when the list is empty.
  case word([TermID])
  /// These terms side by side.
  case phrase([TermID])
  case pattern(Pattern)
  case all([RuleTree])
  case any([RuleTree])
  case not(RuleTree)

  init(_ rule: Rule, _ analyzer: Analyzer, scratch: inout AnalysisScratch) {
    switch rule {
    case .word(let word):
      let terms = RuleTree.terms(word, analyzer, scratch: &scratch)
      self = terms.map { $0.count > 1 ? .phrase($0) : .word($0) } ?? .any([])
    case .phrase(let phrase):
      self = RuleTree.terms(phrase, analyzer, scratch: &scratch).map { .phrase($0) } ?? .any([])
    case .pattern(let source): self = (try? Pattern(source)).map { .pattern($0) } ?? .any([])
    case .all(let parts):
      // A word is looked up at once, and a pattern reads the whole text: patterns are tried last.
      let parts = parts.map { RuleTree($0, analyzer, scratch: &scratch) }
      self = .all(parts.filter { !$0.hasPattern } + parts.filter(\.hasPattern))
    case .any(let parts): self = RuleTree.joined(parts.map { RuleTree($0, analyzer, scratch: &scratch) })
    case .not(let part): self = .not(RuleTree(part, analyzer, scratch: &scratch))
    }
  }

  /// The terms that call the rule. Where several terms or parts would do, those with the fewest known terms are taken, and of
  /// these the fewest.
  ///
  /// - Parameter isKnown: whether a term says little of the rule, because others have it too. By default none is.
  /// - Returns: terms of which a text must hold one for the rule to hold; nil when it may hold without any.
  func neededTerms(isKnown: (TermID) -> Bool = { _ in false }) -> [TermID]? {
    switch self {
    case .word(let terms): return terms
    case .phrase(let terms): return (terms.first { !isKnown($0) } ?? terms.first).map { [$0] }
    case .all(let parts):
      return parts.compactMap { $0.neededTerms(isKnown: isKnown) }.min {
        ($0.count(where: isKnown), $0.count) < ($1.count(where: isKnown), $1.count)
      }
    case .any(let parts):
      let needed = parts.compactMap { $0.neededTerms(isKnown: isKnown) }
      return needed.count == parts.count ? needed.flatMap(\.self) : nil
    case .pattern, .not: return nil
    }
  }

  /// Pairs of bytes that a text must hold for the rule to hold.
  var neededPairs: Pattern.ByteSet {
    switch self {
    case .pattern(let pattern): pattern.literalPairs
    case .all(let parts): parts.reduce(Pattern.ByteSet(pairsOf: [])) { $0.union($1.neededPairs) }
    case .word, .phrase, .any, .not: Pattern.ByteSet(pairsOf: [])
    }
  }

  private var hasPattern: Bool {
    switch self {
    case .pattern: true
    case .word, .phrase: false
    case .all(let parts), .any(let parts): parts.contains(where: \.hasPattern)
    case .not(let part): part.hasPattern
    }
  }

  /// The alternatives as one test. Their single words are tested together, because each test goes through the whole text.
  private static func joined(_ parts: [RuleTree]) -> RuleTree {
    let words = parts.flatMap { part in if case .word(let terms) = part { terms } else { [TermID]() } }
    let others = parts.filter { if case .word = $0 { false } else { true } }
    if words.isEmpty { return .any(others) }
    return others.isEmpty ? .word(words) : .any([.word(words)] + others)
  }

  /// - Returns: the terms of a rule's words; nil when one of them is in no lexicon, because then no question has it.
  private static func terms(
    _ text: String, _ analyzer: Analyzer, scratch: inout AnalysisScratch
  ) -> [TermID]? {
    analyzer.analyze(Array(text.utf8), &scratch)
    let words = scratch.tokens.filter { !$0.isFiller }
    let terms = words.compactMap(\.term)
    return terms.count == words.count ? terms : nil
  }
}
