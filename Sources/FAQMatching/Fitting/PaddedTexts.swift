import FAQText
import Glibc

/// Short wordings once more, each with a word that stands in nearly all entries, because such a word says nothing, and a
/// plain sentence that has it is as plain as one without: "lupa password akun", "ganti email perusahaan".
///
/// Fitted to the wordings alone, a word of the setting speaks for the one label whose few short wordings have it.
struct PaddedTexts {
  private let policy: PaddingPolicy
  private let texts: TokenCorpus
  /// For each text the label that it is a wording of; nil for a text that is none.
  private let wordingOf: [LabelID?]
  private let labels: LabelSet
  private let words: [TermID]

  /// - Parameters:
  ///   - texts: the texts of the knowledge, label after label.
  ///   - wordingOf: for each text the label that it is a wording of; nil for a text that is none.
  ///   - labels: all labels.
  ///   - terms: how many terms the lexicon has.
  ///   - policy: which words are put in, and into which texts.
  init(_ texts: TokenCorpus, wordingOf: [LabelID?], labels: LabelSet, terms: Int, policy: PaddingPolicy) {
    (self.texts, self.wordingOf, self.labels, self.policy) = (texts, wordingOf, labels, policy)
    words = PaddedTexts.widespread(texts, wordingOf, labels, terms: terms, policy: policy)
  }

  /// The padded texts of entries and of what is outside, as examples for the fit; none where no word is widespread.
  func training(in space: FeatureSpace) -> TrainingSet {
    var training = TrainingSet()
    guard !words.isEmpty else { return training }
    var random = SplitMix(state: 0x6A09_E667_F3BC_C908)
    var tokens: [Token] = []
    var counts = FeatureCounts(space.count)
    var vector = FeatureVector()
    for (number, label) in wordingOf.enumerated() {
      guard let label, labels.isAnswer(label) || labels.outside.contains(label) else { continue }
      texts.text(number).tokens(into: &tokens)
      guard 1...policy.longest ~= tokens.count(where: { !$0.isFiller }) else { continue }
      let word = words[Int(random.next() % UInt64(words.count))]
      let place = Int(random.next() % UInt64(tokens.count + 1))
      guard !tokens.contains(where: { $0.term == word }) else { continue }
      tokens.insert(Token(term: word, start: 0, end: 0), at: place)
      space.vector(tokens[...], into: &vector, counts: &counts)
      training.add(vector, label: label, kind: .wording)
    }
    return training
  }

  /// The words that stand in most entries, and in none of them much more often than in others.
  private static func widespread(
    _ texts: TokenCorpus, _ wordingOf: [LabelID?], _ labels: LabelSet, terms: Int, policy: PaddingPolicy
  ) -> [TermID] {
    var spreads = [Spread](repeating: Spread(), count: terms)
    var used: [TermID] = []
    var entries = 0
    var last: LabelID?
    func close() {
      for term in used { spreads[term.index].close() }
      used.removeAll(keepingCapacity: true)
    }
    for (number, label) in wordingOf.enumerated() {
      guard let label, labels.isAnswer(label) else { continue }
      if label != last {
        close()
        entries += 1
      }
      last = label
      texts.text(number).forEachWord { _, term in
        if spreads[term.index].here == 0 { used.append(term) }
        spreads[term.index].here += 1
      }
    }
    close()
    guard entries >= policy.fewestEntries else { return [] }
    return spreads.indices.filter { term in
      Float(spreads[term].entries) >= policy.share * Float(entries)
        && spreads[term].evenness >= policy.evenness * log(Float(entries))
    }.map { TermID($0) }
  }

  /// The count of a word in the entries.
  private struct Spread {
    var entries: Float = 0
    /// In the entry at hand.
    var here: Float = 0
    private var total: Float = 0
    private var logarithms: Float = 0

    mutating func close() {
      entries += 1
      total += here
      logarithms += here * log(here)
      here = 0
    }

    /// The entropy of its counts in the entries, in nats.
    var evenness: Float { total > 0 ? log(total) - logarithms / total : 0 }
  }
}
