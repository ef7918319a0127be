import Glibc

/// From four observations to one confidence: of the answers given at confidence c, about c are right.
///
/// `logistic(bias + perLogOdds · log-odds + perCosine · cosine + perUnknownShare · unknown share
/// + insideGain + perOutside · ln(1 + outside / outsideUnit))`, the same curve for every base; the last two terms are those of
/// entries. Its figures were picked by hand among a few candidates, between a fit to labelled questions on the shipped
/// knowledge and one to two public sets (Indonesian and English); on the public sets the curve ranks well but is too sure
/// of questions near a topic.
package struct Confidence: Sendable, Equatable {
  /// Effect: +1/+6, -4/-1.
  package var bias: Float = -1.3
  /// For each unit of the log-odds of the label among all labels.
  /// Effect: -2/0, 0/+2.
  package var perLogOdds: Float = 0.75
  /// For a cosine of 1 with the nearest example.
  /// Effect: -5/-2, +1/+5.
  package var perCosine: Float = 3.5
  /// For a question of unknown words only.
  /// Effect: +1/+1, -2/0.
  package var perUnknownShare: Float = -4.2
  /// The advantage of an entry where nothing is outside. With ``perOutside`` compared on
  /// `Tests/Questions/dev.jsonl` and `fresh-a.jsonl` to `fresh-i.jsonl`.
  package var insideGain: Float = 0.3
  /// For each e-fold of what the labels outside have together, because a message near a subject divides its probability
  /// among several of them, so that none comes near the entry that shares its words. Fitted, in form and size, to
  /// the same files.
  package var perOutside: Float = -0.5
  /// The probability of all labels outside from which on they count.
  package var outsideUnit: Float = 0.02
  /// Log-odds are cut off here; downwards at twice this, where no label can win any more.
  /// Effect: 0/0, 0/0.
  package var largestLogOdds: Float = 2.3

  package init() {}

  /// The confidence and the terms of its sum.
  package struct Terms: Sendable, Equatable {
    package var bias: Float
    package var logOdds: Float
    package var cosine: Float
    package var unknownShare: Float
    package var outside: Float

    /// The argument of the logistic function.
    package var sum: Float { bias + logOdds + cosine + unknownShare + outside }
    package var confidence: Float { 1 / (1 + exp(-sum)) }
  }

  /// The logarithm of p / (1 - p), for a probability that is neither 0 nor 1 to six decimals.
  @inline(__always)
  static func logOdds(_ probability: Float) -> Float {
    let bounded = min(max(probability, 1e-6), 1 - 1e-6)
    return log(bounded / (1 - bounded))
  }

  /// - Parameters:
  ///   - probability: the label's among all labels.
  ///   - cosine: that with the nearest example of the label, from 0 to 1.
  ///   - unknownShare: the share of words that the knowledge has never seen.
  ///   - outside: the probability of all labels of what is outside, taken together; nil for a label that is no entry.
  /// - Returns: the terms of the sum.
  @inline(__always)
  package func terms(probability: Float, cosine: Float, unknownShare: Float, outside: Float?) -> Terms {
    let logOdds = min(max(Confidence.logOdds(probability), -largestLogOdds * 2), largestLogOdds)
    return Terms(
      bias: bias, logOdds: perLogOdds * logOdds, cosine: perCosine * cosine,
      unknownShare: perUnknownShare * unknownShare,
      outside: outside.map { insideGain + perOutside * log(1 + $0 / outsideUnit) } ?? 0)
  }

  package func of(probability: Float, cosine: Float, unknownShare: Float, outside: Float?) -> Float {
    terms(probability: probability, cosine: cosine, unknownShare: unknownShare, outside: outside).confidence
  }
}
