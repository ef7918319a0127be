import Basics

/// One pass over one text.
struct TokenizerRun {
  let text: [UInt8]
  var index = 0
  var sentence: UInt16 = 0
  var clause: UInt16 = 0
  var startsSentence = true
  /// Up to here the last look for an address went. When it found none, no later word of the run begins one, either,
  /// so that a long run is read once and not from each of its words on.
  var noAddressUntil = 0

  /// The end of the part that is read.
  let end: Int

  init(text: [UInt8], range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func step(_ out: inout TokenizedText) {
    let (length, kind, _) = Folding.scalar(text, index)
    switch kind {
    case .letter: addWord(&out)
    case .digit: addNumber(&out)
    case .mark: index += length
    case .other: passSign(length, &out)
    }
  }

  // MARK: Letters

  private mutating func addWord(_ out: inout TokenizedText) {
    if mayBeAddress(), let end = addressEnd() { return addAddress(until: end, &out) }
    let start = index
    let first = out.folded.count
    let capital = ASCII.isCapital(text[index])
    var changes: Token.Changes = []
    takeLetters(&out.folded, &changes)
    joinSingleLetter(&out, first, changes: &changes)
    undouble(&out, first, changes: &changes)
    add(
      &out, start, folded: first..<out.folded.count, kind: .word, changes: changes, startsWithCapital: capital
    )
  }

  private mutating func takeLetters(_ folded: inout [UInt8], _ changes: inout Token.Changes) {
    // Most words are plain small letters, and short: one after the other is quicker than a copy of all.
    while index < end, ASCII.isSmall(text[index]) {
      folded.append(text[index])
      index += 1
    }
    while index < end {
      let (length, kind, fold) = Folding.scalar(text, index)
      if kind == .letter {
        if fold == 0 {
          folded.append(contentsOf: text[index..<index + length])
        } else {
          if length > 1 || fold != text[index] { changes.insert(.folded) }
          folded.append(fold)
        }
      } else if kind == .mark {
        changes.insert(.folded)
      } else if !isInnerApostrophe(length) {
        return
      }
      index += length
    }
  }

  /// `'`, `` ` `` or U+2019 between two letters.
  private func isInnerApostrophe(_ length: Int) -> Bool {
    let byte = text[index]
    let sign =
      byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
      || (length > 1 && UTF8Byte.decode(text, at: index)?.scalar == "\u{2019}")
    guard sign, index + length < end else { return false }
    return Folding.scalar(text, index + length).class == .letter
  }

  /// "e-mail", "e-kontrak": one letter, a hyphen and a word are one word.
  private mutating func joinSingleLetter(
    _ out: inout TokenizedText, _ first: Int, changes: inout Token.Changes
  ) {
    guard out.folded.count - first == 1, peek(0) == UInt8(ascii: "-"), isLetter(1) else { return }
    index += 1
    changes.insert(.joined)
    takeLetters(&out.folded, &changes)
  }

  /// "buku-buku", "laki2", "muter2an": the word once.
  private mutating func undouble(
    _ out: inout TokenizedText, _ first: Int, changes: inout Token.Changes
  ) {
    let length = out.folded.count - first
    guard length >= 3 else { return }
    if peek(0) == UInt8(ascii: "2"), !isDigit(1), peek(1) != UInt8(ascii: ".") || !isDigit(2) {
      index += 1
      var ignored: [UInt8] = []
      if isLetter(0) { takeLetters(&ignored, &changes) }
      changes.insert(.undoubled)
    } else if peek(0) == UInt8(ascii: "-"), isLetter(1) {
      let back = index
      index += 1
      let second = out.folded.count
      takeLetters(&out.folded, &changes)
      let again = out.folded.count - second
      let same =
        again >= length && out.folded[first..<second].elementsEqual(out.folded[second..<second + length])
      if same {
        // The second half may bear the suffix: "buku-bukunya".
        out.folded.removeSubrange(first..<second)
        changes.insert(.undoubled)
      } else {
        out.folded.removeSubrange(second...)
        index = back
      }
    }
  }

  // MARK: Digits and signs

  private mutating func addNumber(_ out: inout TokenizedText) {
    let start = index
    let first = out.folded.count
    var joined = false
    while index < end {
      let (length, kind, fold) = Folding.scalar(text, index)
      if kind == .digit {
        out.folded.append(fold)
      } else if length == 1, isCodeSign(text[index]), isDigit(1) {
        out.folded.append(text[index])
        joined = true
      } else {
        break
      }
      index += length
    }
    add(
      &out, start, folded: first..<out.folded.count, kind: joined ? .code : .number, changes: [],
      startsWithCapital: false)
  }

  private func isCodeSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private mutating func passSign(_ length: Int, _ out: inout TokenizedText) {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      newSentence()
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"):
      if clause < .max { clause += 1 }
    case UInt8(ascii: "|"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "*"):
      let start = index
      while peek(0) == byte { index += 1 }
      // Three or more are a line drawn with signs, or a hidden password.
      guard index - start == 2 else { return }
      let first = out.folded.count
      out.folded.append(byte)
      out.folded.append(byte)
      return add(
        &out, start, folded: first..<out.folded.count, kind: .code, changes: [], startsWithCapital: false)
    default: break
    }
    index += length
  }

  private mutating func newSentence() {
    if !startsSentence, sentence < .max, clause < .max {
      sentence += 1
      clause += 1
    }
    startsSentence = true
  }

  // MARK: Helpers

  func peek(_ ahead: Int) -> UInt8 { index + ahead < end ? text[index + ahead] : 0 }

  private func isLetter(_ ahead: Int) -> Bool {
    index + ahead < end && Folding.scalar(text, index + ahead).class == .letter
  }

  func isDigit(_ ahead: Int) -> Bool { ASCII.isDigit(peek(ahead)) }

  mutating func add(
    _ out: inout TokenizedText, _ start: Int, folded: Range<Int>, kind: Token.Kind,
    changes: Token.Changes, startsWithCapital capital: Bool
  ) {
    out.words.append(
      RawWord(
        start: start, end: index, folded: folded, kind: kind, changes: changes, startsWithCapital: capital,
        sentence: sentence, clause: clause, startsSentence: startsSentence))
    startsSentence = false
  }
}
