import FAQText
import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

// 1. An empty question, one of signs only, and one over 2,000 characters get a friendly sentence, not an error.
// 2. An answer's text holds its steps, papers, contacts and dated sources.
// 3. Links: an Indonesian number gets +62, a short one none; e-mail and web get theirs, an office none.
// 4. Knowledge that changed in between is told of, and the question still answered.
@Suite struct ReplyTests {
  @Test(arguments: ["", "   ", "\n", "???", "…", "🙂"])
  func `no question gets a friendly sentence`(question: String) {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    let reply = ShippedKnowledge.responder.respond(question, &scratch).reply
    #expect(reply.text == ShippedKnowledge.responder.base.phrasebook[.empty])
    #expect(reply.outcome == .fallback)
  }

  @Test func `a question may have 2,000 characters and no more`() {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    let words = ShippedKnowledge.responder.base.phrasebook
    let longest = "lupa password " + String(repeating: "é", count: TextLimits.question.characters - 14)
    #expect(ShippedKnowledge.responder.respond(longest, &scratch).reply.text != words[.tooLong])
    #expect(ShippedKnowledge.responder.respond(longest + "x", &scratch).reply.text == words[.tooLong])
  }

  @Test func `an answer's text is complete`() throws {
    let composer = ShippedKnowledge.responder.composer
    for (index, entry) in ShippedKnowledge.responder.base.entries.enumerated() {
      let reply = composer.answer(index, confidence: 1)
      for part in entry.steps + entry.attachments + entry.notes + [entry.title, entry.summary] {
        #expect(reply.text.contains(part))
      }
      for contact in reply.contacts { #expect(reply.text.contains(contact.value)) }
      for note in reply.sources {
        #expect(reply.text.contains(note.source.year.map(String.init) ?? note.source.title))
      }
      #expect(reply.contacts.count == entry.contacts.count)
      #expect(!reply.sources.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("call-center-lkpp", "tel:+622129935577"), ("layanan-lkpp-147", "tel:147"),
      ("email-helpdesk-lkpp", "mailto:helpdesk-lpse@lkpp.go.id"),
      ("lacak-lkpp", "http://crm.lkpp.go.id/lacak.php"), ("sikap-web", "https://sikap.lkpp.go.id"),
      ("lpse-helpdesk", nil), ("lpse-support", nil),
    ] as [(String, String?)])
  func `contacts have links`(id: String, uri: String?) throws {
    let contact = try #require(ShippedKnowledge.responder.base.contact(id))
    #expect(ContactLink.uri(contact) == uri)
  }

  @Test func `changed knowledge is told of`() throws {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    let old = ConversationToken.encode(ConversationState(knowledgeVersion: "0000000000000000"))
    let reply = try ShippedKnowledge.responder.respond("lupa password", token: old, &scratch).reply
    #expect(reply.entry?.id == "lupa-password")
    #expect(reply.notices == [ShippedKnowledge.responder.base.phrasebook[.staleConversation]])
  }
}
