// PairTable:
//  1. It files numbers under pairs as a Dictionary does, through many growths; a later number replaces the former.
//  2. A pair that was not filed gives nil, and the order of a pair counts.
//  3. Every pair of numbers from 0 up can be filed, the largest too.

import TestSupport
import Testing

@testable import FAQText

struct PairTableTests {
  private struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  @Test(arguments: [(UInt64(1), Int32(40)), (2, 100), (3, .max)])
  func `numbers are those of a dictionary`(seed: UInt64, largest: Int32) {
    var generator = SeededRandom(seed: seed)
    var table = PairTable()
    var numbers: [Pair: Int32] = [:]
    for _ in 0..<5000 {
      let pair = Pair(
        first: .random(in: 0...largest, using: &generator),
        second: .random(in: 0...largest, using: &generator))
      let value = Int32.random(in: -5...1000, using: &generator)
      #expect(table.find(pair.first, pair.second) == numbers[pair])
      table.set(pair.first, pair.second, to: value)
      numbers[pair] = value
      #expect(table.count == numbers.count)
    }
    for (pair, value) in numbers { #expect(table.find(pair.first, pair.second) == value) }
  }

  @Test(arguments: [0, 1, 32, 33, 5000])
  func `room made beforehand changes nothing`(capacity: Int) {
    var table = PairTable(capacity: capacity)
    for number in Int32(0)..<300 { table.set(number, 300 - number, to: number * 2) }
    #expect((Int32(0)..<300).allSatisfy { table.find($0, 300 - $0) == $0 * 2 })
    #expect(table.count == 300)
  }

  @Test func `the order of a pair counts`() {
    var table = PairTable()
    table.set(1, 2, to: 3)
    #expect(table.find(1, 2) == 3)
    #expect(table.find(2, 1) == nil)
    #expect(table.find(0, 0) == nil)
  }

  @Test func `the limits can be filed`() {
    var table = PairTable()
    for (number, pair) in [(Int32.max, Int32.max), (0, 0), (0, .max), (.max, 0)].enumerated() {
      table.set(pair.0, pair.1, to: Int32(number))
      #expect(table.find(pair.0, pair.1) == Int32(number))
    }
    #expect(table.count == 4)
  }
}
