// 1. What holds for the shipped checks holds for any subject, and in English.
// 2. Yes and no mean the answers that begin so; a word that begins an answer by chance is no yes.
// 3. Two misses in a row name a person; one in between is forgotten with the next answer that is understood.
// 4. An answer that leads nowhere names a person instead of failing.
// 5. A check that ends tells its entry without offering itself once more.

@testable import FAQConversation
@testable import FAQKnowledge
import FAQMatching
import Testing

@Suite struct GuidedCheckTests {
  static let shop = Responder(makeShop())

  private static func makeShop() -> KnowledgeBase {
    var base = KnowledgeBase()
    base.language = "en"
    base.phrasebook = Phrasebook(language: "en")
    base.version = "00112233445566aa"
    base.entries = [
      entry("brakes", ["my brakes squeal", "the brake does not grip", "how do I adjust the brakes"]),
      entry("puncture", ["my tyre is flat", "how do I mend a puncture", "there is a nail in my tyre"]),
      entry("opening-hours", ["when are you open", "opening hours on sunday", "what time do you close"]),
    ]
    base.entries[1].check = check(
      """
      1. Is there a nail in the tyre?
         - Yes, a nail → 2
         - No → 3
         - I cannot tell → puncture
      2. Is the rim damaged?
         - Yes → desk
         - No → "Pull it out and patch the tube."
      3. What does the valve do?
         - Still hisses → nowhere
         - Silent → brakes
      """)
    base.contacts = [contact("desk", "Front desk")]
    base.resolveChecks()
    return base
  }

  private static let place = SourceLocation(path: "shop.md", line: 1)

  private static func check(_ text: String) -> GuidedCheck? {
    var problems: [Diagnostic] = []
    let document = MarkdownReader.read("# T\n## Check\n" + text, path: "a.md").document
    return document.sections.first.map { GuidedCheckBuilder.build($0, &problems) }
  }

  private static func entry(_ id: String, _ wordings: [String]) -> Entry {
    var entry = Entry(id: id, category: "shop", title: "About \(id)", location: place)
    entry.summary = "The answer on \(id)."
    entry.wordings = wordings.map { Located($0, place) }
    entry.contacts = [Located("desk", place)]
    return entry
  }

  private static func contact(_ id: String, _ name: String) -> Contact {
    var contact = Contact(id: id, location: place)
    (contact.name, contact.value) = (name, "counter")
    return contact
  }

  /// The replies to messages of one conversation.
  private func talk(_ messages: [String]) throws -> [Reply] {
    var scratch = GuidedCheckTests.shop.matcher.makeScratch()
    var token: String?
    return try messages.map { message in
      let reply = try GuidedCheckTests.shop.respond(message, token: token, &scratch).reply
      if !reply.conversation.isEmpty { token = reply.conversation }
      return reply
    }
  }

  @Test func `an answer ends with its check's first question`() throws {
    let reply = try talk(["my tyre is flat"])[0]
    #expect(reply.outcome == .answer && reply.entry?.id == "puncture")
    #expect(reply.choices.map(\.label) == ["Yes, a nail", "No", "I cannot tell"])
    #expect(reply.choices.map(\.entry) == ["puncture", "puncture", "puncture"])
    #expect(reply.text.contains("Let us check together.\nIs there a nail in the tyre?\n1. Yes, a nail\n"))
  }

  @Test(arguments: [
    (["1"], "Is the rim damaged?"), (["yes"], "Is the rim damaged?"),
    (["Yes, a nail!"], "Is the rim damaged?"),
    (["yep"], "Is the rim damaged?"), (["a nail in it"], "Is the rim damaged?"),
    (["no"], "What does the valve do?"),
    (["check"], "Is there a nail in the tyre?"), (["check", "nope"], "What does the valve do?"),
    (["yes", "no"], "Pull it out and patch the tube."), (["yes", "2"], "Pull it out and patch the tube."),
    (["yes", "start over"], "Is there a nail in the tyre?"), (["no", "silent"], "About brakes"),
    (["no", "opening hours on sunday"], "About opening-hours"),
    (["opening hours on sunday"], "About opening-hours"),
    (["yes", "xyzzy"], "I do not see which of these you mean."), (["yes", "7"], "There is no such choice."),
    (["7"], "There is no such choice."), (["yes", "xyzzy", "yes"], "Contacts:\n- Front desk: counter"),
    (["yes", "xyzzy", "xyzzy"], "I still do not understand."),
    (["yes", "xyzzy", "back", "xyzzy"], "I do not see which of these you mean."),
    // "Still hisses" begins with no yes, so that a yes is not understood.
    (["no", "yes"], "I do not see which of these you mean."),
    (["no", "1"], "I still do not understand."),
  ])
  func `a reply goes on with the check`(messages: [String], says: String) throws {
    let reply = try #require(try talk(["my tyre is flat"] + messages).last)
    #expect(reply.text.contains(says), "\(reply.text)")
  }

  @Test func `a closing sentence is an answer of the entry, and a contact a handoff`() throws {
    let sentence = try talk(["my tyre is flat", "yes", "no"])[2]
    #expect(sentence.outcome == .answer && sentence.entry?.id == "puncture")
    #expect(sentence.summary == "Pull it out and patch the tube." && sentence.steps.isEmpty)
    let contact = try talk(["my tyre is flat", "yes", "yes"])[2]
    #expect(contact.outcome == .handoff && contact.entry == nil)
    #expect(contact.contacts.map(\.id) == ["desk"])
  }

  @Test func `a check that ends with its own entry does not begin anew`() throws {
    let reply = try talk(["my tyre is flat", "3"])[1]
    #expect(reply.outcome == .answer && reply.entry?.id == "puncture")
    #expect(reply.choices.isEmpty && !reply.text.contains("Let us check together."))
  }
}
