// 1. The confidence of a reading is the logistic function of its weighted evidence, as computed by hand.
// 2. What is sure beats any evidence; of equal readings the first takes the turn.
// 3. Two readings with different entries and as good as equal odds are a tie; the same entry, or a clear lead, is none.
// 4. The evidence fits into its vector, and the shipped weights know every kind of reading that has evidence.
// 5. A line of weights that names nothing known is passed over.

@testable import FAQConversation
import FAQMatching
import Testing

@Suite struct JudgeTests {
  static func policy(_ lines: [String], tie: Float = 0.1) -> DialoguePolicy {
    var policy = DialoguePolicy()
    policy.weights = DialogueWeights(lines.map { $0[...] })
    policy.tie = tie
    return policy
  }

  static func hypothesis(
    _ kind: Hypothesis.Kind, entry: Int, fit: Float = 0, isSure: Bool = false
  ) -> Hypothesis {
    var evidence = Evidence()
    (evidence[.always], evidence[.fit]) = (1, fit)
    return Hypothesis(kind: kind, effect: .entry(entry), evidence: evidence, isSure: isSure)
  }

  @Test func `the confidence is that of the weighted evidence`() {
    let judge = TurnJudge(Self.policy(["choice always -1", "choice fit 3"]))
    var all = [Self.hypothesis(.choice, entry: 0, fit: 0.5)]
    judge.judge(&all)
    // 1 / (1 + e^-(3 × 0.5 - 1)) = 1 / (1 + e^-0.5)
    #expect(abs(all[0].confidence - 0.62246) < 0.0001)
  }

  @Test func `what is sure beats any evidence`() {
    let judge = TurnJudge(Self.policy(["choice fit 20"]))
    var all = [Self.hypothesis(.choice, entry: 0, fit: 0.5), Self.hypothesis(.act, entry: 1, isSure: true)]
    judge.judge(&all)
    #expect(judge.best(of: all) == 1)
  }

  @Test func `of equal readings the first takes the turn`() {
    let judge = TurnJudge(Self.policy([]))
    var all = [Self.hypothesis(.choice, entry: 0), Self.hypothesis(.act, entry: 1)]
    judge.judge(&all)
    #expect(judge.best(of: all) == 0)
  }

  @Test(arguments: [(1, Float(0.5), [0, 1]), (0, 0.5, nil), (1, 0.4, nil)] as [(Int, Float, [Int]?)])
  func `a tie is asked about`(entry: Int, fit: Float, tie: [Int]?) {
    let judge = TurnJudge(Self.policy(["choice fit 3", "earlier fit 3"]))
    var all = [
      Self.hypothesis(.choice, entry: 0, fit: 0.5), Self.hypothesis(.earlier, entry: entry, fit: fit),
    ]
    judge.judge(&all)
    #expect(judge.tie(all, judge.best(of: all), .unknown) == tie)
  }

  @Test func `a sure reading ties with none`() {
    let judge = TurnJudge(Self.policy([]))
    var all = [
      Self.hypothesis(.choice, entry: 0, isSure: true), Self.hypothesis(.earlier, entry: 1, isSure: true),
    ]
    judge.judge(&all)
    #expect(judge.tie(all, 0, .unknown) == nil)
  }

  @Test func `the evidence fits into its vector`() {
    #expect(Evidence.Kind.allCases.count <= Evidence.most)
  }

  @Test(arguments: Hypothesis.Kind.allCases) func `every reading has weights`(kind: Hypothesis.Kind) {
    let weights = Evidence.Kind.allCases.map { evidence in
      var one = Evidence()
      one[evidence] = 1
      return DialogueWeights.shipped.sum(one, for: kind)
    }
    #expect(weights.contains { $0 != 0 })
  }

  @Test func `an unknown line is passed over`() {
    #expect(
      DialogueWeights(["# a comment", "choice nothing 3", "nothing fit 3", "choice fit x"])
        == DialogueWeights([]))
  }
}
