import FAQText
import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

// 1. An empty question, one of signs only, and one over 2,000 characters get a friendly sentence, not an error.
// 2. An answer's parts hold all that its entry says, and the text its title and the years of its sources.
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

  @Test func `an answer's parts are complete`() throws {
    let responder = ShippedKnowledge.responder
    for (index, entry) in responder.base.entries.enumerated() {
      let reply = responder.reply(to: .answer(entry: index), isFirst: true)
      let part = try #require(reply.answers.first)
      #expect(reply.answers.count == 1 && part.entry.id == entry.id && part.summary == entry.summary)
      #expect(part.steps == entry.steps && part.attachments == entry.attachments && part.notes == entry.notes)
      #expect(part.contacts.map(\.id) == entry.contacts.map(\.value))
      #expect(part.related.map(\.id) == entry.related.map(\.value))
      #expect(Set(part.sources.map(\.source.id)) == Set(entry.citations.map(\.source)))
      for citation in entry.citations {
        #expect(part.sources.contains { $0.section.contains(citation.section) })
      }
      #expect(reply.text.contains(entry.title))
      for note in part.sources {
        let year = note.source.year.map(String.init) ?? responder.base.phrasebook[.undated]
        #expect(reply.text.contains(year))
      }
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
    #expect(contact.link == uri)
  }

  @Test func `changed knowledge is told of`() throws {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    let old = ConversationToken.encode(ConversationState(knowledgeVersion: "0000000000000000"))
    let reply = try ShippedKnowledge.responder.respond("lupa password", token: old, &scratch).reply
    #expect(reply.entry?.id == "lupa-password")
    #expect(reply.remarks == [ShippedKnowledge.responder.base.phrasebook[.staleConversation]])
  }
}
