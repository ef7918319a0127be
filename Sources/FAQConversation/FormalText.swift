import Basics
package import FAQKnowledge

/// An answer as a paragraph for an official letter; every word of it comes from the knowledge.
package enum FormalText {
  package static func write(_ answer: AnswerPart, _ words: Phrasebook) -> String {
    let screens = words.screens
    var sentences = [
      screens.fill(.formalOpening, ["judul": plain(answer.entry.title)]), FormalText.line(answer.summary),
    ]
    func add(_ word: LookupWord, _ items: [String]) {
      if !items.isEmpty { sentences.append(screens.fill(word, ["isi": items.joined(separator: "; ")])) }
    }
    add(.formalSteps, answer.steps.enumerated().map { "(\($0 + 1)) \(unended(line($1)))" })
    add(.formalPapers, answer.attachments.map { unended(line($0)) })
    add(.formalContacts, answer.contacts.map { "\($0.name) (\($0.value))" })
    add(.formalSources, answer.sources.map { TextList.source($0, words) })
    return sentences.joined(separator: " ")
  }

  /// A text with paragraphs and lists as one line.
  private static func line(_ text: String) -> String {
    if FormattedText.isPlain(text) { return text }
    return FormattedText.words(text).split(separator: "\n").map { String($0.trimmed()) }.joined(
      separator: " ")
  }

  /// The title without quotation marks, because it stands between quotation marks itself.
  private static func plain(_ title: String) -> String { title.filter { $0 != "\"" } }

  /// The item without its full stop, because a semicolon follows.
  private static func unended(_ item: String) -> String {
    item.hasSuffix(".") ? String(item.dropLast()) : item
  }
}
