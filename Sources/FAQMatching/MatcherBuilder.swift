import Basics
import FAQKnowledge
import FAQText

/// The steps from a knowledge base to a ``Matcher``.
struct MatcherBuilder {
  let base: KnowledgeBase
  let policy: MatchPolicy
  let language: Language
  private(set) var lexicon: Lexicon
  let labels: LabelSet
  private(set) var space: FeatureSpace
  private(set) var training = TrainingSet()
  private var texts: [String] = []

  /// - Parameters:
  ///   - base: the knowledge.
  ///   - lists: the word lists of the language, when they have been read already.
  ///   - policy: the thresholds. The default is what ships.
  ///   - runner: does what can be done side by side. The default does it one after the other.
  init(
    _ base: KnowledgeBase, lists: consuming LexiconBuilder? = nil, policy: MatchPolicy = MatchPolicy(),
    on runner: some SideBySide = OneAfterAnother()
  ) {
    self.policy = policy
    let language = Language(rawValue: base.language) ?? .indonesian
    self.base = base
    self.language = language
    labels = LabelSet(base)
    // The lists are consumed, because a second holder would have them copied at the first word added.
    var builder = lists ?? LanguageLists.read(language)
    if builder.language != language { builder = LanguageLists.read(language) }
    MatcherBuilder.add(base.vocabulary, to: &builder)
    let lines = MatcherBuilder.lines(base, labels)
    texts = lines.map(\.text)
    let words = MatcherBuilder.words(texts + MatcherBuilder.otherTexts(base), addedTo: &builder, on: runner)
    lexicon = builder.build()
    space = FeatureSpace(
      termCount: lexicon.words.count, wordCount: words.count(ofFirst: lines.count), policy: policy.features)
    learn(lines, words, on: runner)
  }

  /// A text to learn from.
  private struct Line: Sendable {
    var text: String
    var label: LabelID
    var kind: TrainingExample.Kind
  }

  /// The words of all lines, one after the other.
  private struct LineWords: Sendable {
    private var words: [TermID] = []
    private var starts = [0]

    subscript(line: Int) -> ArraySlice<TermID> { words[starts[line]..<starts[line + 1]] }

    func count(ofFirst lines: Int) -> Int { starts[lines] }

    mutating func add(_ texts: ArraySlice<String>, to builder: inout LexiconBuilder) {
      for text in texts {
        builder.add(knowledge: text, into: &words)
        starts.append(words.count)
      }
    }

    /// Adds lines whose words have other numbers.
    mutating func add(_ other: LineWords, numbered numbers: [TermID]) {
      starts += other.starts.dropFirst().map { $0 + words.count }
      words += other.words.map { numbers[$0.index] }
    }
  }

  /// The texts whose words are made known although nothing is learnt from them: else a rule never fires, a follow-up is not
  /// read, and a slip in an answer of a check is not mended.
  private static func otherTexts(_ base: KnowledgeBase) -> [String] {
    let rules = (base.entries.flatMap(\.rules) + base.canned.flatMap(\.rules)).flatMap(\.value.texts)
    let followUps = base.followUps.flatMap(\.wordings) + base.entries.flatMap(\.followUps).flatMap(\.wordings)
    let checks = base.entries.compactMap(\.check) + base.categories.compactMap(\.check)
    let answers = checks.flatMap(\.questions).flatMap(\.answers)
    return rules + followUps.map(\.value) + answers.map(\.label)
  }

  /// Makes the words of texts known. Each half of the texts is read beside the other.
  private static func words(
    _ texts: [String], addedTo builder: inout LexiconBuilder, on runner: some SideBySide
  ) -> LineWords {
    let (half, language) = (texts.count / 2, builder.language)
    var words = LineWords()
    let (_, second) = runner.run(
      { words.add(texts[..<half], to: &builder) },
      {
        var (words, builder) = (LineWords(), LexiconBuilder(language: language, words: 4_000))
        words.add(texts[half...], to: &builder)
        return (words: words, builder: builder)
      })
    words.add(second.words, numbered: builder.add(knowledgeOf: second.builder))
    return words
  }

  /// Adds the words of the knowledge's own vocabulary to those of its language.
  private static func add(_ vocabulary: Vocabulary, to builder: inout LexiconBuilder) {
    for group in vocabulary.groups { builder.add(canonical: group.canonical.value, variants: group.variants) }
    builder.add(fillers: vocabulary.fillers.joined(separator: ","))
    builder.add(ordinary: vocabulary.ordinary.joined(separator: ","))
  }

  /// All wordings, titles, counter-examples and lines of answers, label after label.
  private static func lines(_ base: KnowledgeBase, _ labels: LabelSet) -> [Line] {
    var lines: [Line] = []
    for (index, label) in labels.all.enumerated() {
      let number = LabelID(index)
      for wording in LabelSet.wordings(label, base) {
        lines.append(Line(text: wording.value, label: number, kind: .wording))
      }
      guard case .entry(let index) = label else { continue }
      let entry = base.entries[index]
      lines.append(Line(text: entry.title, label: number, kind: .title))
      for wording in entry.counterexamples {
        lines.append(Line(text: wording.value, label: number, kind: .counterexample))
      }
      for text in ([entry.summary] + entry.steps + entry.attachments).map(FormattedText.words) {
        lines.append(Line(text: text, label: number, kind: .body))
      }
    }
    return lines
  }

  /// Makes the features of all lines. Each half of the lines is read and trained on beside the other.
  private mutating func learn(_ lines: [Line], _ words: LineWords, on runner: some SideBySide) {
    lexicon.keep(keywordFillers(lines, words))
    let (lexicon, half) = (lexicon, lines.count / 2)
    let corpora = runner.run(
      { MatcherBuilder.corpus(words, 0..<half, lexicon) },
      { MatcherBuilder.corpus(words, half..<lines.count, lexicon) })
    for number in lines.indices {
      let text = number < half ? corpora.0.text(number) : corpora.1.text(number - half)
      space.add(text, counted: lines[number].kind.isCounted)
    }
    space.finish(texts: lines.count { $0.kind.isCounted })
    let space = space
    let (first, second) = runner.run(
      { MatcherBuilder.train(lines[..<half], corpora.0, in: space) },
      { MatcherBuilder.train(lines[half...], corpora.1, in: space) })
    training = first
    training.add(second)
  }

  private static func corpus(_ words: LineWords, _ lines: Range<Int>, _ lexicon: Lexicon) -> TokenCorpus {
    var corpus = TokenCorpus()
    var tokens: [Token] = []
    for line in lines {
      lexicon.read(words[line], into: &tokens)
      corpus.add(tokens)
    }
    return corpus
  }

  /// The features of lines, whose texts stand in `texts` in the same order.
  private static func train(_ lines: ArraySlice<Line>, _ texts: TokenCorpus, in space: FeatureSpace)
    -> TrainingSet
  {
    var training = TrainingSet()
    var tokens: [Token] = []
    var counts = FeatureCounts(space.count)
    var vector = FeatureVector()
    for (number, line) in lines.enumerated() {
      texts.text(number).tokens(into: &tokens)
      space.vector(tokens[...], into: &vector, counts: &counts)
      training.add(vector, label: line.label, kind: line.kind)
    }
    return training
  }

  /// Words of the general list of fillers that this knowledge uses as keywords: "kk" is an elder sister to most, and a
  /// family card to a registry office. Such a word stands in few labels, and several times in each.
  private func keywordFillers(_ lines: [Line], _ words: LineWords) -> [TermID] {
    var counts = [FillerCount](repeating: FillerCount(), count: lexicon.words.count)
    for (number, line) in lines.enumerated() {
      for word in words[number] where lexicon.isFiller(word) { counts[word.index].add(line.label) }
    }
    return counts.indices.filter { word in
      let count = counts[word]
      let (total, own) = (Int(count.total), Int(count.labels))
      return total >= policy.features.keywordFillerCount
        && own * policy.features.labelsPerKeywordFiller <= labels.count
        && total >= own * policy.features.fillerCountPerLabel
    }.map { TermID($0) }
  }

  /// Counts a filler in the knowledge, and the labels that it stands in; lines come label by label. Its numbers are small,
  /// because each word of the lexicon has one.
  private struct FillerCount {
    var total: Int32 = 0
    var labels: Int32 = 0
    private var last: LabelID?

    mutating func add(_ label: LabelID) {
      total += 1
      if label != last { labels += 1 }
      last = label
    }
  }

  /// Whether the title, the wordings or the answer of some entry have a feature, by the number of the feature.
  func featuresOfEntries() -> [Bool] {
    var has = [Bool](repeating: false, count: space.count)
    for example in 0..<training.count
    where training.kinds[example] != .counterexample && labels.isAnswer(training.labels[example]) {
      for place in training.range(example) { has[training.features[place].index] = true }
    }
    return has
  }

  func analyzer() -> Analyzer { Analyzer(lexicon, language: language, policy: policy.reading) }

  /// The weights, fitted unless the base is too large for it.
  func weights() -> KeywordWeights {
    guard space.count * labels.count <= ClassCentroids.mostFitted else {
      return .averaged(
        InvertedIndex(
          ClassCentroids(training, features: space.count, labels: labels.count, policy: policy.fitting)))
    }
    var fitter = WeightFitter(features: space.count, labels: labels.count, policy: policy.fitting)
    fitter.fit(training)
    var rows = fitter.rows
    LabelProfiles(training, space, labels: labels, policy: policy.profiles).add(to: &rows)
    return .fitted(rows)
  }

  /// Numbers of the wordings of each label in the training set.
  func wordingTexts() -> [[Int]] {
    var texts = [[Int]](repeating: [], count: labels.count)
    for text in 0..<training.count where training.kinds[text] == .wording {
      texts[training.labels[text].index].append(text)
    }
    return texts
  }

  func exampleIndex() -> ExampleIndex {
    ExampleIndex(training, texts: texts, features: space.count, labels: labels.count)
  }
}
