import Basics
import FAQKnowledge
import FAQText

/// Rules with their words looked up, so that a question is tested without touching text.
package struct RuleMatcher: Sendable {
  /// A rule, ready to be tested.
  indirect enum Compiled: Sendable {
    /// Any of these terms; none can hold when the list is empty.
    case word([TermID])
    /// These terms side by side.
    case phrase([TermID])
    case pattern(Pattern)
    case all([Compiled])
    case any([Compiled])
    case not(Compiled)
  }

  package struct Fired: Sendable, Equatable {
    /// Index of the entry and of its rule.
    package var entry: Int
    package var rule: Int
  }

  private var rules: [(entry: Int, rule: Int, test: Compiled)] = []
  /// For each term the rules that cannot hold without it or one of its alternatives.
  private let byTerm: TermLists<Int>
  /// The rules that may hold without any known term, and are tried on every question, in order.
  private var others: [Int] = []
  /// For each of ``others`` the pairs of bytes that its pattern needs. A question without them passes the rule over; without
  /// this filter a question takes 14 % longer.
  private var pairsOfOthers: [Pattern.ByteSet] = []

  init(_ base: KnowledgeBase, _ analyzer: Analyzer) {
    var scratch = AnalysisScratch()
    var byTerm: [TermID: [Int]] = [:]
    for (entry, value) in base.entries.enumerated() {
      for (index, rule) in value.rules.enumerated() {
        let test = RuleMatcher.compile(rule.value, analyzer, scratch: &scratch)
        if let terms = RuleMatcher.needed(test) {
          for term in Set(terms) { byTerm[term, default: []].append(rules.count) }
        } else {
          pairsOfOthers.append(RuleMatcher.neededPairs(test))
          others.append(rules.count)
        }
        rules.append((entry, index, test))
      }
    }
    self.byTerm = TermLists(byTerm, terms: analyzer.lexicon.words.count)
  }

  /// Terms of which a text must hold one for the test to hold; nil when it may hold without any.
  private static func needed(_ test: Compiled) -> [TermID]? {
    switch test {
    case .word(let terms): terms
    case .phrase(let terms): Array(terms.prefix(1))
    case .all(let parts): parts.lazy.compactMap { needed($0) }.min { $0.count < $1.count }
    case .any(let parts): neededByEach(parts)
    case .pattern, .not: nil
    }
  }

  private static func neededByEach(_ parts: [Compiled]) -> [TermID]? {
    var all: [TermID] = []
    for part in parts {
      guard let terms = needed(part) else { return nil }
      all += terms
    }
    return all
  }

  /// Pairs of bytes that a text must hold for the test to hold.
  private static func neededPairs(_ test: Compiled) -> Pattern.ByteSet {
    switch test {
    case .pattern(let pattern): pattern.literalPairs
    case .all(let parts): parts.reduce(Pattern.ByteSet(pairsOf: [])) { $0.union(neededPairs($1)) }
    case .word, .phrase, .any, .not: Pattern.ByteSet(pairsOf: [])
    }
  }

  /// The rules that the question satisfies, in the order of entries.
  ///
  /// - Parameters:
  ///   - tokens: the question, of which excluded ones do not count.
  ///   - text: the question's bytes; patterns see them in small letters.
  ///   - marks: room for the question's terms, empty before and after.
  /// - Returns: the rules.
  func fired(_ tokens: [Token], _ text: [UInt8], _ marks: inout TermMarks) -> [Fired] {
    guard !rules.isEmpty else { return [] }
    marks.mark(tokens)
    defer { marks.clear(tokens) }
    var question = Question(tokens: tokens, text: text)
    // A rule that several words of the question speak for is tested once.
    var likely: [Int] = []
    for token in tokens where !token.isExcluded {
      if let term = token.term { likely += byTerm[term] }
    }
    likely.sort()
    var (fired, last): ([Int], Int?) = ([], nil)
    for rule in likely where rule != last {
      last = rule
      if RuleMatcher.holds(rules[rule].test, &question, marks) { fired.append(rule) }
    }
    if !others.isEmpty {
      let pairs = Pattern.ByteSet(pairsOf: text)
      for (rule, needed) in zip(others, pairsOfOthers)
      where pairs.contains(all: needed) && RuleMatcher.holds(rules[rule].test, &question, marks) {
        fired.append(rule)
      }
    }
    return fired.sorted().map { Fired(entry: rules[$0].entry, rule: rules[$0].rule) }
  }

  private static func compile(_ rule: Rule, _ analyzer: Analyzer, scratch: inout AnalysisScratch)
    -> Compiled
  {
    switch rule {
    case .word(let word):
      guard let terms = terms(word, analyzer, scratch: &scratch) else { return .any([]) }
      return terms.count > 1 ? .phrase(terms) : .word(terms)
    case .phrase(let phrase):
      return terms(phrase, analyzer, scratch: &scratch).map { .phrase($0) } ?? .any([])
    case .pattern(let source): return (try? Pattern(source)).map { .pattern($0) } ?? .any([])
    case .all(let parts):
      // A word is looked up at once, and a pattern reads the whole text: patterns are tried last.
      let parts = parts.map { compile($0, analyzer, scratch: &scratch) }
      return .all(parts.filter { !hasPattern($0) } + parts.filter { hasPattern($0) })
    case .any(let parts): return joined(parts.map { compile($0, analyzer, scratch: &scratch) })
    case .not(let part): return .not(compile(part, analyzer, scratch: &scratch))
    }
  }

  /// The alternatives as one test. Their single words are tested together, because each test goes through the whole text.
  private static func joined(_ parts: [Compiled]) -> Compiled {
    let words = parts.flatMap { part in if case .word(let terms) = part { terms } else { [TermID]() } }
    let others = parts.filter { if case .word = $0 { false } else { true } }
    if words.isEmpty { return .any(others) }
    return others.isEmpty ? .word(words) : .any([.word(words)] + others)
  }

  private static func hasPattern(_ test: Compiled) -> Bool {
    switch test {
    case .pattern: true
    case .word, .phrase: false
    case .all(let parts), .any(let parts): parts.contains { hasPattern($0) }
    case .not(let part): hasPattern(part)
    }
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

  /// A question that rules are tested on.
  private struct Question {
    let tokens: [Token]
    let text: [UInt8]
    /// The text in small letters, made when the first pattern asks for it.
    lazy var lowered = ASCII.lowered(text)
  }

  private static func holds(_ test: Compiled, _ question: inout Question, _ marks: TermMarks) -> Bool {
    switch test {
    case .word(let terms): return terms.contains { marks.contains($0) }
    case .phrase(let terms): return holds(terms, question.tokens)
    case .pattern(let pattern): return pattern.matches(question.lowered)
    case .all(let parts): return parts.allSatisfy { holds($0, &question, marks) }
    case .any(let parts): return parts.contains { holds($0, &question, marks) }
    case .not(let part): return !holds(part, &question, marks)
    }
  }

  /// Whether the terms stand side by side, none of them excluded; fillers between them do not count.
  private static func holds(_ phrase: [TermID], _ tokens: [Token]) -> Bool {
    guard !phrase.isEmpty else { return false }
    var start = 0
    while start < tokens.count {
      var index = start
      var matched = 0
      while index < tokens.count, matched < phrase.count {
        if tokens[index].term == phrase[matched], !tokens[index].isExcluded {
          matched += 1
        } else if !tokens[index].isFiller || matched == 0 {
          break
        }
        index += 1
      }
      if matched == phrase.count { return true }
      start += 1
    }
    return false
  }
}
