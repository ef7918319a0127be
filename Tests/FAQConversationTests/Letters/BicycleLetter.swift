import FAQConversation

@testable import FAQKnowledge

/// A short letter with a field of each kind, in English.
enum BicycleLetter {
  static let place = SourceLocation(path: "shop.md", line: 1)

  static let letter = Letter(
    template: """
      [LETTERHEAD]
      Number : {{number}}

      REQUEST FOR REPAIR

      A. RIDER
         Name   : {{name}}
         E-mail : {{mail}}
         Phone  : {{phone}}
         Kind   : {{kind}}

      B. DAMAGE
         {{damage}}

      Notes :
      - Bring the frame, {{ name }}.
      Yours truly, {{name}} of {{town}}

                                  {{town}}
                                  (signature)
      """,
    fields: [
      field("number", "Number", .any, limit: 10),
      field("name", "Name of the rider", .any, hint: "First and last name."),
      field("mail", "E-mail", .email), field("phone", "Phone", .phone, isRequired: false),
      field("kind", "Kind of bicycle", .choice(["Touring bicycle", "Racing bicycle", "Tandem"])),
      field("damage", "Damage", .any, limit: 500),
      field("town", "Town", .any, isRequired: false),
    ],
    recipients: [Located("desk", place)], copies: [Located("north", place)],
    sending: ["Print it.", "Send it by <post>."])

  static let base: KnowledgeBase = {
    var base = KnowledgeBase()
    base.language = "en"
    base.phrasebook = Phrasebook(language: "en")
    var entry = Entry(id: "repair", category: "", title: "Request a \"repair\"", location: place)
    entry.letter = letter
    base.entries = [entry]
    base.contacts = [
      contact("desk", "Desk & Co", .email, "desk@example.org"),
      contact("north", "North", .office, "Hill <5>"),
    ]
    return base
  }()

  static func finished(_ values: [String]) -> FinishedLetter? {
    FinishedLetter(base.entries[0], values, base)
  }

  static func field(
    _ name: String, _ label: String, _ rule: Letter.Field.Rule, isRequired: Bool = true, hint: String = "",
    limit: Int? = nil
  ) -> Letter.Field {
    .init(
      name: name, label: label, isRequired: isRequired, rule: rule, hint: hint, limit: limit, location: place)
  }

  private static func contact(_ id: String, _ name: String, _ kind: Contact.Kind, _ value: String) -> Contact
  {
    var contact = Contact(id: id, location: place)
    (contact.name, contact.kind, contact.value) = (name, kind, value)
    return contact
  }
}
