/// The elements and texts of a page.
struct MarkupTree {
  struct ID: Hashable, Comparable {
    var index: Int
    static func < (a: ID, b: ID) -> Bool { a.index < b.index }
  }

  struct Node {
    var line: Int
    /// Nil for the root.
    var parent: ID?
    /// Empty for a text.
    var name = ""
    var attributes: [String: String] = [:]
    var text = ""
    var children: [ID] = []
    /// The number of elements around it.
    var depth = 0

    var isText: Bool { name.isEmpty }
  }

  private(set) var nodes: [Node] = [Node(line: 1, name: "#root")]
  let root = ID(index: 0)

  subscript(id: ID) -> Node { nodes[id.index] }

  mutating func add(_ node: Node, to parent: ID) -> ID {
    var node = node
    (node.parent, node.depth) = (parent, nodes[parent.index].depth + 1)
    let id = ID(index: nodes.count)
    nodes.append(node)
    nodes[parent.index].children.append(id)
    return id
  }

  /// The element children of a node.
  func elements(of id: ID) -> [ID] { self[id].children.filter { !self[$0].isText } }

  /// All texts below a node, with a space between elements, and spaces made one.
  func text(of id: ID) -> String {
    var parts: [String] = []
    visit(id) { if self[$0].isText { parts.append(self[$0].text) } }
    return parts.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Calls for a node and all below it, in the order of the page.
  func visit(_ id: ID, _ body: (ID) -> Void) {
    var open = [id]
    while let next = open.popLast() {
      body(next)
      open += self[next].children.reversed()
    }
  }

  /// Whether a node below this one, or it itself, is of these names.
  func contains(_ id: ID, where isWanted: (Node) -> Bool) -> Bool {
    var open = [id]
    while let next = open.popLast() {
      if isWanted(self[next]) { return true }
      open += self[next].children
    }
    return false
  }
}
