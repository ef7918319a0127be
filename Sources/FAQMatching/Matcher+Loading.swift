package import Basics
package import FAQKnowledge
package import FAQText

extension Matcher {
  /// Reads folders, and the word lists of the likeliest language beside them.
  ///
  /// - Parameters:
  ///   - folders: the paths of the knowledge, each folder over those before it.
  ///   - runner: does what can be done side by side.
  ///   - other: makes what needs the reader of questions but not the weights, while these are fitted.
  /// - Returns: a matcher of what could be read, what the other work came to, and every problem of the files.
  package static func load<Other: Sendable>(
    _ folders: [String], on runner: some SideBySide,
    beside other: @escaping @Sendable (KnowledgeBase, Analyzer) -> Other
  ) -> (matcher: Matcher, other: Other, problems: [Diagnostic]) {
    let (loaded, lists) = KnowledgeLoader.load(
      folders, validating: false, on: runner, beside: { LanguageLists.read(.indonesian) })
    let made = make(loaded.base, lists: lists, on: runner, beside: other)
    return (made.matcher, made.other, loaded.problems)
  }

  /// Reads all wordings and fits the weights, with `other` work done beside the fit.
  ///
  /// - Parameters:
  ///   - base: the knowledge.
  ///   - lists: the word lists of the language, when they have been read already. The default is to read them.
  ///   - runner: does what can be done side by side.
  ///   - other: makes what needs the reader of questions but not the weights.
  /// - Returns: the matcher, and what the other work came to.
  package static func make<Other: Sendable>(
    _ base: KnowledgeBase, lists: consuming LexiconBuilder? = nil, on runner: some SideBySide,
    beside other: @escaping @Sendable (KnowledgeBase, Analyzer) -> Other
  ) -> (matcher: Matcher, other: Other) {
    let build = MatcherBuilder(base, lists: lists, on: runner)
    let (weights, (readers, made)) = fit(build, on: runner, beside: other)
    return (Matcher(build, weights, readers), made)
  }

  /// Fits the weights, which is half of the work, beside all that needs none.
  static func fit<Other: Sendable>(
    _ build: MatcherBuilder, on runner: some SideBySide,
    beside other: @escaping @Sendable (KnowledgeBase, Analyzer) -> Other
  ) -> (KeywordWeights, (Readers, Other)) {
    runner.run(
      { build.weights() },
      {
        let readers = Readers(build)
        return (readers, other(build.base, readers.analyzer))
      })
  }

  /// The readers of a question: all of a matcher but what is fitted.
  struct Readers: Sendable {
    let analyzer: Analyzer
    let polarity: PolarityReader
    let clauses: ClauseFinder
    let examples: ExampleIndex
    let rules: RuleMatcher

    init(_ build: MatcherBuilder) {
      analyzer = build.analyzer()
      polarity = PolarityReader(build.language, analyzer)
      clauses = ClauseFinder(build.language, analyzer)
      examples = build.exampleIndex()
      let ofEntries = build.featuresOfEntries()
      rules = RuleMatcher(build.base, analyzer) { term in
        build.space.feature(ofTerm: term).map { ofEntries[$0.index] } ?? false
      }
    }
  }
}
