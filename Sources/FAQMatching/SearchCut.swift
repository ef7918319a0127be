/// Parts the best hits of a search from those that only share a word with it.
///
/// Over the labelled questions of the repository these numbers keep the right entry among the best for all of them, and
/// three of them or fewer for half of the questions.
package enum SearchCut {
  /// A hit below this share of the best score is not among the best.
  static let leastShare: Float = 0.5
  /// A hit below this share of the one before it is behind a gap, as are all that follow.
  static let leastStep: Float = 0.75
  /// Most hits that are called the best.
  package static let most = 8

  /// The number of hits from the front that are the best.
  ///
  /// - Parameter scores: the scores, highest first.
  /// - Returns: at least one where there is a hit, and at most ``most``.
  package static func best(_ scores: [Float]) -> Int {
    guard let first = scores.first else { return 0 }
    var count = 1
    while count < min(scores.count, most), scores[count] >= first * leastShare,
      scores[count] >= scores[count - 1] * leastStep
    {
      count += 1
    }
    return count
  }
}
