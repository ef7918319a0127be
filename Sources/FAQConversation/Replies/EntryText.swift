package import FAQKnowledge

/// Writes an entry in full as plain text, for its lookup. Every word of it comes from the knowledge.
package enum EntryText {
  package static func write(_ part: AnswerPart, _ words: Phrasebook) -> String {
    ([part.entry.title, FormattedText.shown(part.summary)] + lists(part, words)
      + [TextList.contacts(part.contacts, words), sources(part, words), related(part, words)]
      + [words.disclosure ?? ""])
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func lists(_ part: AnswerPart, _ words: Phrasebook) -> [String] {
    [
      TextList.write(words[.steps], TextList.numbered(part.steps)),
      TextList.write(words[.attachments], TextList.bullets(part.attachments)),
      TextList.write(words[.notes], TextList.bullets(part.notes)),
    ]
  }

  private static func sources(_ part: AnswerPart, _ words: Phrasebook) -> String {
    TextList.write(words[.sources], part.sources.map { "- " + TextList.source($0, words) })
  }

  private static func related(_ part: AnswerPart, _ words: Phrasebook) -> String {
    TextList.write(words[.related], part.related.map { "- \($0.title)" })
  }
}
