import FAQKnowledge
import FAQMatching
import FAQText
import Glibc

/// Finds which part of an answer a message asks for: the wording of `## Lanjutan` that it is most like.
///
/// Likeness is the cosine between the words of the two, each counted by how rare it is among these wordings. A word
/// that none of them has counts most of all, so a message that names a subject of its own is like none.
struct FollowUpFinder: Sendable {
  /// For each term the wordings that have it, with its share of each. Words that no lexicon has are one term, nil.
  private var postings: [TermID?: [(wording: Int, share: Float)]] = [:]
  /// Weight of a term: its inverse document frequency.
  private var rarity: [TermID?: Float] = [:]
  private let unknown: Float
  /// The follow-up that each wording belongs to.
  private var owners: [Int] = []
  private let mostWords: Int

  init(_ followUps: [FollowUp], _ analyzer: Analyzer, policy: FollowUpPolicy) {
    mostWords = policy.mostWords
    var scratch = AnalysisScratch()
    var texts: [Set<TermID?>] = []
    for (number, followUp) in followUps.enumerated() {
      for wording in followUp.wordings {
        analyzer.analyze(Array(wording.value.utf8), &scratch)
        texts.append(Set(scratch.tokens.map(\.term)))
        owners.append(number)
      }
    }
    var counts: [TermID?: Int] = [:]
    for term in texts.joined() { counts[term, default: 0] += 1 }
    unknown = (log(Float(texts.count + 1)) + 1) * policy.strangeness
    for (term, count) in counts { rarity[term] = log(Float(texts.count + 1) / Float(count)) + 1 }
    for (number, terms) in texts.enumerated() {
      let length = terms.reduce(Float(0)) { $0 + value($1) * value($1) }.squareRoot()
      for term in terms { postings[term, default: []].append((number, value(term) / length)) }
    }
  }

  /// - Returns: number of the likeliest follow-up, and how like a wording of it the message is, from 0 to 1.
  func find(_ tokens: ArraySlice<Token>) -> (followUp: Int, likeness: Float)? {
    guard !owners.isEmpty, tokens.count <= mostWords else { return nil }
    var sums = [Float](repeating: 0, count: owners.count)
    var length: Float = 0
    for (index, token) in zip(tokens.indices, tokens)
    where !tokens[..<index].contains(where: { $0.term == token.term }) {
      // A filler that stands in none of the wordings is passed over.
      if token.isFiller, rarity[token.term] == nil { continue }
      let value = value(token.term)
      length += value * value
      for posting in postings[token.term] ?? [] { sums[posting.wording] += posting.share * value }
    }
    guard let best = sums.indices.max(by: { sums[$0] < sums[$1] }), length > 0 else { return nil }
    let likeness = sums[best] / length.squareRoot()
    return (owners[best], likeness)
  }

  private func value(_ term: TermID?) -> Float { term == nil ? unknown : rarity[term] ?? unknown }
}
