/// How much each keyword says of each label.
package enum KeywordWeights: Sendable {
  /// Fitted to the knowledge's own wordings; they also speak against labels.
  case fitted(WeightRows)
  /// The mean features of each label's wordings, in a base too large to be fitted.
  case averaged(InvertedIndex)

  /// The weight of a keyword for a label; 0 without one.
  func weight(_ feature: FeatureID, _ label: LabelID) -> Float {
    switch self {
    case .fitted(let rows): rows.weight(feature, label)
    case .averaged(let index): InvertedIndex.weight(label, in: index.postings(feature))
    }
  }
}
