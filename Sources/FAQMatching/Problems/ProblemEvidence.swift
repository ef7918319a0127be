import Basics
import FAQText

/// The evidence that the two halves of a message are problems of their own, and not one problem told twice.
package typealias ProblemEvidence = EvidenceNumbers<ProblemEvidenceKind>
package typealias ProblemWeights = EvidenceWeights<ProblemEvidenceKind>

extension ProblemWeights {
  /// The weights that ship, fitted by `Tests/Figures/problem-weights`.
  package static var shipped: ProblemWeights { ProblemWeights(EmbeddedText.`problem-weights.txt`) }
}

package enum ProblemEvidenceKind: Int, EvidenceKind {
  /// Always 1.
  case always
  /// The smaller and the larger of the confidences of the two halves.
  case least, most
  // The place of the cut.
  /// Whether a word that joins stands there: "dan", "sama", "sekalian".
  case joined
  /// Whether a sentence ends there, whether a clause does.
  case sentence, clause
  // The whole message.
  /// Whether its answer is that of the first half; whether it has none; the confidence of its answer, or 0.
  case firstLeads, noAnswer, answered
  /// Words of the message in thirties, at most 1; the difference between the halves as a share of them.
  case length, imbalance
  /// Whether the first half is outside the knowledge, and whether the second is.
  case firstOutside, secondOutside
  /// Whether one of the two entries names the other as related, and whether they are of one category.
  case related, sameCategory
  // Signs of the first half.
  case firstDone, firstNotYet, firstKept, firstDenied, firstAbsent, firstFine, firstWants, firstNeedless
  case firstAsks, firstLost, firstPointed, firstOnly, firstAll, firstShown, firstAlso, firstIf
  // Signs of the second half. It turns where it begins with "tapi", "padahal", "sekarang" and their like.
  case secondDone, secondNotYet, secondKept, secondDenied, secondAbsent, secondFine, secondWants
  case secondNeedless, secondAsks, secondLost, secondPointed, secondOnly, secondAll, secondShown
  case secondTurns, secondAlso, secondIf

  /// The kinds that need the answers to the halves.
  static let ofHalves: [ProblemEvidenceKind] = [
    .least, .most, .firstLeads, .firstOutside, .secondOutside, .related, .sameCategory,
  ]

  static let first: [(ProblemEvidenceKind, ClauseSigns)] = [
    (.firstDone, .done), (.firstNotYet, .notYet), (.firstKept, .kept), (.firstDenied, .denied),
    (.firstAbsent, .absent), (.firstFine, .fine), (.firstWants, .wants), (.firstNeedless, .needless),
    (.firstAsks, .asks), (.firstLost, .lost), (.firstPointed, .pointed), (.firstOnly, .only),
    (.firstAll, .all), (.firstShown, .shown), (.firstAlso, .also), (.firstIf, .condition),
  ]

  static let second: [(ProblemEvidenceKind, ClauseSigns)] = [
    (.secondDone, .done), (.secondNotYet, .notYet), (.secondKept, .kept), (.secondDenied, .denied),
    (.secondAbsent, .absent), (.secondFine, .fine), (.secondWants, .wants), (.secondNeedless, .needless),
    (.secondAsks, .asks), (.secondLost, .lost), (.secondPointed, .pointed), (.secondOnly, .only),
    (.secondAll, .all), (.secondShown, .shown), (.secondTurns, .beginning), (.secondAlso, .also),
    (.secondIf, .condition),
  ]
}
