import Basics

extension SecretSearch {
  func isPassword(_ word: ClauseReader.Word, _ context: Context, reader: ClauseReader) -> Bool {
    let plain = reader.plain(word)
    guard !word.isLabel, word.whole.count >= 3, !context.isForeign else { return false }
    let isStated = reader.wordsSinceFact == 0
    let isNear = context.others == 0
    let shape = shape(word)
    if let beyond = context.beyond {
      return shape == .mixed && (beyond == .question && context.others < 2 || isNear && isStated)
    }
    if context.isOnNextLine, !isNear { return shape == .mixed && word.endsClause }
    switch shape {
    case .other: return false
    case .mixed: return true
    case .ordinaryMix: return isNear && isStated && isValue(word, reader)
    case .code: return isNear
    case .camel: return isNear && !isKnown(plain)
    case .digits(let count):
      if isStated { return (3...20).contains(count) && isNear && !isCounted(reader) }
      return isNear && (4...10).contains(count) && !plain.starts(with: "08".utf8) && !isYear(plain)
        && !isCounted(reader)
        && (!context.isOnNextLine || reader.hasSign)
    case .plain:
      guard isNear, !isKnown(plain) else { return false }
      return isStated && (isBehindJoint || word.isGlued && !context.isOnNextLine || isValue(word, reader))
        || (word.isQuoted && reader.wordsSinceFact != nil)
    }
  }

  /// Several words in quotes with a digit among them: `"Kerupuk Udang 5"`.
  func quotation(_ word: ClauseReader.Word, _ context: Context, reader: ClauseReader) -> Range<Int>? {
    guard kind == .password, word.isQuoted, context.others < 3, !context.isForeign,
      reader.index < text.bytes.count
    else {
      return nil
    }
    let rest = text.bytes[word.whole.lowerBound...].prefix(64).prefix { $0 != UInt8(ascii: "\n") }
    guard let close = rest.firstIndex(of: UInt8(ascii: "\"")), close >= reader.index else { return nil }
    let range = word.whole.lowerBound..<close
    return text.lower[range].contains(where: ASCII.isDigit)
      && text.lower[range].contains(where: ASCII.isLetter)
      ? range : nil
  }

  /// The words of a passphrase: behind a colon all up to the end of the clause, else those with capitals and digits.
  func phrase(_ word: ClauseReader.Word, _ context: Context, reader: ClauseReader) -> Range<Int>? {
    let announced = text.lower[announcement]
    guard kind == .password, context.others == 0, !word.isLabel, context.beyond == nil,
      SecretWords.phraseBeginnings.contains(where: announced.starts(with:)) || isBehindFrasa,
      !isKnown(reader.plain(word))
    else { return nil }
    let isStated = reader.wordsSinceFact == 0
    guard isStated || beginsLoud(word) else { return nil }
    var rest = reader
    var end = word.whole.upperBound
    var count = 1
    var isClosed = word.endsClause
    while !isClosed, count < 7 {
      guard let next = rest.next(), next.breaks == 0 else {
        isClosed = true
        break
      }
      let isPart = isStated ? !text.words.ordinary.contains(Array(rest.plain(next))) : beginsLoud(next)
      guard isPart, !next.isLabel else { break }
      (end, count, isClosed) = (next.whole.upperBound, count + 1, next.endsClause)
    }
    return count > 1 && (isClosed || !isStated) ? word.whole.lowerBound..<end : nil
  }

  /// A capital or a digit first.
  func beginsLoud(_ word: ClauseReader.Word) -> Bool {
    guard let first = text.bytes[word.core].first else { return false }
    return ASCII.isDigit(first) || ASCII.isCapital(first)
  }

  /// "frasa sandi", "frasa kunci".
  var isBehindFrasa: Bool {
    let before = text.lower[..<announcement.lowerBound].suffix(6)
    return before.starts(with: "frasa".utf8) || before.starts(with: "frase".utf8)
  }

  func isKnown(_ plain: ArraySlice<UInt8>) -> Bool {
    // "dikosongkan"
    plain.starts(with: "di".utf8) && plain.suffix(3).elementsEqual("kan".utf8)
      || text.words.ordinary.contains(Array(plain)) || text.words.links.contains(Array(plain))
      || text.words.foreign.contains(Array(plain))
  }

  /// Whether a plain word stands as a value does: quoted, at the end of its clause, or before "tapi", "dan", "tidak".
  func isValue(_ word: ClauseReader.Word, _ reader: ClauseReader) -> Bool {
    if word.isQuoted || word.endsClause { return true }
    var rest = reader
    guard let next = rest.next(), next.breaks == 0 else { return true }
    return SecretWords.enders.contains(Array(rest.plain(next))) || next.isLabel
  }

  /// "3 kali", "8 karakter".
  func isCounted(_ reader: ClauseReader) -> Bool {
    var rest = reader
    guard let next = rest.next(), next.breaks == 0 else { return false }
    return text.words.units.contains(Array(rest.plain(next)))
  }

  func isYear(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
  }
}
