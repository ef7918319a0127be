import FAQKnowledge
import FAQText

/// The steps from a knowledge base to a ``Matcher``.
struct MatcherBuilder {
  let base: KnowledgeBase
  let analyzer: Analyzer
  let subjects: SubjectList
  private(set) var space: FeatureSpace
  private(set) var examples: [WeightFitter.Example] = []
  private var texts: [String] = []

  /// A line of an answer moves the weights this much less than a wording.
  static let bodyWeight: Float = 0.25

  init(_ base: KnowledgeBase) {
    self.base = base
    analyzer = MatcherBuilder.analyzer(base)
    subjects = SubjectList(base)
    space = FeatureSpace(termCount: analyzer.lexicon.terms.count)
    read()
  }

  private static func analyzer(_ base: KnowledgeBase) -> Analyzer {
    let language = Language(rawValue: base.language) ?? .indonesian
    var builder = LexiconBuilder(language: language)
    for group in base.vocabulary.groups { builder.add(canonical: group.canonical.value, variants: group.variants) }
    builder.addFillers(base.vocabulary.fillers)
    builder.addOrdinary(base.vocabulary.ordinary)
    if language == .indonesian { IndonesianLists.add(to: &builder) }
    for text in MatcherBuilder.texts(base) { builder.addKnowledge(text) }
    return Analyzer(builder.build(), language: language)
  }

  private static func texts(_ base: KnowledgeBase) -> [String] {
    var texts: [String] = []
    for entry in base.entries {
      texts.append(entry.title)
      texts += entry.wordings.map(\.value) + entry.counterexamples.map(\.value) + body(entry)
    }
    for category in base.categories { texts += category.clarification.wordings.map(\.value) }
    texts += base.askBack.wordings.map(\.value)
    for canned in base.canned { texts += canned.wordings.map(\.value) }
    return texts
  }

  /// Lines of an answer that describe the problem or the way out.
  private static func body(_ entry: Entry) -> [String] { [entry.summary] + entry.steps + entry.attachments }

  private mutating func read() {
    var scratch = AnalysisScratch()
    var pending: [(tokens: [Token], subject: Int, counter: Bool, weight: Float)] = []
    for (number, subject) in subjects.subjects.enumerated() {
      var lines = SubjectList.wordings(subject, base).map { ($0.value, false, Float(1)) }
      if case .entry(let index) = subject {
        let entry = base.entries[index]
        lines.append((entry.title, false, 1))
        lines += entry.counterexamples.map { ($0.value, true, 1) }
        lines += MatcherBuilder.body(entry).map { ($0, false, MatcherBuilder.bodyWeight) }
      }
      for (text, counter, weight) in lines {
        analyzer.analyze(Array(text.utf8), &scratch)
        pending.append((scratch.tokens, number, counter, weight))
        texts.append(text)
      }
    }
    for line in pending { space.add(line.tokens, counted: line.weight == 1) }
    space.finish(texts: pending.count { $0.weight == 1 })
    var counts = FeatureCounts(space.count)
    for line in pending {
      var vector = FeatureVector()
      space.vector(line.tokens[...], &vector, &counts)
      examples.append(.init(vector: vector, subject: line.subject, isCounterexample: line.counter, weight: line.weight))
    }
  }

  func fittedIndex() -> InvertedIndex {
    var fitter = WeightFitter(features: space.count, subjects: subjects.count)
    fitter.fit(examples)
    return InvertedIndex(features: space.count, subjects: subjects.count) { fitter.weight($0, $1) }
  }

  func wordingIndex() -> WordingIndex {
    var index = WordingIndex()
    for subject in 0..<subjects.count {
      var vectors: [(vector: FeatureVector, text: String)] = []
      for (example, text) in zip(examples, texts)
      where example.subject == subject && !example.isCounterexample && example.weight == 1 {
        vectors.append((example.vector, text))
      }
      index.addSubject(vectors)
    }
    return index
  }
}
