import Basics

/// Paragraphs and tables of a file, and what goes on with an item of a list.
extension MarkdownReader {
  /// Keeps a fenced block: in the introduction, in the item that it stands below, or as that of its section.
  mutating func close(_ lines: [Substring], at start: SourceLocation) {
    let last = document.sections.count - 1
    let isBelow = itemColumn > 0 && start.column > itemColumn
    guard last < 0 || isBelow else {
      return document.sections[last].fence = Located(lines.joined(separator: "\n"), start)
    }
    let own = lines.map { line in
      line.dropFirst(min(start.column - 1, line.utf8.prefix(while: ASCII.isBlank).count))
    }
    let code = "```\n" + own.joined(separator: "\n") + "\n```"
    if last < 0 { return introduce(code, start, "\n\n") }
    document.sections[last].items[document.sections[last].items.count - 1].value += "\n\n" + code
  }

  /// Adds to the introduction: the text, and what stands before it.
  mutating func introduce(_ text: String, _ place: SourceLocation, _ sign: String) {
    document.introduction.append(Located(text, place))
    document.introductionSigns.append(sign)
  }

  mutating func row(_ body: Substring, _ place: SourceLocation) {
    let last = document.sections.count - 1
    let isBelow = itemColumn > 0 && place.column > itemColumn
    if last < 0 || isBelow {
      let indent = String(repeating: " ", count: place.column - 1)
      let sign = open == .row ? "\n" : "\n\n"
      open = .row
      if last < 0 { return introduce(indent + body, place, sign) }
      document.sections[last].items[document.sections[last].items.count - 1].value += "\n" + body
      return
    }
    (open, itemColumn) = (.nothing, 0)
    let cells = MarkdownReader.cells(body)
    if !MarkdownReader.isRule(cells) { document.sections[last].rows.append(Located(cells, place)) }
  }

  /// The cells of a row; `\|` is a sign within one.
  static func cells(_ row: Substring) -> [String] {
    var cells: [String] = []
    for part in row.split(separator: "|", omittingEmptySubsequences: false).dropFirst() {
      if let last = cells.last, last.hasSuffix("\\") {
        cells[cells.count - 1] = last.dropLast() + "|" + part
      } else {
        cells.append(String(part))
      }
    }
    cells = cells.map { String($0.trimmed()) }
    if cells.last == "" { cells.removeLast() }
    return cells
  }

  /// Whether a row is the line of dashes below the header.
  static func isRule(_ cells: [String]) -> Bool {
    cells.allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    }
  }

  /// A new paragraph, or the next line of one; an indented line goes on with the list item above it.
  mutating func paragraph(_ body: Substring, _ place: SourceLocation) {
    let last = document.sections.count - 1
    let separator = isBroken ? "  \n" : " "
    let isBelow = itemColumn > 0 && place.column > itemColumn
    if last < 0 {
      let goesOn = open == .item || open == .paragraph
      if goesOn {
        MarkdownReader.append(body, to: &document.introduction, separator)
      } else {
        let indent = isBelow ? String(repeating: " ", count: place.column - 1) : ""
        introduce(String(body), place, "\n\n" + indent)
        if isBelow { return open = .item }
      }
      if open == .item { return }
    } else if place.column > 1, open == .item || isBelow {
      let isNew = open != .item
      open = .item
      return MarkdownReader.append(body, to: &document.sections[last].items, isNew ? "\n\n" : separator)
    } else if open == .paragraph {
      MarkdownReader.append(body, to: &document.sections[last].paragraphs, separator)
    } else {
      document.sections[last].paragraphs.append(Located(String(body), place))
    }
    (open, itemColumn) = (.paragraph, 0)
  }

  /// In its place: a paragraph of many lines is not copied for each of them.
  private static func append(_ body: Substring, to texts: inout [Located<String>], _ separator: String) {
    texts[texts.count - 1].value += separator
    texts[texts.count - 1].value += body
  }
}
