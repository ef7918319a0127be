/// Questions among paragraphs and lists.
extension PairFinder {
  mutating func take(_ block: Block) {
    switch block.kind {
    case .paragraph(let text): paragraph(text, block)
    case .rule: rule()
    case .details(let title, let body) where body.isEmpty: unanswered(title.title, block.line)
    case .list where block.isLinks && open == nil: break
    case .list(let list) where block.isLinks && list.items.allSatisfy(asksAnother): break
    default: add([block])
    }
  }

  /// A line across the page ends a table of contents, and may end the last answer.
  private mutating func rule() {
    if skipped != nil, isContents { skipped = nil }
    let end = open?.body.count
    open?.end = end
  }

  /// Whether an item is a link to another question.
  private func asksAnother(_ item: Block.Item) -> Bool {
    QuestionSigns.endsAsQuestion(item.blocks.plain.split(separator: "\n").joined(separator: " "))
  }

  private mutating func unanswered(_ title: String, _ line: Int) {
    let bare = QuestionLabels.bare(title)
    if bare.isEmpty || NoiseTitles.isNoise(bare) { return }
    found.unanswered.append(Loose(line: line, text: bare))
  }

  private mutating func paragraph(_ text: InlineText, _ block: Block) {
    if isAside(text) || isMenu(text) { return }
    let lines = text.lines
    if let open, open.mark == .label, open.title.isEmpty, let first = lines.first, !isLabel(first.plain) {
      self.open?.title = QuestionLabels.bare(first.title)
      let rest = lines.dropFirst()
      return rest.isEmpty ? () : add([Block(.paragraph(InlineText.joined(rest)), line: block.line)])
    }
    if lines.contains(where: { isLabel($0.plain) }) { return labelled(lines, block.line) }
    guard let (question, answer) = QuestionLine.split(text) ?? whole(text), let mark = mark(of: question),
      open.map({ mark >= $0.mark && !isPart(question, mark, of: $0) }) ?? true
    else { return add([block]) }
    begin(QuestionLabels.bare(question.title), block.line, mark)
    if !answer.isBlank { open?.body = [Block(.paragraph(answer), line: block.line)] }
  }

  /// A paragraph that is bold as a whole and begins as questions begin.
  private func whole(_ text: InlineText) -> (question: InlineText, answer: InlineText)? {
    guard text.isBold else { return nil }
    let bare = QuestionLabels.bare(text.title)
    guard bare.count <= 160, QuestionSigns.beginsAsQuestion(bare), !bare.hasSuffix(":") else {
      return nil
    }
    return (text, InlineText())
  }

  private func mark(of question: InlineText) -> Mark? {
    if question.isBold { return .bold }
    if ListMark(question.plain)?.number != nil || QuestionLabels.prefix(of: question.plain) > 0 {
      return .numbered
    }
    return .plain
  }

  /// Whether a question is rhetorical: in plain type, within the answer to one that stands out.
  private func isPart(_ question: InlineText, _ mark: Mark, of open: Open) -> Bool {
    mark == .plain && open.mark == .plain && open.body.isEmpty && !QuestionSigns.isQuestion(open.title)
  }

  /// A question that leads to another page is the title of that one.
  private func isMenu(_ text: InlineText) -> Bool {
    text.isLink && !text.runs.contains { $0.link?.hasPrefix("#") == true }
      && QuestionSigns.endsAsQuestion(text.title)
  }

  /// `Baca juga: …` and `Kembali ke atas`.
  private func isAside(_ text: InlineText) -> Bool {
    guard text.runs.reduce(0, { $0 + $1.text.utf8.count }) < 400 else { return false }
    let key = QuestionSigns.key(text.plain)
    return PairFinder.asides.contains { key == $0 || key.hasPrefix($0 + " ") }
  }

  private static let asides = [
    "baca juga", "lihat juga artikel", "copyright", "hak cipta", "all rights reserved", "powered by",
    "kembali ke atas", "back to top", "kembali ke daftar isi",
    "bagikan artikel",
    "share this", "selengkapnya", "read more", "baca selengkapnya", "apakah jawaban ini membantu",
    "apakah artikel ini membantu", "apakah halaman ini membantu", "artikel terkait", "was this helpful",
  ]

  private func isLabel(_ line: String) -> Bool {
    switch QuestionLabels.label(of: line) {
    case .question: style.answers > 0 || !isSingleLetter(line)
    case .answer: open != nil || found.loose.last != nil
    case .problem: style.pairsProblems
    case .solution: style.pairsProblems || open?.mark == .label && open?.hasAnswerLabel == false
    case nil: false
    }
  }

  private func isSingleLetter(_ line: String) -> Bool {
    line.drop { !$0.isLetter }.prefix { $0.isLetter }.count == 1
  }

  /// Lines with labels: a question until an answer begins, an answer until the next question.
  private mutating func labelled(_ lines: [InlineText], _ line: Int) {
    for (index, text) in lines.enumerated() {
      guard let (label, length) = QuestionLabels.labelled(text.plain), isLabel(text.plain) else {
        if open?.mark == .label, open?.hasAnswerLabel == false, open?.body.isEmpty == true {
          open?.title += " " + text.title
        } else {
          append(text, line + index, isNew: index == 0)
        }
        continue
      }
      let rest = text.dropping(length).trimmed
      switch label {
      case .question, .problem: begin(QuestionLabels.bare(rest.title), line, .label)
      case .answer, .solution: answer(rest, line)
      }
    }
  }

  private mutating func append(_ text: InlineText, _ line: Int, isNew: Bool) {
    if !isNew, let last = open?.body.last?.paragraph, let count = open?.body.count {
      open?.body[count - 1].kind = .paragraph(InlineText.joined([last, text]))
    } else {
      add([Block(.paragraph(text), line: line)])
    }
  }

  /// The label of an answer: its question is open, or is the paragraph before it.
  private mutating func answer(_ rest: InlineText, _ line: Int) {
    if open == nil, let last = found.loose.popLast() {
      begin(QuestionLabels.bare(InlineText(last.plain).title), last.line, .label)
    } else if open?.hasAnswerLabel == true, let last = open?.body.last?.paragraph,
      let place = open?.body.last?.line,
      last.plain.count <= 160, open?.body.count ?? 0 > 1
    {
      open?.body.removeLast()
      begin(QuestionLabels.bare(last.title), place, .label)
    } else if let ended = open, !ended.hasAnswerLabel, ended.mark == .label, !ended.body.isEmpty {
      // The text between the two labels is the rest of the question.
      open?.title += ended.body.isEmpty ? "" : " " + InlineText(ended.body.plain).title
      open?.body = []
    }
    open?.hasAnswerLabel = true
    if !rest.isBlank { open?.body.append(Block(.paragraph(rest), line: line)) }
  }
}
