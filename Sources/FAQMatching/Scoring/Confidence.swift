import Glibc

/// From scores to a figure that means something: of the answers given at confidence c, about c are right.
///
/// A logistic curve over three observations, the same for every base. Its figures were picked by hand among a few
/// candidates, between a fit to labelled questions on the shipped knowledge and one to two public sets (Indonesian and
/// English); on the public sets the curve ranks well but is too sure of what lies near a topic.
package enum Confidence {
  static let bias: Float = -1.2
  /// For each unit of the log-odds of the label among all labels.
  static let perLogOdds: Float = 0.75
  /// For a cosine of 1 with the nearest wording.
  static let perCosine: Float = 3.5
  /// For a question of unknown words only.
  static let perUnknownShare: Float = -5.0
  /// Log-odds beyond this say nothing more.
  static let largestLogOdds: Float = 6

  package static func of(probability: Float, cosine: Float, unknownShare: Float) -> Float {
    let bounded = min(max(probability, 1e-6), 1 - 1e-6)
    let logOdds = min(max(log(bounded / (1 - bounded)), -largestLogOdds * 2), largestLogOdds)
    let sum = bias + perLogOdds * logOdds + perCosine * cosine + perUnknownShare * unknownShare
    return 1 / (1 + exp(-sum))
  }
}
