/// A Huffman code for symbols by their frequencies, with code words of a limited length, in the canonical order of
/// DEFLATE (RFC 1951 §3.2.2).
struct HuffmanCode {
  /// The length of the code word of each symbol; 0 for symbols that do not occur.
  let lengths: [Int]
  /// The code words, reversed, because DEFLATE writes them from their most significant bit on.
  private let words: [UInt32]

  /// - Parameters:
  ///   - frequencies: how often each symbol occurs. There are at most as many symbols as words of the greatest length.
  ///   - longest: the greatest length of a code word.
  init(_ frequencies: [Int], longest: Int) {
    lengths = HuffmanCode.lengths(frequencies, longest: longest)
    words = HuffmanCode.words(lengths)
  }

  /// Writes a symbol that occurs.
  func write(_ symbol: Int, to bits: inout BitWriter) { bits.write(words[symbol], lengths[symbol]) }

  /// Bits that all symbols of these frequencies take.
  func size(_ frequencies: [Int]) -> Int { zip(frequencies, lengths).reduce(0) { $0 + $1.0 * $1.1 } }

  // MARK: Lengths

  /// A set of symbols with the sum of their frequencies.
  private struct Package {
    var weight: Int
    var symbols: [Int]
  }

  /// The best lengths under the limit, by the package-merge algorithm (Larmore and Hirschberg 1990): each round pairs
  /// the lightest packages of the round before and merges them with the symbols themselves. The time is that of a sort,
  /// times the number of symbols and the limit.
  private static func lengths(_ frequencies: [Int], longest: Int) -> [Int] {
    var lengths = [Int](repeating: 0, count: frequencies.count)
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
      .map { Package(weight: frequencies[$0], symbols: [$0]) }
    // A decoder needs one bit even for a single symbol.
    guard symbols.count > 1 else {
      for package in symbols { lengths[package.symbols[0]] = 1 }
      return lengths
    }
    var packages: [Package] = []
    for _ in 0..<longest { packages = merged(symbols, pairs(packages)) }
    for package in packages.prefix(2 * symbols.count - 2) {
      for symbol in package.symbols { lengths[symbol] += 1 }
    }
    return lengths
  }

  private static func pairs(_ packages: [Package]) -> [Package] {
    stride(from: 0, to: packages.count - packages.count % 2, by: 2).map { index in
      Package(
        weight: packages[index].weight + packages[index + 1].weight,
        symbols: packages[index].symbols + packages[index + 1].symbols)
    }
  }

  private static func merged(_ a: [Package], _ b: [Package]) -> [Package] {
    var merged: [Package] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i].weight <= b[j].weight) {
        merged.append(a[i])
        i += 1
      } else {
        merged.append(b[j])
        j += 1
      }
    }
    return merged
  }

  // MARK: Words

  /// Words of one length follow each other in the order of their symbols, and shorter words come before longer ones.
  private static func words(_ lengths: [Int]) -> [UInt32] {
    let longest = lengths.max() ?? 0
    var counts = [Int](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    var next = [UInt32](repeating: 0, count: longest + 1)
    var word: UInt32 = 0
    for length in 0..<longest {
      word = (word + UInt32(counts[length])) << 1
      next[length + 1] = word
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return reversed(next[length], length)
    }
  }

  private static func reversed(_ word: UInt32, _ length: Int) -> UInt32 {
    (0..<length).reduce(0) { $0 | ((word >> UInt32($1)) & 1) << UInt32(length - 1 - $1) }
  }
}
