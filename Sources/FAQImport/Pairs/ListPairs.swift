/// Pairs of a list: items that ask in their first line and answer below it.
enum ListPairs {
  static func items(_ list: Block.List) -> [OutlineItem]? {
    let parts = list.items.map(parts)
    let asked = parts.compactMap { $0 }
    guard !asked.isEmpty, asked.count * 2 > list.items.count else { return nil }
    // A list of links to questions is a menu, and a list of bare questions is looked at by its neighbours.
    if list.items.allSatisfy({ $0.blocks.allSatisfy(\.isLinks) }) {
      return zip(list.items, parts).compactMap { item, part in
        part.map { .block(Block(.details(title: InlineText($0.title), body: []), line: item.line)) }
      }
    }
    let answered = asked.filter { !$0.body.isEmpty }
    guard !answered.isEmpty || list.isOrdered else { return nil }
    if answered.isEmpty { return bare(list, parts) }
    return zip(list.items, parts).flatMap { item, part -> [OutlineItem] in
      guard let part else { return item.blocks.map { .block($0) } }
      if part.body.isEmpty {
        return [.block(Block(.details(title: InlineText(part.title), body: []), line: item.line))]
      }
      let body = Outline.unlabelled(part.body)
      return [.pair(Pair(title: part.title, line: item.line, body: body, origin: .item))]
    }
  }

  /// Questions without answers: each as a paragraph with its number, because the answer may follow the list.
  private static func bare(_ list: Block.List, _ parts: [(title: String, body: [Block])?]) -> [OutlineItem] {
    zip(list.items, parts).enumerated().flatMap { index, row -> [OutlineItem] in
      let (item, part) = row
      guard let part else { return item.blocks.map { .block($0) } }
      let text = InlineText("\(list.start + index). " + part.title)
      return [.block(Block(.paragraph(text), line: item.line))]
    }
  }

  /// The question of an item, and the rest; nil when it does not ask.
  private static func parts(_ item: Block.Item) -> (title: String, body: [Block])? {
    guard let first = item.blocks.first else { return nil }
    if case .heading(_, let text) = first.kind, QuestionSigns.isQuestion(QuestionLabels.bare(text.title)) {
      return (text.title, Array(item.blocks.dropFirst()))
    }
    guard let text = first.paragraph else { return nil }
    let rest = Array(item.blocks.dropFirst())
    if let (question, answer) = QuestionLine.split(text) {
      let own = answer.isBlank ? [] : [Block(.paragraph(answer), line: first.line)]
      return (question.title, own + rest)
    }
    return nil
  }
}
