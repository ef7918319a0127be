import Basics

extension SecretSearch {
  /// "cvmaju / tender88", "tender88 yang baru tender99": a second one right behind the first.
  mutating func more(behind first: Range<Int>, _ reader: ClauseReader) -> [Redactor.Finding] {
    guard kind != .token, kind != .loosePassword else { return [] }
    let length = digitCount(first) ?? 0
    var found: [Redactor.Finding] = []
    var reader = reader
    var context = Context()
    var isPivoted = false
    let isPair = isBehindJoint
    for _ in 0..<8 {
      let gap = reader.index
      guard !reader.isAtSentenceEnd, let word = reader.next(), word.breaks == 0, !begins(word) else {
        return found
      }
      let between = text.bytes[gap..<word.whole.lowerBound]
      let plain = Array(reader.plain(word))
      let isJoined = joins(between, plain) || isPair && between.contains(UInt8(ascii: ","))
      isPivoted =
        isPivoted || SecretWords.pivots.contains(plain) || between.contains(UInt8(ascii: ">")) || isJoined
      let shape = SecretShape(word.core, of: text)
      if isForCode {
        if isPivoted, length >= 4, digitCount(word.core) == length {
          found.append(finding(word.whole))
          continue
        }
      } else if isPair, found.isEmpty, isJoined, shape != .other, !isKnown(plain[...]) {
        return [finding(word.whole)]
      }
      if kind == .password, isPivoted, shape == .mixed || shape == .ordinaryMix && beginsLoud(word),
        !context.isForeign, !word.isLabel
      {
        found.append(finding(word.whole))
        continue
      }
      note(word, &context, reader: &reader)
      if context.others > 2 { return found }
    }
    return found
  }

  /// Whether two words are joined by the signs between them, or by "dan" as the second one.
  private func joins(_ between: ArraySlice<UInt8>, _ second: [UInt8]) -> Bool {
    between.contains { "/&|".utf8.contains($0) } || second == Array("dan".utf8)
      || kind == .password && between.contains(UInt8(ascii: ","))
  }

  /// The number of digits in a word of digits and hyphens alone.
  func digitCount(_ range: Range<Int>) -> Int? {
    let word = text.lower[range]
    guard word.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }) else { return nil }
    return word.count(where: ASCII.isDigit)
  }

  /// "User ID / password", "user & pw", "user dan password".
  var isBehindJoint: Bool {
    let before = text.lower[..<announcement.lowerBound].suffix(6)
    let last = before.split(whereSeparator: ASCII.isSpace).last ?? []
    return last.last == UInt8(ascii: "/") || last.last == UInt8(ascii: "&") || last.elementsEqual("dan".utf8)
      || ["and", "sama", "sm", "n"].contains(String(decoding: last, as: UTF8.self))
  }
}
