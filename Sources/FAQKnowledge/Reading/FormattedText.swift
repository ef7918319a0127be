import Basics

/// The form of a text of an entry, which is kept as Markdown: paragraphs, lists, tables, bold type and links.
package struct FormattedText: Sendable, Equatable {
  package enum Block: Sendable, Equatable {
    case paragraph([Span])
    case list(isOrdered: Bool, start: Int, items: [FormattedText])
    /// Rows of cells, the header row first.
    case table([[[Span]]])
    case code(String)
  }

  /// A piece of a paragraph; a line break is `\n`.
  package struct Span: Sendable, Equatable {
    package var text: String
    package var isBold = false
    /// The address of a link: `http:`, `https:`, `mailto:` or `tel:`.
    package var link: String?
  }

  package var blocks: [Block] = []

  /// Whether a text has any form, so that a reader may skip looking for it.
  package static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "|"),
        UInt8(ascii: "`"):
        true
      default: false
      }
    }
  }

  /// Reads Markdown as ``MarkdownReader`` keeps it.
  package init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines[...], depth: 0)
  }

  /// Lists are read so deep; deeper ones are paragraphs.
  private static let deepest = 6

  private init(_ lines: ArraySlice<Substring>, depth: Int) {
    var rest = lines
    while let line = rest.first {
      let body = line.trimmed()
      if body.isEmpty {
        rest = rest.dropFirst()
      } else if body.hasPrefix("```") {
        let code = rest.dropFirst().prefix { !$0.trimmed().hasPrefix("```") }
        blocks.append(.code(code.joined(separator: "\n")))
        rest = rest.dropFirst(code.count + 2)
      } else if body.hasPrefix("|") {
        let rows = rest.prefix { $0.trimmed().hasPrefix("|") }
        blocks.append(.table(FormattedText.rows(rows)))
        rest = rest.dropFirst(rows.count)
      } else if FormSign(body) != nil, depth < FormattedText.deepest {
        rest = list(rest, depth)
      } else {
        let own = rest.prefix { FormattedText.isParagraph($0) }
        let lines = own.isEmpty ? rest.prefix(1) : own
        blocks.append(
          .paragraph(SpanReader.spans(lines.map { String($0.trimmed()) }.joined(separator: "\n"))))
        rest = rest.dropFirst(lines.count)
      }
    }
  }

  private static func isParagraph(_ line: Substring) -> Bool {
    let body = line.trimmed()
    return !body.isEmpty && !body.hasPrefix("|") && !body.hasPrefix("```") && FormSign(body) == nil
  }

  /// Takes the items of a list; lines further to the right than its signs belong to the item above them.
  private mutating func list(_ lines: ArraySlice<Substring>, _ depth: Int) -> ArraySlice<Substring> {
    var rest = lines
    var items: [FormattedText] = []
    guard let head = rest.first, let first = FormSign(head.trimmed()) else { return rest }
    let column = head.indent
    while let line = rest.first, line.indent <= column, let sign = FormSign(line.trimmed()),
      sign.isOrdered == first.isOrdered
    {
      let below = FormattedText.below(rest.dropFirst(), column)
      let own = [line.trimmed().dropFirst(sign.length)] + below.map { $0.dropIndent(column + sign.length) }
      items.append(FormattedText(own[...], depth: depth + 1))
      rest = rest.dropFirst(1 + below.count)
      while let next = rest.first, next.trimmed().isEmpty { rest = rest.dropFirst() }
    }
    blocks.append(.list(isOrdered: first.isOrdered, start: first.number ?? 1, items: items))
    return rest
  }

  private static func below(_ lines: ArraySlice<Substring>, _ column: Int) -> ArraySlice<Substring> {
    var end = lines.startIndex
    for (index, line) in zip(lines.indices, lines) {
      if line.trimmed().isEmpty { continue }
      guard line.indent > column else { break }
      end = index + 1
    }
    return lines[..<end]
  }

  private static func rows(_ lines: ArraySlice<Substring>) -> [[[Span]]] {
    lines.map { MarkdownReader.cells($0.trimmed()) }.filter { !MarkdownReader.isRule($0) }
      .map { $0.map(SpanReader.spans) }
  }
}

/// The sign before an item of a list.
struct FormSign {
  var number: Int?
  /// Characters of the sign and the space behind it.
  var length: Int
  var isOrdered: Bool { number != nil }

  init?(_ line: Substring) {
    let digits = line.utf8.prefix(while: ASCII.isDigit).count
    let rest = line.dropFirst(digits)
    guard digits < 4, let sign = rest.first, rest.dropFirst().first == " ",
      digits > 0 ? sign == "." || sign == ")" : "-*+".contains(sign)
    else { return nil }
    number = digits > 0 ? Int(line.prefix(digits)) : nil
    length = digits + 1 + rest.dropFirst().prefix { $0 == " " }.count
  }
}

extension Substring {
  fileprivate var indent: Int { utf8.prefix(while: ASCII.isBlank).count }

  fileprivate func dropIndent(_ columns: Int) -> Substring { dropFirst(Swift.min(columns, indent)) }
}
