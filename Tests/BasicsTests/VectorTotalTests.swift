// The total of a vector:
//  1. It is the sum of its numbers.

import Basics
import Testing

struct VectorTotalTests {
  @Test func `the total is the sum`() {
    // Sums of small whole numbers are exact in any order.
    let numbers = (0..<32).map { Float(($0 * 7) % 11) - 4 }
    #expect(SIMD16(numbers[..<16]).total == numbers[..<16].reduce(0, +))
    #expect(SIMD32(numbers).total == numbers.reduce(0, +))
    for place in 0..<32 {
      var vector = SIMD32<Float>(repeating: 0)
      vector[place] = 3
      #expect(vector.total == 3)
    }
  }
}
