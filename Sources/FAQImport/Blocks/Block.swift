/// A part of a document, whatever its file was written in.
struct Block: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    /// Level from 1.
    case heading(level: Int, InlineText)
    case paragraph(InlineText)
    case list(List)
    case table(Table)
    /// A title that shows or hides a text: `<details>`, an accordion.
    case details(title: InlineText, body: [Block])
    case definitions([Definition])
    /// Lines that stay as they are.
    case code(String)
    /// A line across the page.
    case rule
  }

  struct List: Equatable, Sendable {
    var isOrdered: Bool
    /// Number of the first item.
    var start = 1
    var items: [Item] = []
  }

  struct Item: Equatable, Sendable {
    var line: Int
    var blocks: [Block]
  }

  struct Table: Equatable, Sendable {
    var rows: [Row] = []
  }

  struct Row: Equatable, Sendable {
    var line: Int
    var cells: [[Block]]
    var isHeader = false
  }

  struct Definition: Equatable, Sendable {
    var line: Int
    var terms: [InlineText]
    var body: [Block]
  }

  var kind: Kind
  /// The line of its source, from 1.
  var line: Int

  init(_ kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }
}

extension [Block] {
  /// All words, in their order.
  var plain: String { map(\.plain).joined(separator: "\n") }
}

extension Block {
  var plain: String {
    switch kind {
    case .heading(_, let text), .paragraph(let text): text.plain
    case .list(let list): list.items.map(\.blocks.plain).joined(separator: "\n")
    case .table(let table):
      table.rows.map { $0.cells.map(\.plain).joined(separator: " ") }.joined(separator: "\n")
    case .details(let title, let body): title.plain + "\n" + body.plain
    case .definitions(let all):
      all.map { ($0.terms.map(\.plain) + [$0.body.plain]).joined(separator: "\n") }.joined(separator: "\n")
    case .code(let text): text
    case .rule: ""
    }
  }

  /// Its text where it is a paragraph.
  var paragraph: InlineText? { if case .paragraph(let text) = kind { text } else { nil } }

  /// Whether nothing but links stands in it.
  var isLinks: Bool {
    switch kind {
    case .heading, .details, .definitions, .code, .table, .rule: false
    case .paragraph(let text): text.isLink
    case .list(let list): list.items.allSatisfy { !$0.blocks.isEmpty && $0.blocks.allSatisfy(\.isLinks) }
    }
  }
}

/// The content read from one file.
struct SourceDocument: Sendable {
  var blocks: [Block] = []
  /// The name of the page or document, or empty.
  var title = ""
  /// The name of the site, or empty.
  var publisher = ""
  /// Questions that a page tells to search engines apart from what it shows.
  var hidden: [HiddenQuestion] = []

  struct HiddenQuestion: Sendable, Equatable {
    var line: Int
    var title: String
    var body: [Block]
  }
}
