import Basics

/// The weight of each kind of evidence for each kind of hypothesis.
///
/// The shipped ones are fitted on the labelled dialogues of `Tests/Dialogues` by `Tests/Figures/dialogue-weights`, which
/// writes `dialogue-weights.txt`.
package struct DialogueWeights: Sendable, Equatable {
  /// One row for each kind of hypothesis, with one number for each kind of evidence.
  private var weights: [Float]
  private static let width = Evidence.Kind.allCases.count

  /// The weights that ship.
  package static var shipped: DialogueWeights {
    let text = String(decoding: EmbeddedText.`dialogue-weights.txt`.bytes, as: UTF8.self)
    return DialogueWeights(text.split(separator: "\n"))
  }

  /// - Parameter lines: `kind evidence weight`; what is left out is 0, and a line that begins with `#` is a comment.
  init(_ lines: [Substring]) {
    weights = [Float](repeating: 0, count: Hypothesis.Kind.allCases.count * DialogueWeights.width)
    let kinds = Hypothesis.Kind.byName
    let evidence = Dictionary(uniqueKeysWithValues: Evidence.Kind.allCases.map { ("\($0)", $0) })
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 3, let kind = kinds[String(words[0])],
        let column = evidence[String(words[1])], let weight = Float(words[2])
      else { continue }
      weights[kind.rawValue * DialogueWeights.width + column.rawValue] = weight
    }
  }

  /// The log odds of a hypothesis.
  func sum(_ evidence: Evidence, for kind: Hypothesis.Kind) -> Float {
    let start = kind.rawValue * DialogueWeights.width
    return Evidence.Kind.allCases.reduce(0) { $0 + weights[start + $1.rawValue] * evidence[$1] }
  }
}
