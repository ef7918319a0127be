/// Reads on behind the announcement of a secret, a word at a time, up to the end of its line.
struct SecretReader {
  struct Token {
    /// Without quotes around it and stops behind it; what is hidden.
    var whole: Range<Int>
    /// Without any sign at its ends.
    var core: Range<Int>
    var isQuoted: Bool
    /// Whether a colon stands behind it: the label of something else.
    var isLabel: Bool
  }

  let text: [UInt8]
  private(set) var index: Int
  /// Whether a colon or an equals sign was passed.
  private(set) var hasSign = false
  /// Words passed since that sign or since "adalah"; nil when neither was passed.
  private(set) var wordsSinceFact: Int?

  init(text: [UInt8], index: Int) {
    self.text = text
    self.index = index
  }

  /// Notes a word between the announcement and the secret, in small letters.
  mutating func passed(_ word: [UInt8], _ token: Token) {
    if token.isLabel {
      (hasSign, wordsSinceFact) = (true, 0)
    } else if SecretWords.certain.contains(word) {
      wordsSinceFact = 0
    } else {
      wordsSinceFact = wordsSinceFact.map { $0 + 1 }
    }
  }

  mutating func next() -> Token? {
    skipSigns()
    let isQuoted = skipQuote()
    let start = index
    while index < text.count, !LogBytes.isSpace(text[index]) { index += 1 }
    guard index > start else { return nil }
    var end = index
    while end > start, isStop(end) { end -= text[end - 1] < 0x80 ? 1 : 3 }
    var core = start..<end
    while !core.isEmpty, "!?(*".utf8.contains(text[core.upperBound - 1]) {
      core = start..<core.upperBound - 1
    }
    let isLabel = end < index && text[end..<index].contains(0x3A)
    return Token(whole: start..<end, core: core, isQuoted: isQuoted, isLabel: isLabel)
  }

  /// A sign behind a word that is no part of it; U+201D and U+2019 take three bytes.
  private func isStop(_ end: Int) -> Bool {
    if ".,;:)\"'`]>".utf8.contains(text[end - 1]) { return true }
    let last = text[..<end].suffix(3)
    return last.elementsEqual([0xE2, 0x80, 0x9D]) || last.elementsEqual([0xE2, 0x80, 0x99])
  }

  /// Spaces and colons; one line break behind a colon, for forms that are filled in below their labels.
  private mutating func skipSigns() {
    var breaks = hasSign ? 1 : 0
    while index < text.count {
      switch text[index] {
      case 0x3A, 0x3D:
        (hasSign, wordsSinceFact, breaks) = (true, 0, 1)
      case 0x0A, 0x0D:
        guard breaks > 0 else { return index = text.count }
        if text[index] == 0x0A { breaks -= 1 }
      case 0x20, 0x09: break
      default: return
      }
      index += 1
    }
  }

  private mutating func skipQuote() -> Bool {
    guard index < text.count else { return false }
    if "\"'`(".utf8.contains(text[index]) {
      index += 1
      return true
    }
    // U+201C and U+2018.
    guard text[index...].starts(with: [0xE2, 0x80, 0x9C]) || text[index...].starts(with: [0xE2, 0x80, 0x98])
    else {
      return false
    }
    index += 3
    return true
  }
}
