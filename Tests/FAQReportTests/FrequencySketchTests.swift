// 1. With room for all keys every count is exact.
// 2. Beyond that, a key's true count lies between its least and its count, and no count errs by more than is told.
// 3. A key that came more often than the greatest error is there.
// 4. The same keys in the same order leave the same, and the memory does not grow.

import Testing

@testable import FAQReport

@Suite struct FrequencySketchTests {
  private func sketch(_ keys: [Int], capacity: Int) -> FrequencySketch<Int, String> {
    var sketch = FrequencySketch<Int, String>(capacity: capacity)
    for key in keys { _ = sketch.add(key, "note \(key)") }
    return sketch
  }

  /// Small numbers often, great ones seldom.
  private func keys(_ count: Int, upTo most: Int, seed: UInt64) -> [Int] {
    var random = Seeded(state: seed)
    return (0..<count).map { _ in
      Int.random(
        in: 1...Int.random(in: 1...Int.random(in: 1...most, using: &random), using: &random), using: &random)
    }
  }

  @Test func `counts are exact while there is room`() {
    let keys = keys(5_000, upTo: 50, seed: 1)
    let sketch = sketch(keys, capacity: 50)
    let truth = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(!sketch.isExceeded)
    #expect(Dictionary(uniqueKeysWithValues: sketch.slots.map { ($0.key, $0.count) }) == truth)
    #expect(sketch.slots.allSatisfy { $0.error == 0 && $0.note == "note \($0.key)" })
  }

  @Test(arguments: [1, 2, 8, 64])
  func `bounds hold beyond it`(capacity: Int) {
    for seed in 1...5 as ClosedRange<UInt64> {
      let keys = keys(4_000, upTo: 2_000, seed: seed)
      let sketch = sketch(keys, capacity: capacity)
      let truth = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
      #expect(sketch.slots.count == capacity)
      #expect(sketch.isExceeded)
      #expect(sketch.greatestError <= keys.count / capacity)
      for slot in sketch.slots {
        let count = truth[slot.key] ?? 0
        #expect(slot.least <= count && count <= slot.count && slot.error <= sketch.greatestError)
        #expect(slot.note == "note \(slot.key)")
      }
      let kept = Set(sketch.slots.map(\.key))
      for (key, count) in truth where count > sketch.greatestError { #expect(kept.contains(key)) }
    }
  }

  @Test func `the same keys leave the same`() {
    let keys = keys(3_000, upTo: 900, seed: 9)
    let (first, second) = (sketch(keys, capacity: 20), sketch(keys, capacity: 20))
    #expect(first.slots.map(\.key) == second.slots.map(\.key))
    #expect(first.slots.map(\.count) == second.slots.map(\.count))
  }
}
