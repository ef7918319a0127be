package import FAQKnowledge

/// Lists in plain text: a heading with a colon, then a line each.
package enum TextList {
  /// - Returns: an empty text for a list without lines.
  static func write(_ heading: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([heading + ":"] + lines).joined(separator: "\n")
  }

  /// The items with their numbers, from 1 on.
  static func numbered(_ items: [String]) -> [String] {
    items.enumerated().map { number, item in
      let sign = "\(number + 1). "
      return sign + FormattedText.shown(item, indent: sign.utf8.count)
    }
  }

  /// The items with a hyphen each; what stands below one stands further to the right.
  static func bullets(_ items: [String]) -> [String] {
    items.map { "- " + FormattedText.shown($0, indent: 2) }
  }

  static func contacts(_ contacts: [Contact], _ words: Phrasebook) -> String {
    write(words[.contacts], contacts.map(line))
  }

  /// A value that begins with the name says it already.
  static func line(_ contact: Contact) -> String {
    contact.value.hasPrefix(contact.name) ? "- \(contact.value)" : "- \(contact.name): \(contact.value)"
  }

  /// A question with its choices.
  ///
  /// Choices are numbered, because a number picks one. Where a choice takes another message than its label, that
  /// message stands in its place and a number would mean something else.
  static func question(_ question: String, _ choices: [Reply.Choice], words: Phrasebook) -> String {
    guard !choices.isEmpty else { return question }
    guard choices.allSatisfy({ $0.message == $0.label }) else {
      return ([question] + choices.map { "- \($0.message)" }).joined(separator: "\n")
    }
    return ([question] + numbered(choices.map(\.label)) + [words[.choose]]).joined(separator: "\n")
  }

  /// A source with its publisher, year and sections.
  package static func source(_ note: SourceNote, _ words: Phrasebook) -> String {
    "\(note.source.title) (\(origin(note.source, words))) \(note.section)"
  }

  static func origin(_ source: Source, _ words: Phrasebook) -> String {
    let year = source.year.map(String.init) ?? words[.undated]
    return [source.publisher, year].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
