/// The text of an entry's file.
enum EntryText {
  static func text(
    title: String, shape: AnswerShape, source: String, contacts: [String], wordings: [String],
    _ texts: ImportTexts
  ) -> String {
    var head = ["sumber: \(source)"]
    if !contacts.isEmpty { head.append("kontak: " + contacts.joined(separator: ", ")) }
    var parts = ["---\n" + head.joined(separator: "\n") + "\n---\n# " + title]
    if !shape.summary.isEmpty { parts.append(shape.summary) }
    if !shape.steps.isEmpty {
      let steps = shape.steps.enumerated().map { number, step in
        let sign = "\(number + 1). "
        return sign + MarkdownWriter.indented(step, by: sign.count)
      }
      parts.append("## Langkah\n" + steps.joined(separator: "\n"))
    }
    if !shape.attachments.isEmpty { parts.append("## Lampiran\n" + bullets(shape.attachments)) }
    if !shape.notes.isEmpty { parts.append("## Catatan\n" + bullets(shape.notes)) }
    if !wordings.isEmpty {
      let sign = "<!-- \(texts[.proposal]) -->"
      parts.append("## Pertanyaan\n\(sign)\n" + bullets(wordings))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func bullets(_ items: [String]) -> String {
    items.map { "- " + MarkdownWriter.indented($0, by: 2) }.joined(separator: "\n")
  }
}
