package import FAQKnowledge

/// A letter with the values of its fields.
package struct FinishedLetter: Sendable {
  package var entry: Entry
  package var letter: Letter
  /// One for each field; an empty one is filled in by hand.
  package var values: [String]
  /// Contacts to send it to, and those who get a copy.
  package var recipients: [Contact]
  package var copies: [Contact]

  /// Nil for an entry without a letter.
  ///
  /// `values`: as ``FieldCheck`` has written them; those that lack at the end are empty.
  package init?(_ entry: Entry, _ values: [String], _ base: KnowledgeBase) {
    guard let letter = entry.letter else { return nil }
    self.entry = entry
    self.letter = letter
    self.values = letter.fields.indices.map { values.indices.contains($0) ? values[$0] : "" }
    recipients = letter.recipients.compactMap { base.contact($0.value) }
    copies = letter.copies.compactMap { base.contact($0.value) }
  }

  /// Labels of the required fields that were left empty, which must be filled in by hand.
  package var byHand: [String] {
    zip(letter.fields, values).filter { $0.isRequired && $1.isEmpty }.map { $0.0.label }
  }
}
