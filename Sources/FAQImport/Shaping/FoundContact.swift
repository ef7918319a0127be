package import FAQKnowledge

/// A telephone, an address of mail, a page or a house that a text names.
package struct FoundContact: Equatable, Sendable {
  package var kind: Contact.Kind
  /// As the page writes it.
  package var value: String

  init(_ kind: Contact.Kind, _ value: String) { (self.kind, self.value) = (kind, value) }

  /// Equal for two ways to write the same.
  var key: String { FoundContact.key(kind, value) }

  static func key(_ kind: Contact.Kind, _ value: String) -> String {
    switch kind.form {
    case .number:
      let digits = value.filter { $0.isASCII && $0.isNumber }
      return "telepon " + (digits.hasPrefix("0") ? "62" + digits.dropFirst() : digits)
    case .mailbox: return "email " + value.lowercased()
    case .page: return "web " + WebAddress.key(value)
    case .text: return "kantor " + QuestionSigns.key(value)
    }
  }

  var word: ImportWord {
    switch kind {
    case .phone: .phone
    case .whatsapp: .whatsApp
    case .email: .email
    case .web: .web
    case .office, .ticket: .office
    }
  }
}
