import Basics

/// One file of the knowledge, cut into its parts; nothing is interpreted yet.
package struct Document: Sendable {
  package var path: String
  package var fields: [Field] = []
  package var title: Located<String>?
  /// Paragraphs before the first section.
  package var introduction: [Located<String>] = []
  /// The separator before each of ``introduction`` in Markdown: an empty line or a new one, and the sign of an item.
  package var introductionSigns: [String] = []
  package var sections: [Section] = []

  /// The introduction as Markdown, with its paragraphs, lists and tables.
  package var text: String {
    let text = zip(introductionSigns, introduction).map { $0 + $1.value }.joined()
    return String(text.trimmedOfSpace())
  }

  /// `key: value` of the front matter or of a directory section.
  package struct Field: Sendable {
    package var key: Located<String>
    package var value: Located<String>
  }

  /// The content under one `##` heading.
  package struct Section: Sendable {
    package var heading: Located<String>
    package var paragraphs: [Located<String>] = []
    /// List items, `-`, `*` or numbered, with their continuation lines.
    package var items: [Located<String>] = []
    /// The separator before each of ``items``.
    package var marks: [Mark] = []
    /// Cells of table rows, the header row first; the row of dashes is left out.
    package var rows: [Located<[String]>] = []
    /// The lines of a fenced block, joined.
    package var fence: Located<String>?
  }

  /// The sign of a list item.
  package struct Mark: Sendable, Equatable {
    /// Nil for `-`, `*` and `+`.
    package var number: Int?
    /// Column of the sign in UTF-8 bytes, from 1: deeper items stand further to the right.
    package var column: Int
  }
}

/// Reads the Markdown subset that knowledge files use: front matter, headings, paragraphs, lists, tables, fences.
package struct MarkdownReader {
  var document: Document
  private var problems: [Diagnostic] = []
  private var inFrontMatter = false
  /// The first place of each key of the front matter.
  private var keys: [String: SourceLocation] = [:]
  private var hasTooManyKeys = false
  private var fence: (start: SourceLocation, lines: [Substring])?
  /// The part that the next line without a sign of its own continues.
  var open = Open.nothing
  enum Open { case nothing, item, paragraph, row }
  /// The column of the item that an indented line after an empty one belongs to; 0 for none.
  var itemColumn = 0
  /// Whether the line before ends with two spaces, which break it there.
  var isBroken = false

  /// Most keys that a front matter may have; those that mean something are four.
  package static let mostKeys = 64

  /// Reads `text`, the content of the file at `path`, in time linear in its length.
  package static func read(_ text: String, path: String) -> (document: Document, problems: [Diagnostic]) {
    var reader = MarkdownReader(document: Document(path: path))
    for line in LineScanner.lines(text) { reader.take(line) }
    reader.finish()
    return (reader.document, reader.problems)
  }

  private init(document: Document) { self.document = document }

  private mutating func take(_ line: LineScanner.Line) {
    let body = line.text.trimmed()
    let column = line.text.utf8.distance(from: line.text.startIndex, to: body.startIndex) + 1
    let place = SourceLocation(path: document.path, line: line.number, column: column)
    if inFrontMatter { return frontMatter(body, place) }
    if fence != nil { return fenced(line, body) }
    if line.number == 1, body == "---" { return inFrontMatter = true }
    // The first byte tells most lines apart; comparing text is slow.
    switch body.utf8.first {
    case nil: open = .nothing
    case UInt8(ascii: "`") where body.hasPrefix("```"): (fence, open) = ((place, []), .nothing)
    case UInt8(ascii: "<") where body.hasPrefix("<!--") && body.hasSuffix("-->"): open = .nothing
    case UInt8(ascii: "#") where body.hasPrefix("# "): title(body.dropFirst(2).trimmed(), place)
    case UInt8(ascii: "#") where body.hasPrefix("## "): section(body.dropFirst(3).trimmed(), place)
    case UInt8(ascii: "|"): row(body, place)
    default:
      if let item = MarkdownReader.item(body) { self.item(item, place) } else { paragraph(body, place) }
      isBroken = line.text.hasSuffix("  ")
    }
  }

  private mutating func finish() {
    if inFrontMatter {
      problems.append(
        Diagnostic(.error, SourceLocation(path: document.path, line: 1), .shape(.frontMatterNotClosed)))
    }
    if let fence { problems.append(Diagnostic(.error, fence.start, .shape(.fenceNotClosed))) }
  }

  private mutating func frontMatter(_ body: Substring, _ place: SourceLocation) {
    if body == "---" { return inFrontMatter = false }
    if body.isEmpty || body.hasPrefix("#") { return }
    guard let field = MarkdownReader.field(body, place) else {
      return problems.append(Diagnostic(.error, place, .shape(.notKeyValue(String(body)))))
    }
    guard document.fields.count < MarkdownReader.mostKeys else {
      if !hasTooManyKeys {
        problems.append(Diagnostic(.error, place, .shape(.tooManyKeys(limit: MarkdownReader.mostKeys))))
      }
      return hasTooManyKeys = true
    }
    if let first = keys[field.key.value] {
      problems.append(
        Diagnostic(.error, field.key.location, .shape(.duplicateKey(field.key.value, first: first))))
    } else {
      keys[field.key.value] = field.key.location
    }
    document.fields.append(field)
  }

  /// `key: value`; the key is letters, digits, `-` and `_`.
  package static func field(_ body: Substring, _ place: SourceLocation) -> Document.Field? {
    guard let colon = body.firstIndex(of: ":") else { return nil }
    let key = body[..<colon].trimmed()
    guard !key.isEmpty,
      key.utf8.allSatisfy({
        ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    let value = body[body.index(after: colon)...].trimmed()
    var after = place
    after.column += body.utf8.distance(from: body.startIndex, to: value.startIndex)
    return .init(key: Located(key.lowercased(), place), value: Located(String(value), after))
  }

  private mutating func fenced(_ line: LineScanner.Line, _ body: Substring) {
    guard body.hasPrefix("```") else {
      // In its place: a second name for the lines would have them copied for each line.
      fence?.lines.append(line.text)
      return
    }
    guard let open = fence.take() else { return }
    close(open.lines, at: open.start)
  }

  private mutating func title(_ text: Substring, _ place: SourceLocation) {
    if let first = document.title {
      problems.append(Diagnostic(.error, place, .shape(.secondTitle(first: first.location))))
    } else {
      document.title = Located(String(text), place)
    }
    open = .nothing
  }

  private mutating func section(_ text: Substring, _ place: SourceLocation) {
    document.sections.append(.init(heading: Located(String(text), place)))
    (open, itemColumn) = (.nothing, 0)
  }

  private mutating func item(_ item: (text: Substring, number: Int?, indent: Int), _ place: SourceLocation) {
    var start = place
    start.column += item.indent
    let isFirst = itemColumn == 0 || open == .paragraph
    (open, itemColumn) = (.item, isFirst ? place.column : min(itemColumn, place.column))
    let text = Located(String(item.text), start)
    if document.sections.isEmpty {
      let sign = item.number.map { "\($0). " } ?? "- "
      let line = (isFirst ? "\n\n" : "\n") + String(repeating: " ", count: place.column - 1) + sign
      introduce(text.value, start, line)
    } else {
      document.sections[document.sections.count - 1].items.append(text)
      document.sections[document.sections.count - 1].marks.append(
        .init(number: item.number, column: place.column))
    }
  }

  /// The text of a list item, its number if it has one, and how many bytes its marker takes.
  private static func item(_ body: Substring) -> (text: Substring, number: Int?, indent: Int)? {
    let bytes = body.utf8
    let digits = bytes.prefix(while: ASCII.isDigit).count
    guard digits < 4, let sign = bytes.dropFirst(digits).first else { return nil }
    switch sign {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): guard digits == 0 else { return nil }
    case UInt8(ascii: "."), UInt8(ascii: ")"): guard digits > 0 else { return nil }
    default: return nil
    }
    let rest = Substring(bytes.dropFirst(digits + 1))
    guard rest.utf8.first.map(ASCII.isBlank) ?? true else { return nil }
    let text = rest.trimmed()
    let number = digits > 0 ? Int(Substring(bytes.prefix(digits))) : nil
    return (text, number, body.utf8.distance(from: body.startIndex, to: text.startIndex))
  }
}
