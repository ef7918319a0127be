/// The lengths of the code words of a block, which are themselves coded: repetitions have symbols of their own, and all
/// symbols a Huffman code (RFC 1951 §3.2.7).
struct CodeLengths {
  /// A length from 0 to 15, or one of the repetitions 16, 17 and 18 with its extra bits.
  private struct Symbol {
    var value: Int
    var extra = 0
    var extraBits = 0
  }

  /// The order in which the lengths of this code's own words are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let longestWord = 7
  private static let fewestLiterals = 257

  private let symbols: [Symbol]
  private let code: HuffmanCode
  private let literals: Int
  private let distances: Int
  /// The number of lengths of `order` that are written; at least four.
  private let written: Int
  let bitCount: Int

  init(_ literals: [Int], _ distances: [Int]) {
    self.literals = max(CodeLengths.fewestLiterals, CodeLengths.used(literals))
    self.distances = max(1, CodeLengths.used(distances))
    symbols = CodeLengths.symbols(Array(literals.prefix(self.literals) + distances.prefix(self.distances)))
    var counts = [Int](repeating: 0, count: CodeLengths.order.count)
    for symbol in symbols { counts[symbol.value] += 1 }
    let code = HuffmanCode(counts, longest: CodeLengths.longestWord)
    self.code = code
    written = max(4, CodeLengths.used(CodeLengths.order.map { code.lengths[$0] }))
    bitCount = 14 + 3 * written + code.size(counts) + symbols.reduce(0) { $0 + $1.extraBits }
  }

  func write(to bits: inout BitWriter) {
    bits.write(UInt32(literals - CodeLengths.fewestLiterals), 5)
    bits.write(UInt32(distances - 1), 5)
    bits.write(UInt32(written - 4), 4)
    for symbol in CodeLengths.order.prefix(written) { bits.write(UInt32(code.lengths[symbol]), 3) }
    for symbol in symbols {
      code.write(symbol.value, to: &bits)
      bits.write(UInt32(symbol.extra), symbol.extraBits)
    }
  }

  /// The number of lengths that remain without the zeros at the end.
  private static func used(_ lengths: [Int]) -> Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  private static func symbols(_ lengths: [Int]) -> [Symbol] {
    var symbols: [Symbol] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      let run = lengths[index...].prefix { $0 == value }.count
      index += run
      symbols += value == 0 ? zeros(run) : [Symbol(value: value)] + copies(of: value, run - 1)
    }
    return symbols
  }

  /// 18 stands for 11 to 138 zeros, 17 for 3 to 10.
  private static func zeros(_ count: Int) -> [Symbol] {
    var (left, symbols) = (count, [Symbol]())
    while left > 0 {
      let taken = min(left, 138)
      switch taken {
      case 11...: symbols.append(Symbol(value: 18, extra: taken - 11, extraBits: 7))
      case 3...: symbols.append(Symbol(value: 17, extra: taken - 3, extraBits: 3))
      default: symbols += [Symbol](repeating: Symbol(value: 0), count: taken)
      }
      left -= taken
    }
    return symbols
  }

  /// 16 stands for the length before it, 3 to 6 times.
  private static func copies(of value: Int, _ count: Int) -> [Symbol] {
    var (left, symbols) = (count, [Symbol]())
    while left > 0 {
      let taken = min(left, 6)
      if taken >= 3 {
        symbols.append(Symbol(value: 16, extra: taken - 3, extraBits: 2))
      } else {
        symbols += [Symbol](repeating: Symbol(value: value), count: taken)
      }
      left -= taken
    }
    return symbols
  }
}
