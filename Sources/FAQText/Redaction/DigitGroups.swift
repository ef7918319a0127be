import Basics

/// Runs of digits that stand together as one number may: "0812-3456-7890", "01.234.567.8-901.000".
struct DigitGroup {
  /// The places of each part's digits in the folded text.
  var parts: [Range<Int>]
  /// The separators of the parts: one fewer than parts, each of one to three bytes.
  var signs: [ArraySlice<UInt8>]
  /// The place at which the number begins, with a bracket or a plus before it.
  var start: Int
  var hasPlus: Bool
  /// The letters right before the digits, as in "hp0812": empty when there are none.
  var label: ArraySlice<UInt8>
  /// The letters right behind the last part, as in "0812wa".
  var tail: ArraySlice<UInt8>

  /// The place of the first `count` parts.
  func range(_ count: Int) -> Range<Int> { start..<parts[count - 1].upperBound }

  /// Most parts that are looked at together: a card in single digits has 16.
  static let mostParts = 18
  /// Longest run of letters that may be glued to a number, in bytes.
  static let longestLabel = 10

  /// - Parameters:
  ///   - text: in small letters.
  ///   - first: the first digit of a run.
  init(_ text: [UInt8], at first: Int) {
    var start = first
    while start > 0, start > first - DigitGroup.longestLabel, ASCII.isLetter(text[start - 1]) {
      start -= 1
    }
    label = text[start..<first]
    start = first
    if start > 0, text[start - 1] == UInt8(ascii: "(") { start -= 1 }
    if start > 0, text[start - 1] == UInt8(ascii: "+") { start -= 1 }
    if start > 1, text[start - 1] == UInt8(ascii: "("), text[start] == UInt8(ascii: "+") { start -= 1 }
    hasPlus = text[start..<first].contains(UInt8(ascii: "+"))
    self.start = start
    (parts, signs) = DigitGroup.read(text, first)
    let end = parts.last?.upperBound ?? first
    tail = text[end...].prefix(DigitGroup.longestLabel).prefix {
      ASCII.isLetter($0) || $0 == UInt8(ascii: "_")
    }
  }

  private static func read(_ text: [UInt8], _ first: Int) -> (parts: [Range<Int>], signs: [ArraySlice<UInt8>])
  {
    var parts: [Range<Int>] = []
    var signs: [ArraySlice<UInt8>] = []
    var index = first
    while index < text.count, parts.count < mostParts {
      let from = index
      while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
      parts.append(from..<index)
      var next = index
      if next + 1 < text.count, text[next] == UInt8(ascii: ","), ASCII.isDigit(text[next + 1]) {
        next += 1
      }
      while next < text.count, next < index + 3, " -._()/".utf8.contains(text[next]) { next += 1 }
      guard next > index, next < text.count, ASCII.isDigit(text[next]), parts.count < mostParts else {
        break
      }
      signs.append(text[index..<next])
      index = next
    }
    return (parts, Array(signs.prefix(max(0, parts.count - 1))))
  }
}
