package import FAQKnowledge

/// Writes replies as plain text; every word of it comes from the knowledge.
package enum AnswerText {
  package static func write(_ reply: Reply, _ words: Phrasebook) -> String {
    guard let entry = reply.entry else { return reply.text }
    return join([entry.title] + parts(reply, words), words)
  }

  /// A part of an answer, after a sentence that leads to it. What the sentence names already needs no heading.
  ///
  /// `first`: number of the first of its steps.
  static func write(part reply: Reply, under lead: String, from first: Int = 1, _ words: Phrasebook) -> String
  {
    let parts = parts(reply, from: first, words).filter { !$0.isEmpty }
    guard parts.count == 1, let only = parts.first, let end = only.firstIndex(of: "\n") else {
      return join([lead] + parts, words)
    }
    // The sentence stands in place of the heading.
    return join([lead + only[end...]], words)
  }

  /// Parts with an empty line between them, and at the end who wrote it, where the knowledge asks for that.
  private static func join(_ parts: [String], _ words: Phrasebook) -> String {
    (parts + [words.disclosure ?? ""]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func parts(_ reply: Reply, from first: Int = 1, _ words: Phrasebook) -> [String] {
    var parts = [reply.summary]
    parts.append(list(words[.steps], reply.steps.enumerated().map { "\($0 + first). \($1)" }))
    parts.append(list(words[.attachments], reply.attachments.map { "- \($0)" }))
    parts.append(list(words[.notes], reply.notes.map { "- \($0)" }))
    parts.append(contacts(reply.contacts, words))
    parts.append(list(words[.sources], reply.sources.map { "- " + source($0, words) }))
    parts.append(list(words[.related], reply.related.map { "- \($0.title)" }))
    return parts
  }

  static func write(question: String, _ choices: [Reply.Choice], _ words: Phrasebook) -> String {
    guard !choices.isEmpty else { return question }
    let numbered = choices.enumerated().map { "\($0 + 1). \($1.label)" }
    return ([question] + numbered + [words[.choose]]).joined(separator: "\n")
  }

  static func write(_ text: String, _ contacts: [Contact], _ words: Phrasebook) -> String {
    [text, self.contacts(contacts, words)].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Whom to ask, a line each.
  static func contacts(_ contacts: [Contact], _ words: Phrasebook) -> String {
    list(words[.contacts], contacts.map { "- \($0.name): \($0.value)" })
  }

  static func list(_ heading: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([heading + ":"] + lines).joined(separator: "\n")
  }

  /// A source with its publisher and year.
  package static func source(_ note: Reply.SourceNote, _ words: Phrasebook) -> String {
    let year = note.source.year.map(String.init) ?? words[.undated]
    let origin = [note.source.publisher, year].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(note.source.title) (\(origin)) \(note.section)"
  }
}
