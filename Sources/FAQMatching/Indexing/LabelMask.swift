import Basics

/// Some of the labels, ready for sums over a row of numbers for all labels.
struct LabelMask: Sendable {
  /// 1 for a label that is one of them, 0 for any other.
  private var lanes: [Softmax.Lane]

  /// - Parameter labels: for each label whether it is one of them.
  init(_ labels: [Bool]) {
    lanes = [Softmax.Lane](repeating: .zero, count: (labels.count + Softmax.width - 1) / Softmax.width)
    for (label, isIn) in labels.enumerated() where isIn {
      lanes[label / Softmax.width][label % Softmax.width] = 1
    }
  }

  func contains(_ label: LabelID) -> Bool { Softmax.at(label, lanes) == 1 }

  /// - Parameter numbers: one for each label.
  /// - Returns: the sum of those of the labels that are in.
  func sum(of numbers: borrowing [Softmax.Lane]) -> Float {
    var sum = Softmax.Lane.zero
    for lane in lanes.indices { sum += lanes[lane] * numbers[lane] }
    return sum.total
  }
}
