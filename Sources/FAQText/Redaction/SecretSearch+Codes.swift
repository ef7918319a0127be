import Basics

extension SecretSearch {
  /// Four to eight digits, in groups or not, or letters and digits: "482910", "12-34-56", "AB12CD34".
  func code(_ word: ClauseReader.Word, _ context: Context, reader: ClauseReader) -> Range<Int>? {
    guard !word.isLabel, !context.isForeign else { return nil }
    let isStated = reader.wordsSinceFact == 0
    let core = text.lower[word.core]
    if core.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }) {
      let range = digitGroups(word, reader)
      let count = text.lower[range].count(where: ASCII.isDigit)
      var rest = reader
      while rest.index < range.upperBound, rest.next() != nil {}
      guard (isCardCode ? 3...4 : 4...8).contains(count), count > 4 || !isCounted(rest),
        isStated || !isYear(text.lower[range]),
        kind != .looseCode || count == 6 || (isStated && speaksOfCodes && count < 8)
      else { return nil }
      return isStated || context.others == 0 || (count >= 5 && !context.isNegated && isSure) ? range : nil
    }
    switch SecretShape(word.core, of: text) {
    case .mixed, .code, .ordinaryMix:
      let digits = core.count(where: ASCII.isDigit)
      return digits > 0 && core.count >= 5 && isSure
        && (isStated || context.others == 0 || (digits >= 2 && !context.isNegated)) ? word.whole : nil
    case .plain:
      let isLoud = text.bytes[word.core].allSatisfy(ASCII.isCapital)
      return isStated && isLoud && (5...10).contains(core.count) && !isKnown(core) ? word.whole : nil
    case .camel, .digits, .other: return nil
    }
  }

  /// The three or four digits on the back of a card.
  var isCardCode: Bool {
    text.lower[announcement].starts(with: "cvv".utf8) || text.lower[announcement].starts(with: "cvc".utf8)
  }

  /// "kode" alone is sure only where the text speaks of one-time codes elsewhere.
  var isSure: Bool { kind != .looseCode || speaksOfCodes }

  /// Groups of digits with single spaces between them: "123 456".
  func digitGroups(_ word: ClauseReader.Word, _ reader: ClauseReader) -> Range<Int> {
    var end = word.core.upperBound
    while end - word.core.lowerBound < 24, let first = digits(behind: end) {
      var next = first
      while next < text.lower.count, ASCII.isDigit(text.lower[next]), next - end < 9 { next += 1 }
      if next < text.lower.count, ASCII.isLetter(text.lower[next]) { break }
      let total = text.lower[word.core.lowerBound..<next].count(where: ASCII.isDigit)
      if total > 8 { break }
      end = next
    }
    return word.core.lowerBound..<end
  }

  /// The place at which the next digits begin, with a space, a hyphen, or " - " between.
  func digits(behind end: Int) -> Int? {
    let gap = text.lower[end...].prefix(4).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    guard (1...3).contains(gap.count), gap.endIndex < text.lower.count,
      ASCII.isDigit(text.lower[gap.endIndex])
    else {
      return nil
    }
    return gap.endIndex
  }

  func isToken(_ word: ClauseReader.Word, _ context: Context) -> Bool {
    let core = text.lower[word.core]
    return core.count >= 12 && context.others <= 2 && core.contains(where: ASCII.isDigit)
      && core.contains(where: ASCII.isLetter)
      && core.allSatisfy { ASCII.isWord($0) || "-.+/=|:~".utf8.contains($0) }
  }
}
