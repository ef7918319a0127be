import Glibc
import Testing

@testable import FAQMatching

// 1. The exponential is right to three parts in a hundred thousand over its whole range, and next to 0 below it.
// 2. Normalized scores add up to 1, keep their order, and are the same for scores moved by a constant.
// 3. Lanes without a subject get nothing.
// 4. A lane exceeds a bound where one of its numbers does, at any place, and its numbers stand in order.
@Suite struct SoftmaxTests {
  @Test func `the exponential is right over its range`() {
    for step in 0...8_700 {
      let x = -Float(step) / 100
      let mine = Softmax.exponential(Softmax.Lane(repeating: x))[step % Softmax.width]
      let exact = Float(exp(Double(x)))
      #expect(abs(mine - exact) <= exact * 3e-5, "e^\(x)")
    }
    #expect(Softmax.exponential(Softmax.Lane(repeating: -1000))[0] < 1e-37)
  }

  @Test(arguments: [[0.5, -1, 3, 2.5], [0, 0, 0, 0], [80, -80, 10, 9]] as [[Float]])
  func `probabilities add up and keep their order`(scores: [Float]) {
    let plain = normalized(scores)
    #expect(abs(plain.reduce(0, +) - 1) < 1e-5)
    for (a, b) in zip(scores.indices, scores.indices.dropFirst()) {
      #expect(
        (scores[a] < scores[b]) == (plain[a] < plain[b]) || scores[a] == scores[b] || plain[a] == plain[b])
    }
    for (a, b) in zip(plain, normalized(scores.map { $0 + 7 })) { #expect(abs(a - b) < 1e-5) }
  }

  @Test func `a lane without a subject gets nothing`() {
    var lanes = [Softmax.Lane(repeating: -1000)]
    lanes[0][0] = 1
    lanes[0][1] = 0
    Softmax.normalize(&lanes)
    #expect(abs(lanes[0][0] + lanes[0][1] - 1) < 1e-5)
    #expect(lanes[0][7] == 0 || lanes[0][7] < 1e-30)
  }

  @Test func `a lane exceeds a bound by any of its numbers`() {
    for place in 0..<Softmax.width {
      var lane = Softmax.Lane(repeating: 0.01)
      #expect(!Softmax.exceeds(lane, 0.01))
      lane[place] = 0.02
      #expect(Softmax.exceeds(lane, 0.01))
      let numbers = Softmax.numbers(of: lane)
      #expect(numbers.indices.allSatisfy { numbers[$0] == lane[$0] })
    }
  }

  private func normalized(_ scores: [Float]) -> [Float] {
    var lanes = [Softmax.Lane(repeating: -1000)]
    for (index, score) in scores.enumerated() { lanes[0][index] = score }
    Softmax.normalize(&lanes)
    return scores.indices.map { lanes[0][$0] }
  }
}
