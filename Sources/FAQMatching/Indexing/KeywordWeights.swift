/// How much each keyword says of each label.
package enum KeywordWeights: Sendable {
  /// Fitted to the knowledge's own wordings; they also speak against labels.
  case fitted(WeightRows)
  /// What the wordings of each label say on average, in a base too large to be fitted.
  case averaged(InvertedIndex)

  /// What a keyword says of a label; 0 when it is nothing.
  func weight(_ feature: FeatureID, _ label: LabelID) -> Float {
    switch self {
    case .fitted(let rows): rows.weight(feature, label)
    case .averaged(let index): InvertedIndex.weight(label, in: index.postings(feature))
    }
  }
}
