/// Reads DEFLATE (RFC 1951) by the letter of its specification, bit by bit, so that the compressor is not held against
/// itself.
struct Inflater {
  enum Fault: Error { case truncated, badBlock, badCode, tooFar, lengthsDiffer }

  private let bytes: [UInt8]
  private var bit = 0
  private var output: [UInt8] = []
  /// The kinds of the blocks, in their order: 0 stored, 1 fixed, 2 with codes of their own.
  private(set) var blocks: [Int] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: the bytes, and the kinds of blocks that they came in.
  /// - Throws: ``Fault``, also for bytes behind the last block.
  static func read(_ bytes: [UInt8]) throws(Fault) -> (bytes: [UInt8], blocks: [Int]) {
    var inflater = Inflater(bytes)
    while try !inflater.block() {}
    guard (inflater.bit + 7) / 8 == bytes.count else { throw .badBlock }
    return (inflater.output, inflater.blocks)
  }

  private mutating func take(_ count: Int) throws(Fault) -> Int {
    var value = 0
    for place in 0..<count {
      guard bit / 8 < bytes.count else { throw .truncated }
      value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << place
      bit += 1
    }
    return value
  }

  /// Whether it was the last one.
  private mutating func block() throws(Fault) -> Bool {
    let isLast = try take(1) == 1
    let kind = try take(2)
    blocks.append(kind)
    switch kind {
    case 0: try stored()
    case 2: try coded()
    default: throw .badBlock
    }
    return isLast
  }

  private mutating func stored() throws(Fault) {
    bit = (bit + 7) / 8 * 8
    let count = try take(16)
    guard try take(16) == count ^ 0xFFFF else { throw .lengthsDiffer }
    for _ in 0..<count { output.append(UInt8(try take(8))) }
  }

  private typealias Code = [[Int]: Int]

  /// Words of bits by the canonical rule (§3.2.2); a code that is given more words than there are is refused.
  private func code(_ lengths: [Int]) throws(Fault) -> Code {
    var code: Code = [:]
    var word = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        guard word < 1 << length else { throw .badCode }
        code[(0..<length).map { word >> (length - 1 - $0) & 1 }] = symbol
        word += 1
      }
      word <<= 1
    }
    // Only a code of a single word may leave words over.
    guard word == 1 << 16 || code.count == 1 else { throw .badCode }
    return code
  }

  private mutating func symbol(_ code: Code) throws(Fault) -> Int {
    var word: [Int] = []
    while word.count < 15 {
      word.append(try take(1))
      if let symbol = code[word] { return symbol }
    }
    throw .badCode
  }

  private mutating func coded() throws(Fault) {
    let (literals, distances, count) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
    var own = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      own[place] = try take(3)
    }
    let lengthCode = try code(own)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let value = try symbol(lengthCode)
      switch value {
      case 16:
        guard let last = lengths.last else { throw .badCode }
        lengths += [Int](repeating: last, count: try take(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try take(7) + 11)
      default: lengths.append(value)
      }
    }
    guard lengths.count == literals + distances, lengths[256] > 0 else { throw .badCode }
    try items(code(Array(lengths[..<literals])), code(Array(lengths[literals...])))
  }

  private mutating func items(_ literals: Code, _ distances: Code) throws(Fault) {
    while true {
      let value = try symbol(literals)
      if value == 256 { return }
      guard value > 256 else {
        output.append(UInt8(value))
        continue
      }
      guard value <= 285 else { throw .badCode }
      let length = try Inflater.lengths[value - 257] + take(Inflater.lengthBits[value - 257])
      let sign = try symbol(distances)
      guard sign < 30 else { throw .badCode }
      let distance = try Inflater.distances[sign] + take(sign < 2 ? 0 : sign / 2 - 1)
      guard distance <= output.count else { throw .tooFar }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// The tables of §3.2.5, as they are printed there.
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145,
    8193, 12289, 16385, 24577,
  ]
}
