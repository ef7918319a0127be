/// How much each keyword says of each subject.
package enum KeywordWeights: Sendable {
  /// Fitted to the knowledge's own wordings; they also speak against subjects.
  case fitted(WeightRows)
  /// What the wordings of each subject say on average, in a base too large to be fitted.
  case averaged(InvertedIndex)

  /// What a keyword says of a subject; 0 when it is nothing.
  func weight(_ feature: Int32, _ subject: Int) -> Float {
    switch self {
    case .fitted(let rows): rows.weight(feature, subject)
    case .averaged(let index): InvertedIndex.weight(Int32(subject), in: index.postings(feature))
    }
  }
}
