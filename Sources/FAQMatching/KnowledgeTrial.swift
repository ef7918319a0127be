package import FAQKnowledge
import FAQText

/// Tries the knowledge's own wordings: each `Pertanyaan` must be answered with its entry, no `Bukan` may be.
package struct KnowledgeTrial {
  /// Words that a problem names.
  private static let shownWords = 3

  private let matcher: Matcher

  package init(_ matcher: Matcher) { self.matcher = matcher }

  /// Problems of all entries and of what is outside, in the order of their places.
  package func problems() -> [Diagnostic] {
    var scratch = matcher.makeScratch()
    var problems = matcher.base.entries.indices.flatMap { self.problems(of: $0, &scratch) }
    problems += contradictions(&scratch)
    return problems.sorted { $0.location < $1.location }
  }

  /// Problems of the wordings of one entry.
  package func problems(of index: Int, _ scratch: inout MatchScratch) -> [Diagnostic] {
    let decider = Decider(matcher)
    let entry = matcher.base.entries[index]
    var problems: [Diagnostic] = []
    for wording in entry.wordings {
      let match = matcher.match(wording.value, &scratch)
      let decision = decider.decide(match).decision
      guard decision != .answer(entry: index) else { continue }
      let (reached, words) = winner(match, decision, &scratch)
      let problem = TrialProblem.wordingMisses(
        wording.value, owner: entry.id, reached: reached, words: words)
      problems.append(Diagnostic(.error, wording.location, .trial(problem)))
    }
    for wording in entry.counterexamples
    where decider.decide(matcher.match(wording.value, &scratch)).decision == .answer(entry: index) {
      problems.append(
        Diagnostic(.error, wording.location, .trial(.counterexampleHits(wording.value, owner: entry.id))))
    }
    return problems
  }

  /// Names the label that a wording reached in place of its entry, and the words that spoke for that label most.
  package func winner(_ match: Match, _ decision: Decision, _ scratch: inout MatchScratch) -> (
    String?, [String]
  ) {
    guard let label = decision.label(in: matcher),
      let best = match.candidates.first(where: { $0.label == label })
    else { return (nil, []) }
    let explainer = Explainer(matcher)
    let words = matcher.contributions(match.tokens[best.segment], label: label, scratch: &scratch)
      .sorted { ($1.weight, $0.feature) < ($0.weight, $1.feature) }
    return (
      explainer.name(label), words.prefix(KnowledgeTrial.shownWords).map { explainer.feature($0.feature) }
    )
  }

  /// Lines of what is outside that say nearly the same as a wording or the title of an entry.
  private func contradictions(_ scratch: inout MatchScratch) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for canned in matcher.base.canned where canned.kind == .outside {
      for wording in canned.wordings {
        guard let entry = matcher.nearestEntry(wording.value, &scratch),
          entry.cosine >= matcher.policy.decision.contradiction
        else { continue }
        let problem = TrialProblem.refusalContradicts(
          wording.value, refusal: canned.name, entry: matcher.base.entries[entry.index].id)
        problems.append(Diagnostic(.warning, wording.location, .trial(problem)))
      }
    }
    return problems
  }

  /// The number of wordings that still reach their entry when the weights are fitted as if they had never been written.
  ///
  /// A wording reaches the likeliest label by the fitted weights alone: profiles of labels, rules and thresholds, which an
  /// answer also depends on, take no part, and the idf is that of all wordings. One wording of each label is left out at a
  /// time, so there are as many fits as the longest list has wordings.
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

extension Decision {
  /// The label that decided; nil where none did.
  fileprivate func label(in matcher: Matcher) -> LabelID? {
    let label: Label
    switch self {
    case .answer(let entry): label = .entry(entry)
    case .canned(let index): label = .canned(index)
    case .clarify(let category, _): label = category.map { .category($0) } ?? .vague
    case .unknown: return nil
    }
    return matcher.labels.all.firstIndex(of: label).map { LabelID($0) }
  }
}

extension Matcher {
  /// The entry with the wording or title nearest to a text, and the cosine of the two.
  fileprivate func nearestEntry(_ text: String, _ scratch: inout MatchScratch) -> (index: Int, cosine: Float)?
  {
    analyzer.analyze(Array(text.utf8), &scratch.analysis)
    space.vector(scratch.analysis.tokens[...], into: &scratch.vector, counts: &scratch.counts)
    let cosines = base.entries.indices.map { entry in
      (
        entry,
        examples.nearest(LabelSet.entry(entry), scratch.vector, sums: &scratch.sums)
          .cosine
      )
    }
    return cosines.max { $0.1 < $1.1 }
  }
}
