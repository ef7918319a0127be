/// Titles of a page that show or hide a text, and that text: by their attributes, else by their names and places.
struct Accordions {
  /// The text that each title shows.
  private(set) var panels: [MarkupTree.ID: MarkupTree.ID] = [:]
  private let tree: MarkupTree
  private let chrome: Chrome
  private let ends: [Int]
  private var named: [String: MarkupTree.ID] = [:]
  /// The number of possible titles before each node.
  private var titlesBefore: [Int] = [0]

  init(_ tree: MarkupTree, _ chrome: Chrome) {
    (self.tree, self.chrome) = (tree, chrome)
    ends = Accordions.ends(tree)
    for index in tree.nodes.indices {
      if let name = tree.nodes[index].attributes["id"], named[name] == nil {
        named[name] = MarkupTree.ID(index: index)
      }
      titlesBefore.append(titlesBefore[index] + (AccordionNames.rank(of: tree.nodes[index]) == nil ? 0 : 1))
    }
    find()
  }

  /// Whether a title with a text stands below the node.
  func hasTitle(below id: MarkupTree.ID) -> Bool {
    (id.index..<ends[id.index]).contains { panels[MarkupTree.ID(index: $0)] != nil }
  }

  /// Nodes stand in the order of the page: what is below one stands from it up to its end.
  private static func ends(_ tree: MarkupTree) -> [Int] {
    var ends = tree.nodes.indices.map { $0 + 1 }
    for index in tree.nodes.indices.reversed() {
      if let parent = tree.nodes[index].parent {
        ends[parent.index] = max(ends[parent.index], ends[index])
      }
    }
    return ends
  }

  private mutating func find() {
    var index = 0
    while index < tree.nodes.count {
      let id = MarkupTree.ID(index: index)
      index += 1
      guard let rank = AccordionNames.rank(of: tree[id]), !chrome.isChrome(id),
        let panel = panel(of: id, rank)
      else { continue }
      panels[id] = panel
      index = ends[id.index]
    }
  }

  private func panel(of id: MarkupTree.ID, _ rank: AccordionNames.Rank) -> MarkupTree.ID? {
    guard chrome.size(id) > 0, chrome.size(id) <= ImportLimits.question else { return nil }
    let title = tree.text(of: id)
    let isQuestion = QuestionSigns.isQuestion(title)
    if let panel = target(of: id) ?? microdata(of: id) {
      // A question whose text is there and empty has no answer elsewhere.
      guard isPanel(panel, of: id) || isQuestion && chrome.size(panel) == 0 else { return nil }
      return isQuestion || titles(in: panel) == 0 ? panel : nil
    }
    guard let panel = following(id), isPanel(panel, of: id) else { return nil }
    if titles(in: panel) > 0, !isQuestion { return nil }
    switch rank {
    case .sure: return isQuestion || AccordionNames.isPanel(tree[panel]) ? panel : nil
    case .likely: return isQuestion ? panel : nil
    }
  }

  private func titles(in id: MarkupTree.ID) -> Int { titlesBefore[ends[id.index]] - titlesBefore[id.index] }

  private func isPanel(_ panel: MarkupTree.ID, of id: MarkupTree.ID) -> Bool {
    let holdsTitle = (panel.index..<ends[panel.index]).contains(id.index)
    return !holdsTitle && chrome.size(panel) > 0 && AccordionNames.rank(of: tree[panel]) == nil
      && !MarkupTreeBuilder.headings.contains(tree[panel].name)
  }

  /// The element that the title, or one within it, names.
  private func target(of id: MarkupTree.ID) -> MarkupTree.ID? {
    for index in id.index..<ends[id.index] {
      if let name = AccordionNames.target(of: tree.nodes[index]), let panel = named[name] { return panel }
    }
    return nil
  }

  /// The answer of the question that the title is the name of, as schema.org marks them.
  private func microdata(of id: MarkupTree.ID) -> MarkupTree.ID? {
    guard tree[id].attributes["itemprop"] == "name" else { return nil }
    var place = tree[id].parent
    while let parent = place {
      if tree[parent].attributes["itemtype"]?.hasSuffix("Question") == true {
        let range = parent.index..<ends[parent.index]
        return range.map { MarkupTree.ID(index: $0) }
          .first { tree[$0].attributes["itemprop"] == "acceptedAnswer" }
      }
      place = tree[parent].parent
    }
    return nil
  }

  /// The next child with a text. Children stand in the order of the page, so that the place is found by halving.
  private func sibling(after place: MarkupTree.ID, of parent: MarkupTree.ID) -> MarkupTree.ID? {
    let children = tree[parent].children
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle] > place { high = middle } else { low = middle + 1 }
    }
    return children[low...].prefix(ImportLimits.neighbours).first { chrome.size($0) > 0 }
  }

  /// The next element with a text, beside the title or beside what holds nothing but the title.
  private func following(_ id: MarkupTree.ID) -> MarkupTree.ID? {
    var place = id
    for _ in 0..<4 {
      guard let parent = tree[place].parent else { return nil }
      let next = sibling(after: place, of: parent)
      if let next { return tree[next].isText ? nil : next }
      guard chrome.size(parent) == chrome.size(id) else { return nil }
      place = parent
    }
    return nil
  }
}
