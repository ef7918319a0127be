import Basics

/// The list of a section as an officer edits it: an item a line, without its sign. Comments and empty lines between items
/// stay where they are, and an item that is not changed keeps its bytes.
struct ItemList: Sendable {
  private enum Piece {
    /// Lines of the file, and what they say.
    case item([String], says: [String])
    /// A comment or an empty line.
    case other(String)

    var isBlank: Bool { if case .other(let line) = self { line.trimmed().isEmpty } else { false } }
  }

  private var pieces: [Piece] = []
  /// The sign of the first item, such as `- ` or `1. `.
  private var sign: String?
  /// Whether the items were numbered from 1 on without a gap.
  private var isCounted = true

  /// - Returns: nil where the section holds more than items: paragraphs, tables, blocks of code.
  init?(_ lines: [String]) {
    var open: (lines: [String], says: [String])?
    var gap: [String] = []
    func close(_ pieces: inout [Piece]) {
      if let item = open { pieces.append(.item(item.lines, says: item.says)) }
      open = nil
      pieces += gap.map(Piece.other)
      gap = []
    }
    var count = 0
    for line in lines {
      let body = line.trimmed()
      let indent = line.utf8.prefix(while: ASCII.isBlank).count
      if body.hasPrefix("```") || body.hasPrefix("|") { return nil }
      if body.isEmpty {
        gap.append(line)
      } else if body.hasPrefix("<!--"), body.hasSuffix("-->") {
        close(&pieces)
        pieces.append(.other(line))
      } else if indent > 0, var item = open {
        item.lines += gap + [line]
        item.says += gap.map { _ in "" } + [ItemList.shown(line, below: sign ?? "- ")]
        (open, gap) = (item, [])
      } else if indent == 0, let mark = ItemList.sign(of: body) {
        close(&pieces)
        count += 1
        if sign == nil { sign = mark }
        isCounted = isCounted && mark.hasPrefix("\(count)") && mark.utf8.first.map(ASCII.isDigit) == true
        open = ([line], [String(body.dropFirst(mark.count).trimmed())])
      } else {
        return nil
      }
    }
    close(&pieces)
  }

  /// A new list.
  init(_ text: String, numbered: Bool) {
    sign = numbered ? "1. " : "- "
    isCounted = numbered
    for item in ItemList.items(text) {
      pieces.append(.item(written(item, number: pieces.count + 1), says: item))
    }
  }

  var lines: [String] {
    pieces.flatMap { piece in
      switch piece {
      case .item(let lines, _): lines
      case .other(let line): [line]
      }
    }
  }

  /// As the form shows it.
  var text: String { said.map { $0.joined(separator: "\n") }.joined(separator: "\n") }

  private var said: [[String]] {
    pieces.compactMap { if case .item(_, let says) = $0 { says } else { nil } }
  }

  /// Takes the items of a form. Those at the beginning and at the end that say the same keep their lines.
  mutating func set(_ text: String, numbered: Bool) {
    if sign == nil { (sign, isCounted) = (numbered ? "1. " : "- ", numbered) }
    let (old, new) = (said, ItemList.items(text))
    var first = 0
    while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
    var last = 0
    while last < min(old.count, new.count) - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    let changed = first..<old.count - last
    var rest = Array(new[first..<new.count - last])[...]
    var kept: [Piece] = []
    var number = 0
    var end = 0
    for piece in pieces {
      guard case .item = piece else {
        kept.append(piece)
        continue
      }
      if number == changed.upperBound {
        if end == 0 { end = kept.count }
        append(&rest, to: &kept, at: &end)
      }
      if !changed.contains(number) {
        kept.append(piece)
        end = kept.count
      } else if let item = rest.popFirst() {
        kept.append(.item(written(item, number: number + 1), says: item))
        end = kept.count
      }
      number += 1
    }
    if old.isEmpty { end = (kept.lastIndex { !$0.isBlank } ?? -1) + 1 }
    append(&rest, to: &kept, at: &end)
    pieces = kept
    if isCounted { count() }
  }

  /// Puts what is left behind the last item so far, before the empty lines that follow it.
  private func append(_ rest: inout ArraySlice<[String]>, to kept: inout [Piece], at end: inout Int) {
    guard !rest.isEmpty else { return }
    let new = rest.map { Piece.item(written($0, number: 1), says: $0) }
    kept.insert(contentsOf: new, at: end)
    end += new.count
    rest = []
  }

  /// Numbers the items from 1 on.
  private mutating func count() {
    var number = 0
    for index in pieces.indices {
      guard case .item(var lines, let says) = pieces[index], let mark = ItemList.sign(of: lines[0][...])
      else {
        continue
      }
      number += 1
      let digits = mark.prefix { $0.isNumber }
      guard digits != String(number) else { continue }
      lines[0] = "\(number)" + lines[0].dropFirst(digits.count)
      pieces[index] = .item(lines, says: says)
    }
  }

  private func written(_ item: [String], number: Int) -> [String] {
    let sign = sign ?? "- "
    let mark = sign.utf8.first.map(ASCII.isDigit) == true ? "\(number)" + sign.drop { $0.isNumber } : sign
    let indent = String(repeating: " ", count: mark.count)
    return item.enumerated().map { index, line in
      if index == 0 { return mark + line }
      return line.isEmpty ? "" : indent + (line.hasPrefix("  ") ? line.dropFirst(2) : line.trimmed())
    }
  }

  /// The items of a form: a line that begins with a space goes on with the item above.
  private static func items(_ text: String) -> [[String]] {
    var items: [[String]] = []
    var gap: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let body = line.trimmed()
      if body.isEmpty {
        gap.append("")
      } else if line.utf8.first.map(ASCII.isBlank) == true, !items.isEmpty {
        var end = line
        while let last = end.last, last == " " || last == "\t" { end.removeLast() }
        items[items.count - 1] += gap + [String(end)]
        gap = []
      } else {
        // A sign that somebody types is that of the list, and does not stand twice.
        let bare = body.hasPrefix("- ") ? body.dropFirst(2).trimmed() : body
        items.append([String(bare)])
        gap = []
      }
    }
    return items
  }

  /// A line below an item, two spaces to the right.
  private static func shown(_ line: String, below sign: String) -> String {
    let indent = line.utf8.prefix(while: ASCII.isBlank).count
    var body = line[...]
    while let last = body.last, last == " " || last == "\t" { body.removeLast() }
    return "  " + body.dropFirst(min(indent, sign.count))
  }

  private static func sign(of body: Substring) -> String? {
    let digits = body.utf8.prefix(while: ASCII.isDigit).count
    guard digits < 4, let sign = body.utf8.dropFirst(digits).first else { return nil }
    let isSign = digits == 0 ? "-*+".utf8.contains(sign) : ".)".utf8.contains(sign)
    let rest = body.utf8.dropFirst(digits + 1)
    guard isSign, rest.first.map(ASCII.isBlank) ?? true else { return nil }
    return String(body.prefix(digits + 1)) + " "
  }
}
