/// Reads a file of any kind into one document.
package enum SourceReader {
  /// The reasons why a file cannot be read.
  package enum Failure: Error, Equatable {
    case tooLarge(limit: Int)
    /// A DOCX file that is none, or is broken.
    case notADocument
  }

  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - name: its name, whose ending may tell its kind.
  /// - Returns: its blocks.
  /// - Throws: when it is too large or broken.
  static func read(_ bytes: [UInt8], name: String) throws(Failure) -> SourceDocument {
    guard bytes.count <= ImportLimits.input else { throw .tooLarge(limit: ImportLimits.input) }
    switch FileFormat(name: name, bytes: bytes) {
    case .page: return page(TextDecoder.text(bytes))
    case .markdown: return text(TextDecoder.text(bytes), isMarkdown: true)
    case .text: return text(TextDecoder.text(bytes), isMarkdown: false)
    case .table: return SourceDocument(blocks: table(TextDecoder.text(bytes)))
    case .office:
      do throws(OfficeDocument.Failure) {
        return SourceDocument(blocks: try OfficeDocument.blocks(bytes))
      } catch {
        throw .notADocument
      }
    }
  }

  private static func page(_ text: String) -> SourceDocument {
    let tree = MarkupTreeBuilder.tree(text)
    var document = SourceDocument()
    for (index, node) in tree.nodes.enumerated() {
      let id = MarkupTree.ID(index: index)
      switch node.name {
      case "title" where document.title.isEmpty:
        document.title = InlineText(Entities.decoded(tree.text(of: id))).title
      case "meta" where node.attributes["property"] == "og:site_name":
        document.publisher = InlineText(node.attributes["content"] ?? "").title
      case "script" where node.attributes["type"]?.lowercased() == "application/ld+json":
        for child in node.children {
          document.hidden += LinkedData.questions(tree[child].text, line: tree[child].line)
        }
      default: break
      }
    }
    document.blocks = PageReader.blocks(tree)
    return document
  }

  private static func text(_ text: String, isMarkdown: Bool) -> SourceDocument {
    let blocks = TextReader.blocks(text, isMarkdown: isMarkdown)
    var document = SourceDocument(blocks: blocks)
    if case .heading(_, let title)? = blocks.first?.kind { document.title = title.title }
    return document
  }

  /// A table whose cells are read as text, so that lists in them stay lists.
  private static func table(_ text: String) -> [Block] {
    let rows = CSVReader.records(text).map { record in
      Block.Row(line: record.line, cells: record.fields.map { cell($0, record.line) })
    }
    return rows.isEmpty ? [] : [Block(.table(.init(rows: rows)), line: 1)]
  }

  private static func cell(_ text: String, _ line: Int) -> [Block] {
    let hasTags = ["<br", "<p>", "<li>", "</b>", "</a>"].contains { text.lowercased().contains($0) }
    let blocks =
      hasTags
      ? PageReader.blocks(MarkupTreeBuilder.tree(text))
      : TextReader.blocks(text, isMarkdown: text.contains("**"))
    return blocks.map { Block($0.kind, line: line) }
  }
}
