import Basics

/// The evidence for reading a message without some of its clauses. Most numbers lie between 0 and 1.
package struct ClauseEvidence: Sendable {
  package enum Kind: Int, CaseIterable, Sendable {
    /// Always 1.
    case always
    // The whole message.
    case wholeAnswers, wholeAsksBack
    /// The log-odds of the confidence of its answer, or 0.
    case wholeOdds
    // The clauses that are kept.
    case answers, asksBack, unknown
    /// The log-odds of the confidence of their answer, or 0.
    case odds
    /// Share of the message's words that are kept.
    case share
    /// Whether one clause alone is kept, and whether the last one is.
    case single, last
    /// Whether the first clause that is kept begins with "tapi" or "sekarang" and their like.
    case startsWithTurn, startsWithNow
    /// Whether what is kept asks, and what is left out does not.
    case asksAlone
    /// Whether all that is left out tells circumstances.
    case circumstanceLeftOut
    // Other readings.
    /// Share of the readings that say the same as this one, and share of those that say what the whole says.
    case support, wholeSupport
    // The clause that alone says what the whole says, which is likely the one that names what is not meant.
    /// Whether there is none, and whether it is left out.
    case noSource, sourceLeftOut
    /// Its confidence.
    case sourceConfidence
    /// Its signs, where it is left out.
    case sourceDone, sourceNotYet, sourceKept, sourceDenied, sourceAbsent, sourceFine, sourceWants
    case sourceNeedless, sourceAsks, sourceLost, sourcePointed, sourceOnly, sourceAll, sourceShown
    // The clause that alone says what this reading says.
    case noOwnSource, ownConfidence
    /// Its signs.
    case ownDone, ownKept, ownFine, ownAbsent, ownDenied, ownLost, ownWants, ownAsks
    case ownPointed, ownOnly, ownAll, ownShown
    /// 1 when it stands behind the clause of the whole, -1 when it stands before.
    case order
  }

  /// One number for each kind; those behind the last kind are 0. A vector would be copied whole for each number that is set.
  private var numbers = Numbers(repeating: 0)
  private typealias Numbers = InlineArray<64, Float>

  /// Most kinds that there can be.
  static let most = Numbers.count

  subscript(kind: Kind) -> Float {
    get { numbers[kind.rawValue] }
    set { numbers[kind.rawValue] = newValue }
  }

  /// Each kind of evidence that is not 0, with its number.
  package var list: [(kind: Kind, number: Float)] {
    Kind.allCases.filter { self[$0] != 0 }.map { ($0, self[$0]) }
  }
}

/// The weight of each kind of evidence.
///
/// The shipped ones are fitted on labelled questions by `Tests/Figures/clause-weights`, which writes `clause-weights.txt`.
package struct ClauseWeights: Sendable, Equatable {
  private var weights = [Float](repeating: 0, count: ClauseEvidence.Kind.allCases.count)

  /// The weights that ship.
  package static var shipped: ClauseWeights {
    ClauseWeights(
      String(decoding: EmbeddedText.`clause-weights.txt`.bytes, as: UTF8.self).split(separator: "\n"))
  }

  /// - Parameter lines: `evidence weight`; what is left out is 0, and a line that begins with `#` is a comment.
  init(_ lines: [Substring]) {
    let kinds = Dictionary(uniqueKeysWithValues: ClauseEvidence.Kind.allCases.map { ("\($0)", $0) })
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 2, let kind = kinds[String(words[0])], let weight = Float(words[1]) else {
        continue
      }
      weights[kind.rawValue] = weight
    }
  }

  /// The log-odds that a reading rather than the whole message is right, where one of them is.
  func sum(_ evidence: ClauseEvidence) -> Float {
    ClauseEvidence.Kind.allCases.reduce(0) { $0 + weights[$1.rawValue] * evidence[$1] }
  }
}
