// 1. What is put into a heap in any order comes out in order: every order of six numbers, two of them equal.
// 2. FNV-1a gives the published values of its authors' test suite.
// 3. CRC-32 gives its published check value.

import Basics
import Testing

@Suite struct HeapAndHashTests {
  private func orders(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[Int]] in
      var rest = items
      let item = rest.remove(at: index)
      return orders(rest).map { [item] + $0 }
    }
  }

  @Test func `every order`() {
    for order in orders([1, 2, 2, 3, 4, 5]) {
      var heap: [Int] = []
      for item in order {
        heap.append(item)
        BinaryHeap.rise(heap.count - 1, isLess: { heap[$0] < heap[$1] }, swap: { heap.swapAt($0, $1) })
      }
      var sorted: [Int] = []
      while let first = heap.first {
        sorted.append(first)
        let last = heap.removeLast()
        if heap.isEmpty { break }
        heap[0] = last
        BinaryHeap.sink(
          0, count: heap.count, isLess: { heap[$0] < heap[$1] }, swap: { heap.swapAt($0, $1) })
      }
      #expect(sorted == [1, 2, 2, 3, 4, 5], "\(order)")
    }
  }

  @Test(arguments: [
    ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
  ])
  func `64 bits`(text: String, hash: UInt64) { #expect(FNV1a(text.utf8).value == hash) }

  @Test(arguments: [("", 0x811c_9dc5), ("a", 0xe40c_292c), ("foobar", 0xbf9c_f968)])
  func `32 bits`(text: String, hash: UInt32) { #expect(FNV1a32.hash(text.utf8) == hash) }

  @Test func `checksum`() {
    #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(CRC32.of([]) == 0)
  }
}
