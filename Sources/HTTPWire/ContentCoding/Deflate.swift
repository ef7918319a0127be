/// Compresses bytes with DEFLATE (RFC 1951): blocks with Huffman codes of their own, or bytes as they are where that is
/// shorter. The work is linear in the bytes.
package enum Deflate {
  /// Most literals and copies of one block, so that its codes fit what is in it.
  private static let blockSize = 16_384

  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    let items = MatchFinder.items(bytes)
    var (index, place) = (0, 0)
    repeat {
      let block = items[index..<min(items.count, index + blockSize)]
      index = block.endIndex
      let length = block.reduce(0) { $0 + size($1) }
      let coded = CodedBlock(block)
      let isLast = index == items.count
      if coded.bitCount / 8 < length + stored {
        coded.write(to: &bits, isLast: isLast)
      } else {
        store(bytes[place..<(place + length)], to: &bits, isLast: isLast)
      }
      place += length
    } while index < items.count
    bits.align()
    return bits.bytes
  }

  /// Bytes in front of bytes that are stored.
  private static let stored = 5
  /// Most bytes that can be stored at once.
  private static let longestStored = 65_535

  /// Bytes that an item stands for.
  private static func size(_ item: MatchFinder.Item) -> Int {
    switch item {
    case .literal: 1
    case .copy(let length, _): length
    }
  }

  /// Bytes as they are, after their number and its complement (RFC 1951 §3.2.4).
  private static func store(_ bytes: ArraySlice<UInt8>, to bits: inout BitWriter, isLast: Bool) {
    var rest = bytes
    repeat {
      let piece = rest.prefix(longestStored)
      rest = rest.dropFirst(piece.count)
      bits.write(isLast && rest.isEmpty ? 1 : 0, 3)
      bits.align()
      bits.write(UInt32(piece.count), 16)
      bits.write(UInt32(piece.count) ^ 0xFFFF, 16)
      bits.append(piece)
    } while !rest.isEmpty
  }
}
