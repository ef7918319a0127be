import FAQText
import Glibc

/// How much each term tells among some wordings: its inverse document frequency.
struct TermRarity: Sendable {
  /// The weight of each term, by its number; 0 for one that none of the wordings has.
  private var weights: [Float] = []
  /// Whether a wording has a word that no lexicon has.
  private let hasStrangers: Bool
  /// The weight of a term that none of the wordings has.
  private let unknown: Float

  /// - Parameters:
  ///   - wordings: the terms of each. Words that no lexicon has are one term, nil.
  ///   - strangeness: factor on the weight of the rarest term for a word that none of the wordings has.
  init(_ wordings: [Set<TermID?>], strangeness: Float) {
    let all = Float(wordings.count + 1)
    unknown = (log(all) + 1) * strangeness
    hasStrangers = wordings.contains { $0.contains(nil) }
    for term in wordings.joined().compactMap(\.self) {
      while weights.count <= term.index { weights.append(0) }
      weights[term.index] += 1
    }
    for term in weights.indices where weights[term] > 0 { weights[term] = log(all / weights[term]) + 1 }
  }

  func has(_ term: TermID?) -> Bool { term.map { known($0) > 0 } ?? hasStrangers }

  func weight(_ term: TermID?) -> Float {
    let known = term.map(known) ?? 0
    return known > 0 ? known : unknown
  }

  /// The weight of a term that a wording has, or 0.
  private func known(_ term: TermID) -> Float { term.index < weights.count ? weights[term.index] : 0 }
}

/// Finds which of some groups of wordings a message is most like.
///
/// Likeness is the cosine between the words of the two, each counted by its ``TermRarity``. A word that none of them has
/// counts most of all, so a message that names a subject of its own is like none.
struct WordingFinder: Sendable {
  /// The likeliest group, how like a wording of it the message is, from 0 to 1, and how far that is ahead of the next
  /// group.
  struct Found {
    var group: Int
    var likeness: Float
    var lead: Float
  }

  /// For each term the wordings that have it, with its share of each.
  private var postings: [TermID?: [(wording: Int, share: Float)]] = [:]
  /// The group of each wording.
  private var groups: [Int] = []
  private let rarity: TermRarity
  private let mostWords: Int

  /// - Parameters:
  ///   - groups: for each group the terms of its wordings.
  ///   - rarity: the weights of terms.
  ///   - mostWords: a message of more is like none.
  init(_ groups: [[Set<TermID?>]], _ rarity: TermRarity, mostWords: Int) {
    (self.rarity, self.mostWords) = (rarity, mostWords)
    for (group, wordings) in groups.enumerated() {
      for terms in wordings {
        let length = terms.reduce(Float(0)) { $0 + rarity.weight($1) * rarity.weight($1) }.squareRoot()
        for term in terms {
          postings[term, default: []].append((self.groups.count, rarity.weight(term) / length))
        }
        self.groups.append(group)
      }
    }
  }

  /// The terms of each wording, as ``init(_:_:mostWords:)`` takes them.
  static func terms(of wordings: [String], _ analyzer: Analyzer) -> [Set<TermID?>] {
    var scratch = AnalysisScratch()
    return wordings.map { wording in
      analyzer.analyze(Array(wording.utf8), &scratch)
      return Set(scratch.tokens.map(\.term))
    }
  }

  /// - Parameter tokens: the message.
  /// - Returns: nil where no word counts, or there are no wordings.
  func find(_ tokens: ArraySlice<Token>) -> Found? {
    guard !groups.isEmpty, tokens.count <= mostWords else { return nil }
    var sums = [Float](repeating: 0, count: groups.count)
    var length: Float = 0
    for (index, token) in zip(tokens.indices, tokens)
    where !tokens[..<index].contains(where: { $0.term == token.term }) {
      // A filler that stands in none of the wordings is passed over.
      if token.isFiller, !rarity.has(token.term) { continue }
      let weight = rarity.weight(token.term)
      length += weight * weight
      for posting in postings[token.term] ?? [] { sums[posting.wording] += posting.share * weight }
    }
    guard let best = sums.indices.max(by: { sums[$0] < sums[$1] }), length > 0 else { return nil }
    var next: Float = 0
    for wording in sums.indices where groups[wording] != groups[best] { next = max(next, sums[wording]) }
    let whole = length.squareRoot()
    return Found(group: groups[best], likeness: sums[best] / whole, lead: (sums[best] - next) / whole)
  }
}
