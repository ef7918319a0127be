package import FAQKnowledge

/// The link that reaches a contact: `tel:`, `mailto:` or `http:`.
package enum ContactLink {
  /// Nil for an office or a ticket system, which no link reaches.
  package static func uri(_ contact: Contact) -> String? {
    switch contact.kind {
    case .phone: phone(contact.value)
    case .email: "mailto:" + contact.value
    case .web: contact.value.contains("://") ? contact.value : "https://" + contact.value
    case .office, .ticket: nil
    }
  }

  /// RFC 3966; a number with a trunk 0 is Indonesian (+62), a short one is dialled as it is.
  private static func phone(_ value: String) -> String? {
    let digits = String(decoding: value.utf8.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
    guard !digits.isEmpty else { return nil }
    if value.hasPrefix("+") { return "tel:+" + digits }
    return digits.hasPrefix("0") ? "tel:+62" + digits.dropFirst() : "tel:" + digits
  }
}
