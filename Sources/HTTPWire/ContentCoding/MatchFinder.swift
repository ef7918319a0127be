/// Cuts bytes into literals and copies of what stands before them (LZ77, Ziv and Lempel 1977).
///
/// Places with equal three bytes are chained by a hash, the nearest first. At most ``longestChain`` of them are
/// compared, over at most 258 bytes each, so that the work is linear in the bytes.
struct MatchFinder {
  enum Item: Equatable {
    case literal(UInt8)
    case copy(length: Int, distance: Int)
  }

  /// Limits of DEFLATE.
  static let lengths = 3...258
  static let farthest = 32_768
  /// Most places that are compared for each byte.
  private static let longestChain = 64
  private static let hashBits = 15

  private let bytes: [UInt8]
  /// The last place with each hash, and for each place the one before it with the same hash; -1 where there is none.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  private var before: [Int32]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    before = [Int32](repeating: -1, count: bytes.count)
  }

  /// - Parameter bytes: fewer than 2³¹ bytes.
  /// - Returns: literals and copies that stand for all of them, in their order.
  static func items(_ bytes: [UInt8]) -> [Item] {
    var finder = MatchFinder(bytes)
    return finder.items()
  }

  /// A copy is taken unless the one that begins a byte later is longer (lazy matching, RFC 1951 §4).
  private mutating func items() -> [Item] {
    var items: [Item] = []
    var index = 0
    var next: Item?
    while index < bytes.count {
      let here = next ?? find(index)
      next = nil
      guard case .copy(let length, _) = here else {
        items.append(here)
        index += 1
        continue
      }
      if index + 1 < bytes.count, length < MatchFinder.lengths.upperBound {
        let later = find(index + 1)
        if case .copy(let better, _) = later, better > length {
          items.append(.literal(bytes[index]))
          index += 1
          next = later
          continue
        }
        for place in (index + 2)..<max(index + 2, index + length) { enter(place) }
      } else {
        for place in (index + 1)..<(index + length) { enter(place) }
      }
      items.append(here)
      index += length
    }
    return items
  }

  /// The longest copy that can stand at a place, or its byte; enters the place into its chain.
  private mutating func find(_ place: Int) -> Item {
    var best = (length: MatchFinder.lengths.lowerBound - 1, distance: 0)
    let most = min(MatchFinder.lengths.upperBound, bytes.count - place)
    var candidate = Int(enter(place))
    var left = MatchFinder.longestChain
    while candidate >= 0, place - candidate <= MatchFinder.farthest, left > 0, best.length < most {
      if bytes[candidate + best.length] == bytes[place + best.length] {
        let length = common(candidate, place, most)
        if length > best.length { best = (length, place - candidate) }
      }
      candidate = Int(before[candidate])
      left -= 1
    }
    guard best.distance > 0 else { return .literal(bytes[place]) }
    return .copy(length: best.length, distance: best.distance)
  }

  private func common(_ a: Int, _ b: Int, _ most: Int) -> Int {
    var length = 0
    while length < most, bytes[a + length] == bytes[b + length] { length += 1 }
    return length
  }

  /// Puts a place in front of its chain.
  ///
  /// - Returns: the place that was there before; -1 where there was none.
  @discardableResult
  private mutating func enter(_ place: Int) -> Int32 {
    guard place + MatchFinder.lengths.lowerBound <= bytes.count else { return -1 }
    let key = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    let hash = Int((key &* 2_654_435_761) >> UInt32(32 - MatchFinder.hashBits))
    let last = heads[hash]
    before[place] = last
    heads[hash] = Int32(place)
    return last
  }
}
