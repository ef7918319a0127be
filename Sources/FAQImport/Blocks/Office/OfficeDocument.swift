/// The text of a DOCX file: paragraphs with their styles, numbers, bold parts and links.
struct OfficeDocument {
  struct Failure: Error {}

  private let tree: MarkupTree
  private let styles: OfficeStyles
  private let links: [String: String]
  /// Number of each paragraph, from 1, in the order of the document.
  private let numbers: [MarkupTree.ID: Int]

  static func blocks(_ bytes: [UInt8]) throws(Failure) -> [Block] {
    do {
      let archive = try ZipArchive(bytes)
      guard let body = try archive.file("word/document.xml") else { throw Failure() }
      func part(_ name: String) -> MarkupTree? {
        let file = (try? archive.file("word/" + name)) ?? nil
        return file.map { MarkupTreeBuilder.tree(TextDecoder.text($0), isXML: true) }
      }
      let styles = OfficeStyles(styles: part("styles.xml"), numbering: part("numbering.xml"))
      let tree = MarkupTreeBuilder.tree(TextDecoder.text(body), isXML: true)
      let document = OfficeDocument(tree, styles, links: targets(part("_rels/document.xml.rels")))
      return OfficeLists.nested(document.paragraphs(below: tree.root))
    } catch {
      throw Failure()
    }
  }

  private init(_ tree: MarkupTree, _ styles: OfficeStyles, links: [String: String]) {
    (self.tree, self.styles, self.links) = (tree, styles, links)
    var numbers: [MarkupTree.ID: Int] = [:]
    for index in tree.nodes.indices where tree.nodes[index].name == "w:p" {
      numbers[MarkupTree.ID(index: index)] = numbers.count + 1
    }
    self.numbers = numbers
  }

  private static func targets(_ tree: MarkupTree?) -> [String: String] {
    var targets: [String: String] = [:]
    for node in tree?.nodes ?? [] where node.name == "relationship" {
      if let id = node.attributes["id"] { targets[id] = node.attributes["target"] }
    }
    return targets
  }

  /// A paragraph, and its place in a list if it is an item of one.
  struct Paragraph {
    var block: Block
    var item: (level: Int, list: String, isOrdered: Bool)?
  }

  private func paragraphs(below id: MarkupTree.ID) -> [Paragraph] {
    var all: [Paragraph] = []
    for child in tree.elements(of: id) {
      switch tree[child].name {
      case "w:p": if let paragraph = paragraph(child) { all.append(paragraph) }
      case "w:tbl": all += table(child)
      case "w:del", "mc:fallback", "w:sectpr": break
      case "w:sdt" where tree.contains(child) { $0.attributes["w:val"] == "Table of Contents" }: break
      default: all += paragraphs(below: child)
      }
    }
    return all
  }

  private func paragraph(_ id: MarkupTree.ID) -> Paragraph? {
    let properties = tree.elements(of: id).first { tree[$0].name == "w:ppr" }
    let style = properties.flatMap { value("w:pstyle", in: $0) } ?? ""
    var text = InlineText()
    runs(of: id, bold: styles.isBold(style), link: nil, into: &text)
    let line = numbers[id] ?? 1
    text = text.trimmed
    guard !text.isBlank, !styles.isContents(style) else { return nil }
    if let level = styles.level(style)
      ?? properties.flatMap({ value("w:outlinelvl", in: $0) }).flatMap({ Int($0) }).map({ $0 + 1 })
    {
      if level < 8 { return Paragraph(block: Block(.heading(level: level, text), line: line)) }
    }
    let block = Block(.paragraph(text), line: line)
    let number = properties.flatMap { value("w:numid", in: $0) } ?? styles.list(style)
    guard let number, number != "0" else { return Paragraph(block: block) }
    let level = properties.flatMap { value("w:ilvl", in: $0) }.flatMap { Int($0) } ?? 0
    let isOrdered = styles.isOrdered(list: number, level: level)
    if level == 0, isOrdered, QuestionSigns.endsAsQuestion(text.title),
      QuestionSigns.isOneSentence(text.title)
    {
      let numbered = InlineText.joined([InlineText("1. ", isBold: text.isBold), text], separator: "")
      return Paragraph(block: Block(.paragraph(numbered), line: line))
    }
    return Paragraph(block: block, item: (min(level, ImportLimits.listDepth), number, isOrdered))
  }

  /// The value of the first element of a name below another.
  private func value(_ name: String, in id: MarkupTree.ID) -> String? {
    var found: String?
    tree.visit(id) { if found == nil, tree[$0].name == name { found = tree[$0].attributes["w:val"] } }
    return found
  }

  private func runs(of id: MarkupTree.ID, bold: Bool, link: String?, into text: inout InlineText) {
    for child in tree.elements(of: id) {
      let node = tree[child]
      switch node.name {
      case "w:r": runs(of: child, bold: isBold(child) ?? bold, link: link, into: &text)
      case "w:t":
        let words = node.children.map { tree[$0].text }.joined()
        text.append(.init(text: words, isBold: bold, link: link))
      case "w:tab": text.append(.init(text: " ", isBold: bold, link: link))
      case "w:br", "w:cr": text.append(.init(text: "\n", isBold: bold, link: link))
      case "w:nobreakhyphen": text.append(.init(text: "-", isBold: bold, link: link))
      case "w:hyperlink":
        let target = node.attributes["r:id"].flatMap { links[$0] }
        runs(of: child, bold: bold, link: target, into: &text)
      case "w:del", "w:ppr", "w:rpr", "w:instrtext", "mc:fallback", "w:drawing", "w:pict": break
      default: runs(of: child, bold: bold, link: link, into: &text)
      }
    }
  }

  /// Whether a run is bold; nil when it does not say.
  private func isBold(_ run: MarkupTree.ID) -> Bool? {
    guard let properties = tree.elements(of: run).first(where: { tree[$0].name == "w:rpr" }),
      let bold = tree.elements(of: properties).first(where: { tree[$0].name == "w:b" })
    else { return nil }
    return !["0", "false", "off"].contains(tree[bold].attributes["w:val"] ?? "")
  }

  private func table(_ id: MarkupTree.ID) -> [Paragraph] {
    let rows = tree.elements(of: id).filter { tree[$0].name == "w:tr" }
    let table = Block.Table(
      rows: rows.compactMap { row in
        let cells = tree.elements(of: row).filter { tree[$0].name == "w:tc" }
        let blocks = cells.map { OfficeLists.nested(paragraphs(below: $0)) }
        let line = blocks.joined().first?.line ?? 1
        return blocks.isEmpty ? nil : .init(line: line, cells: blocks)
      })
    guard let first = table.rows.first else { return [] }
    if table.rows.allSatisfy({ $0.cells.count < 2 }) {
      return table.rows.flatMap { $0.cells.joined() }.map { Paragraph(block: $0) }
    }
    return [Paragraph(block: Block(.table(table), line: first.line))]
  }
}
