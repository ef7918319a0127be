import FAQKnowledge
import FAQText

/// Rules with their words looked up, so that a question is tested without touching text.
package struct RuleMatcher: Sendable {
  package struct Fired: Sendable, Equatable {
    /// The entry or the canned reply whose rule it is, and the index of the rule there.
    package var label: Label
    package var rule: Int

    package init(label: Label, rule: Int) { (self.label, self.rule) = (label, rule) }

    /// The index of the entry; nil for a rule of a canned reply.
    package var entry: Int? { if case .entry(let entry) = label { entry } else { nil } }
  }

  private var rules: [(fired: Fired, test: Int)] = []
  private var tests = RuleTests()
  /// For each term the rules that cannot hold without it or one of its alternatives.
  private let byTerm: TermLists<Int>
  /// The rules that may hold without any known term, and are tried on every question, in order, each with the pairs of bytes
  /// that its pattern needs. A question without them passes the rule over; without this filter a question takes 14 % longer.
  private var others: [(rule: Int, pairs: Pattern.ByteSet)] = []

  /// - Parameters:
  ///   - base: the knowledge.
  ///   - analyzer: reads the words of rules as it reads messages.
  ///   - isOfEntries: whether an entry has a term. A rule of a canned reply is called by its other terms alone, because an
  ///     entry comes before what is outside: an office may have pages on an application that others know nothing of. By
  ///     default none has any.
  init(_ base: KnowledgeBase, _ analyzer: Analyzer, isOfEntries: (TermID) -> Bool = { _ in false }) {
    var scratch = AnalysisScratch()
    var byTerm: [TermID: [Int]] = [:]
    let lists =
      base.entries.enumerated().map { (Label.entry($0), $1.rules) }
      + base.canned.enumerated().map { (Label.canned($0), $1.rules) }
    for (label, list) in lists {
      for (index, rule) in list.enumerated() {
        let (fired, tree) = (
          Fired(label: label, rule: index), RuleTree(rule.value, analyzer, scratch: &scratch)
        )
        let yieldsTo = fired.entry == nil ? isOfEntries : { _ in false }
        if let terms = tree.neededTerms(isKnown: yieldsTo) {
          for term in Set(terms) where !yieldsTo(term) { byTerm[term, default: []].append(rules.count) }
        } else {
          others.append((rules.count, tree.neededPairs))
        }
        rules.append((fired, tests.add(tree)))
      }
    }
    self.byTerm = TermLists(byTerm, terms: analyzer.lexicon.words.count)
  }

  /// The rules that the question satisfies, those of entries before those of canned replies, in their order.
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
    return fired.sorted().map { rules[$0].fired }
  }
}

/// Room to test rules in.
struct RuleScratch: Sendable {
  /// Empty between questions.
  var marks = TermMarks()
  var text = PatternText()
}
