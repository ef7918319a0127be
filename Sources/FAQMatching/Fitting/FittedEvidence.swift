import Basics

/// A kind of evidence, numbered from 0.
package protocol EvidenceKind: CaseIterable, RawRepresentable<Int>, Sendable {}

/// One number for each kind of evidence. Most lie between 0 and 1.
package struct EvidenceNumbers<Kind: EvidenceKind>: Sendable {
  /// Those behind the last kind are 0. A vector would be copied whole for each number that is set.
  fileprivate var numbers = InlineArray<64, Float>(repeating: 0)

  /// Most kinds that there can be.
  static var most: Int { 64 }

  subscript(kind: Kind) -> Float {
    get { numbers[kind.rawValue] }
    set { numbers[kind.rawValue] = newValue }
  }

  /// Each kind of evidence that is not 0, with its number.
  package var list: [(kind: Kind, number: Float)] {
    Kind.allCases.filter { self[$0] != 0 }.map { ($0, self[$0]) }
  }
}

/// The weight of each kind of evidence, fitted on labelled questions by a script of `Tests/Figures`.
package struct EvidenceWeights<Kind: EvidenceKind>: Sendable, Equatable {
  private var weights = [Float](repeating: 0, count: Kind.allCases.count)

  /// - Parameter text: `evidence weight` on each line; what is left out is 0, and a line that begins with `#` is a comment.
  init(_ text: EmbeddedText) {
    self.init(String(decoding: text.bytes, as: UTF8.self).split(separator: "\n"))
  }

  init(_ lines: [Substring]) {
    let kinds = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ("\($0)", $0) })
    for line in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count == 2, let kind = kinds[String(words[0])], let weight = Float(words[1]) else {
        continue
      }
      weights[kind.rawValue] = weight
    }
  }

  /// The log-odds that a text is to be read as the evidence has it.
  func sum(_ evidence: EvidenceNumbers<Kind>) -> Float {
    weights.indices.reduce(0) { $0 + weights[$1] * evidence.numbers[$1] }
  }

  /// The most that evidence of some kinds, each at most 1, can add.
  func most(of kinds: [Kind]) -> Float { kinds.reduce(0) { $0 + max(0, weights[$1.rawValue]) } }
}
