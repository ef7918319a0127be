package import Basics
package import FAQKnowledge
package import FAQText

/// Finds what a question is about: rules first, then keywords, then mended keywords, as one confidence.
///
/// A class, because it is immutable, has 1.4 KB, and stands in a dozen values that would be copied with each question.
package final class Matcher: Sendable {
  package let base: KnowledgeBase
  package let policy: MatchPolicy
  package let analyzer: Analyzer
  package let polarity: PolarityReader
  let clauseFinder: ClauseFinder
  /// Read when the first message of several clauses comes, because most have one.
  let clauseWords: Once<SidedWords>
  /// Read when the first message comes that may hold two problems.
  let problemWords: Once<SidedWords>
  /// The words that may stand between two problems: the list `kata-dan`, and the first word of each connector.
  let joiningWords: WordSet
  package let labels: LabelSet
  package let space: FeatureSpace
  package let weights: KeywordWeights
  package let examples: ExampleIndex
  package let rules: RuleMatcher

  /// Reads all wordings and fits the weights: ``make(_:lists:on:beside:)`` without other work.
  package convenience init(
    _ base: KnowledgeBase, policy: MatchPolicy = MatchPolicy(),
    on runner: some SideBySide = OneAfterAnother()
  ) {
    let build = MatcherBuilder(base, policy: policy, on: runner)
    let (weights, (readers, _)) = Matcher.fit(build, on: runner, beside: { _, _ in })
    self.init(build, weights, readers)
  }

  init(_ build: MatcherBuilder, _ weights: KeywordWeights, _ readers: Readers) {
    (base, policy, labels, space) = (build.base, build.policy, build.labels, build.space)
    self.weights = weights
    (analyzer, polarity, clauseFinder) = (readers.analyzer, readers.polarity, readers.clauses)
    (examples, rules) = (readers.examples, readers.rules)
    clauseWords = Once { [lexicon = readers.analyzer.lexicon] in SidedWords.ofClauses(lexicon) }
    problemWords = Once { [lexicon = readers.analyzer.lexicon] in SidedWords.ofProblems(lexicon) }
    joiningWords = WordSet(
      build.base.phrasebook.list(.joiningWords)
        + build.base.connectors.compactMap { $0.split(separator: " ").first.map(String.init) })
  }

  /// The reader of questions to this knowledge, without the weights: it is ready in half of the time.
  package static func analyzer(_ base: KnowledgeBase) -> Analyzer { MatcherBuilder(base).analyzer() }

  /// Buffers of a match; one for each thread.
  ///
  /// - Parameter cacheSize: how many unknown words to cache, a power of two, for a caller that asks many questions. The
  ///   default is none.
  /// - Returns: the buffers.
  package func makeScratch(cacheSize: Int = 0) -> MatchScratch {
    var scratch = MatchScratch(features: space.count, labels: labels.count)
    if cacheSize > 0 { scratch.analysis = AnalysisScratch(cacheSize: cacheSize) }
    return scratch
  }

  package func match(_ question: some StringProtocol, _ scratch: inout MatchScratch) -> Match {
    match(Array(question.utf8), &scratch)
  }

  /// `text`: the question, UTF-8; need not be well formed.
  package func match(_ text: [UInt8], _ scratch: inout MatchScratch) -> Match {
    analyzer.analyze(text, &scratch.analysis)
    let tokens = scratch.analysis.tokens
    return judged(settled(tokens, of: text, &scratch), tokens, &scratch)
  }

  /// The match of all clauses of a message, without the words that it excludes.
  package func wholeMatch(_ question: String, _ scratch: inout MatchScratch) -> Match {
    let text = Array(question.utf8)
    analyzer.analyze(text, &scratch.analysis)
    return settled(scratch.analysis.tokens, of: text, &scratch)
  }

  /// The readings of a message that leave clauses out, each with its evidence: what their weights are fitted on.
  package func clauseReadings(_ question: String, _ scratch: inout MatchScratch) -> [ClauseReading] {
    let text = Array(question.utf8)
    analyzer.analyze(text, &scratch.analysis)
    let tokens = scratch.analysis.tokens
    return readings(of: settled(tokens, of: text, &scratch), tokens, &scratch)
  }

  /// The match of a text, without the words that it excludes.
  private func settled(_ tokens: [Token], of text: [UInt8], _ scratch: inout MatchScratch) -> Match {
    let match = match(tokens, of: text, &scratch)
    let exclusions = polarity.read(tokens)
    return exclusions.isEmpty ? match : settled(match, without: exclusions, &scratch)
  }

  /// Matches a text that is analyzed already, whatever it excludes.
  ///
  /// - Parameters:
  ///   - tokens: the text as the analyzer reads it.
  ///   - text: its UTF-8.
  ///   - bySegments: whether a long text is also judged by its segments. The default is that it is.
  ///   - scratch: the caller's working memory.
  /// - Returns: the findings.
  func match(_ tokens: [Token], of text: [UInt8], bySegments: Bool = true, _ scratch: inout MatchScratch)
    -> Match
  {
    var match = Match()
    match.text = text
    guard !tokens.isEmpty, labels.count > 0 else { return match }
    Segments.cut(tokens, by: policy.segments, into: &scratch.segments)
    if !bySegments { scratch.segments.removeLast(scratch.segments.count - 1) }
    scratch.clear()
    for number in scratch.segments.indices {
      judge(scratch.segments[number], tokens, isWhole: number == 0, scratch: &scratch)
    }
    match.candidates = scratch.ranked()
    match.outside = scratch.outside
    match.fired = rules.fired(tokens, text, &scratch.rules)
    match.tokens = tokens
    return match
  }

  /// Adds what one segment says to the best of each label.
  private func judge(
    _ segment: Range<Int>, _ tokens: [Token], isWhole: Bool, scratch: inout MatchScratch
  ) {
    space.vector(tokens[segment], into: &scratch.vector, counts: &scratch.counts)
    guard scratch.vector.known > 0 else { return }
    scratch.ranking.rank(
      scratch.vector, weights, count: policy.segments.judged, above: policy.segments.leastProbability,
      atLeast: isWhole ? Matcher.alwaysJudged : 0)
    if isWhole { scratch.ranking.noteWhole() }
    let allOutside = scratch.ranking.probability(of: labels.outside)
    if isWhole { scratch.outside = allOutside }
    for rank in scratch.ranking.top.indices {
      let (label, probability) = (
        scratch.ranking.top[rank].label, scratch.ranking.top[rank].probability
      )
      guard isWhole || labels.speaksInSegment(label) else { continue }
      // A label this unlikely cannot win.
      if probability < policy.segments.leastProbability, !isWhole || rank >= Matcher.alwaysJudged { continue }
      let segmentWeight =
        isWhole ? 1 : policy.segments.weight(wholeProbability: scratch.ranking.wholeProbability(label))
      let (unknownShare, outside) = (scratch.vector.unknownShare, labels.isAnswer(label) ? allOutside : nil)
      func confidence(_ cosine: Float) -> Float {
        policy.confidence.of(
          probability: probability, cosine: cosine, unknownShare: unknownShare, outside: outside)
          * segmentWeight
      }
      // A segment that could not say more for the label than was said already, were it one of its wordings, is passed over.
      if !isWhole, confidence(Matcher.largestCosine) <= scratch.best(label) { continue }
      let (example, cosine) = examples.nearest(
        label, scratch.vector, sums: &scratch.sums)
      scratch.keep(
        .init(
          label: label, confidence: confidence(cosine), probability: probability,
          cosine: cosine, example: example, segmentWeight: segmentWeight, unknownShare: unknownShare,
          outside: outside, segment: segment))
    }
  }

  /// The share of each keyword of a segment in the score of a label: its weight times its value in the segment.
  func contributions(
    _ segment: ArraySlice<Token>, label: LabelID, scratch: inout MatchScratch
  ) -> [(feature: FeatureID, weight: Float)] {
    space.vector(segment, into: &scratch.vector, counts: &scratch.counts)
    return zip(scratch.vector.features, scratch.vector.values).compactMap { feature, value in
      let weight = weights.weight(feature, label)
      return weight == 0 ? nil : (feature, weight * value)
    }
  }

  /// Entries' confidence by the whole text, most confident first: for explanations that need more than the candidates of the match.
  func entryConfidences(_ match: Match) -> [(entry: String, confidence: Float)] {
    guard labels.count > 0 else { return [] }
    var scratch = makeScratch()
    space.vector(match.tokens[...], into: &scratch.vector, counts: &scratch.counts)
    // Fitted weights give every label a probability, so that there are always enough entries, if far behind.
    let isFitted = if case .fitted = weights { true } else { false }
    let count = isFitted ? labels.count : Matcher.explained
    scratch.ranking.rank(scratch.vector, weights, count: count, above: 0, atLeast: count)
    let outside = scratch.ranking.probability(of: labels.outside)
    let all = scratch.ranking.top.compactMap { scored -> (entry: String, confidence: Float)? in
      guard case .entry(let entry) = labels[scored.label] else { return nil }
      let cosine = examples.nearest(scored.label, scratch.vector, sums: &scratch.sums)
        .cosine
      let confidence = policy.confidence.of(
        probability: scored.probability, cosine: cosine, unknownShare: scratch.vector.unknownShare,
        outside: outside)
      return (base.entries[entry].id, confidence)
    }
    return all.sorted { ($1.confidence, $0.entry) < ($0.confidence, $1.entry) }
  }

  /// The scores of `entries` by the keywords of `text`, as plain sums of weights.
  package func scores(_ text: String, among entries: [Int], scratch: inout MatchScratch) -> [Float] {
    analyzer.analyze(Array(text.utf8), &scratch.analysis)
    return scores(scratch.analysis.tokens, among: entries, scratch: &scratch)
  }

  /// The same for a text that is analyzed already.
  package func scores(_ tokens: [Token], among entries: [Int], scratch: inout MatchScratch) -> [Float] {
    space.vector(tokens[...], into: &scratch.vector, counts: &scratch.counts)
    let (features, values) = (scratch.vector.features, scratch.vector.values)
    return entries.map { entry in
      zip(features, values).reduce(0) { $0 + weights.weight($1.0, LabelSet.entry(entry)) * $1.1 }
    }
  }

  /// Labels of the whole text that are judged however unlikely they are: an explanation and the journal name the second.
  private static let alwaysJudged = 2
  /// No cosine is larger, however it was rounded.
  static let largestCosine: Float = 1.001
  /// Labels of the whole text that an explanation ranks, in a base too large to rank them all.
  static let explained = 24
}
