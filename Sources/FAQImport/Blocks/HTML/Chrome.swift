import Basics

/// The surroundings of a page's content: menus, side columns, footers, comments.
struct Chrome {
  private let tree: MarkupTree
  /// Letters of text below each node.
  private let sizes: [Int]

  init(_ tree: MarkupTree) {
    self.tree = tree
    var sizes = tree.nodes.map { $0.isText ? $0.text.utf8.count { !ASCII.isSpace($0) } : 0 }
    // Children stand behind their parents, so that one pass from the end adds all up.
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      if Chrome.unseen.contains(node.name) { sizes[index] = 0 }
      if let parent = node.parent { sizes[parent.index] += sizes[index] }
    }
    self.sizes = sizes
  }

  func size(_ id: MarkupTree.ID) -> Int { sizes[id.index] }

  /// Whether the element is none of the page's content.
  func isChrome(_ id: MarkupTree.ID) -> Bool {
    let node = tree[id]
    if Chrome.unseen.contains(node.name) { return true }
    let isMarked =
      Chrome.elements.contains(node.name)
      || Chrome.roles.contains(node.attributes["role"]?.lowercased() ?? "")
      || isPageHeader(id) || isNamedChrome(node)
    guard isMarked, !Chrome.never.contains(node.name) else { return false }
    // Names such as `has-sidebar` stand on the element around everything, too.
    let isMost = sizes[id.index] * 2 > sizes[tree.root.index]
    return !isMost && !tree.contains(id) { $0.name == "main" || $0.name == "article" }
  }

  private func isPageHeader(_ id: MarkupTree.ID) -> Bool {
    guard tree[id].name == "header" else { return false }
    var place = tree[id].parent
    while let parent = place {
      if ["article", "section", "main", "details", "li"].contains(tree[parent].name) { return false }
      place = tree[parent].parent
    }
    return tree.contains(id) { $0.name == "nav" || $0.name == "a" }
  }

  private func isNamedChrome(_ node: MarkupTree.Node) -> Bool {
    let names = (node.attributes["class"] ?? "") + " " + (node.attributes["id"] ?? "")
    guard names.count > 1 else { return false }
    let words = names.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let last = words.last else { return false }
    return words.contains(where: Chrome.words.contains)
      || Chrome.pairs.contains { names.lowercased().contains($0) } || Chrome.lastWords.contains(last)
  }

  static let unseen: Set<String> = [
    "script", "style", "noscript", "template", "svg", "iframe", "object", "head", "select", "textarea",
    "canvas",
    "video", "audio", "map", "noembed", "noframes", "xmp", "datalist", "title",
  ]
  private static let elements: Set<String> = ["nav", "footer", "aside", "menu"]
  private static let never: Set<String> = ["html", "body", "main", "article", "details", "summary"]
  private static let roles: Set<String> = [
    "navigation", "banner", "contentinfo", "complementary", "search", "menu", "menubar",
  ]
  private static let words: Set<String> = [
    "nav", "navbar", "navigation", "navigasi", "menu", "submenu", "footer", "sidebar", "breadcrumb",
    "breadcrumbs",
    "pagination", "paging", "comments", "comment", "komentar", "respond", "related", "terkait", "share",
    "sharing",
    "sharedaddy", "cookie", "cookies", "toc", "topbar", "copyright", "newsletter", "subscribe", "offcanvas",
    "megamenu", "masthead", "colophon", "skip", "advertisement", "iklan", "addtoany", "relatedposts",
    "popular", "aside",
    "terpopuler", "pager", "disqus",
  ]
  private static let pairs = [
    "daftar-isi", "daftar_isi", "table-of-contents", "baca-juga", "back-to-top", "site-header",
    "page-header-nav",
    "social-", "post-navigation", "entry-meta", "post-meta", "running-text", "recent-post", "widget-area",
    "berita-terkait", "artikel-lain",
  ]
  private static let lastWords: Set<String> = ["widget", "toolbar", "social", "tags"]
}
