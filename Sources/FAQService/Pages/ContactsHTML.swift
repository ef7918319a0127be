import FAQConversation
import FAQKnowledge
import HTML

/// Contacts as a section of the lookup page: each with its name, and a link where one reaches it.
enum ContactsHTML {
  static func section(
    _ contacts: [Contact], _ phrases: Phrasebook, heading: String = "h3", to html: inout HTMLWriter
  ) {
    guard !contacts.isEmpty else { return }
    html.element("section", ["class": "contacts"]) { html in
      html.element(heading, heading == "p" ? ["class": "card-heading"] : [:], phrases[.contacts])
      html.element("ul") { html in
        for contact in contacts {
          html.element("li") { html in
            html.text(contact.name + ": ")
            if let uri = contact.link {
              html.element("a", ["href": uri, "rel": "noopener noreferrer"], contact.value)
            } else {
              html.linked(contact.value)
            }
          }
        }
      }
    }
  }
}
