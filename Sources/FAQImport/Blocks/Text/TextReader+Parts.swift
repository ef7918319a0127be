import Basics

/// Headings, lists, tables and pieces of HTML in a text.
extension TextReader {
  mutating func heading(_ line: TextLine) -> Block? {
    if isMarkdown, line.text.hasPrefix("#") {
      let level = line.text.prefix { $0 == "#" }.count
      let text = line.text.dropFirst(level)
      guard level < 7, text.first == " " else { return nil }
      index += 1
      let title = text.reversed().drop { $0 == "#" || $0.isWhitespace }.reversed()
      let inline = InlineReader.text(String(title), isMarkdown: true).trimmed
      return Block(.heading(level: level, inline), line: line.number)
    }
    if let level = underlineLevel(below: index) {
      index += 2
      return Block(
        .heading(level: level, InlineReader.text(line.text, isMarkdown: isMarkdown).trimmed),
        line: line.number)
    }
    guard !isMarkdown, let level = plainLevel(line) else { return nil }
    index += 1
    return Block(.heading(level: level, InlineText(line.text)), line: line.number)
  }

  /// The level of a heading with a line of `=` or `-` below it.
  private func underlineLevel(below index: Int) -> Int? {
    guard index + 1 < lines.count, lines[index].text.count < 120, ListMark(lines[index].text) == nil,
      QuestionLabels.label(of: lines[index].text) == nil, !lines[index].text.hasPrefix("|")
    else { return nil }
    let next = lines[index + 1].text
    guard next.count >= 3, let sign = next.first, "=-".contains(sign), next.allSatisfy({ $0 == sign }) else {
      return nil
    }
    return sign == "=" ? 1 : 2
  }

  /// The level of a line that stands as a heading in plain text: in capitals, or alone before a question.
  private func plainLevel(_ line: TextLine) -> Int? {
    let text = line.text
    guard text.utf8.count <= 140, text.count <= 70, text.contains(where: \.isLetter), let last = text.last,
      !".?:;,".contains(last),
      QuestionLabels.label(of: text) == nil, index == 0 || lines[index - 1].isBlank || isCapital(text)
    else { return nil }
    let words = text.split(separator: " ")
    if words.first.map({ ["BAB", "Bab", "Bagian", "BAGIAN"].contains($0) }) == true, words.count > 1 {
      return 1
    }
    let mark = ListMark(text)
    if isCapital(text), mark?.number == nil || isSectionMark(words[0]) { return 2 }
    guard mark == nil, words.count <= 8, let next = lines[(index + 1)...].firstIndex(where: { !$0.isBlank })
    else {
      return nil
    }
    let asks =
      QuestionLabels.label(of: lines[next].text) == .question
      || ListMark(lines[next].text) != nil && isQuestion(at: next)
    return asks && (isSectionMark(words[0]) || next > index + 1 || isCapital(text))
      && text.first?.isUppercase == true
      ? 3 : nil
  }

  private func isSectionMark(_ word: Substring) -> Bool {
    word.hasSuffix(".") && word.dropLast().allSatisfy { $0.isUppercase } && word.count <= 5 && word.count > 1
  }

  private func isCapital(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.count >= 4 && letters.count * 2 > text.count && !text.contains(":")
      && letters.allSatisfy(\.isUppercase) && text.split(separator: " ").count <= 10
  }

  mutating func list(_ first: ListMark) -> Block {
    let start = lines[index]
    var list = Block.List(isOrdered: first.number != nil, start: first.number ?? 1)
    var mark = first
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        guard let next = lines[index...].first(where: { !$0.isBlank }), let other = ListMark(next.text),
          next.indent == start.indent, mark.isFollowed(by: other)
        else { break }
        index += 1
        continue
      }
      guard line.indent <= start.indent + 1, let next = ListMark(line.text),
        list.items.isEmpty || mark.isFollowed(by: next), list.items.isEmpty || !isNumberedQuestion(next)
      else { break }
      mark = next
      list.items.append(item(next))
    }
    return Block(.list(list), line: start.number)
  }

  private func isNumberedQuestion(_ mark: ListMark) -> Bool {
    if case .number = mark.kind { isQuestion(at: index) } else { false }
  }

  /// One item: its line, the lines that go on with it, and what stands further to the right below it.
  private mutating func item(_ mark: ListMark) -> Block.Item {
    let line = lines[index]
    let content = line.indent + mark.length
    var own = [
      TextLine(number: line.number, indent: 0, text: String(line.text.dropFirst(mark.length)))
    ]
    index += 1
    while index < lines.count {
      let next = lines[index]
      if next.isBlank {
        guard let after = lines[index...].first(where: { !$0.isBlank }), after.indent > line.indent,
          isMarkdown || after.indent >= min(content, line.indent + 2), !isQuestionLine(after)
        else { break }
        own.append(next)
      } else if next.indent > line.indent, !isQuestionLine(next) {
        own.append(next.moved(left: content))
      } else if !lines[index - 1].isBlank, ListMark(next.text) == nil,
        goesOn(from: lines[index - 1], to: next, own.last?.text ?? "")
      {
        own.append(TextLine(number: next.number, indent: 0, text: next.text))
      } else {
        break
      }
      index += 1
    }
    return Block.Item(line: line.number, blocks: inner(own))
  }

  private func isQuestionLine(_ line: TextLine) -> Bool { QuestionLabels.label(of: line.text) != nil }

  /// Whether a row of a table stands here: between `|`, or with a rule of dashes below it.
  func isRow(at place: Int) -> Bool {
    let text = lines[place].text
    guard text.contains("|") else { return false }
    if text.hasPrefix("|"), text.dropFirst().contains("|") { return true }
    guard place + 1 < lines.count else { return false }
    let next = lines[place + 1].text
    return next.contains("|") && next.contains("-") && next.allSatisfy { "|-: ".contains($0) }
  }

  mutating func table() -> Block {
    let start = lines[index].number
    var rows: [Block.Row] = []
    while index < lines.count, lines[index].text.contains("|") {
      let line = lines[index]
      index += 1
      if line.text.allSatisfy({ "|-:+ ".contains($0) }) {
        if rows.count == 1 { rows[0].isHeader = true }
        continue
      }
      var cells = line.text.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      if cells.first?.isEmpty == true { cells.removeFirst() }
      if cells.last?.isEmpty == true { cells.removeLast() }
      rows.append(.init(line: line.number, cells: cells.map { cell($0, line.number) }))
    }
    return Block(.table(.init(rows: rows)), line: start)
  }

  private func cell(_ text: String, _ line: Int) -> [Block] {
    let inline = InlineReader.text(text, isMarkdown: isMarkdown).trimmed
    return inline.isBlank ? [] : [Block(.paragraph(inline), line: line)]
  }

  /// HTML within Markdown: `<details>` with Markdown inside, comments, and other elements up to the next empty line.
  mutating func markup(_ line: TextLine) -> [Block]? {
    let text = line.text.lowercased()
    if text.hasPrefix("> ") || text == ">" { return quote() }
    if text.hasPrefix("<details") { return details(line) }
    if text.hasPrefix("<!--") {
      let end = lines[index...].firstIndex { $0.text.contains("-->") } ?? index
      index = end + 1
      return []
    }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
    guard text.hasPrefix("<"), MarkupTreeBuilder.blocks.contains(String(name.drop { $0 == "/" })) else {
      return nil
    }
    let end = lines[index...].firstIndex { $0.isBlank } ?? lines.count
    let piece = lines[index..<end].map(\.text).joined(separator: "\n")
    index = end
    return PageReader.blocks(MarkupTreeBuilder.tree(piece)).map {
      Block($0.kind, line: $0.line + line.number - 1)
    }
  }

  private mutating func quote() -> [Block] {
    var own: [TextLine] = []
    while index < lines.count, lines[index].text.hasPrefix(">") {
      let text = lines[index].text.dropFirst().drop { $0 == " " }
      own.append(TextLine(number: lines[index].number, indent: 0, text: String(text)))
      index += 1
    }
    return inner(own)
  }

  private mutating func details(_ line: TextLine) -> [Block] {
    var depth = 0
    var own: [TextLine] = []
    while index < lines.count {
      let text = lines[index].text.lowercased()
      depth += text.contains("<details") ? 1 : 0
      own.append(lines[index])
      index += 1
      depth -= text.contains("</details") ? 1 : 0
      if depth <= 0 { break }
    }
    own[0].text = String(own[0].text.drop { $0 != ">" }.dropFirst())
    let joined = own.map(\.text).joined(separator: "\n")
    guard let title = joined.between("<summary>", "</summary>") else { return inner(own) }
    let last = own.firstIndex { $0.text.lowercased().contains("</summary>") } ?? 0
    let first = own.firstIndex { $0.text.lowercased().contains("<summary") } ?? 0
    own[last].text = own[last].text.after("</summary>")
    if let end = own.indices.last { own[end].text = own[end].text.before("</details>") }
    let inline = InlineReader.text(title, isMarkdown: true)
    let text = InlineText.joined(inline.lines, separator: " ")
    return [Block(.details(title: text, body: inner(Array(own[last...]))), line: own[first].number)]
  }
}

extension String {
  /// The text between two others, the first time that both stand in it.
  fileprivate func between(_ open: String, _ close: String) -> String? {
    guard let start = self[...].firstPlace(of: open),
      let end = self[start.upperBound...].firstPlace(of: close)
    else { return nil }
    return String(self[start.upperBound..<end.lowerBound])
  }

  /// The text behind another text; empty where that is missing.
  fileprivate func after(_ mark: String) -> String {
    self[...].firstPlace(of: mark).map { String(self[$0.upperBound...]) } ?? ""
  }

  /// The text before another text.
  fileprivate func before(_ mark: String) -> String {
    self[...].firstPlace(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
