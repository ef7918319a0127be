import FAQKnowledge

/// The kinds of lines of a letter's template, because the page shows headings, rows and lists where the text has
/// spaces.
enum LetterLayout {
  /// Spaces before a line that belongs into the right half of the page.
  static let aside = 24
  /// Longest label of a row.
  private static let longestLabel = 40

  enum Block: Sendable, Equatable {
    /// "[KOP SURAT …]": room for the letterhead.
    case letterhead(String)
    /// A line of capitals.
    case title(String)
    /// "A. CAPITALS".
    case section(String)
    /// "Label : value"; several in a row share their columns.
    case rows([Row])
    case items([[LetterTemplate.Piece]])
    case paragraph([LetterTemplate.Piece])
    case aside([LetterTemplate.Piece])
    /// Empty lines.
    case gap(Int)
  }

  struct Row: Sendable, Equatable {
    var label: String
    var value: [LetterTemplate.Piece]
  }

  static func blocks(_ template: LetterTemplate) -> [Block] {
    template.lines.map(block).reduce(into: []) { blocks, block in
      switch (blocks.last, block) {
      case (.rows(let rows), .rows(let more)): blocks[blocks.count - 1] = .rows(rows + more)
      case (.items(let items), .items(let more)): blocks[blocks.count - 1] = .items(items + more)
      case (.gap(let lines), .gap(let more)): blocks[blocks.count - 1] = .gap(lines + more)
      default: blocks.append(block)
      }
    }
  }

  private static func block(_ line: LetterTemplate.Line) -> Block {
    guard let first = line.pieces.first else { return .gap(1) }
    if line.indent >= aside { return .aside(line.pieces) }
    guard case .text(let text) = first else { return .paragraph(line.pieces) }
    if text.hasPrefix("- ") { return .items([dropping(2, line.pieces)]) }
    if line.pieces.count == 1 {
      if text.hasPrefix("["), text.hasSuffix("]") { return .letterhead(text) }
      if text.contains(where: \.isLetter), !text.contains(where: \.isLowercase) {
        return isNumbered(text) ? .section(text) : .title(text)
      }
    }
    return row(text, line.pieces).map { .rows([$0]) } ?? .paragraph(line.pieces)
  }

  /// "A. …", "1. …", "IV. …".
  private static func isNumbered(_ text: String) -> Bool {
    let mark = text.prefix { $0.isLetter || $0.isNumber }
    return mark.count <= 4 && text[mark.endIndex...].hasPrefix(". ")
  }

  private static func row(_ text: String, _ pieces: [LetterTemplate.Piece]) -> Row? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var label = text[..<colon]
    while label.last == " " { label = label.dropLast() }
    let value = dropping(text.distance(from: text.startIndex, to: colon) + 1, pieces)
    return label.isEmpty || label.count > longestLabel || value.isEmpty
      ? nil : Row(label: String(label), value: value)
  }

  /// The pieces without the first `count` letters, and without the spaces behind those.
  private static func dropping(_ count: Int, _ pieces: [LetterTemplate.Piece]) -> [LetterTemplate.Piece] {
    guard case .text(let text) = pieces.first else { return pieces }
    let rest = text.dropFirst(count).drop { $0 == " " }
    return (rest.isEmpty ? [] : [.text(String(rest))]) + pieces.dropFirst()
  }
}
