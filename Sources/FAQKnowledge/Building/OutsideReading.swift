import Basics

extension Headings {
  /// The name of a list of what is outside, as the heading of its section in `basis.md` has it: `Di luar cakupan: pajak`.
  ///
  /// - Parameter heading: the text behind the signs of the heading.
  /// - Returns: the name, which may be empty; nil for a section of another kind.
  package static func outsideName(_ heading: some StringProtocol) -> String? {
    let parts = String(heading).split(separator: ":", maxSplits: 1).map { String($0.trimmed()) }
    guard let kind = parts.first, basis[kind.lowercased()] == .outside else { return nil }
    return parts.count > 1 ? parts[1] : ""
  }
}

extension KnowledgeBase {
  /// The knowledge with one more line of what is outside.
  ///
  /// - Parameters:
  ///   - line: the question, and its place.
  ///   - name: of the list; one that there is not yet is made.
  ///   - reply: of a list that is made.
  /// - Returns: the knowledge, and the errors that the line brings with it.
  package func adding(_ line: Located<String>, outside name: String, reply: String) -> (
    base: KnowledgeBase, errors: [Diagnostic]
  ) {
    var base = self
    if let known = outside(name) {
      base.canned[known].wordings.append(line)
    } else {
      base.canned.append(
        CannedReply(kind: .outside, name: name, text: reply, wordings: [line], location: line.location))
    }
    let earlier = Validation.run(self)
    let errors = Validation.run(base).filter { $0.severity == .error && !earlier.contains($0) }
    return (base, errors)
  }

  /// The number of a list of what is outside among the canned replies.
  package func outside(_ name: String) -> Int? {
    canned.firstIndex { $0.kind == .outside && $0.name.lowercased() == name.lowercased() }
  }
}
