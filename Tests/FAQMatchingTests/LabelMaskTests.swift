// LabelMask:
//  1. It holds the labels that it was made of, and no other.
//  2. The sum over a row of numbers is that of its labels alone, whatever stands in the lanes beyond the labels.

import Testing

@testable import FAQMatching

struct LabelMaskTests {
  @Test(arguments: [1, 15, 16, 17, 100])
  func `a mask sums its labels`(count: Int) {
    let labels = (0..<count).map { $0 % 3 == 1 }
    let mask = LabelMask(labels)
    let lanes = (count + Softmax.width - 1) / Softmax.width
    var numbers = [Softmax.Lane](repeating: Softmax.Lane(repeating: 9), count: lanes)
    for label in 0..<count { numbers[label / Softmax.width][label % Softmax.width] = Float(label) }
    #expect(mask.sum(of: numbers) == labels.indices.reduce(0) { labels[$1] ? $0 + Float($1) : $0 })
    for label in 0..<count { #expect(mask.contains(LabelID(label)) == labels[label]) }
  }
}
