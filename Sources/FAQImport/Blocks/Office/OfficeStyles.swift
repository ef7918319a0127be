/// The styles of a DOCX file that tell headings, bold type and lists.
struct OfficeStyles {
  private struct Style {
    var name = ""
    var base = ""
    var level: Int?
    var isBold = false
    var list: String?
  }

  private var styles: [String: Style] = [:]
  /// The kind of number of each level of each list.
  private var formats: [String: [Int: String]] = [:]

  init(styles: MarkupTree?, numbering: MarkupTree?) {
    if let styles { read(styles: styles) }
    if let numbering { read(numbering: numbering) }
  }

  private mutating func read(styles tree: MarkupTree) {
    for index in tree.nodes.indices where tree.nodes[index].name == "w:style" {
      guard let id = tree.nodes[index].attributes["w:styleid"] else { continue }
      var style = Style()
      tree.visit(MarkupTree.ID(index: index)) { child in
        let value = tree[child].attributes["w:val"]
        switch tree[child].name {
        case "w:name": style.name = (value ?? "").lowercased()
        case "w:basedon": style.base = value ?? ""
        case "w:outlinelvl": style.level = value.flatMap { Int($0) }.map { $0 + 1 }
        case "w:b": style.isBold = value != "0" && value != "false"
        case "w:numid": style.list = value
        default: break
        }
      }
      styles[id] = style
    }
  }

  private mutating func read(numbering tree: MarkupTree) {
    var kinds: [String: [Int: String]] = [:]
    for index in tree.nodes.indices where tree.nodes[index].name == "w:abstractnum" {
      guard let id = tree.nodes[index].attributes["w:abstractnumid"] else { continue }
      for level in tree.elements(of: MarkupTree.ID(index: index)) where tree[level].name == "w:lvl" {
        let number = tree[level].attributes["w:ilvl"].flatMap { Int($0) } ?? 0
        let format = tree.elements(of: level).first { tree[$0].name == "w:numfmt" }
        kinds[id, default: [:]][number] = format.flatMap { tree[$0].attributes["w:val"] }
      }
    }
    for index in tree.nodes.indices where tree.nodes[index].name == "w:num" {
      guard let id = tree.nodes[index].attributes["w:numid"] else { continue }
      let kind = tree.elements(of: MarkupTree.ID(index: index)).first { tree[$0].name == "w:abstractnumid" }
      formats[id] = kind.flatMap { tree[$0].attributes["w:val"] }.flatMap { kinds[$0] }
    }
  }

  /// The style and those that it is based on.
  private func chain(_ id: String) -> [Style] {
    var chain: [Style] = []
    var next = id
    while let style = styles[next], chain.count < 10 {
      chain.append(style)
      next = style.base
    }
    return chain
  }

  /// The level of a heading, from 1; nil for other text.
  func level(_ id: String) -> Int? {
    for style in chain(id) {
      if style.name == "title" { return 1 }
      if let level = style.level { return level }
      if style.name.hasPrefix("heading "), let level = Int(style.name.dropFirst(8)) { return level }
    }
    // A file without styles still names those of its headings.
    let name = id.lowercased()
    return name.hasPrefix("heading") || name.hasPrefix("judul") ? name.last.flatMap { Int(String($0)) } : nil
  }

  func isBold(_ id: String) -> Bool { chain(id).contains(where: \.isBold) }

  func isContents(_ id: String) -> Bool {
    id.lowercased().hasPrefix("toc") || chain(id).contains { $0.name.hasPrefix("toc ") }
  }

  func list(_ id: String) -> String? { chain(id).compactMap(\.list).first }

  /// A list whose numbers nobody describes is taken for an ordered one.
  func isOrdered(list: String, level: Int) -> Bool {
    guard let format = formats[list]?[level] ?? formats[list]?[0] else { return true }
    return !["bullet", "none"].contains(format)
  }
}

/// Makes lists of paragraphs that know their level.
enum OfficeLists {
  static func nested(_ paragraphs: [OfficeDocument.Paragraph]) -> [Block] {
    var blocks: [Block] = []
    var index = 0
    while index < paragraphs.count {
      if let item = paragraphs[index].item {
        blocks.append(list(paragraphs, &index, level: item.level))
      } else {
        blocks.append(paragraphs[index].block)
        index += 1
      }
    }
    return blocks
  }

  private static func list(_ paragraphs: [OfficeDocument.Paragraph], _ index: inout Int, level: Int) -> Block
  {
    let first = paragraphs[index]
    var list = Block.List(isOrdered: first.item?.isOrdered ?? false)
    while index < paragraphs.count, let item = paragraphs[index].item, item.level >= level {
      if item.level > level, let last = list.items.indices.last {
        list.items[last].blocks.append(self.list(paragraphs, &index, level: item.level))
      } else if list.items.isEmpty || item.isOrdered == list.isOrdered && item.list == first.item?.list {
        list.items.append(.init(line: paragraphs[index].block.line, blocks: [paragraphs[index].block]))
        index += 1
      } else {
        break
      }
    }
    return Block(.list(list), line: first.block.line)
  }
}
