import Basics

/// The form as a terminal and WhatsApp show it, and without form.
extension FormattedText {
  /// A text for a terminal or WhatsApp: `*bold*`, `label (address)`, a row of a table as a line.
  ///
  /// - Parameters:
  ///   - text: Markdown.
  ///   - indent: how far its further lines stand to the right. The default is not at all.
  /// - Returns: the text.
  package static func shown(_ text: String, indent: Int = 0) -> String {
    if isPlain(text) { return text }
    let lines = FormattedText(text).lines { span in
      let label = span.isBold ? bold(span.text) : span.text
      return span.link.map { "\(label) (\(address($0)))" } ?? label
    }
    let space = String(repeating: " ", count: indent)
    return lines.enumerated().map { $0 == 0 || $1.isEmpty ? $1 : space + $1 }.joined(separator: "\n")
  }

  /// The words alone, for the matcher.
  package static func words(_ text: String) -> String {
    isPlain(text) ? text : FormattedText(text).lines(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func bold(_ text: String) -> String {
    let body = text.trimmed()
    return body.isEmpty ? text : "*\(body)*"
  }

  private static func address(_ link: String) -> String {
    for scheme in ["mailto:", "tel:"] where link.hasPrefix(scheme) {
      return String(link.dropFirst(scheme.count))
    }
    return link
  }

  /// Lines; an empty one stands between two blocks, but not before a list.
  private func lines(_ write: (Span) -> String) -> [String] {
    var lines: [String] = []
    for block in blocks {
      let own = FormattedText.lines(of: block, write)
      if !lines.isEmpty, !block.isList { lines.append("") }
      lines += own
    }
    return lines
  }

  private static func lines(of block: Block, _ write: (Span) -> String) -> [String] {
    switch block {
    case .paragraph(let spans):
      return spans.map(write).joined().split(separator: "\n").map { String($0.trimmed()) }
    case .list(let isOrdered, let start, let items):
      return items.enumerated().flatMap { number, item -> [String] in
        let sign = isOrdered ? "\(start + number). " : "- "
        return item.lines(write).enumerated().map { index, line in
          index == 0 ? sign + line : line.isEmpty ? "" : "  " + line
        }
      }
    case .table(let rows): return self.rows(rows.map { $0.map { $0.map(write).joined() } })
    case .code(let text):
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Each row as a line that names its columns.
  private static func rows(_ rows: [[String]]) -> [String] {
    guard let header = rows.first, rows.count > 1 else {
      return rows.map { "- " + $0.joined(separator: "; ") }
    }
    return rows.dropFirst().map { row in
      let cells = row.enumerated().filter { !$0.element.isEmpty }.map { index, cell in
        let name = index < header.count ? header[index] : ""
        return name.isEmpty ? cell : "\(name): \(cell)"
      }
      return "- " + cells.joined(separator: "; ")
    }
  }
}

extension FormattedText.Block {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
