// WeightFitter, with two labels and two features, reckoned by hand:
//  1. The first step moves a weight by rate · value · (wanted - predicted); with all weights 0 each label has 1/2.
//  2. The second step starts from the softmax of the moved weights.
//  3. A counter-example takes from its label, and gives to the others in proportion to what they have.
//  4. An example at or above the loss threshold moves nothing; one above the skip threshold may be skipped.
//  5. A line of an answer moves a quarter of what a wording does, in the first two epochs only.
//  6. What is skipped teaches nothing, and the more examples, the fewer the epochs.

import Testing

@testable import FAQMatching

struct WeightFitterTests {
  /// A set of one example of label 0.
  private static func set(_ kind: TrainingExample.Kind, _ values: [Float]) -> TrainingSet {
    var vector = FeatureVector()
    vector.features = values.indices.map { FeatureID($0) }
    vector.values = values
    var set = TrainingSet()
    set.add(vector, label: 0, kind: kind)
    return set
  }

  private static func isNear(_ weight: Float, _ expected: Float) -> Bool { abs(weight - expected) < 2e-4 }

  @Test(
    arguments: [([1, 0], [1, 0]), ([0.6, 0.8], [0.6, 0.8]), ([0, 1], [0, 1])] as [([Float], [Float])])
  func `the first step`(values: [Float], moved: [Float]) {
    var fitter = WeightFitter(features: 2, labels: 2)
    // 2 · value · (1 - 1/2) for the label, 2 · value · (0 - 1/2) for the other.
    _ = fitter.learn(Self.set(.wording, values), 0, rate: 2)
    for feature in 0..<2 {
      #expect(Self.isNear(fitter.rows.weight(FeatureID(feature), 0), moved[feature]))
      #expect(Self.isNear(fitter.rows.weight(FeatureID(feature), 1), -moved[feature]))
    }
  }

  @Test func `the second step`() {
    var fitter = WeightFitter(features: 2, labels: 2)
    let set = Self.set(.title, [1, 0])
    let maySkip = [fitter.learn(set, 0, rate: 2), fitter.learn(set, 0, rate: 2)]
    // e / (e + 1/e) = 0.8808 before the second step, so the weight moves by 2 · 0.1192.
    #expect(Self.isNear(fitter.rows.weight(0, 0), 1.2384))
    #expect(Self.isNear(fitter.rows.weight(0, 1), -1.2384))
    #expect(maySkip == [false, true])
  }

  @Test func `a counter-example`() {
    var fitter = WeightFitter(features: 2, labels: 3)
    let maySkip = fitter.learn(Self.set(.counterexample, [1, 0]), 0, rate: 3)
    // Three labels have 1/3 each. The wanted ones are 0, 1/2 and 1/2.
    #expect(Self.isNear(fitter.rows.weight(0, 0), -1))
    #expect(Self.isNear(fitter.rows.weight(0, 1), 0.5))
    #expect(Self.isNear(fitter.rows.weight(0, 2), 0.5))
    #expect(!maySkip)
  }

  @Test func `what is certain moves nothing`() {
    var fitter = WeightFitter(features: 1, labels: 2)
    let set = Self.set(.wording, [1])
    // 1/2 to 2.5 and -2.5, which is 0.9933 for the label.
    _ = fitter.learn(set, 0, rate: 5)
    let maySkip = fitter.learn(set, 0, rate: 5)
    #expect(Self.isNear(fitter.rows.weight(0, 0), 2.5))
    #expect(maySkip)
  }

  @Test func `a line of an answer`() {
    var policy = FittingPolicy()
    (policy.bodyWeight, policy.bodyEpochs) = (0.25, 2)
    var fitter = WeightFitter(features: 1, labels: 2, policy: policy)
    fitter.fit(Self.set(.body, [1]))
    // 5.5 · 1/4 · 1/2 = 0.6875 in the first of 25 epochs; then 5.5 · 24/25 · 1/4 · (1 - 0.7982).
    #expect(Self.isNear(fitter.rows.weight(0, 0), 0.6875 + 0.2664))
  }

  @Test func `what is skipped teaches nothing`() {
    var fitter = WeightFitter(features: 1, labels: 2)
    fitter.fit(Self.set(.wording, [1])) { $0 == 0 }
    #expect(fitter.rows.weight(0, 0) == 0)
  }

  @Test(arguments: [(0, 25), (1_000, 25), (2_500, 10), (8_000, 3), (100_000, 3)])
  func `the more examples, the fewer epochs`(examples: Int, epochs: Int) {
    #expect(FittingPolicy().epochs(examples) == epochs)
  }

  @Test func `the likeliest label`() {
    var fitter = WeightFitter(features: 1, labels: 2)
    let set = Self.set(.counterexample, [1])
    _ = fitter.learn(set, 0, rate: 1)
    #expect(fitter.best(set, 0) == 1)
  }
}
