package import FAQKnowledge

/// Writes a letter as plain text.
package enum LetterWriter {
  /// Dots in place of a value that is written by hand.
  private static let dots = String(repeating: ".", count: 32)
  private static let longDots = String(repeating: ".", count: 64)
  /// Lines of dots for a value that has a line to itself.
  static let handLines = 3

  /// The letter alone.
  package static func text(_ letter: FinishedLetter) -> String {
    let template = LetterTemplate(letter.letter)
    return template.lines.map { line($0, template, values: letter.values) }.joined(separator: "\n")
  }

  /// The letter, and below it what is left to do: what to write by hand, how to send it, and to whom.
  package static func whole(_ letter: FinishedLetter, _ words: Phrasebook) -> String {
    guided(letter, [LetterWords.byHand(letter, words), LetterWords.guide(letter, words)])
  }

  /// The letter with texts below it that are no part of it.
  static func guided(_ letter: FinishedLetter, _ guides: [String]) -> String {
    let guides = guides.filter { !$0.isEmpty }
    return ([text(letter)] + (guides.isEmpty ? [] : [rule]) + guides).joined(separator: "\n\n")
  }

  /// The line between a letter and the texts about it.
  private static let rule = String(repeating: "-", count: 64)

  private static func line(_ line: LetterTemplate.Line, _ template: LetterTemplate, values: [String])
    -> String
  {
    guard !line.pieces.isEmpty else { return "" }
    let indent = String(repeating: " ", count: line.indent)
    if let field = line.onlyField, template.isLong(field) {
      let value = values[field]
      let lines =
        value.isEmpty
        ? Array(repeating: longDots, count: handLines) : value.split(separator: "\n").map(String.init)
      return lines.map { indent + $0 }.joined(separator: "\n")
    }
    return indent
      + line.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .field(let field): values[field].isEmpty ? dots : flat(values[field])
        }
      }.joined()
  }

  /// On one line.
  static func flat(_ value: String) -> String { value.split(separator: "\n").joined(separator: " ") }
}
