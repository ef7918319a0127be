import Basics

/// The weight of each kind of evidence for each kind of hypothesis.
///
/// The shipped ones are fitted on the labelled dialogues of `Tests/Dialogues` by `Tests/Figures/dialogue-weights`, which
/// writes `dialogue-weights.txt`.
package struct DialogueWeights: Sendable, Equatable {
  private var rows: [SIMD32<Float>]

  /// The weights that ship.
  package static var shipped: DialogueWeights {
    let text = String(decoding: EmbeddedText.`dialogue-weights.txt`.bytes, as: UTF8.self)
    return DialogueWeights(text.split(separator: "\n"))
  }

  /// - Parameter lines: `kind evidence weight`; what is left out is 0, and a line that begins with `#` is a comment.
  init(_ lines: [Substring]) {
    rows = Hypothesis.Kind.allCases.map { _ in SIMD32(repeating: 0) }
    let kinds = Hypothesis.Kind.byName
    let evidence = Dictionary(uniqueKeysWithValues: Evidence.Kind.allCases.map { ("\($0)", $0) })
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 3, let kind = kinds[String(words[0])],
        let column = evidence[String(words[1])], let weight = Float(words[2])
      else { continue }
      rows[kind.rawValue][column.rawValue] = weight
    }
  }

  /// The log odds of a hypothesis.
  func sum(_ evidence: Evidence, for kind: Hypothesis.Kind) -> Float {
    (rows[kind.rawValue] * evidence.numbers).total
  }
}
