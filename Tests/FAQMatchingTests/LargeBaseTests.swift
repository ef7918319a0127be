// A base too large to fit is ranked by what its labels' wordings say on average:
//  1. The top k and their scores are those that adding up every keyword for every label gives, whatever was skipped.
//  2. Probabilities are positive, fall from each label to the next, and come to 1 at most.
//  3. A ranking leaves nothing behind for the next one.
//  4. A label without any of the keywords never leads.
//  5. A wording reaches its own label.

import FAQKnowledge
import TestSupport
import Testing

@testable import FAQMatching

struct LargeBaseTests {
  private static let labels = 400
  private static let features = 300

  /// Texts of a few features each, low numbers far more often than high ones, as words are.
  private static func training(_ random: inout SeededRandom) -> TrainingSet {
    var set = TrainingSet()
    for label in 0..<labels {
      for _ in 0..<4 {
        set.add(vector(&random), label: LabelID(label), kind: .wording)
      }
      set.add(vector(&random), label: LabelID(label), kind: .counterexample)
    }
    return set
  }

  private static func vector(_ random: inout SeededRandom) -> FeatureVector {
    var vector = FeatureVector()
    for _ in 0..<1 + random.below(7) {
      let feature = FeatureID(random.below(random.below(features) + 1))
      if !vector.features.contains(feature) { vector.features.append(feature) }
    }
    vector.values = vector.features.map { _ in Float(1 + random.below(100)) / 100 }
    let length = vector.values.reduce(0) { $0 + $1 * $1 }.squareRoot()
    vector.values = vector.values.map { $0 / length }
    vector.known = vector.features.count
    return vector
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `the top k are those of a full sum`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let training = LargeBaseTests.training(&random)
    let index = InvertedIndex(
      ClassCentroids(training, features: LargeBaseTests.features, labels: LargeBaseTests.labels))
    var ranking = Ranking(labels: LargeBaseTests.labels)
    for _ in 0..<200 {
      let question = LargeBaseTests.vector(&random)
      var sums = [Float](repeating: 0, count: LargeBaseTests.labels)
      for (feature, value) in zip(question.features, question.values) {
        for posting in index.postings(feature) { sums[posting.label.index] += posting.weight * value }
      }
      ranking.rank(question, .averaged(index), count: 6, above: 0, atLeast: 6)
      let expected = sums.sorted(by: >).prefix(6).filter { $0 > 0 }
      let found = ranking.top.map { sums[$0.label.index] }
      #expect(found.count == expected.count)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-4 * $1 })
      #expect(ranking.top.allSatisfy { $0.probability > 0 && sums[$0.label.index] > 0 })
      #expect(zip(ranking.top, ranking.top.dropFirst()).allSatisfy { $0.probability >= $1.probability })
      #expect(ranking.top.reduce(0) { $0 + $1.probability } <= 1.0001)
      #expect(ranking.scores.allSatisfy { $0 == 0 })
    }
  }

  @Test func `a question without a known keyword has no candidate`() {
    var random = SeededRandom(seed: 9)
    let training = LargeBaseTests.training(&random)
    let index = InvertedIndex(
      ClassCentroids(training, features: LargeBaseTests.features, labels: LargeBaseTests.labels))
    var ranking = Ranking(labels: LargeBaseTests.labels)
    ranking.rank(FeatureVector(), .averaged(index), count: 6, above: 0, atLeast: 6)
    #expect(ranking.top.isEmpty)
  }

  @Test func `each wording reaches its own label`() {
    let build = MatcherBuilder(SmallBase.shop)
    let (features, labels) = (build.space.count, build.labels.count)
    let index = InvertedIndex(ClassCentroids(build.training, features: features, labels: labels))
    var ranking = Ranking(labels: labels)
    for text in 0..<build.training.count where build.training.kinds[text].isCompared {
      var question = FeatureVector()
      for position in build.training.range(text) {
        question.features.append(build.training.features[position])
        question.values.append(build.training.values[position])
      }
      ranking.rank(question, .averaged(index), count: 3, above: 0, atLeast: 3)
      #expect(ranking.top.first?.label == build.training.labels[text])
    }
  }
}
