@testable import FAQKnowledge

/// A knowledge base of a bicycle shop with two branches.
enum BicycleShop {
  static let base = make()

  /// The same shop, which writes a letter for those who come with a puncture.
  static let withLetter: KnowledgeBase = {
    var base = make()
    base.entries[1].letter = letter
    return base
  }()

  private static let letter = Letter(
    template: "REPAIR\nName : {{name}}\nE-mail : {{mail}}\nTyre : {{tyre}}\n{{story}}\n",
    fields: [
      .init(name: "name", label: "Name", isRequired: true, rule: .any, limit: 20, location: place),
      .init(name: "mail", label: "E-mail", isRequired: true, rule: .email, location: place),
      .init(
        name: "tyre", label: "Tyre", isRequired: false, rule: .choice(["Front", "Rear"]), hint: "Which one?",
        location: place),
      .init(name: "story", label: "Story", isRequired: false, rule: .any, limit: 300, location: place),
    ],
    recipients: [Located("desk", place)], copies: [Located("north-mail", place)], sending: ["Sign it."])

  private static let place = SourceLocation(path: "/srv/secret/knowledge/repair/shop.md", line: 1)

  private static func make() -> KnowledgeBase {
    var base = KnowledgeBase()
    base.name = "Spoke"
    base.language = "en"
    base.phrasebook = Phrasebook(language: "en")
    base.greeting = "Hello."
    base.examples = ["My tyre is flat"]
    base.version = "00112233445566aa"
    base.entries = [
      entry(
        "brakes", ["my brakes squeal", "the brake does not grip", "how do I adjust the brakes"], ["staff"]),
      entry(
        "puncture", ["my tyre is flat", "how do I mend a puncture", "there is a nail in my tyre"],
        ["riders", "staff"]),
    ]
    base.entries[1].contacts = [Located("desk", place)]
    base.entries[1].related = [Located("brakes", place)]
    base.contacts = [
      contact("desk", "Front desk", .phone, "0800 111", ""),
      contact("north-mail", "North \"branch\"", .email, "north@example.org", "north"),
    ]
    base.canned = [
      CannedReply(
        kind: .handoff, name: "", text: "Ask our staff.",
        wordings: [Located("let me talk to a person", place)],
        location: place)
    ]
    return base
  }

  private static func entry(_ id: String, _ wordings: [String], _ audiences: [String]) -> Entry {
    var entry = Entry(id: id, category: "repair", title: "About \(id)", location: place)
    entry.summary = "The answer on \(id)."
    entry.audiences = audiences
    entry.steps = ["Turn it.", "Look \u{1F6B2}."]
    entry.wordings = wordings.map { Located($0, place) }
    entry.rules = (try? RuleParser.parse("\(id) & now")).map { [Located($0, place)] } ?? []
    return entry
  }

  private static func contact(
    _ id: String, _ name: String, _ kind: Contact.Kind, _ value: String, _ lpse: String
  ) -> Contact {
    var contact = Contact(id: id, location: place)
    (contact.name, contact.kind, contact.value, contact.lpse) = (name, kind, value, lpse)
    return contact
  }
}
