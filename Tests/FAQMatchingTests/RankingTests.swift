// Ranking with fitted weights:
//  1. The top k are the likeliest labels, best first, as sorting all probabilities gives them.
//  2. Of those with less than the probability that is asked for, only as many are there as must be.
//  3. All probabilities together are 1, whether the labels fill their lanes or not.

import TestSupport
import Testing

@testable import FAQMatching

struct RankingTests {
  private static let features = 30

  private static func weights(_ labels: Int, _ random: inout SeededRandom) -> WeightRows {
    var rows = WeightRows(features: features, labels: labels)
    for feature in 0..<features {
      var scores = rows.makeScores()
      for lane in scores.indices {
        for place in 0..<Softmax.width where lane * Softmax.width + place < labels {
          scores[lane][place] = Float(random.below(2_000)) / 250 - 4
        }
      }
      rows.gradientStep(FeatureID(feature), gradient: scores, rate: -1)
    }
    return rows
  }

  @Test(arguments: [1, 2, 16, 17, 62, 100])
  func `the likeliest lead`(labels: Int) {
    var random = SeededRandom(seed: UInt64(labels))
    let weights = KeywordWeights.fitted(Self.weights(labels, &random))
    var ranking = Ranking(labels: labels)
    for _ in 0..<50 {
      let question = FeatureVector.random(Self.features, oneIn: 5, &random)
      ranking.rank(question, weights, count: labels, above: 0, atLeast: labels)
      let all = ranking.top
      #expect(all.count == labels && Set(all.map(\.label)).count == labels)
      #expect(abs(all.reduce(0) { $0 + $1.probability } - 1) < 1e-3)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.probability >= $1.probability })
      for (count, probability, least) in [(6, 0.02, 3), (6, 0.02, 0), (3, 0.2, 1), (6, 0, 6)]
        as [(Int, Float, Int)]
      {
        ranking.rank(question, weights, count: count, above: probability, atLeast: least)
        let listed = max(min(least, labels), min(count, all.count { $0.probability > probability }))
        #expect(ranking.top.map(\.probability) == all.prefix(listed).map(\.probability))
      }
    }
  }
}
