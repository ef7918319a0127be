import Basics

/// The evidence for reading a message without some of its clauses: the log-odds that such a reading rather than the whole is
/// right, where one of them is.
package typealias ClauseEvidence = EvidenceNumbers<ClauseEvidenceKind>
package typealias ClauseWeights = EvidenceWeights<ClauseEvidenceKind>

extension ClauseWeights {
  /// The weights that ship, fitted by `Tests/Figures/clause-weights`.
  package static var shipped: ClauseWeights { ClauseWeights(EmbeddedText.`clause-weights.txt`) }
}

package enum ClauseEvidenceKind: Int, EvidenceKind {
  /// Always 1.
  case always
  /// Whether no clause has a sign that sets it against another.
  case noContrast
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
