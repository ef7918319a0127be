import FAQKnowledge
import HTML

/// The form of an entry's texts as elements: paragraphs, lists, tables, bold type and links. Numbers and addresses in them
/// are links, too.
enum FormHTML {
  static func summary(_ text: String, to html: inout HTMLWriter) {
    guard !FormattedText.isPlain(text) else { return html.linked("p", ["class": "summary"], text) }
    let blocks = FormattedText(text).blocks
    if blocks.count == 1, case .paragraph(let spans) = blocks[0] {
      return html.element("p", ["class": "summary"]) { self.spans(spans, to: &$0) }
    }
    html.element("div", ["class": "summary"]) { html in for block in blocks { write(block, to: &html) } }
  }

  /// A list of texts with form, or nothing when there are none.
  static func list(_ name: String, _ items: [String], to html: inout HTMLWriter) {
    if items.allSatisfy(FormattedText.isPlain) { return html.linkedList(name, items) }
    html.element(name) { html in for text in items { item(FormattedText(text), to: &html) } }
  }

  /// The first paragraph of an item stands in it without an element of its own.
  private static func item(_ text: FormattedText, to html: inout HTMLWriter) {
    html.element("li") { html in
      for (number, block) in text.blocks.enumerated() {
        if number == 0, case .paragraph(let spans) = block {
          self.spans(spans, to: &html)
        } else {
          write(block, to: &html)
        }
      }
    }
  }

  private static func write(_ block: FormattedText.Block, to html: inout HTMLWriter) {
    switch block {
    case .paragraph(let spans): html.element("p") { self.spans(spans, to: &$0) }
    case .list(let isOrdered, let start, let items):
      let attributes: KeyValuePairs = isOrdered && start != 1 ? ["start": String(start)] : [:]
      html.element(isOrdered ? "ol" : "ul", attributes) { html in for text in items { item(text, to: &html) }
      }
    case .table(let rows): table(rows, to: &html)
    case .code(let text): html.element("pre", text)
    }
  }

  private static func table(_ rows: [[[FormattedText.Span]]], to html: inout HTMLWriter) {
    guard let header = rows.first else { return }
    html.element("div", ["class": "wide"]) { html in
      html.element("table") { html in
        html.element("thead") { row(header, "th", ["scope": "col"], to: &$0) }
        html.element("tbody") { html in for cells in rows.dropFirst() { row(cells, "td", [:], to: &html) } }
      }
    }
  }

  private static func row(
    _ cells: [[FormattedText.Span]], _ name: String, _ attributes: KeyValuePairs<String, String>,
    to html: inout HTMLWriter
  ) {
    html.element("tr") { html in
      for cell in cells { html.element(name, attributes) { spans(cell, to: &$0) } }
    }
  }

  private static func spans(_ spans: [FormattedText.Span], to html: inout HTMLWriter) {
    for span in spans {
      if span.isBold {
        html.element("strong") { link(span, to: &$0) }
      } else {
        link(span, to: &html)
      }
    }
  }

  private static func link(_ span: FormattedText.Span, to html: inout HTMLWriter) {
    guard let address = span.link else { return lines(span.text, to: &html) }
    html.element("a", ["href": address, "rel": "noopener noreferrer"], span.text)
  }

  /// Lines with a break between them.
  private static func lines(_ text: String, to html: inout HTMLWriter) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { html.append("<br>") }
      html.linked(String(line))
    }
  }
}
