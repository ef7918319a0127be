/// A row of weights for each feature, one for each label: how much the feature speaks for the label, or against it.
///
/// Fitted weights are often small and seldom zero: rows take less room than lists of labels and weights would, and are
/// added up several labels at a time.
package struct WeightRows: Sendable {
  /// Lanes in a row.
  private let lanes: Int
  private var weights: [Softmax.Lane]
  /// Zero for each label, and a very small score for the lanes beyond them.
  private var floor: [Softmax.Lane]

  init(features: Int, labels: Int) {
    lanes = (labels + Softmax.width - 1) / Softmax.width
    floor = [Softmax.Lane](repeating: .zero, count: lanes)
    for spare in labels..<lanes * Softmax.width {
      floor[spare / Softmax.width][spare % Softmax.width] = -1000
    }
    weights = [Softmax.Lane](repeating: .zero, count: features * lanes)
  }

  /// Multiplies every weight.
  mutating func scale(by factor: Float) {
    for place in weights.indices { weights[place] *= factor }
  }

  /// Adds to what a feature says of a label.
  mutating func add(_ weight: Float, of feature: FeatureID, for label: LabelID) {
    weights[feature.index * lanes + label.index / Softmax.width][label.index % Softmax.width] += weight
  }

  /// Adds to the score of a label, whatever a text holds.
  mutating func raise(_ label: LabelID, by score: Float) {
    floor[label.index / Softmax.width][label.index % Softmax.width] += score
  }

  /// Room for the scores of a text.
  func makeScores() -> [Softmax.Lane] { floor }

  func weight(_ feature: FeatureID, _ label: LabelID) -> Float {
    weights[feature.index * lanes + label.index / Softmax.width][label.index % Softmax.width]
  }

  /// Fills `scores` with what the features at `range` say of each label, each times its value in the text.
  @inline(__always)
  func score(
    _ features: borrowing [FeatureID], _ values: borrowing [Float], at range: Range<Int>,
    into scores: inout [Softmax.Lane]
  ) {
    // This loop is half of the start-up time. Feature ids are valid row indices by construction (`FeatureSpace.add`), so
    // bounds checks are skipped.
    let (weights, features, values) = (weights.span, features.span, values.span)
    for lane in 0..<lanes {
      // One lane at a time, so that the sum stays in registers.
      var sum = floor[lane]
      for position in range {
        let place = unsafe features[unchecked: position].index * lanes + lane
        unsafe sum += weights[unchecked: place] * values[unchecked: position]
      }
      scores[lane] = sum
    }
  }

  /// Moves the weights of a feature against the gradient of the loss by the scores.
  @inline(__always)
  mutating func gradientStep(_ feature: FeatureID, gradient: borrowing [Softmax.Lane], rate: Float) {
    let start = feature.index * lanes
    for lane in 0..<lanes { weights[start + lane] -= gradient[lane] * rate }
  }
}
