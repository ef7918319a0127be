/// Turns plain text and Markdown into blocks.
struct TextReader {
  let isMarkdown: Bool
  /// The column at which most lines end, so that a line that reaches it goes on with the next.
  let width: Int
  var lines: [TextLine]
  var index = 0
  private let depth: Int

  static func blocks(_ text: String, isMarkdown: Bool) -> [Block] {
    var lines = TextLine.lines(text)
    if !isMarkdown { lines = RunningHeads.removed(from: lines) }
    lines.removeAll { $0.text == TextLine.pageBreak }
    if isMarkdown { dropFrontMatter(&lines) }
    let widths = lines.filter { !$0.isBlank }.map(\.width).sorted()
    let width = widths.isEmpty ? 0 : widths[widths.count * 19 / 20]
    return blocks(lines, isMarkdown: isMarkdown, width: width, depth: 0)
  }

  static func blocks(_ lines: [TextLine], isMarkdown: Bool, width: Int, depth: Int) -> [Block] {
    var reader = TextReader(isMarkdown: isMarkdown, width: width, lines: lines, depth: depth)
    return reader.read()
  }

  private init(isMarkdown: Bool, width: Int, lines: [TextLine], depth: Int) {
    (self.isMarkdown, self.width, self.lines, self.depth) = (isMarkdown, width, lines, depth)
  }

  private static func dropFrontMatter(_ lines: inout [TextLine]) {
    guard lines.first?.text == "---", let end = lines.dropFirst().firstIndex(where: { $0.text == "---" })
    else {
      return
    }
    lines.removeFirst(end + 1)
  }

  private mutating func read() -> [Block] {
    var blocks: [Block] = []
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        index += 1
      } else if let block = heading(line) ?? fence(line) {
        blocks.append(block)
      } else if isMarkdown, let found = markup(line) {
        blocks += found
      } else if isRule(line.text) {
        blocks.append(Block(.rule, line: line.number))
        index += 1
      } else if isRow(at: index) {
        blocks.append(table())
      } else if let mark = ListMark(line.text), startsList(mark, line) {
        blocks.append(list(mark))
      } else {
        blocks.append(paragraph())
      }
    }
    return blocks
  }

  /// Blocks of lines that stand within another block.
  func inner(_ lines: [TextLine]) -> [Block] {
    guard depth < ImportLimits.listDepth else {
      let text = lines.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
      return text.isEmpty ? [] : [Block(.paragraph(InlineText(text)), line: lines[0].number)]
    }
    return TextReader.blocks(lines, isMarkdown: isMarkdown, width: width, depth: depth + 1)
  }

  /// Whether the item is one of a list, and no question with a number.
  func startsList(_ mark: ListMark, _ line: TextLine) -> Bool {
    switch mark.kind {
    case .bullet: return true
    case .letter(let number): return number == 1 || number == 9
    case .number(1) where StepPieces.isRunning(line.text): return false
    case .number: return !isQuestion(at: index)
    }
  }

  /// Whether the paragraph that begins at a line asks, all of it.
  func isQuestion(at start: Int) -> Bool {
    var text = lines[start].text
    for next in lines[(start + 1)...].prefix(3) {
      if QuestionSigns.endsAsQuestion(QuestionLabels.bare(text)) { return true }
      guard !next.isBlank, ListMark(next.text) == nil, QuestionLabels.label(of: next.text) == nil,
        !text.hasSuffix(".")
      else { return false }
      text += " " + next.text
    }
    return QuestionSigns.endsAsQuestion(QuestionLabels.bare(text)) && QuestionSigns.isOneSentence(text)
  }

  private func isRule(_ text: String) -> Bool {
    text.count >= 3 && text.allSatisfy { "-*_=~ ".contains($0) }
  }

  private mutating func fence(_ line: TextLine) -> Block? {
    guard isMarkdown, line.text.hasPrefix("```") || line.text.hasPrefix("~~~") else { return nil }
    let sign = line.text.prefix(3)
    let end = lines[(index + 1)...].firstIndex { $0.text.hasPrefix(sign) } ?? lines.count
    let text = lines[(index + 1)..<end].map { String(repeating: " ", count: $0.indent) + $0.text }
    index = end + 1
    return Block(.code(text.joined(separator: "\n")), line: line.number)
  }

  /// Lines joined where one goes on with the next.
  private mutating func paragraph() -> Block {
    let start = index
    var text = lines[index].text
    index += 1
    while index < lines.count, goesOn(from: lines[index - 1], to: lines[index], text) {
      text += text.hasSuffix("\n") ? lines[index].text : " " + lines[index].text
      index += 1
    }
    let inline = InlineReader.text(text, isMarkdown: isMarkdown)
    return Block(.paragraph(inline.trimmed), line: lines[start].number)
  }

  /// Whether the next line belongs to the paragraph so far.
  func goesOn(from line: TextLine, to next: TextLine, _ text: String) -> Bool {
    if next.isBlank || isRule(next.text) || QuestionLabels.label(of: next.text) != nil { return false }
    if ListMark(next.text) != nil || next.text.hasPrefix("|") { return false }
    if isMarkdown, next.text.hasPrefix("#") || next.text.hasPrefix("```") || next.text.hasPrefix("<") {
      return false
    }
    let bare = QuestionLabels.bare(text)
    if bare.count < text.count || text.hasPrefix("**"), QuestionSigns.endsAsQuestion(bare) { return false }
    if isMarkdown { return true }
    if QuestionSigns.endsAsQuestion(text), QuestionSigns.isOneSentence(text),
      next.text.first?.isLowercase != true
    {
      return false
    }
    let word = next.text.prefix { !$0.isWhitespace }.count
    // Short lines are meant as they stand, and long ones are paragraphs.
    guard (50..<200).contains(width) else { return false }
    if line.width + word + 1 > width - 4 || line.width * 10 > width * 9 { return true }
    return next.text.first?.isLowercase == true && text.last.map { !".:?!;".contains($0) } == true
  }
}
