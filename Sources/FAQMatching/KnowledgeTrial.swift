package import FAQKnowledge

/// Tries the knowledge's own wordings: each `Pertanyaan` must be answered with its entry, no `Bukan` may be.
package struct KnowledgeTrial {
  private let matcher: Matcher

  package init(_ matcher: Matcher) { self.matcher = matcher }

  /// Problems of all entries, in the order of their places.
  package func problems() -> [Diagnostic] {
    let decider = Decider(matcher)
    var scratch = matcher.makeScratch()
    var problems: [Diagnostic] = []
    for (index, entry) in matcher.base.entries.enumerated() {
      for wording in entry.wordings {
        let decision = decider.decide(matcher.match(wording.value, &scratch)).decision
        guard decision != .answer(entry: index) else { continue }
        var reached: String?
        if case .answer(let other) = decision { reached = matcher.base.entries[other].id }
        problems.append(
          Diagnostic(
            .error, wording.location, .trial(.wordingMisses(wording.value, owner: entry.id, reached: reached))
          ))
      }
      for wording in entry.counterexamples
      where decider.decide(matcher.match(wording.value, &scratch)).decision == .answer(entry: index) {
        problems.append(
          Diagnostic(.error, wording.location, .trial(.counterexampleHits(wording.value, owner: entry.id))))
      }
    }
    return problems.sorted { $0.location < $1.location }
  }

  /// How many wordings still reach their entry when the weights are fitted as if they had never been written.
  ///
  /// One wording of each label is left out at a time, so there are as many fits as the longest list has wordings.
  package static func leaveOneOut(_ base: KnowledgeBase) -> [(entry: String, reached: Int, all: Int)] {
    let build = MatcherBuilder(base)
    let texts = build.wordingTexts()
    var figures = base.entries.map { (entry: $0.id, reached: 0, all: 0) }
    for fold in 0..<(texts.map(\.count).max() ?? 0) {
      let held = Set(texts.compactMap { $0.count > fold ? $0[fold] : nil })
      var fitter = WeightFitter(
        features: build.space.count, labels: build.labels.count, policy: build.policy.fitting)
      fitter.fit(build.training, skipping: held.contains)
      for entry in base.entries.indices where texts[entry].count > fold {
        figures[entry].all += 1
        if fitter.best(build.training, texts[entry][fold]) == LabelSet.entry(entry) {
          figures[entry].reached += 1
        }
      }
    }
    return figures
  }
}
