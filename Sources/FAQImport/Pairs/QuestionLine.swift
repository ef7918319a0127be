/// A paragraph that asks first and answers behind it: in bold type, on a line of its own, or behind a label.
enum QuestionLine {
  static func split(_ text: InlineText) -> (question: InlineText, answer: InlineText)? {
    guard text.runs.contains(where: { $0.text.utf8.contains(UInt8(ascii: "?")) }) else { return nil }
    let lines = text.lines
    guard let first = lines.first else { return nil }
    if asks(first) { return (first, InlineText.joined(lines.dropFirst())) }
    // A question may be broken over two lines.
    if lines.count > 1, QuestionSigns.isOneSentence(first.plain) {
      let both = InlineText.joined(lines.prefix(2), separator: " ")
      if first.plain.count > 30, lines[1].plain.first?.isLowercase == true, asks(both) {
        return (both, InlineText.joined(lines.dropFirst(2)))
      }
    }
    return bold(text) ?? chapter(text)
  }

  /// A number of two parts before a question, and the answer behind it on the same line: `1.5. Apa …? Setelah …`.
  private static func chapter(_ text: InlineText) -> (question: InlineText, answer: InlineText)? {
    let plain = text.plain
    let name = plain.prefix { $0.isNumber || $0 == "." }
    guard name.count(where: { $0 == "." }) > (name.hasSuffix(".") ? 1 : 0), name.contains("."),
      name.first?.isNumber == true, let mark = plain.firstIndex(of: "?")
    else { return nil }
    let length = plain.distance(from: plain.startIndex, to: mark) + 1
    let question = text.keeping(length).trimmed
    let answer = text.dropping(length).trimmed
    return !answer.isBlank && asks(question) ? (question, answer) : nil
  }

  private static func asks(_ line: InlineText) -> Bool {
    // Cheaper than the title of a paragraph.
    guard line.runs.reduce(0, { $0 + $1.text.utf8.count }) <= ImportLimits.question * 4 else { return false }
    let title = line.title
    return QuestionSigns.endsAsQuestion(QuestionLabels.bare(title)) && QuestionSigns.isOneSentence(title)
  }

  /// Bold type that asks, and plain type behind it in the same line.
  private static func bold(_ text: InlineText) -> (question: InlineText, answer: InlineText)? {
    var head = InlineText()
    var tail = InlineText()
    for run in text.runs {
      let isHead = tail.runs.isEmpty && (run.isBold || run.text.allSatisfy { !$0.isLetter })
      if isHead { head.append(run) } else { tail.append(run) }
    }
    guard head.isBold || head.runs.contains(where: \.isBold), !tail.isBlank, asks(head.trimmed) else {
      return nil
    }
    return (head.trimmed, tail.trimmed)
  }
}
