import Basics

/// Reads the words behind the announcement of a secret, one at a time, up to the end of the sentence.
///
/// A word is read for at most ``longestWord`` bytes, and at most ``mostWords`` words are read, so that the work of one
/// announcement is bounded whatever stands behind it.
struct ClauseReader {
  /// Longest word that is looked at, in bytes. The default is 128: no password is longer, and links and tokens, which
  /// are, are found by their own form.
  static let longestWord = 128
  /// Most words that are read behind one announcement. The default is 14: the longest sentence seen between an
  /// announcement and its password has nine.
  static let mostWords = 14

  /// A word, without the quotes and brackets around it.
  struct Word {
    /// Without the stops behind it; this is what is hidden.
    var whole: Range<Int>
    /// Without `!`, `?` and the like at its end, either.
    var core: Range<Int>
    var isQuoted: Bool
    /// Whether a colon or an equals sign stands right behind it.
    var isLabel: Bool
    /// Whether it stands right behind a colon or an equals sign, without white space between.
    var isGlued: Bool
    /// Whether a line, a sentence, or a clause ends behind it.
    var endsClause: Bool
    /// Line breaks between the word before and this one.
    var breaks: Int
  }

  let text: FoldedText
  private(set) var index: Int
  /// Whether a colon, an equals sign or an arrow was passed.
  private(set) var hasSign = false
  /// Words read since that sign or since a word such as "adalah"; nil when neither was passed.
  private(set) var wordsSinceFact: Int?
  /// Bytes looked at.
  private(set) var steps = 0
  private var words = 0

  init(text: FoldedText, index: Int) {
    self.text = text
    self.index = index
  }

  /// The word in small letters, without signs at its ends.
  func plain(_ word: Word) -> ArraySlice<UInt8> { text.lower[word.core] }

  /// Notes that a word is no secret but stands before one.
  mutating func pass(_ word: Word, statesFact: Bool = false) {
    if word.isLabel {
      (hasSign, wordsSinceFact) = (true, 0)
    } else if statesFact {
      wordsSinceFact = 0
    } else {
      wordsSinceFact = wordsSinceFact.map { $0 + 1 }
    }
  }

  /// - Returns: the next word, or nil at the end of the sentence, behind an overlong word, or behind ``mostWords`` words.
  mutating func next() -> Word? {
    guard words < ClauseReader.mostWords else { return nil }
    words += 1
    let gap = skipGap()
    let isQuoted = skipOpening()
    let start = index
    let limit = min(text.bytes.count, start + ClauseReader.longestWord + 1)
    while index < limit, !ClauseReader.ends(text.bytes[index]) {
      // "saya:kucing"
      if index > start, isSign(index), text.words.links.contains(Array(text.lower[start..<index])) { break }
      index += 1
    }
    steps += index - start
    guard index > start, index - start <= ClauseReader.longestWord else { return nil }
    var end = index
    while end > start, ClauseReader.stops.contains(text.bytes[end - 1]) { end -= 1 }
    var core = start..<end
    while !core.isEmpty, ClauseReader.marks.contains(text.bytes[core.upperBound - 1]) {
      core = start..<core.upperBound - 1
    }
    let tail = text.bytes[core.upperBound..<index]
    return Word(
      whole: start..<end, core: core, isQuoted: isQuoted,
      isLabel: tail.contains(UInt8(ascii: ":")) || tail.contains(UInt8(ascii: "=")) || isBeforeSign
        || isSign(index),
      isGlued: gap.isGlued, endsClause: !tail.isEmpty || isAtClauseEnd, breaks: gap.breaks)
  }

  /// Whether the sentence ends at this place: what stands behind a stop belongs to no announcement before it.
  var isAtSentenceEnd: Bool {
    guard index > 0, index <= text.bytes.count else { return true }
    let before = text.bytes[index - 1]
    // "a.n. Bambang", "no. 7": abbreviations.
    let word = text.bytes[..<(index - 1)].suffix(4).reversed().prefix {
      ASCII.isWord($0) || $0 == UInt8(ascii: ".")
    }
    if before == UInt8(ascii: "."), word.count < 3 || word.contains(UInt8(ascii: ".")) { return false }
    return (before == UInt8(ascii: ".") || before == UInt8(ascii: "?"))
      && (index == text.bytes.count || ASCII.isSpace(text.bytes[index]))
  }

  private func isSign(_ place: Int) -> Bool {
    place < text.bytes.count
      && (text.bytes[place] == UInt8(ascii: ":") || text.bytes[place] == UInt8(ascii: "="))
  }

  private var isAtClauseEnd: Bool {
    index == text.bytes.count || text.bytes[index] == UInt8(ascii: "\n")
      || text.bytes[index] == UInt8(ascii: ",")
      || text.bytes[index] == UInt8(ascii: ";")
  }

  /// "user id : x": a sign behind the white space.
  private var isBeforeSign: Bool {
    var place = index
    while place < text.bytes.count, place < index + 4, " \t".utf8.contains(text.bytes[place]) { place += 1 }
    return place < text.bytes.count && place > index
      && (text.bytes[place] == UInt8(ascii: ":") || text.bytes[place] == UInt8(ascii: "="))
  }

  /// White space and the signs that stand between a label and its value.
  private mutating func skipGap() -> (isGlued: Bool, breaks: Int) {
    var breaks = 0
    var isGlued = false
    // Form feeds of signs, such as a row of dots, count as a gap of their own.
    let limit = min(text.bytes.count, index + ClauseReader.longestWord)
    while index < limit {
      let byte = text.bytes[index]
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ">"):
        (hasSign, wordsSinceFact, isGlued) = (true, 0, true)
      case UInt8(ascii: "\n"):
        breaks += 1
        isGlued = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"): isGlued = false
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "&"),
        UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "~"):
        guard isLoose(index) else { return (isGlued, breaks) }
      default: return (isGlued, breaks)
      }
      index += 1
      steps += 1
    }
    return (isGlued, breaks)
  }

  /// Whether a sign belongs to no word: a password may begin with one.
  private func isLoose(_ place: Int) -> Bool {
    let byte = text.bytes[place]
    // A word hidden before.
    if text.bytes[place...].starts(with: Redactor.stars) { return false }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "/") { return true }
    guard place + 1 < text.bytes.count else { return true }
    let next = text.bytes[place + 1]
    return ASCII.isSpace(next) || next == byte || next == UInt8(ascii: ">") || next == UInt8(ascii: ":")
  }

  private mutating func skipOpening() -> Bool {
    var isQuoted = false
    let limit = min(text.bytes.count, index + 4)
    while index < limit, ClauseReader.openings.contains(text.bytes[index]) {
      isQuoted = isQuoted || "\"'`".utf8.contains(text.bytes[index])
      index += 1
      steps += 1
    }
    return isQuoted
  }

  private static let openings = Set("\"'`([{<".utf8)
  private static let stops = Set(".:)\"'`]>}=".utf8)
  private static let marks = Set("!?(*".utf8)

  private static func ends(_ byte: UInt8) -> Bool {
    ASCII.isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }
}
