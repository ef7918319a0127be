import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

/// The knowledge folder of this repository, and what its entries say.
enum Shipped {
  static let folder = ShippedKnowledge.folder
  static let loaded = ShippedKnowledge.loaded
  static let base = loaded.base
  static let composer = ReplyComposer(base)
  static let matcher = ShippedKnowledge.matcher

  /// The text that a user reads as the answer.
  static func answer(_ id: String) -> String {
    composer.entryIndex(id).map {
      ShippedKnowledge.responder.reply(to: .answer(entry: $0), isFirst: true).text
    } ?? ""
  }

  /// All that an entry says, folded as ``folded(_:)`` does; ids and wordings are no part of it.
  static let texts: [String: String] = Dictionary(
    base.entries.map { ($0.id, folded(fullText($0))) }, uniquingKeysWith: { first, _ in first })

  private static func fullText(_ entry: Entry) -> String {
    let contacts = entry.contacts.compactMap { base.contact($0.value) }.flatMap { [$0.value, $0.note] }
    let letter = entry.letter.map { [$0.template] } ?? []
    return ([entry.summary] + entry.steps + entry.attachments + entry.notes + letter + contacts)
      .joined(separator: "\n")
  }
}

/// Small letters, with each run of white space as one space.
func folded(_ text: String) -> String {
  text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// A fact of a source, and the entry that must tell it.
struct Fact: Sendable, CustomTestStringConvertible {
  var entry: String
  var text: String

  init(_ entry: String, _ text: String) {
    self.entry = entry
    self.text = text
  }

  var testDescription: String { "\(entry): \(text)" }
  var isTold: Bool { Shipped.texts[entry]?.contains(folded(text)) ?? false }
}
