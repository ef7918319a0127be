/// Builds the tree of a page, and closes what nobody has closed.
struct MarkupTreeBuilder {
  private var tree = MarkupTree()
  private var open: [MarkupTree.ID]
  private let isXML: Bool

  static func tree(_ text: String, isXML: Bool = false) -> MarkupTree {
    var builder = MarkupTreeBuilder(isXML: isXML)
    var tokens = MarkupTokenizer(text, isXML: isXML)
    while let (token, line) = tokens.next() { builder.take(token, line) }
    return builder.tree
  }

  private init(isXML: Bool) {
    self.isXML = isXML
    open = [tree.root]
  }

  private var top: MarkupTree.ID { open[open.count - 1] }

  private mutating func take(_ token: MarkupToken, _ line: Int) {
    switch token {
    case .text(let text):
      _ = tree.add(MarkupTree.Node(line: line, text: text), to: top)
    case .start(let tag):
      if !isXML { closeBefore(tag.name) }
      let node = MarkupTree.Node(line: line, name: tag.name, attributes: tag.attributes)
      let id = tree.add(node, to: top)
      let isVoid = isXML ? tag.isClosed : MarkupTreeBuilder.void.contains(tag.name)
      if !isVoid, open.count < ImportLimits.depth { open.append(id) }
    case .end(let name): end(name)
    }
  }

  private mutating func end(_ name: String) {
    let isInline = MarkupTreeBuilder.formatting.contains(name)
    for place in open.indices.dropFirst().reversed() {
      let found = tree[open[place]].name
      if found == name { return open.removeLast(open.count - place) }
      // A stray `</b>` closes no paragraph, and nothing but its own end closes a cell or a table.
      if isInline, !MarkupTreeBuilder.formatting.contains(found) { return }
      if MarkupTreeBuilder.walls.contains(found), !MarkupTreeBuilder.walls.contains(name) { return }
    }
  }

  /// Closes what cannot hold the element that begins.
  private mutating func closeBefore(_ name: String) {
    switch name {
    case "li": close(["li"], within: ["ul", "ol", "menu"])
    case "dt", "dd": close(["dt", "dd"], within: ["dl"])
    case "td", "th": close(["td", "th"], within: ["tr", "table"])
    case "tr": close(["tr"], within: ["table"])
    case "tbody", "thead", "tfoot": close(["tbody", "thead", "tfoot"], within: ["table"])
    case "option": close(["option"], within: ["select"])
    default: break
    }
    guard MarkupTreeBuilder.blocks.contains(name) else { return }
    closeFormatting()
    if tree[top].name == "p" { open.removeLast() }
    let endsHeading =
      MarkupTreeBuilder.headings.contains(name) || ["p", "ul", "ol", "dl", "table"].contains(name)
    if endsHeading, MarkupTreeBuilder.headings.contains(tree[top].name) { open.removeLast() }
  }

  /// Closes up to the nearest of some names, but nothing around the nearest of others.
  private mutating func close(_ names: Set<String>, within scope: Set<String>) {
    for place in open.indices.dropFirst().reversed() {
      let name = tree[open[place]].name
      if names.contains(name) { return open.removeLast(open.count - place) }
      if scope.contains(name) { return }
    }
  }

  /// Bold type that nobody has ended does not reach into the next block.
  private mutating func closeFormatting() {
    var place = open.count - 1
    while place > 0, MarkupTreeBuilder.formatting.contains(tree[open[place]].name) { place -= 1 }
    let holder = tree[open[place]].name
    if holder == "p" || MarkupTreeBuilder.headings.contains(holder) || MarkupTreeBuilder.bold(tree[top].name)
    {
      open.removeLast(open.count - 1 - place)
    }
  }

  private static func bold(_ name: String) -> Bool { ["b", "strong", "i", "em", "u", "font"].contains(name) }

  static let void: Set<String> = [
    "br", "img", "input", "hr", "meta", "link", "area", "base", "col", "embed", "param", "source", "track",
    "wbr",
  ]
  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  static let formatting: Set<String> = [
    "a", "b", "strong", "i", "em", "u", "font", "span", "small", "big", "code", "s", "strike", "sub", "sup",
    "tt",
    "mark", "abbr", "label",
  ]
  static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "table", "tr", "td", "th", "section", "article",
    "details",
    "summary", "blockquote", "pre", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "main", "header", "footer",
    "nav",
    "aside", "figure", "address", "form", "fieldset", "center", "thead", "tbody", "tfoot",
  ]
  private static let walls: Set<String> = ["td", "th", "table", "details"]
}
