/// A line of a text: its place, how far it stands to the right, and its words.
struct TextLine: Equatable {
  var number: Int
  var indent: Int
  /// Without space at both ends; a line break that the author wants is a `\n` at its end.
  var text: String

  var isBlank: Bool { text.isEmpty }
  /// The column behind the last letter.
  var width: Int { indent + text.count }

  /// Lines of a text, whatever ends them; a form feed is a line of its own.
  static func lines(_ text: String) -> [TextLine] {
    var lines: [TextLine] = []
    var number = 0
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { "\n\r\n\r".contains($0) }) {
      number += 1
      for (index, piece) in part.split(separator: "\u{C}", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { lines.append(TextLine(number: number, indent: 0, text: TextLine.pageBreak)) }
        if index == 0 || !piece.isEmpty { lines.append(TextLine(piece, number: number)) }
      }
    }
    return lines
  }

  /// The text of a line on which a new page begins.
  static let pageBreak = "\u{C}"

  private init(_ piece: Substring, number: Int) {
    var indent = 0
    var rest = piece
    while let first = rest.first, first.isWhitespace {
      indent += first == "\t" ? 4 - indent % 4 : 1
      rest = rest.dropFirst()
    }
    let isBroken = piece.hasSuffix("  ") && !rest.isEmpty
    let words = rest.split { $0.isWhitespace }.joined(separator: " ")
    self.init(number: number, indent: indent, text: isBroken ? words + "\n" : words)
  }

  init(number: Int, indent: Int, text: String) {
    (self.number, self.indent, self.text) = (number, indent, text)
  }

  /// The line without so many columns before it.
  func moved(left columns: Int) -> TextLine {
    TextLine(number: number, indent: max(0, indent - columns), text: text)
  }
}
