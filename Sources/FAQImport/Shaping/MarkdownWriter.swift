import Basics

/// Writes blocks as the Markdown that knowledge files use.
enum MarkdownWriter {
  /// Blocks with an empty line between them.
  static func text(_ blocks: [Block]) -> String {
    blocks.map(text).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  static func text(_ block: Block) -> String {
    switch block.kind {
    case .heading(_, let text): "**\(text.title)**"
    case .paragraph(let text): paragraph(text)
    case .list(let list): self.list(list)
    case .table(let table): self.table(table)
    case .details(let title, let body): self.text([Block(.paragraph(bold(title)), line: block.line)] + body)
    case .definitions(let all): self.text(all.flatMap(definition))
    case .rule: ""
    case .code(let code): "```\n\(code.trimmedOfLineBreaks)\n```"
    }
  }

  private static func bold(_ text: InlineText) -> InlineText {
    InlineText(text.runs.map { .init(text: $0.text, isBold: true, link: $0.link) })
  }

  private static func definition(_ one: Block.Definition) -> [Block] {
    one.terms.map { Block(.paragraph(bold($0)), line: one.line) } + one.body
  }

  /// One paragraph; a sign at its beginning that would make it another block is masked.
  static func paragraph(_ text: InlineText) -> String {
    inline(text).split(separator: "\n").map { masked(String($0.trimmed())) }.joined(separator: "  \n")
  }

  private static func masked(_ line: String) -> String {
    let starts = ["#", "|", "```", "<!--", "---", ">"]
    if starts.contains(where: line.hasPrefix) { return "\\" + line }
    guard let mark = ListMark(line), mark.kind == .bullet || line.first?.isNumber == true else { return line }
    if line.hasPrefix("**") { return line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty
      ? "-*+".contains(line.prefix(1)) ? "\\" + line : line : digits + "\\" + line.dropFirst(digits.count)
  }

  /// Text with `**bold**` and `[label](address)`.
  static func inline(_ text: InlineText) -> String {
    text.runs.map { run in
      let body = run.text.trimmedOfSpace()
      guard !body.isEmpty, run.isBold || run.link != nil else { return run.text }
      let (before, after) = ends(run.text)
      let linked = link(String(body), run.link)
      return before
        + (run.isBold && linked.contains(where: { $0.isLetter || $0.isNumber }) ? bold(linked) : linked)
        + after
    }.joined()
  }

  /// Bold type ends with its line.
  private static func bold(_ text: String) -> String {
    text.split(separator: "\n").map { "**\($0.trimmed())**" }.joined(separator: "\n")
  }

  private static func ends(_ text: String) -> (Substring, Substring) {
    let before = text.prefix { $0.isWhitespace }
    let after = text.reversed().prefix { $0.isWhitespace }.count
    return (before, text.suffix(after))
  }

  private static func link(_ label: String, _ target: String?) -> String {
    guard let target, let address = WebAddress.kept(target), !label.contains("\n") else { return label }
    let shown =
      address.hasPrefix("mailto:") || address.hasPrefix("tel:")
      ? address.split(separator: ":")[1] : address[...]
    if WebAddress.key(label) == WebAddress.key(String(shown)) { return label }
    return "[\(label.filter { !"[]".contains($0) })](\(address))"
  }

  /// Items with their own lists below them, further to the right.
  static func list(_ list: Block.List) -> String {
    list.items.enumerated().map { index, item in
      let sign = list.isOrdered ? "\(list.start + index). " : "- "
      return sign + indented(self.item(item.blocks), by: sign.count)
    }.joined(separator: "\n")
  }

  /// The text of an item: lists stand below its first line without an empty line between.
  static func item(_ blocks: [Block]) -> String {
    var text = ""
    for block in blocks {
      let piece = self.text(block)
      if piece.isEmpty { continue }
      if !text.isEmpty { text += block.isList ? "\n" : "\n\n" }
      text += piece
    }
    return text
  }

  static func indented(_ text: String, by columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 || line.isEmpty ? String(line) : String(repeating: " ", count: columns) + line
    }.joined(separator: "\n")
  }

  static func table(_ table: Block.Table) -> String {
    let width = table.rows.map(\.cells.count).max() ?? 0
    let rows = table.rows.map { row in
      let cells = row.cells.map(cell) + Array(repeating: "", count: width - row.cells.count)
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = "|" + String(repeating: " --- |", count: width)
    // A table of nothing but rules has no rows.
    return rows.isEmpty ? "" : ([rows[0], rule] + rows.dropFirst()).joined(separator: "\n")
  }

  /// A cell is one line.
  private static func cell(_ blocks: [Block]) -> String {
    let lines = text(blocks).split(separator: "\n").map { $0.trimmed() }.filter { !$0.isEmpty }
    return lines.joined(separator: "; ").split(separator: "|", omittingEmptySubsequences: false).joined(
      separator: "\\|")
  }
}

extension Block {
  var isList: Bool { if case .list = kind { true } else { false } }
}

extension String {
  /// Without line breaks at both ends.
  fileprivate var trimmedOfLineBreaks: String {
    let body = drop(while: \.isNewline)
    return String(body.reversed().drop(while: \.isNewline).reversed())
  }
}
