// MatchPolicy:
//  1. The list of thresholds has every number of the policy, once, under its own name; the weights of clauses and of problems,
//     and the number of the order of learning, are no thresholds.
//  2. A threshold is scaled by the factor; a count moves by at least one, and nothing else moves.
//  3. A policy that is handed in decides: how words are read, what counts, and how sure the answer is.

import FAQKnowledge
import FAQText
import TestSupport
import Testing

@testable import FAQMatching

struct MatchPolicyTests {
  @Test func `every threshold is listed`() {
    let names = MatchPolicy.thresholds.map(\.name)
    let all = LeafNames.of(MatchPolicy()).filter {
      !$0.hasPrefix("clauses.weights") && !$0.hasPrefix("problems.weights") && $0 != "fitting.order"
    }
    #expect(Set(names) == Set(all) && Set(names).count == names.count)
  }

  @Test(arguments: [0.8, 1.2] as [Float]) func `one threshold moves`(factor: Float) {
    let policy = MatchPolicy()
    for threshold in MatchPolicy.thresholds {
      let moved = threshold.scaled(policy, by: factor)
      let (old, new) = (threshold.value(in: policy), threshold.value(in: moved))
      #expect(new != old && (abs(new) > abs(old)) == (factor > 1), "\(threshold.name)")
      let others = MatchPolicy.thresholds.filter { $0.name != threshold.name }
      #expect(others.allSatisfy { $0.value(in: moved) == $0.value(in: policy) }, "\(threshold.name)")
    }
  }

  @Test func `how words are read`() {
    var policy = MatchPolicy()
    policy.reading.typos.oneFrom = 20
    policy.reading.typos.twoFrom = 20
    #expect(Self.best("punxture", MatchPolicy()) != nil)
    #expect(Self.best("punxture", policy) == nil)
  }

  @Test func `how sure the answer is`() {
    var policy = MatchPolicy()
    policy.confidence.bias -= 1
    let (shipped, lower) = (Self.best("flat tyre", MatchPolicy()), Self.best("flat tyre", policy))
    #expect((lower ?? 1) < (shipped ?? 0))
  }

  @Test func `the curve by hand`() {
    // Even odds and a cosine of 1: 1 / (1 + e^-(3.5 - 1.3 + 0.3)) for an entry; with half of
    // the words unknown 1 / (1 + e^-0.4); for another label 1 / (1 + e^-2.2).
    #expect(abs(Confidence().of(probability: 0.5, cosine: 1, unknownShare: 0, outside: 0) - 0.92414) < 1e-4)
    #expect(abs(Confidence().of(probability: 0.5, cosine: 1, unknownShare: 0.5, outside: 0) - 0.59869) < 1e-4)
    #expect(abs(Confidence().of(probability: 0.5, cosine: 1, unknownShare: 0, outside: nil) - 0.90025) < 1e-4)
  }

  @Test(arguments: [(0, 0.5), (0.15, 0.725), (0.3, 0.95), (0.9, 0.95)] as [(Float, Float)])
  func `the weight of a segment`(whole: Float, weight: Float) {
    #expect(abs(SegmentPolicy().weight(wholeProbability: whole) - weight) < 1e-5)
  }

  /// Confidence of the first candidate.
  private static func best(_ question: String, _ policy: MatchPolicy) -> Float? {
    let matcher = Matcher(SmallBase.shop, policy: policy)
    var scratch = matcher.makeScratch()
    return matcher.match(question, &scratch).candidates.first?.confidence
  }
}
