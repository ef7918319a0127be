import FAQKnowledge
import FAQText

/// The steps from a knowledge base to a ``Matcher``.
struct MatcherBuilder {
  let base: KnowledgeBase
  private(set) var analyzer: Analyzer
  let subjects: SubjectList
  private(set) var space: FeatureSpace
  private(set) var training = TrainingSet()
  private var texts: [String] = []

  /// A line of an answer moves the weights this much less than a wording.
  static let bodyWeight: Float = 0.25

  init(_ base: KnowledgeBase) {
    self.base = base
    analyzer = MatcherBuilder.analyzer(base)
    subjects = SubjectList(base)
    space = FeatureSpace(termCount: analyzer.lexicon.words.count)
    read()
  }

  private static func analyzer(_ base: KnowledgeBase) -> Analyzer {
    let language = Language(rawValue: base.language) ?? .indonesian
    var builder = LexiconBuilder(language: language)
    for group in base.vocabulary.groups { builder.add(canonical: group.canonical.value, variants: group.variants) }
    builder.add(fillers: base.vocabulary.fillers.joined(separator: ","))
    builder.add(ordinary: base.vocabulary.ordinary.joined(separator: ","))
    if language == .indonesian { IndonesianLists.add(to: &builder) }
    for text in MatcherBuilder.texts(base) { builder.add(knowledge: text) }
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
    var pending: [(tokens: [Token], subject: Int, aim: TrainingSet.Aim, weight: Float)] = []
    for (number, subject) in subjects.subjects.enumerated() {
      var lines = SubjectList.wordings(subject, base).map { ($0.value, TrainingSet.Aim.reach, Float(1)) }
      if case .entry(let index) = subject {
        let entry = base.entries[index]
        lines.append((entry.title, .reach, 1))
        lines += entry.counterexamples.map { ($0.value, .avoid, 1) }
        lines += MatcherBuilder.body(entry).map { ($0, .reach, MatcherBuilder.bodyWeight) }
      }
      for (text, aim, weight) in lines {
        analyzer.analyze(Array(text.utf8), &scratch)
        pending.append((scratch.tokens, number, aim, weight))
        texts.append(text)
      }
    }
    let telling = MatcherBuilder.tellingFillers(pending.map { ($0.tokens, $0.subject) }, subjects.count)
    analyzer.keep(telling)
    let kept = Set(telling)
    for line in pending.indices {
      for index in pending[line].tokens.indices where kept.contains(pending[line].tokens[index].term) {
        pending[line].tokens[index].kind = .word
      }
    }
    for line in pending { space.add(line.tokens, counted: line.weight == 1) }
    space.finish(texts: pending.count { $0.weight == 1 })
    var counts = FeatureCounts(space.count)
    for line in pending {
      var vector = FeatureVector()
      space.vector(line.tokens[...], &vector, &counts)
      training.add(vector, subject: line.subject, aim: line.aim, weight: line.weight)
    }
  }

  /// Words of the general list of fillers that this knowledge uses as keywords: "kk" is an elder sister to most, and a
  /// family card to a registry office. Such a word stands in few subjects, and several times in each.
  private static func tellingFillers(_ lines: [(tokens: [Token], subject: Int)], _ subjects: Int) -> [Int32] {
    var counts: [Int32: [Int: Int]] = [:]
    for (tokens, subject) in lines {
      for token in tokens where token.kind == .filler { counts[token.term, default: [:]][subject, default: 0] += 1 }
    }
    return counts.filter { _, places in
      let total = places.values.reduce(0, +)
      return total >= 6 && places.count * 6 <= subjects && total >= places.count * 4
    }.map(\.key).sorted()
  }

  func fittedIndex() -> InvertedIndex {
    var fitter = WeightFitter(features: space.count, subjects: subjects.count)
    fitter.fit(training)
    return InvertedIndex(features: space.count, subjects: subjects.count) { fitter.weight($0, $1) }
  }

  /// Numbers of the wordings of each subject in the training set, without titles and lines of answers.
  func wordingTexts() -> [[Int]] {
    var texts = [[Int]](repeating: [], count: subjects.count)
    for text in 0..<training.count where training.aims[text] == .reach && training.weights[text] == 1 {
      let subject = Int(training.subjects[text])
      if texts[subject].count < SubjectList.wordings(subjects.subjects[subject], base).count { texts[subject].append(text) }
    }
    return texts
  }

  func wordingIndex() -> WordingIndex { WordingIndex(training, texts: texts, subjects: subjects.count) }
}
