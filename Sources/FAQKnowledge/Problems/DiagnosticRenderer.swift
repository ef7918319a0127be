/// Words a ``Diagnostic`` for the helpdesk officer who wrote the file.
///
/// The text is safe to print, because ``VisibleText`` escapes each character of a name, key or heading that a terminal
/// would obey.
package enum DiagnosticRenderer {
  /// Puts a diagnostic into words.
  ///
  /// - Parameter diagnostic: the problem and its place.
  /// - Returns: `path:line:column: error: problem`, the mend on the next line; a rule shows its line with a caret.
  package static func render(_ diagnostic: Diagnostic) -> String {
    let message = diagnostic.problem.message
    let text = ProblemTexts.shared[message.word]
    let values = message.values.mapValues(VisibleText.line)
    return "\(place(diagnostic.location)): \(diagnostic.severity.rawValue): "
      + PhraseText.fill(text.problem, with: values) + (message.excerpt.map(caret) ?? "")
      + "\n  → " + PhraseText.fill(text.mend, with: values)
  }

  /// A place as `path:line:column`, or as the path alone for a file as a whole.
  package static func place(_ location: SourceLocation) -> String { location.shown }

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
