// ExampleIndex:
//  1. The nearest example of a label, and its cosine, are those that holding each example against the question gives.
//  2. Lines of answers and counter-examples are not compared; a label without any has no nearest one.
//  3. The room for sums is all zero afterwards.
//  4. All of this holds for few labels and for many.

import TestSupport
import Testing

@testable import FAQMatching

struct ExampleIndexTests {
  private static let features = 40

  /// The last label has no text at all, the one before it none to compare.
  private static func training(_ labels: Int, _ random: inout SeededRandom) -> TrainingSet {
    var set = TrainingSet()
    for label in 0..<labels - 1 {
      for _ in 0..<1 + random.below(9) {
        let isWording = label < labels - 2 && random.below(4) > 0
        let other: TrainingExample.Kind = random.below(2) == 0 ? .body : .counterexample
        set.add(
          .random(features, oneIn: 6, &random), label: LabelID(label), kind: isWording ? .wording : other)
      }
    }
    return set
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>, [12, 128, 300])
  func `the nearest example is the nearest of all`(seed: UInt64, labels: Int) {
    var random = SeededRandom(seed: seed)
    let training = ExampleIndexTests.training(labels, &random)
    let index = ExampleIndex(training, texts: [], features: ExampleIndexTests.features, labels: labels)
    var sums: [Float] = []
    for _ in 0..<240 / labels + 1 {
      let question = FeatureVector.random(ExampleIndexTests.features, oneIn: 6, &random)
      for label in 0..<labels {
        let (example, cosine) = index.nearest(LabelID(label), question, sums: &sums)
        let cosines = (0..<training.count).filter {
          training.labels[$0] == LabelID(label) && training.kinds[$0].isCompared
        }.map { ($0, ExampleIndexTests.product(training, $0, question)) }
        let best = cosines.map(\.1).max() ?? 0
        #expect(abs(cosine - best) < 1e-5)
        #expect(
          example == nil ? best == 0 : cosines.contains { $0.0 == example && abs($0.1 - best) < 1e-5 })
        #expect(sums.allSatisfy { $0 == 0 })
      }
    }
  }

  private static func product(_ training: TrainingSet, _ text: Int, _ question: FeatureVector) -> Float {
    training.range(text).reduce(0) { sum, position in
      let place = question.features.firstIndex(of: training.features[position])
      return sum + (place.map { question.values[$0] * training.values[position] } ?? 0)
    }
  }
}
