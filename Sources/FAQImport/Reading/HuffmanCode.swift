/// Bits of bytes, lowest first.
struct BitReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var held = 0
  private var count = 0

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, index) = (bytes, bytes.startIndex) }

  /// The next bits as a number, the first one lowest.
  mutating func take(_ wanted: Int) throws(Inflate.Failure) -> Int {
    while count < wanted {
      guard index < bytes.endIndex else { throw Inflate.Failure() }
      held |= Int(bytes[index]) << count
      index += 1
      count += 8
    }
    let value = held & (1 << wanted - 1)
    held >>= wanted
    count -= wanted
    return value
  }

  /// Skips to the next byte. Bits are fetched only when they are taken, so that fewer than eight are held.
  mutating func alignToByte() { (held, count) = (0, 0) }
}

/// A canonical prefix code: the symbols of each length, in their order.
struct HuffmanCode {
  private static let longest = 15
  /// The number of symbols of each length.
  private var counts = [Int](repeating: 0, count: longest + 1)
  /// The symbols, by length and then by number.
  private var symbols: [Int] = []

  /// - Parameter sizes: the length of each symbol's code; 0 for a symbol without one.
  init(_ sizes: [Int]) {
    for size in sizes where size > 0 { counts[size] += 1 }
    symbols = sizes.indices.filter { sizes[$0] > 0 }.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
  }

  /// Reads one symbol, a bit at a time.
  func next(_ bits: inout BitReader) throws(Inflate.Failure) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...HuffmanCode.longest {
      code |= try bits.take(1)
      let count = counts[length]
      if code - first < count {
        guard code >= first, symbols.indices.contains(index + code - first) else { break }
        return symbols[index + code - first]
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw Inflate.Failure()
  }
}
