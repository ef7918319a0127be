/// Unpacks deflated data (RFC 1951).
struct Inflate {
  /// The data is not deflated, ends early, or unpacks to more than it may.
  struct Failure: Error, Equatable {}

  private var bits: BitReader
  private var output: [UInt8] = []
  private let limit: Int

  /// - Parameters:
  ///   - bytes: packed data.
  ///   - limit: most bytes that come out.
  /// - Returns: what was packed.
  /// - Throws: when the data is broken or unpacks to more.
  static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) throws(Failure) -> [UInt8] {
    var inflate = Inflate(bits: BitReader(bytes), limit: limit)
    var isLast = false
    while !isLast {
      isLast = try inflate.bits.take(1) == 1
      switch try inflate.bits.take(2) {
      case 0: try inflate.stored()
      case 1: try inflate.block(fixedLengths, fixedDistances)
      case 2:
        let (lengths, distances) = try inflate.codes()
        try inflate.block(lengths, distances)
      default: throw Failure()
      }
    }
    return inflate.output
  }

  private init(bits: BitReader, limit: Int) { (self.bits, self.limit) = (bits, limit) }

  private mutating func append(_ byte: UInt8) throws(Failure) {
    guard output.count < limit else { throw Failure() }
    output.append(byte)
  }

  private mutating func stored() throws(Failure) {
    bits.alignToByte()
    let (length, complement) = (try bits.take(16), try bits.take(16))
    guard length == ~complement & 0xFFFF else { throw Failure() }
    for _ in 0..<length { try append(UInt8(try bits.take(8))) }
  }

  private mutating func block(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(Failure) {
    while true {
      let symbol = try lengths.next(&bits)
      if symbol == Inflate.endOfBlock { return }
      if symbol < Inflate.endOfBlock {
        try append(UInt8(symbol))
        continue
      }
      let row = symbol - Inflate.endOfBlock - 1
      guard Inflate.lengthBases.indices.contains(row) else { throw Failure() }
      let length = Inflate.lengthBases[row] + (try bits.take(Inflate.lengthBits[row]))
      let column = try distances.next(&bits)
      guard Inflate.distanceBases.indices.contains(column) else { throw Failure() }
      let distance = Inflate.distanceBases[column] + (try bits.take(Inflate.distanceBits[column]))
      guard distance <= output.count else { throw Failure() }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  /// Reads the codes of a block that brings its own.
  private mutating func codes() throws(Failure) -> (HuffmanCode, HuffmanCode) {
    let literals = try bits.take(5) + 257
    let distances = try bits.take(5) + 1
    let count = try bits.take(4) + 4
    var sizes = [Int](repeating: 0, count: Inflate.order.count)
    for place in Inflate.order.prefix(count) { sizes[place] = try bits.take(3) }
    let code = HuffmanCode(sizes)
    var all: [Int] = []
    while all.count < literals + distances {
      switch try code.next(&bits) {
      case let size where size < 16: all.append(size)
      case 16:
        guard let last = all.last else { throw Failure() }
        all += Array(repeating: last, count: try bits.take(2) + 3)
      case 17: all += Array(repeating: 0, count: try bits.take(3) + 3)
      default: all += Array(repeating: 0, count: try bits.take(7) + 11)
      }
    }
    guard all.count == literals + distances else { throw Failure() }
    return (HuffmanCode(Array(all[..<literals])), HuffmanCode(Array(all[literals...])))
  }

  private static let endOfBlock = 256
  /// In which order the sizes of the code of codes stand.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  private static let fixedLengths = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))
}
