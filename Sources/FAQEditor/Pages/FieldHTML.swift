import FAQKnowledge
import HTML

/// Fields of an entry, each with its label, a hint, and the problems that stand at it.
struct FieldHTML {
  private let source: EntrySource
  private let problems: [FieldProblem]
  private let words: DeskWords

  init(_ source: EntrySource, _ problems: [FieldProblem], _ words: DeskWords) {
    (self.source, self.problems, self.words) = (source, problems, words)
  }

  func line(_ field: FormField, _ label: FieldWords, to html: inout HTMLWriter) {
    wrap(field, label, to: &html) { html in
      html.void(
        "input",
        [
          "id": "f-" + field.rawValue, "name": field.rawValue, "value": source.value(of: field).text,
          "aria-describedby": described(field), "aria-invalid": invalid(field), "autocomplete": "off",
        ])
    }
  }

  func date(_ field: FormField, _ label: FieldWords, to html: inout HTMLWriter) {
    let text = source.value(of: field).text
    // A value that is no date would not be shown, and be lost.
    let isDate = text.isEmpty || text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
    wrap(field, label, to: &html) { html in
      html.void(
        "input",
        [
          "id": "f-" + field.rawValue, "name": field.rawValue, "type": isDate ? "date" : "text",
          "value": text,
          "aria-describedby": described(field), "aria-invalid": invalid(field),
        ])
    }
  }

  func area(_ field: FormField, _ label: FieldWords, rows: Int, to html: inout HTMLWriter) {
    let value = source.value(of: field)
    wrap(field, label, to: &html) { html in
      html.hidden("bentuk-" + field.rawValue, value.form.rawValue)
      let lines = value.text.split(separator: "\n", omittingEmptySubsequences: false).count
      html.append(
        "<textarea id=\"f-\(field.rawValue)\" name=\"\(field.rawValue)\" rows=\"\(max(rows, min(lines + 1, 16)))\""
      )
      html.append(
        " aria-describedby=\"\(described(field))\"\(invalid(field) == nil ? "" : " aria-invalid=\"true\"")>")
      html.text("\n" + value.text)
      html.append("</textarea>")
    }
  }

  /// Parts that only the Markdown shows.
  func remainder(_ html: inout HTMLWriter) {
    let kinds = EntryLayout(source).sections.filter { $0.kind.flatMap(FormField.of) == nil }
    let names = kinds.map { String(source.lines[$0.heading].text.drop { $0 == "#" || $0 == " " }) }
    if !names.isEmpty {
      html.element(
        "p", ["class": "hint"], words.fill(.onlyMarkdown, ["bagian": names.joined(separator: ", ")]))
    }
  }

  private func wrap(
    _ field: FormField, _ label: FieldWords, to html: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    html.element("div", ["class": "field", "data-isian": field.rawValue]) { html in
      html.element("label", ["for": "f-" + field.rawValue], words[label.label])
      if let hint = label.hint {
        html.element("p", ["class": "hint", "id": "h-" + field.rawValue], words[hint])
      }
      body(&html)
      html.element("div", ["class": "faults", "id": "m-" + field.rawValue]) { faults(field, &$0) }
    }
  }

  private func faults(_ field: FormField, _ html: inout HTMLWriter) {
    for problem in problems where problem.field == field { ProblemHTML.fault(problem, words, &html) }
  }

  private func described(_ field: FormField) -> String {
    (FieldWords.of(field).hint == nil ? "" : "h-\(field.rawValue) ") + "m-\(field.rawValue)"
  }

  private func invalid(_ field: FormField) -> String? {
    problems.contains { $0.field == field && $0.isError } ? "true" : nil
  }
}

/// The label of a field, and what to write there.
struct FieldWords: Sendable {
  var label: DeskWord
  var hint: DeskWord?

  static let fieldTitle = FieldWords(label: .title, hint: nil)
  static let fieldAnswer = FieldWords(label: .answer, hint: .answerHint)
  static let fieldWordings = FieldWords(label: .wordings, hint: .wordingsHint)
  static let fieldCounterexamples = FieldWords(label: .counterexamples, hint: .counterexamplesHint)
  static let fieldSteps = FieldWords(label: .steps, hint: .stepsHint)
  static let fieldAttachments = FieldWords(label: .attachments, hint: .itemsHint)
  static let fieldNotes = FieldWords(label: .notes, hint: .itemsHint)
  static let fieldReview = FieldWords(label: .review, hint: nil)
  static let fieldExpiry = FieldWords(label: .expiry, hint: nil)
  static let fieldDetails = FieldWords(label: .details, hint: .detailsHint)
  static let fieldRules = FieldWords(label: .rules, hint: .rulesHint)
  static let fieldRelated = FieldWords(label: .related, hint: .relatedHint)

  static func of(_ field: FormField) -> FieldWords {
    switch field {
    case .title: fieldTitle
    case .answer: fieldAnswer
    case .wordings: fieldWordings
    case .counterexamples: fieldCounterexamples
    case .steps: fieldSteps
    case .attachments: fieldAttachments
    case .notes: fieldNotes
    case .review: fieldReview
    case .expiry: fieldExpiry
    case .details: fieldDetails
    case .rules: fieldRules
    case .related: fieldRelated
    case .audiences, .sources, .contacts, .status: fieldTitle
    }
  }
}

/// Problems, at their fields and as a list.
enum ProblemHTML {
  static func fault(_ problem: FieldProblem, _ words: DeskWords, _ html: inout HTMLWriter) {
    html.element("p", ["class": problem.isError ? "fault bad" : "fault"]) { html in
      html.element("strong", words[problem.isError ? .error : .warning] + ": ")
      html.text(problem.text)
      if !problem.mend.isEmpty {
        html.append("<br>")
        html.element("span", problem.mend)
      }
    }
  }

  /// Writes their number, and those that stand at no field.
  static func write(_ problems: [FieldProblem], _ words: DeskWords, _ html: inout HTMLWriter) {
    let errors = problems.count { $0.isError }
    let counts = ["kesalahan": String(errors), "peringatan": String(problems.count - errors)]
    html.element(
      "p", ["class": errors > 0 ? "state bad" : "state"],
      problems.isEmpty ? words[.noProblems] : words.fill(.problemCounts, counts))
    for problem in problems where problem.field == nil { fault(problem, words, &html) }
  }
}
