/// Words by their length and first letter, so that the search for a mistyped one reads few of them.
struct WordGroups: Sendable {
  private typealias Lane = SIMD8<UInt32>

  /// One more than the letters of the longest word that is filed.
  private static let longest = 38
  /// A first letter has the number of its low five bits.
  static let firstLetters = 0..<32

  /// Group after group, each filled up to whole lanes; within a group words keep their order.
  private var words: [TermID?]
  /// A bit for each letter that a word holds, eight words together. Where there is no word, all bits are set.
  private var letters: [Lane]
  /// The first lane of each group, and the end of the last.
  private var starts: [Int] = [0]

  /// - Parameters:
  ///   - filed: words of fewer letters than ``longest``.
  ///   - table: holds their letters.
  init(_ filed: [TermID], of table: TermTable) {
    let bytes = table.storage
    let groups = filed.map { word in
      let range = table.range(word)
      return WordGroups.group(length: range.count, first: WordGroups.first(bytes[range.lowerBound]))
    }
    var sizes = [Int](repeating: 0, count: WordGroups.longest * WordGroups.firstLetters.count)
    for group in groups { sizes[group] += 1 }
    for size in sizes {
      starts.append(starts[starts.count - 1] + (size + Lane.scalarCount - 1) / Lane.scalarCount)
    }
    letters = [Lane](repeating: Lane(repeating: .max), count: starts[starts.count - 1])
    words = [TermID?](repeating: nil, count: letters.count * Lane.scalarCount)
    var next = starts.map { $0 * Lane.scalarCount }
    for (word, group) in zip(filed, groups) {
      let place = next[group]
      next[group] += 1
      words[place] = word
      letters[place / Lane.scalarCount][place % Lane.scalarCount] = WordGroups.letters(
        bytes, table.range(word))
    }
  }

  /// Calls `body` with the words of a length and a first letter that hold nearly the letters of another word.
  ///
  /// - Parameters:
  ///   - length: letters of the words.
  ///   - first: the number of their first letter.
  ///   - letters: those of the other word.
  ///   - edits: how many edits may lie between them. Each changes at most two of the letters that a word holds.
  ///   - body: is called with each word, in order.
  @inline(__always)
  func forEach(
    length: Int, first: Int, with letters: UInt32, within edits: Int, _ body: (TermID) -> Void
  ) {
    guard length < WordGroups.longest else { return }
    let group = WordGroups.group(length: length, first: first)
    let wanted = Lane(repeating: letters)
    for row in starts[group]..<starts[group + 1] {
      var apart = self.letters[row] ^ wanted
      // Clears the lowest bit: quicker than counting all of them.
      for _ in 0..<edits * 2 { apart &= apart &- 1 }
      guard WordGroups.hasZero(apart) else { continue }
      for lane in 0..<Lane.scalarCount where apart[lane] == 0 {
        if let word = words[row * Lane.scalarCount + lane] { body(word) }
      }
    }
  }

  /// A bit for each letter of a word.
  static func letters(_ word: [UInt8], _ range: Range<Int>) -> UInt32 {
    var bits: UInt32 = 0
    for index in range { bits |= 1 << UInt32(word[index] & 31) }
    return bits
  }

  /// The number of a first letter.
  static func first(_ byte: UInt8) -> Int { Int(byte) % firstLetters.count }

  private static func group(length: Int, first: Int) -> Int { length * firstLetters.count + first }

  /// Whether one of the numbers is 0. The library's `any(numbers .== 0)` goes number by number.
  @inline(__always)
  private static func hasZero(_ numbers: Lane) -> Bool {
    // The highest bit of a number or of its negative is set, unless it is 0.
    let signs = numbers | (0 &- numbers)
    let four = signs.lowHalf & signs.highHalf
    let two = four.lowHalf & four.highHalf
    return (two[0] & two[1]) >> 31 == 0
  }
}
