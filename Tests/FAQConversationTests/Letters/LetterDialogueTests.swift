// 1. An entry with a letter offers it, in its choices and its text; no other entry does.
// 2. Wishes begin the letter where its entry was answered, and orders that name it anywhere; nothing else begins it.
// 3. The finished letter tells where it goes and who gets a copy, whichever LPSE its writer named.
// 4. Turns of a letter are marked, so that nobody records them; others are not.
// 5. No word of a field is remembered for other questions, not even of one sent after the knowledge was renewed.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import ShippedKnowledge
import Testing

struct LetterDialogueTests {
  private let responder = ShippedKnowledge.responder

  private func say(_ messages: [String]) throws -> Resolution {
    var scratch = responder.matcher.makeScratch()
    var result = responder.respond("form permohonan lkpp", &scratch)
    for message in messages {
      result = try responder.respond(message, token: result.reply.conversation, &scratch)
    }
    return result
  }

  @Test func `words of fields are not remembered`() throws {
    var scratch = responder.matcher.makeScratch(cacheSize: 64)
    let offer = try responder.respond("form permohonan lkpp", token: nil, &scratch).reply.conversation
    #expect(scratch.analysis.mayCache)
    let field = try responder.respond("Buatkan suratnya", token: offer, &scratch).reply.conversation
    #expect(scratch.analysis.mayCache)
    _ = try responder.respond("CV Sumbr Rejki", token: field, &scratch)
    #expect(!scratch.analysis.mayCache)
    var older = try ConversationToken.decode(field)
    older.knowledgeVersion = "0000000000000000"
    _ = try responder.respond("CV Sumbr Rejki", token: ConversationToken.encode(older), &scratch)
    #expect(!scratch.analysis.mayCache)
    _ = try responder.respond("lupa pasword", token: nil, &scratch)
    #expect(scratch.analysis.mayCache)
  }

  @Test func `only a letter is offered`() {
    for (index, entry) in responder.base.entries.enumerated() {
      let reply = responder.reply(to: .answer(entry: index), isFirst: false)
      let offers = reply.choices.filter { $0.message == responder.base.phrasebook[.letterChoice] }
      #expect(offers.map(\.entry) == (entry.letter == nil ? [] : [entry.id]))
      #expect(reply.text.contains("\"Buatkan suratnya\"") == (entry.letter != nil))
      #expect(reply.suggestions.contains { $0.message == "Buatkan suratnya" } == (entry.letter != nil))
      #expect(reply.answers.map(\.letter) == [entry.letter == nil ? nil : entry.id])
    }
  }

  @Test(arguments: [
    "Buatkan suratnya", "1", "bikinkan suratnya", "tolong buatkan surat permohonan", "ya buatkan", "ya",
    "mau dong",
    "boleh kak", "iya, tolong dibuatkan suratnya ya min", "buatin formulirnya sekarang",
    "tolong tuliskan surat permohonan ke lkpp untuk perusahaan saya",
  ])
  func `a wish begins the letter`(wish: String) throws {
    let result = try say([wish])
    #expect(result.reply.outcome == .form)
    #expect(result.reply.entry?.id == "permohonan-lkpp")
    #expect(result.isLetter == true)
  }

  @Test(arguments: [
    "tidak usah", "makasih ya", "2", "siapa yang tanda tangan suratnya", "lupa password", "oke terima kasih",
    "surat permohonan", "tolong", "cara buat suratnya gimana", "saya sudah membuat suratnya",
    "suratnya sudah disiapkan", "kami sudah menyusun suratnya",
  ])
  func `anything else does not`(message: String) throws {
    let result = try say([message])
    #expect(result.reply.outcome != .form)
    #expect(result.isLetter == false)
  }

  @Test(arguments: ["ya", "buatkan suratnya", "1"])
  func `a wish alone begins nothing`(wish: String) {
    var scratch = responder.matcher.makeScratch()
    #expect(responder.respond(wish, &scratch).reply.outcome != .form)
  }

  @Test(arguments: [
    "buatkan surat permohonan ke lkpp dong",
    "halo, tolong buatkan surat permohonan ke lkpp untuk perusahaan saya",
    "bikinin surat buat lkpp, urgent",
  ])
  func `an order that names its letter begins it at once`(order: String) {
    var scratch = responder.matcher.makeScratch()
    #expect(responder.respond(order, &scratch).reply.outcome == .form)
  }

  @Test func `thanks in between change nothing`() throws {
    #expect(try say(["makasih min", "buatkan suratnya"]).reply.outcome == .form)
  }

  @Test func `the letter goes where it goes`() throws {
    let fields = Array(repeating: "lewati", count: 10) + ["Akun tidak bisa masuk di LPSE Babel.", "lewati"]
    let result = try say(["buatkan suratnya"] + fields)
    #expect(result.reply.outcome == .answer)
    #expect(result.reply.entry?.id == "permohonan-lkpp")
    #expect(result.reply.contacts.map(\.id) == ["email-helpdesk-lkpp", "email-helpdesk-pspse"])
    #expect(result.reply.steps.count == 5)
    #expect(result.reply.remarks.count == 1)
    #expect(result.isLetter == true)
    let state = try ConversationToken.decode(result.reply.conversation)
    #expect(state.form == nil)
    #expect(state.lpse == "babel")
    #expect(!result.reply.conversation.isEmpty)
  }
}
