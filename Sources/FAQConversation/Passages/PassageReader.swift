import FAQKnowledge
import FAQText

/// Finds the passage of an entry that answers a question about it.
struct PassageReader: Sendable {
  struct Reading {
    /// Number of the passage in its entry.
    var passage: Int
    /// The share of the question's words, by weight, that the passage has, from 0 to 1.
    var coverage: Float
    /// The rank: the coverage, more for the right kind and less for a part that seldom answers.
    var rank: Float
    /// How far it is ahead of the next passage.
    var lead: Float
    /// Whether the passage has a cue for what the question asks for.
    var isOfKind: Bool
  }

  /// The worth of a cue of the right kind beside the coverage.
  static let kindBonus: Float = 0.3

  let index: Once<PassageIndex>

  init(_ composer: ReplyComposer, _ analyzer: Analyzer) { index = Once { PassageIndex(composer, analyzer) } }

  /// The best passage of an entry for a question.
  ///
  /// - Parameters:
  ///   - terms: the terms that the question is about, each once; nil for a word that no lexicon has.
  ///   - kinds: what it asks for.
  ///   - entry: number of the entry.
  /// - Returns: nil for an entry without passages.
  func best(_ terms: [TermID?], _ kinds: QuestionKind, entry: Int) -> Reading? {
    let index = index.value
    var best: Reading?
    var next: Float = 0
    let passages = index.passages(of: entry)
    for (number, coverage) in index.coverages(of: terms, entry: entry).enumerated() {
      let isOfKind = !kinds.isDisjoint(with: passages[number].kinds)
      let rank =
        coverage + (isOfKind ? PassageReader.kindBonus : 0)
        - PassageReader.handicap(passages[number].part, kinds)
      if let known = best, known.rank >= rank {
        next = max(next, rank)
      } else {
        next = best?.rank ?? 0
        best = Reading(passage: number, coverage: coverage, rank: rank, lead: 0, isOfKind: isOfKind)
      }
    }
    guard var best else { return nil }
    best.lead = best.rank - next
    return best
  }

  /// A paper or a contact alone answers only who asks for one; notes come behind what they are about.
  private static func handicap(_ part: Reply.Excerpt.Part, _ kinds: QuestionKind) -> Float {
    switch part {
    case .attachments: kinds.contains(.papers) ? 0 : 0.25
    case .contacts: kinds.isDisjoint(with: [.place, .person, .phone]) ? 0.3 : 0.1
    case .notes: 0.06
    case .summary, .steps, .details, .letter: 0
    }
  }
}
