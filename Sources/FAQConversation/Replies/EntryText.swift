package import FAQKnowledge

/// Writes an entry in full as plain text, for its lookup. Every word of it comes from the knowledge.
package enum EntryText {
  package static func write(_ answer: AnswerPart, _ words: Phrasebook) -> String {
    ([answer.entry.title, FormattedText.shown(answer.summary)] + lists(answer, words)
      + [TextList.contacts(answer.contacts, words), sources(answer, words), related(answer, words)]
      + [words.disclosure ?? ""])
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func lists(_ answer: AnswerPart, _ words: Phrasebook) -> [String] {
    [
      TextList.write(words[.steps], TextList.numbered(answer.steps)),
      TextList.write(words[.attachments], TextList.bullets(answer.attachments)),
      TextList.write(words[.notes], TextList.bullets(answer.notes)),
    ]
  }

  private static func sources(_ answer: AnswerPart, _ words: Phrasebook) -> String {
    TextList.write(words[.sources], answer.sources.map { "- " + TextList.source($0, words) })
  }

  private static func related(_ answer: AnswerPart, _ words: Phrasebook) -> String {
    TextList.write(words[.related], answer.related.map { "- \($0.title)" })
  }
}
