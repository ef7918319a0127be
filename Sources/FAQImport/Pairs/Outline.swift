/// Makes the outline of a document: takes its blocks apart where they hold pairs.
enum Outline {
  static func items(_ blocks: [Block]) -> [OutlineItem] { blocks.flatMap(items) }

  private static func items(_ block: Block) -> [OutlineItem] {
    switch block.kind {
    case .heading(let level, let text): [.heading(level: level, text, line: block.line)]
    case .details(let title, let body): details(title, body, block)
    case .definitions(let all): definitions(all) ?? [.block(block)]
    case .table(let table): TablePairs.items(table) ?? [.block(block)]
    case .list(let list): ListPairs.items(list) ?? [.block(block)]
    case .paragraph, .code, .rule: [.block(block)]
    }
  }

  private static func details(_ title: InlineText, _ body: [Block], _ block: Block) -> [OutlineItem] {
    if body.isEmpty || title.isBlank { return title.isBlank ? items(body) : [.block(block)] }
    let text = title.title
    if NoiseTitles.isNoise(text) || body.allSatisfy(\.isLinks) && !QuestionSigns.endsAsQuestion(text) {
      return []
    }
    let inside = items(body)
    if isGroup(inside), !QuestionSigns.endsAsQuestion(text) {
      return [.heading(level: OutlineItem.groupLevel, title, line: block.line)] + inside + [.groupEnd]
    }
    return [.pair(Pair(title: text, line: block.line, body: unlabelled(body), origin: .details))]
  }

  /// Whether nothing but pairs stands in a text, and at most headings and a sentence around them.
  private static func isGroup(_ items: [OutlineItem]) -> Bool {
    var (pairs, others) = (0, 0)
    for item in items {
      switch item {
      case .pair: pairs += 1
      case .block(let block):
        if case .details(_, let body) = block.kind, !body.isEmpty { pairs += 1 } else { others += 1 }
      case .heading, .groupEnd: break
      }
    }
    return pairs > 1 && others <= 1 || pairs == 1 && others == 0
  }

  private static func definitions(_ all: [Block.Definition]) -> [OutlineItem]? {
    let asked = all.count { $0.terms.contains { QuestionSigns.isQuestion(QuestionLabels.bare($0.title)) } }
    guard asked * 2 >= all.count, asked > 0 else { return nil }
    return all.map { one in
      let title = InlineText.joined(one.terms, separator: " ")
      if one.body.isEmpty { return .block(Block(.details(title: title, body: []), line: one.line)) }
      return .pair(
        Pair(title: title.title, line: one.line, body: unlabelled(one.body), origin: .definition))
    }
  }

  /// An answer without the label before it.
  static func unlabelled(_ body: [Block]) -> [Block] {
    guard let first = body.first, let text = first.paragraph,
      let (label, length) = QuestionLabels.labelled(text.plain), label == .answer || label == .solution
    else { return body }
    let rest = text.dropping(length).trimmed
    return (rest.isBlank ? [] : [Block(.paragraph(rest), line: first.line)]) + body.dropFirst()
  }
}
