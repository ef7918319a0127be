import Basics

/// Reads `## Pemeriksaan`: a numbered list of questions, and below each its answers, `- label → target`.
struct GuidedCheckBuilder {
  /// Most questions of a check; nobody would answer so many.
  static let mostQuestions = 99
  /// Most arrows of an answer that part something: a label, a sentence and its contacts need two. Each is looked for in
  /// the rest of the line.
  static let mostParts = 8

  private var check = GuidedCheck()
  private var problems: [Diagnostic] = []
  /// Column of the questions' numbers; a number further to the right belongs to an answer.
  private var questionColumn: Int?
  private var isFull = false

  static func build(_ section: Document.Section, _ problems: inout [Diagnostic]) -> GuidedCheck {
    var builder = GuidedCheckBuilder()
    for (item, mark) in zip(section.items, section.marks) {
      if let number = mark.number, mark.column <= builder.questionColumn ?? mark.column {
        builder.question(item, number, mark.column)
      } else {
        builder.answer(item)
      }
    }
    // A line at the margin would be lost, and its author not know.
    for line in section.paragraphs { builder.report(line.location, .strayText(line.value)) }
    if builder.check.questions.isEmpty { builder.report(section.heading.location, .noQuestions) }
    problems += builder.problems
    return builder.check
  }

  private mutating func question(_ item: Located<String>, _ number: Int, _ column: Int) {
    let expected = check.questions.count + 1
    guard expected <= GuidedCheckBuilder.mostQuestions else {
      if !isFull { report(item.location, .tooManyQuestions(limit: GuidedCheckBuilder.mostQuestions)) }
      return isFull = true
    }
    if number != expected { report(item.location, .wrongNumber(number, expected: expected)) }
    questionColumn = column
    check.questions.append(.init(text: item.value, location: item.location))
  }

  private mutating func answer(_ item: Located<String>) {
    if isFull { return }
    guard !check.questions.isEmpty else { return report(item.location, .answerWithoutQuestion(item.value)) }
    let parts = GuidedCheckBuilder.parts(item)
    guard let label = parts.first, parts.count > 1 else {
      return report(item.location, .answerWithoutTarget(item.value))
    }
    guard !label.value.isEmpty else { return report(item.location, .answerWithoutLabel(item.value)) }
    guard let target = target(parts.dropFirst()) else { return }
    check.questions[check.questions.count - 1].answers.append(
      .init(label: label.value, target: target, location: label.location, targetLocation: parts[1].location))
  }

  /// `2`, `id`, `"sentence"`, or `"sentence" → contact, contact`; nil when a problem was reported.
  private mutating func target(_ parts: ArraySlice<Located<String>>) -> GuidedCheck.Target? {
    guard let first = parts.first, !first.value.isEmpty else {
      if let first = parts.first { report(first.location, .answerWithoutTarget("")) }
      return nil
    }
    guard let sentence = GuidedCheckBuilder.sentence(first.value) else {
      if parts.count > 1 {
        report(first.location, .sentenceNotQuoted(first.value))
        return nil
      }
      let isNumber = first.value.utf8.count <= 4 && first.value.utf8.allSatisfy(ASCII.isDigit)
      return isNumber ? .question((Int(first.value) ?? 0) - 1) : .entry(first.value)
    }
    guard let sentence else {
      report(first.location, .sentenceNotClosed(first.value))
      return nil
    }
    return .closing(sentence, contacts: parts.dropFirst().flatMap(Lists.split))
  }

  /// The text between quotation marks: nil when the text does not begin with one, nil within when none ends it.
  private static func sentence(_ text: String) -> String?? {
    guard let open = text.first, "\"“".contains(open) else { return .none }
    guard text.count > 2, let close = text.last, "\"”".contains(close) else { return .some(nil) }
    return .some(String(text.dropFirst().dropLast().trimmed()))
  }

  /// The parts between arrows, each with its own place; arrows within a quoted sentence part nothing.
  private static func parts(_ item: Located<String>) -> [Located<String>] {
    var parts: [Located<String>] = []
    var rest = item.value[...]
    while parts.count < mostParts, let arrow = arrow(rest) {
      parts.append(located(rest[..<arrow.lowerBound].trimmed(), item))
      rest = rest[arrow.upperBound...]
    }
    return parts + [located(rest.trimmed(), item)]
  }

  /// The first arrow that does not stand in the quotation that the text begins with.
  private static func arrow(_ text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    let body = text.trimmed()
    if let open = body.first, "\"“".contains(open),
      let close = body.dropFirst().firstIndex(where: { "\"”".contains($0) })
    {
      start = body.index(after: close)
    }
    return text[start...].firstPlace(of: "→") ?? text[start...].firstPlace(of: "->")
  }

  private static func located(_ part: Substring, _ item: Located<String>) -> Located<String> {
    var place = item.location
    place.column += item.value.utf8.distance(from: item.value.startIndex, to: part.startIndex)
    return Located(String(part), place)
  }

  private mutating func report(_ place: SourceLocation, _ problem: CheckProblem) {
    problems.append(Diagnostic(.error, place, .check(problem)))
  }
}
