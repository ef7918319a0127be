/// Lists, tables and definition lists of a page.
extension PageReader {
  mutating func list(_ id: MarkupTree.ID, _ node: MarkupTree.Node) -> [Block] {
    var list = Block.List(isOrdered: node.name == "ol" && node.attributes["type"] != "disc")
    list.start = node.attributes["start"].flatMap { Int($0) } ?? 1
    var others: [Block] = []
    for child in node.children {
      if tree[child].name == "li" {
        if chrome.isChrome(child) { continue }
        let blocks = blocks(of: tree[child].children)
        if !blocks.isEmpty { list.items.append(.init(line: line(of: child), blocks: blocks)) }
      } else {
        // A list within a list, without an item around it, belongs to the item before it.
        let blocks = blocks(of: [child])
        if let last = list.items.indices.last {
          list.items[last].blocks += blocks
        } else {
          others += blocks
        }
      }
    }
    return others + (list.items.isEmpty ? [] : [Block(.list(list), line: list.items[0].line)])
  }

  mutating func definitions(_ id: MarkupTree.ID) -> [Block] {
    var all: [Block.Definition] = []
    var isTerm = false
    var open = Array(tree[id].children.reversed())
    while let child = open.popLast() {
      switch tree[child].name {
      case "dt":
        if !isTerm { all.append(.init(line: line(of: child), terms: [], body: [])) }
        all[all.count - 1].terms.append(inline(child))
        isTerm = true
      case "dd":
        if all.isEmpty { all.append(.init(line: line(of: child), terms: [], body: [])) }
        all[all.count - 1].body += blocks(of: tree[child].children)
        isTerm = false
      default: open += tree[child].children.reversed()
      }
    }
    return all.isEmpty ? [] : [Block(.definitions(all), line: line(of: id))]
  }

  mutating func table(_ id: MarkupTree.ID) -> [Block] {
    var rows: [MarkupTree.ID] = []
    var open = Array(tree[id].children.reversed())
    while let child = open.popLast() {
      if tree[child].name == "tr" {
        rows.append(child)
      } else if tree[child].name != "table" {
        open += tree[child].children.reversed()
      }
    }
    let cells = rows.map { row in tree.elements(of: row).filter { ["td", "th"].contains(tree[$0].name) } }
    let isLayout =
      cells.allSatisfy { $0.count < 2 }
      || cells.joined().contains { cell in
        tree.contains(cell) { ["table", "details", "h1", "h2", "h3", "h4"].contains($0.name) }
      }
    if isLayout { return cells.joined().flatMap { blocks(of: tree[$0].children) } }
    let table = Block.Table(
      rows: zip(rows, cells).filter { !$1.isEmpty }.map { row, cells in
        .init(
          line: line(of: row), cells: cells.map { blocks(of: tree[$0].children) },
          isHeader: cells.allSatisfy { tree[$0].name == "th" })
      })
    return table.rows.isEmpty ? [] : [Block(.table(table), line: line(of: id))]
  }
}
