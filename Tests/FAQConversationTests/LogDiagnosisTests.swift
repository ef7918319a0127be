// 1. The line of `kode.md` that names a code most closely is taken: words, then the enhanced code, then the reply.
// 2. A code that no line names is told by its class, and a person is named.
// 3. Without such lines a log is a question like any other.
// 4. A log may be longer than a question, and codes decide whatever the words around say.

import FAQText
import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

@Suite struct LogDiagnosisTests {
  private func ask(_ log: String) -> Reply {
    var scratch = ShippedKnowledge.responder.matcher.makeScratch()
    return ShippedKnowledge.responder.respond(log, &scratch).reply
  }

  @Test(
    arguments: [
      ("said: 554 delivery error", "email-tidak-sampai"),
      ("said: 554 5.7.1 Reject as spam", "email-masuk-spam"),
      ("554 5.7.1 Service unavailable; Client host blocked", "email-masuk-spam"),
      ("550 5.1.1 no", "email-tidak-sampai"), ("550 5.1.2 no", "email-tidak-sampai"),
      ("550 5.2.1 disabled", "email-tidak-sampai"), ("550-5.7.1 no", "email-masuk-spam"),
      ("said: 550 no such user here", "email-tidak-sampai"), ("said: 550 rejected", nil),
      ("552 5.2.2 over quota", "inbox-lpse"), ("452 4.2.2 over quota", "inbox-lpse"),
      ("552 5.3.4 too big", nil),
      ("said: 552 mailbox full", "inbox-lpse"), ("450 4.2.0 busy", nil), ("said: 421 later", nil),
      ("421 4.7.0 unsolicited mail", "email-masuk-spam"), ("550 5.7.1 relay denied", nil),
      ("555 5.5.4 no", nil),
      ("450 4.1.1 user unknown", "email-tidak-sampai"),
      ("550 5.1.10 recipient not found", "email-tidak-sampai"),
      ("status=sent (250 2.0.0 ok)", "email-masuk-spam"), ("553 5.1.3 bad syntax", nil),
    ] as [(String, String?)])
  func `the closest line is taken`(log: String, entry: String?) {
    let reply = ask("to=<budi@corp.id> " + log)
    #expect(reply.entry?.id == entry)
    #expect(reply.outcome == (entry == nil ? .fallback : .answer))
    #expect(reply.text.contains("b***@corp.id"))
    #expect(entry == nil ? !reply.contacts.isEmpty : reply.lead.contains("b***@corp.id"))
  }

  @Test(arguments: [
    ("555 5.5.4 x", Phrasebook.Key.codeRefused), ("host x.id said: 455 no", .codePutOff),
    ("dsn=4.9.1, status=deferred", .codePutOff),
  ])
  func `an unknown code is told by its class`(log: String, key: Phrasebook.Key) {
    let reply = ask(log)
    let words = ShippedKnowledge.responder.base.phrasebook
    #expect(reply.text.contains(words[key]))
    #expect(reply.text.contains(words[.noAdviceForCode]))
  }

  @Test func `a base without codes reads no logs`() {
    var base = ShippedKnowledge.responder.base
    base.codes = []
    let responder = Responder(base)
    var scratch = responder.matcher.makeScratch()
    let reply = responder.respond("host x.id said: 555 5.5.4 no", &scratch).reply
    #expect(!reply.text.contains("555"))
  }

  @Test func `a long log is read`() {
    let noise = String(
      repeating: "Received: from mail.lpse.example by mx.example; Tue, 4 Oct 2011\n", count: 120)
    let log =
      noise + "Final-Recipient: rfc822; a@b.id\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown\n"
      + noise
    #expect(log.count > 4 * TextLimits.question.characters)
    #expect(ask(log).entry?.id == "email-tidak-sampai")
    let late = String(repeating: noise, count: 3) + "550 5.1.1 unknown"
    #expect(ask(late).text == ShippedKnowledge.responder.base.phrasebook[.tooLong])
  }

  @Test(arguments: [
    "lupa password", "sikap gagal ditarik", "siapa pemenang tender", "halo", "ppk pindah satker",
    "resep rendang",
  ])
  func `codes win over words`(chat: String) {
    #expect(ask("\(chat): host x.id said: 550-5.7.1 no\n\(chat)").entry?.id == "email-masuk-spam")
  }
}
