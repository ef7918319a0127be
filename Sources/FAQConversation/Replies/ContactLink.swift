package import FAQKnowledge

/// The link that reaches a contact: `tel:`, `mailto:`, `http:` or `https:`.
package enum ContactLink {
  /// Nil where no link reaches it: see ``FAQKnowledge/Contact/link``.
  package static func uri(_ contact: Contact) -> String? { contact.link }
}
