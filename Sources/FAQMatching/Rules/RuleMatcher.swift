import FAQKnowledge
import FAQText

/// Rules with their words looked up, so that a question is tested without touching text.
package struct RuleMatcher: Sendable {
  /// A rule, ready to be tested.
  indirect enum Compiled: Sendable {
    /// Any of these terms; none can hold when the list is empty.
    case word([Int32])
    /// These terms side by side.
    case phrase([Int32])
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
  /// For each term the rules that need it, and those that no one term speaks for, in order.
  private var byTerm: [Int32: [Int]] = [:]
  private var others: [Int] = []
  /// For each of ``others`` bytes without which it cannot hold: most texts lack the digits of an error code.
  private var bytesOfOthers: [Pattern.ByteSet] = []

  init(_ base: KnowledgeBase, _ analyzer: Analyzer) {
    var scratch = AnalysisScratch()
    for (entry, value) in base.entries.enumerated() {
      for (index, rule) in value.rules.enumerated() {
        let test = RuleMatcher.compile(rule.value, analyzer, &scratch)
        file(rules.count, test)
        rules.append((entry, index, test))
      }
    }
  }

  private mutating func file(_ rule: Int, _ test: Compiled) {
    guard let terms = RuleMatcher.needed(test) else {
      bytesOfOthers.append(RuleMatcher.neededBytes(test))
      return others.append(rule)
    }
    for term in Set(terms) { byTerm[term, default: []].append(rule) }
  }

  /// Terms of which a text must hold one for the test to hold; nil when it may hold without any.
  private static func needed(_ test: Compiled) -> [Int32]? {
    switch test {
    case .word(let terms): terms
    case .phrase(let terms): Array(terms.prefix(1))
    case .all(let parts): parts.lazy.compactMap { needed($0) }.min { $0.count < $1.count }
    case .any(let parts):
      parts.reduce(Optional([])) { all, part in all.flatMap { all in needed(part).map { all + $0 } } }
    case .pattern, .not: nil
    }
  }

  /// Bytes that a text must hold for the test to hold.
  private static func neededBytes(_ test: Compiled) -> Pattern.ByteSet {
    switch test {
    case .pattern(let pattern): pattern.literalBytes
    case .all(let parts): parts.reduce(Pattern.ByteSet([])) { $0.union(neededBytes($1)) }
    case .word, .phrase, .any, .not: Pattern.ByteSet([])
    }
  }

  /// The rules that the question satisfies, in the order of entries.
  ///
  /// `text`: the question's bytes; patterns see them in small letters.
  func fired(_ tokens: [Token], _ text: [UInt8]) -> [Fired] {
    guard !rules.isEmpty else { return [] }
    var text = LoweredText(typed: text)
    var fired: [Int] = []
    if !others.isEmpty {
      let bytes = Pattern.ByteSet(text.bytes)
      for (rule, needed) in zip(others, bytesOfOthers)
      where bytes.contains(all: needed) && RuleMatcher.holds(rules[rule].test, tokens, &text) {
        fired.append(rule)
      }
    }
    for token in tokens where token.term >= 0 {
      for rule in byTerm[token.term] ?? []
      where !fired.contains(rule) && RuleMatcher.holds(rules[rule].test, tokens, &text) {
        fired.append(rule)
      }
    }
    return fired.sorted().map { Fired(entry: rules[$0].entry, rule: rules[$0].rule) }
  }

  private static func compile(_ rule: Rule, _ analyzer: Analyzer, _ scratch: inout AnalysisScratch)
    -> Compiled
  {
    switch rule {
    case .word(let word):
      let terms = terms(word, analyzer, &scratch)
      return terms.count > 1 ? .phrase(terms) : .word(terms)
    case .phrase(let phrase): return .phrase(terms(phrase, analyzer, &scratch))
    case .pattern(let source): return (try? Pattern(source)).map { .pattern($0) } ?? .any([])
    case .all(let parts): return .all(parts.map { compile($0, analyzer, &scratch) })
    case .any(let parts): return .any(parts.map { compile($0, analyzer, &scratch) })
    case .not(let part): return .not(compile(part, analyzer, &scratch))
    }
  }

  private static func terms(_ text: String, _ analyzer: Analyzer, _ scratch: inout AnalysisScratch) -> [Int32]
  {
    analyzer.analyze(Array(text.utf8), &scratch)
    return scratch.tokens.filter { $0.kind != .filler }.map(\.term)
  }

  /// A text in small letters, made when the first pattern asks for it.
  private struct LoweredText {
    let typed: [UInt8]
    lazy var bytes = typed.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  private static func holds(_ test: Compiled, _ tokens: [Token], _ text: inout LoweredText) -> Bool {
    switch test {
    case .word(let terms): return tokens.contains { $0.term >= 0 && terms.contains($0.term) }
    case .phrase(let terms): return holds(terms, tokens)
    case .pattern(let pattern):
      return pattern.matches(text.bytes)
    case .all(let parts): return parts.allSatisfy { holds($0, tokens, &text) }
    case .any(let parts): return parts.contains { holds($0, tokens, &text) }
    case .not(let part): return !holds(part, tokens, &text)
    }
  }

  /// Whether the terms stand side by side; words without a subject between them do not count.
  private static func holds(_ phrase: [Int32], _ tokens: [Token]) -> Bool {
    guard !phrase.isEmpty else { return false }
    var start = 0
    while start < tokens.count {
      var index = start
      var matched = 0
      while index < tokens.count, matched < phrase.count {
        if tokens[index].term == phrase[matched], phrase[matched] >= 0 {
          matched += 1
        } else if tokens[index].kind != .filler || matched == 0 {
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
