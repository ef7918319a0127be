/// A block of DEFLATE with Huffman codes of its own, which stand in front of it (RFC 1951 §3.2.7).
struct CodedBlock {
  private let items: ArraySlice<MatchFinder.Item>
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let lengths: CodeLengths
  /// Bits that it takes, without the three in front.
  let bitCount: Int

  /// The symbol that ends a block.
  private static let end = 256
  private static let longestWord = 15

  init(_ items: ArraySlice<MatchFinder.Item>) {
    var literalCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    var extra = 0
    for item in items {
      switch item {
      case .literal(let byte): literalCounts[Int(byte)] += 1
      case .copy(let length, let distance):
        let (length, distance) = (LengthCode.length(length), LengthCode.distance(distance))
        literalCounts[length.symbol] += 1
        distanceCounts[distance.symbol] += 1
        extra += length.extraBits + distance.extraBits
      }
    }
    literalCounts[CodedBlock.end] = 1
    // Decoders want a code of distances, also where there is no copy.
    if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
    self.items = items
    literals = HuffmanCode(literalCounts, longest: CodedBlock.longestWord)
    distances = HuffmanCode(distanceCounts, longest: CodedBlock.longestWord)
    lengths = CodeLengths(literals.lengths, distances.lengths)
    bitCount = lengths.bitCount + literals.size(literalCounts) + distances.size(distanceCounts) + extra
  }

  func write(to bits: inout BitWriter, isLast: Bool) {
    bits.write(isLast ? 1 : 0, 1)
    bits.write(2, 2)
    lengths.write(to: &bits)
    for item in items {
      switch item {
      case .literal(let byte): literals.write(Int(byte), to: &bits)
      case .copy(let length, let distance):
        write(LengthCode.length(length), literals, to: &bits)
        write(LengthCode.distance(distance), distances, to: &bits)
      }
    }
    literals.write(CodedBlock.end, to: &bits)
  }

  private func write(_ code: LengthCode, _ words: HuffmanCode, to bits: inout BitWriter) {
    words.write(code.symbol, to: &bits)
    bits.write(UInt32(code.extra), code.extraBits)
  }
}

/// The symbol of a length or a distance, and the bits behind it (RFC 1951 §3.2.5).
struct LengthCode: Equatable {
  var symbol: Int
  var extra: Int
  var extraBits: Int

  /// The symbol of the length 3.
  private static let firstLength = 257
  /// The greatest length has a symbol of its own.
  private static let lastLength = 285

  static func length(_ length: Int) -> LengthCode {
    if length == MatchFinder.lengths.upperBound {
      return LengthCode(symbol: lastLength, extra: 0, extraBits: 0)
    }
    return coded(length - MatchFinder.lengths.lowerBound, from: firstLength, perBit: 4)
  }

  static func distance(_ distance: Int) -> LengthCode { coded(distance - 1, from: 0, perBit: 2) }

  /// `perBit` symbols share a number of extra bits, which grows by one from group to group; the first two groups have
  /// none.
  private static func coded(_ value: Int, from first: Int, perBit: Int) -> LengthCode {
    guard value >= 2 * perBit else { return LengthCode(symbol: first + value, extra: 0, extraBits: 0) }
    let top = Int.bitWidth - 1 - value.leadingZeroBitCount
    let extraBits = top - perBit.trailingZeroBitCount
    let group = value >> extraBits
    return LengthCode(
      symbol: first + extraBits * perBit + group, extra: value & ((1 << extraBits) - 1), extraBits: extraBits)
  }
}
