/// A small random number generator with a fixed beginning (Steele, Lea and Flood 2014).
package struct SplitMix: Sendable {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func shuffle(_ order: inout [Int]) {
    for index in stride(from: order.count - 1, to: 0, by: -1) {
      order.swapAt(index, Int(next() % UInt64(index + 1)))
    }
  }
}
