import Glibc
package import FAQText

/// A text as numbers: the features it holds, each with its tf-idf value, scaled to length 1.
package struct FeatureVector: Sendable {
  package var features: [FeatureID] = []
  /// Of length 1 together with what is unknown.
  package var values: [Float] = []
  /// Words that tell labels apart, known and unknown.
  package var known = 0
  package var unknown = 0
  package init() {}

  /// Share of the words that the knowledge has never seen, from 0 to 1.
  package var unknownShare: Float { known + unknown == 0 ? 0 : Float(unknown) / Float(known + unknown) }
}

/// The words and word pairs that the knowledge uses, and how rare each is.
///
/// A word counts `idf = 1 + ln((N + 1) / (df + 1))` over the N wordings; a pair of neighbours ``FeaturePolicy/pairWeight`` of that. A
/// word that no wording has counts ``FeaturePolicy/unknownWeight`` in the length of the text, so that it takes confidence away from
/// what is known.
package struct FeatureSpace: Sendable {
  private let policy: FeaturePolicy
  /// Feature of each term of the lexicon; nil for a term that no wording has.
  private var byTerm: [FeatureID?]
  private var pairs: PairTable
  package private(set) var idf: [Float] = []
  /// Term of each feature, and second term where it is a pair.
  package private(set) var names: [(first: TermID, second: TermID?)] = []
  private var documents: [Float] = []
  /// Number of the last text that held each feature.
  private var lastText: [Int32] = []
  private var texts: Int32 = 0
  /// `wordCount`: how many words will be added in all.
  init(termCount: Int, wordCount: Int, policy: FeaturePolicy = FeaturePolicy()) {
    self.policy = policy
    byTerm = [FeatureID?](repeating: nil, count: termCount)
    pairs = PairTable(capacity: wordCount)
  }

  package var count: Int { names.count }

  /// Adds what a training text holds. All texts are added before the first is turned into a vector.
  ///
  /// `counted`: whether it is a wording; a line of an answer adds its words, but makes none of them common.
  mutating func add(_ text: TokenCorpus.Text, counted: Bool) {
    texts += 1
    text.forEachWord { previous, term in
      let single = feature(adding: term)
      guard counted else { return }
      count(single)
      if let previous { count(pair(adding: previous, term)) }
    }
  }

  /// Counts a feature once for each text.
  private mutating func count(_ feature: FeatureID) {
    guard lastText[feature.index] != texts else { return }
    lastText[feature.index] = texts
    documents[feature.index] += 1
  }

  mutating func finish(texts: Int) {
    dropSinglePairs()
    idf = documents.indices.map { feature in
      let rarity = 1 + log((Float(texts) + 1) / (documents[feature] + 1))
      return names[feature].second == nil ? rarity : rarity * policy.pairWeight
    }
  }

  /// A pair that stands in one text alone says nothing that its words do not; leaving it out halves the table.
  private mutating func dropSinglePairs() {
    let (oldNames, oldDocuments) = (names, documents)
    (names, documents, lastText) = ([], [], [])
    pairs = PairTable(capacity: zip(oldNames, oldDocuments).count { $0.second != nil && $1 > 1 })
    for term in byTerm.indices { byTerm[term] = nil }
    for (name, documents) in zip(oldNames, oldDocuments) where name.second == nil || documents > 1 {
      let feature = new(name.first, name.second)
      self.documents[feature.index] = documents
      if let second = name.second {
        pairs.set(name.first.rawValue, second.rawValue, to: feature.rawValue)
      } else {
        byTerm[name.first.index] = feature
      }
    }
    lastText = []
  }

  /// The feature of a single term; nil when no wording has it.
  package func feature(ofTerm term: TermID?) -> FeatureID? {
    guard let term, term.index < byTerm.count else { return nil }
    return byTerm[term.index]
  }

  /// Turns a segment into numbers, reusing the room of `vector`.
  func vector(_ tokens: ArraySlice<Token>, into vector: inout FeatureVector, counts: inout FeatureCounts) {
    vector.features.removeAll(keepingCapacity: true)
    vector.values.removeAll(keepingCapacity: true)
    (vector.known, vector.unknown) = (0, 0)
    let onlyFillers = !tokens.contains { !$0.isFiller }
    var previous: TermID?
    for token in tokens {
      let isStranger: Bool
      switch token.kind {
      case .filler where !onlyFillers, .name: continue
      case .excluded:
        previous = nil
        continue
      case .number, .code, .filler: isStranger = false
      case .word, .email, .url: isStranger = true
      }
      guard let term = token.term, let feature = feature(ofTerm: term) else {
        if isStranger { vector.unknown += 1 }
        previous = nil
        continue
      }
      vector.known += 1
      counts.add(feature, token.readingWeight, to: &vector)
      if let previous, let pair = found(previous, term) {
        counts.add(pair, token.readingWeight, to: &vector)
      }
      previous = term
    }
    var length = Float(vector.unknown) * policy.unknownWeight * policy.unknownWeight
    for index in vector.features.indices {
      let feature = vector.features[index]
      let times = counts.take(feature)
      let value = (times > 1 ? 1 + log(times) : times) * idf[feature.index]
      vector.values.append(value)
      length += value * value
    }
    guard length > 0 else { return }
    let scale = 1 / length.squareRoot()
    for index in vector.values.indices { vector.values[index] *= scale }
  }

  private mutating func feature(adding term: TermID) -> FeatureID {
    if let feature = byTerm[term.index] { return feature }
    let feature = new(term, nil)
    byTerm[term.index] = feature
    return feature
  }

  /// The feature of a pair of neighbors, if it is one.
  @inline(__always)
  private func found(_ first: TermID, _ second: TermID) -> FeatureID? {
    pairs.find(first.rawValue, second.rawValue).map { FeatureID(rawValue: $0) }
  }

  private mutating func pair(adding first: TermID, _ second: TermID) -> FeatureID {
    if let found = found(first, second) { return found }
    let feature = new(first, second)
    pairs.set(first.rawValue, second.rawValue, to: feature.rawValue)
    return feature
  }

  private mutating func new(_ first: TermID, _ second: TermID?) -> FeatureID {
    names.append((first, second))
    documents.append(0)
    lastText.append(0)
    return FeatureID(names.count - 1)
  }
}

/// The count of each feature in the segment at hand; all zero between segments.
package struct FeatureCounts: Sendable {
  private var counts: [Float]
  init(_ count: Int) { counts = [Float](repeating: 0, count: count) }

  @inline(__always)
  mutating func add(_ feature: FeatureID, _ amount: Float, to vector: inout FeatureVector) {
    if counts[feature.index] == 0 { vector.features.append(feature) }
    counts[feature.index] += amount
  }

  @inline(__always)
  mutating func take(_ feature: FeatureID) -> Float {
    let count = counts[feature.index]
    counts[feature.index] = 0
    return count
  }
}
