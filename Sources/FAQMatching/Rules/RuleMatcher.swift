import FAQKnowledge
import FAQText

/// Rules with their words looked up, so that a question is tested without touching text.
package struct RuleMatcher: Sendable {
  package struct Fired: Sendable, Equatable {
    /// Index of the entry and of its rule.
    package var entry: Int
    package var rule: Int
  }

  private var rules: [(entry: Int, rule: Int, test: Int)] = []
  private var tests = RuleTests()
  /// For each term the rules that cannot hold without it or one of its alternatives.
  private let byTerm: TermLists<Int>
  /// The rules that may hold without any known term, and are tried on every question, in order, each with the pairs of bytes
  /// that its pattern needs. A question without them passes the rule over; without this filter a question takes 14 % longer.
  private var others: [(rule: Int, pairs: Pattern.ByteSet)] = []

  init(_ base: KnowledgeBase, _ analyzer: Analyzer) {
    var scratch = AnalysisScratch()
    var byTerm: [TermID: [Int]] = [:]
    for (entry, value) in base.entries.enumerated() {
      for (index, rule) in value.rules.enumerated() {
        let tree = RuleTree(rule.value, analyzer, scratch: &scratch)
        if let terms = tree.neededTerms {
          for term in Set(terms) { byTerm[term, default: []].append(rules.count) }
        } else {
          others.append((rules.count, tree.neededPairs))
        }
        rules.append((entry, index, tests.add(tree)))
      }
    }
    self.byTerm = TermLists(byTerm, terms: analyzer.lexicon.words.count)
  }

  /// The rules that the question satisfies, in the order of entries.
  ///
  /// - Parameters:
  ///   - tokens: the question, of which excluded ones do not count.
  ///   - text: the question's bytes; patterns see them in small letters.
  ///   - scratch: room for the question's terms and for what patterns find in it.
  /// - Returns: the rules.
  func fired(_ tokens: [Token], _ text: [UInt8], _ scratch: inout RuleScratch) -> [Fired] {
    guard !rules.isEmpty else { return [] }
    scratch.marks.mark(tokens)
    defer { scratch.marks.clear(tokens) }
    scratch.text.read(text)
    // A rule that several words of the question speak for is tested once.
    var likely: [Int] = []
    for token in tokens where !token.isExcluded {
      if let term = token.term { likely += byTerm[term] }
    }
    likely.sort()
    var (fired, last): ([Int], Int?) = ([], nil)
    for rule in likely where rule != last {
      last = rule
      if tests.holds(rules[rule].test, tokens, scratch.marks, &scratch.text) { fired.append(rule) }
    }
    for (rule, pairs) in others
    where scratch.text.pairs.contains(all: pairs)
      && tests.holds(rules[rule].test, tokens, scratch.marks, &scratch.text)
    {
      fired.append(rule)
    }
    return fired.sorted().map { Fired(entry: rules[$0].entry, rule: rules[$0].rule) }
  }
}

/// Room to test rules in.
struct RuleScratch: Sendable {
  /// Empty between questions.
  var marks = TermMarks()
  var text = PatternText()
}
