import Basics
import FAQKnowledge
import FAQText
import Glibc

/// Ranks entries for an officer who types words, with the last word perhaps unfinished.
package struct EntrySearch: Sendable {
  package struct Hit: Sendable, Equatable {
    package var entry: Int
    /// Sum of BM25 over the words; higher is better.
    package var score: Float
  }

  /// A word of a title counts this many times, of an answer this much, of a wording once or less (``mostWordings``).
  static let titleWeight: Float = 3
  static let bodyWeight: Float = 0.5
  /// BM25 (Robertson 1994): how soon more of the same word adds nothing (k1), and how much long entries are held back (b).
  static let k1: Float = 1.2
  static let b: Float = 0.75
  /// The wordings of an entry count as this many at most, because an entry with a hundred would else hold nearly every
  /// word, and one with ten would never come before it.
  static let mostWordings: Float = 10
  /// Most words that an unfinished word is completed to.
  static let completions = 40

  private struct Posting: Sendable {
    var entry: Int32
    var weight: Float
  }

  let matcher: Matcher
  /// Postings of each term of the lexicon.
  private var postings: [[Posting]]
  /// The lines of each entry, the title first, read once, because a search marks its words in many of them.
  private(set) var lines: [[Line]] = []

  package init(_ matcher: Matcher) {
    self.matcher = matcher
    postings = [[Posting]](repeating: [], count: matcher.analyzer.lexicon.words.count)
    index()
  }

  /// The entries that hold the words, best first.
  package func find(_ words: String, limit: Int, scratch: inout MatchScratch) -> [Hit] {
    matcher.analyzer.analyze(Array(words.utf8), &scratch.analysis)
    let tokens = scratch.analysis.tokens
    var scores: [Int32: Float] = [:]
    for token in tokens {
      // A filler may be the beginning of a word: "tike" is "ti ke" to a reader who cannot wait.
      let isLast = token.start == tokens[tokens.count - 1].start
      if token.isFiller && !isLast { continue }
      let terms = isLast ? completed(words, token) : token.term.map { [$0] } ?? []
      var best: [Int32: Float] = [:]
      for term in terms {
        for posting in postings[term.index] {
          best[posting.entry] = max(best[posting.entry] ?? 0, posting.weight * token.readingWeight)
        }
      }
      for (entry, weight) in best { scores[entry, default: 0] += weight }
    }
    let hits = scores.map { Hit(entry: Int($0.key), score: $0.value) }
    return Array(hits.sorted { ($1.score, $0.entry) < ($0.score, $1.entry) }.prefix(max(0, limit)))
  }

  /// The term of the last word, and those of the words that it may be the beginning of.
  func completed(_ text: String, _ token: Token) -> [TermID] {
    let lexicon = matcher.analyzer.lexicon
    var terms: [TermID] = token.isFiller ? [] : token.term.map { [$0] } ?? []
    let typed = ASCII.lowered(Array(text.utf8)[Int(token.start)..<Int(token.end)])
    guard typed.count >= 2 else { return terms }
    for word in 0..<lexicon.words.count where terms.count < EntrySearch.completions {
      guard lexicon.weights[word] > 0, lexicon.words.contents(TermID(word)).starts(with: typed) else {
        continue
      }
      let reading = lexicon.readings[word]
      let term = lexicon.sequence[Int(reading.start)]
      if reading.count == 1, !terms.contains(term) { terms.append(term) }
    }
    return terms
  }

  private mutating func index() {
    let entries = matcher.base.entries
    var scratch = AnalysisScratch()
    let counts = entries.map { entry -> [TermID: Float] in
      var counts: [TermID: Float] = [:]
      add(entry.title, EntrySearch.titleWeight, to: &counts, scratch: &scratch)
      var lines = [Line(entry.title, scratch.tokens)]
      let weight = min(1, EntrySearch.mostWordings / Float(max(1, entry.wordings.count)))
      for wording in entry.wordings { add(wording.value, weight, to: &counts, scratch: &scratch) }
      for line in ([entry.summary] + entry.steps + entry.attachments + entry.notes).map(FormattedText.words) {
        add(line, EntrySearch.bodyWeight, to: &counts, scratch: &scratch)
        lines.append(Line(line, scratch.tokens))
      }
      self.lines.append(lines)
      return counts
    }
    let lengths = counts.map { $0.values.reduce(0, +) }
    let average = max(1, lengths.reduce(0, +) / Float(max(1, entries.count)))
    var documents: [TermID: Int] = [:]
    for term in counts.flatMap(\.keys) { documents[term, default: 0] += 1 }
    for (entry, terms) in counts.enumerated() {
      let base =
        EntrySearch.k1 * (1 - EntrySearch.b + EntrySearch.b * lengths[entry] / average)
      for (term, count) in terms {
        let weight =
          idf(documents[term] ?? 1, entries.count) * count * (EntrySearch.k1 + 1) / (count + base)
        postings[term.index].append(Posting(entry: Int32(entry), weight: weight))
      }
    }
  }

  private func idf(_ documents: Int, _ all: Int) -> Float {
    log(1 + (Float(all - documents) + 0.5) / (Float(documents) + 0.5))
  }

  private func add(
    _ text: String, _ weight: Float, to counts: inout [TermID: Float], scratch: inout AnalysisScratch
  ) {
    matcher.analyzer.analyze(Array(text.utf8), &scratch)
    for token in scratch.tokens where !token.isFiller {
      if let term = token.term { counts[term, default: 0] += weight }
    }
  }
}
