import Basics

/// Turns the elements of a page into blocks.
struct PageReader {
  let tree: MarkupTree
  let chrome: Chrome
  private let accordions: Accordions
  /// Texts of accordions that stand with their titles already.
  private var told: Set<MarkupTree.ID> = []

  /// The blocks of a page, or of a piece of one.
  static func blocks(_ tree: MarkupTree) -> [Block] {
    let chrome = Chrome(tree)
    var reader = PageReader(tree: tree, chrome: chrome, accordions: Accordions(tree, chrome))
    return reader.blocks(of: tree[tree.root].children)
  }

  private init(tree: MarkupTree, chrome: Chrome, accordions: Accordions) {
    (self.tree, self.chrome, self.accordions) = (tree, chrome, accordions)
  }

  /// A paragraph that grows until the next block begins.
  struct Flow {
    var blocks: [Block] = []
    private var text = InlineText()
    private var line = 1

    mutating func append(_ run: InlineText.Run, line: Int) {
      if text.isBlank, !run.text.allSatisfy(\.isWhitespace) { self.line = line }
      text.append(run)
    }

    mutating func end() {
      let paragraph = text.trimmed
      text = InlineText()
      if !paragraph.isBlank { blocks.append(Block(.paragraph(paragraph), line: line)) }
    }

    mutating func append(_ block: Block) {
      end()
      blocks.append(block)
    }
  }

  mutating func blocks(of nodes: [MarkupTree.ID]) -> [Block] {
    var flow = Flow()
    for node in nodes { take(node, InlineText.Run(text: ""), &flow) }
    flow.end()
    return flow.blocks
  }

  private mutating func take(_ id: MarkupTree.ID, _ style: InlineText.Run, _ flow: inout Flow) {
    let node = tree[id]
    if node.isText {
      var run = style
      run.text = PageReader.spaced(node.text)
      // Spaces before a text belong to the line on which it begins.
      let blank = node.text.prefix { $0.isWhitespace }
      return flow.append(run, line: node.line + blank.count { $0.isNewline })
    }
    if told.contains(id) || chrome.isChrome(id) { return }
    if let panel = accordions.panels[id], told.insert(panel).inserted {
      let title = inline(id)
      told.remove(panel)
      let body = blocks(of: tree[panel].children)
      told.insert(panel)
      return flow.append(Block(.details(title: title, body: body), line: line(of: id)))
    }
    element(id, node, style, &flow)
  }

  private mutating func element(
    _ id: MarkupTree.ID, _ node: MarkupTree.Node, _ style: InlineText.Run, _ flow: inout Flow
  ) {
    var style = style
    switch node.name {
    case "br": flow.append(InlineText.Run(text: "\n"), line: node.line)
    case "img": flow.append(PageReader.emoji(node), line: node.line)
    case "hr": flow.append(Block(.rule, line: node.line))
    case "input", "col", "colgroup": flow.end()
    case "b", "strong":
      style.isBold = true
      for child in node.children { take(child, style, &flow) }
    case "a":
      style.link = node.attributes["href"].flatMap { $0.isEmpty ? nil : $0 }
      for child in node.children { take(child, style, &flow) }
    case let name where !MarkupTreeBuilder.blocks.contains(name) && !PageReader.others.contains(name):
      if node.attributes["style"]?.contains("bold") == true { style.isBold = true }
      for child in node.children { take(child, style, &flow) }
    default:
      flow.end()
      flow.blocks += block(id, node)
    }
  }

  private mutating func block(_ id: MarkupTree.ID, _ node: MarkupTree.Node) -> [Block] {
    switch node.name {
    case let name where MarkupTreeBuilder.headings.contains(name) && !accordions.hasTitle(below: id):
      return heading(id, level: Int(name.dropFirst()) ?? 1)
    case "ul", "ol", "menu": return list(id, node)
    case "table": return table(id)
    case "dl": return definitions(id)
    case "details": return details(id, node)
    case "pre": return preformatted(id, node)
    default: return blocks(of: node.children)
    }
  }

  /// A heading; broken pages leave it open over the paragraphs behind it.
  private mutating func heading(_ id: MarkupTree.ID, level: Int) -> [Block] {
    let blocks = blocks(of: tree[id].children)
    let isOne = chrome.size(id) <= ImportLimits.question
    guard let first = blocks.first?.paragraph, blocks.count > 1 || !isOne,
      first.plain.count <= ImportLimits.question, first.plain.contains(where: \.isLetter)
    else {
      let text = isOne ? joined(blocks) : InlineText()
      return text.isBlank ? blocks : [Block(.heading(level: level, text), line: line(of: id))]
    }
    let title = InlineText.joined(first.lines, separator: " ")
    return [Block(.heading(level: level, title), line: line(of: id))] + blocks.dropFirst()
  }

  private mutating func details(_ id: MarkupTree.ID, _ node: MarkupTree.Node) -> [Block] {
    guard let summary = node.children.first(where: { tree[$0].name == "summary" }) else {
      return blocks(of: node.children)
    }
    let body = blocks(of: node.children.filter { $0 != summary })
    return [Block(.details(title: inline(summary), body: body), line: line(of: summary))]
  }

  private func preformatted(_ id: MarkupTree.ID, _ node: MarkupTree.Node) -> [Block] {
    var text = ""
    tree.visit(id) {
      if tree[$0].isText { text += tree[$0].text } else if tree[$0].name == "br" { text += "\n" }
    }
    guard text.contains("?") else { return [Block(.code(text), line: node.line)] }
    return TextReader.blocks(text, isMarkdown: false).map { Block($0.kind, line: $0.line + node.line - 1) }
  }

  /// The text of an element as one line, with its bold parts and links.
  mutating func inline(_ id: MarkupTree.ID) -> InlineText {
    joined(blocks(of: tree[id].children))
  }

  private func joined(_ blocks: [Block]) -> InlineText {
    let paragraphs = blocks.map { block in
      switch block.kind {
      case .paragraph(let text), .heading(_, let text): text
      default: InlineText(block.plain)
      }
    }
    let joined = InlineText.joined(paragraphs, separator: " ")
    return InlineText.joined(joined.lines, separator: " ")
  }

  /// The line of the first word below a node.
  func line(of id: MarkupTree.ID) -> Int {
    var open = [id]
    while let next = open.popLast() {
      let node = tree[next]
      if node.isText, node.text.contains(where: { !$0.isWhitespace }) {
        return node.line + node.text.prefix { $0.isWhitespace }.count { $0.isNewline }
      }
      if !Chrome.unseen.contains(node.name) { open += node.children.reversed() }
    }
    return tree[id].line
  }

  /// Line breaks of the source mean no more than spaces.
  static func spaced(_ text: String) -> String {
    guard text.utf8.contains(where: { ASCII.isSpace($0) && $0 != UInt8(ascii: " ") }) else { return text }
    return String(decoding: text.utf8.map { ASCII.isSpace($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// A picture that stands for a sign, such as a number in a circle.
  private static func emoji(_ node: MarkupTree.Node) -> InlineText.Run {
    let text = node.attributes["alt"] ?? ""
    let isEmoji = text.count <= 2 && !text.allSatisfy { $0.isLetter || $0.isPunctuation }
    return InlineText.Run(text: isEmoji ? text : "")
  }

  /// Blocks besides those that end a paragraph of HTML.
  private static let others: Set<String> = [
    "dir", "menu", "caption", "figcaption", "legend", "body", "html", "optgroup",
  ]
}
