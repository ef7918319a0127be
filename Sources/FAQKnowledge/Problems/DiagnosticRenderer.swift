/// Words a ``Diagnostic`` for the helpdesk officer who wrote the file, in the language of the knowledge.
///
/// The text is safe to print, because ``VisibleText`` escapes each character of a name, key or heading that a terminal
/// would obey.
package struct DiagnosticRenderer: Sendable {
  private let texts: ProblemTexts

  /// - Parameter language: as in `basis.md`: `en`, or anything else for Indonesian.
  package init(language: String) { texts = ProblemTexts.of(language: language) }

  /// Puts a diagnostic into words.
  ///
  /// - Parameter diagnostic: the problem and its place.
  /// - Returns: `path:line:column: error: problem`, the mend on the next line; a rule shows its line with a caret.
  package func render(_ diagnostic: Diagnostic) -> String {
    let (problem, mend) = parts(diagnostic)
    return "\(diagnostic.location.shown): \(diagnostic.severity.rawValue): \(problem)\n  → \(mend)"
  }

  /// The problem and its mend, without the place.
  package func parts(_ diagnostic: Diagnostic) -> (problem: String, mend: String) {
    let message = diagnostic.problem.message
    let text = texts[message.word]
    var values = message.values.mapValues(VisibleText.line)
    values["saran"] = message.suggestion.map(worded)
    let excerpt = message.excerpt.map(DiagnosticRenderer.caret) ?? ""
    return (PhraseText.fill(text.problem, with: values) + excerpt, PhraseText.fill(text.mend, with: values))
  }

  /// A place as `path:line:column`, or as the path alone for a file as a whole.
  package static func place(_ location: SourceLocation) -> String { location.shown }

  private func worded(_ suggestion: Suggestion) -> String {
    guard let nearest = suggestion.nearest else { return texts[suggestion.otherwise].problem }
    return PhraseText.fill(texts[.nearest].problem, with: ["nama": VisibleText.line(nearest)])
  }

  private static func caret(below excerpt: (text: String, offset: Int)) -> String {
    let before = String(decoding: Array(excerpt.text.utf8).prefix(excerpt.offset), as: UTF8.self)
    let indent = String(repeating: " ", count: VisibleText.line(before).count)
    return "\n    \(VisibleText.line(excerpt.text))\n    \(indent)^"
  }
}

extension SourceLocation {
  /// `path:line:column`, or the path alone for a file as a whole.
  var shown: String {
    let path = VisibleText.line(path)
    return line == 0 ? path : "\(path):\(line):\(column)"
  }
}
