import Basics
import FAQKnowledge

/// Chooses the contacts that a short text names: the first, and the first other one that a reader can call or write to.
enum BriefContacts {
  /// Chooses of the answers of a reply. Contacts that several have count once, and a number or an address that stands
  /// in the text already needs no line.
  static func choose(of answers: [AnswerPart], besides told: [String]) -> [Contact] {
    var open: [Contact] = []
    for contact in answers.flatMap(\.contacts) where !open.contains(contact) { open.append(contact) }
    let told = told.map { Array($0.utf8) }
    return choose(of: open.filter { contact in !told.contains { isNamed(contact, in: $0) } })
  }

  /// Whether a short text names fewer contacts than these.
  static func hides(_ contacts: [Contact]) -> Bool { choose(of: contacts).count < contacts.count }

  private static func choose(of contacts: [Contact]) -> [Contact] {
    guard let first = contacts.first else { return [] }
    // Another LPSE than the one that comes first cannot help its users.
    let second = contacts.dropFirst().first { contact in
      contact.link != nil && contact.kind.isAnswered && (contact.lpse.isEmpty || contact.lpse == first.lpse)
    }
    return [first] + (second.map { [$0] } ?? [])
  }

  /// Whether a text has the contact's number or address, however its digits are grouped. A contact that no link reaches
  /// has neither.
  private static func isNamed(_ contact: Contact, in text: [UInt8]) -> Bool {
    switch contact.kind.form {
    case .text: return false
    case .page, .mailbox: return text.firstIndex(of: Array(contact.value.utf8)) != nil
    case .number:
      let digits = contact.value.utf8.filter(ASCII.isDigit)
      // A short number is part of longer ones: 147 of 0147.
      guard digits.count > shortNumber else {
        return text.split { !ASCII.isDigit($0) }.contains { $0.elementsEqual(digits) }
      }
      return text.filter(ASCII.isLetterOrDigit).firstIndex(of: digits) != nil
    }
  }

  /// Most digits of a number that is no subscriber's.
  private static let shortNumber = 5
}
