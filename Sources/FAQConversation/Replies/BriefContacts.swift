import FAQKnowledge

/// Chooses the contacts that a short text names: the first, and the first other one that a reader can call or write to.
enum BriefContacts {
  /// Chooses of the answers of a reply. Contacts that several have count once, and a number or an address that stands in
  /// the text already needs no line.
  static func choose(of parts: [AnswerPart], besides told: [String]) -> [Contact] {
    var open: [Contact] = []
    for contact in parts.flatMap(\.contacts)
    where !open.contains(contact) && !told.contains(where: { isNamed(contact, in: $0) }) {
      open.append(contact)
    }
    return choose(of: open)
  }

  /// Whether a short text names fewer contacts than these.
  static func hides(_ contacts: [Contact]) -> Bool { choose(of: contacts).count < contacts.count }

  private static func choose(of contacts: [Contact]) -> [Contact] {
    guard let first = contacts.first else { return [] }
    // Another LPSE than the one that comes first cannot help its users.
    let second = contacts.dropFirst().first { contact in
      contact.link != nil && contact.kind != .web && (contact.home.isEmpty || contact.home == first.home)
    }
    return [first] + (second.map { [$0] } ?? [])
  }

  /// Whether a text has the contact's number or address, however its digits are grouped.
  private static func isNamed(_ contact: Contact, in text: String) -> Bool {
    guard contact.link != nil else { return false }
    guard contact.kind == .phone else { return text.contains(contact.value) }
    let digits = contact.value.filter(\.isNumber)
    // A short number is part of longer ones: 147 of 0147.
    guard digits.count > shortNumber else { return text.split { !$0.isNumber }.contains { $0 == digits } }
    return text.filter { $0.isLetter || $0.isNumber }.contains(digits)
  }

  /// Most digits of a number that is no subscriber's.
  private static let shortNumber = 5
}
