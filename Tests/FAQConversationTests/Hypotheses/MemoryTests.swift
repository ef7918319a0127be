// 1. Three subjects are remembered, the latest first, each once, with the rung of its ladder.
// 2. A return to one brings its rung back.
// 3. Two problems of one message are both remembered when the conversation goes on with one.
// 4. Thanks and something outside the subject end nothing.
// 5. A letter that a question interrupts goes on; "batal" leaves its subject under discussion; a person ends it.
// 6. A request for more ends with whom to ask; a question that is repeated is said once; a letter that only a token that
//    somebody made up has is none.
// 7. A correction, a return and a question for more lead where they say.

@testable import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import Testing

@Suite struct MemoryTests {
  static let responder = ShippedKnowledge.responder

  @Test func `three subjects are remembered`() throws {
    let state = try Talk([
      "lupa password spse", "lupa user id", "email dari lpse masuk spam", "java script error",
    ]).state()
    #expect(state.entry == "login-javascript-error")
    #expect(state.earlier.map(\.entry) == ["email-masuk-spam", "lupa-user-id"])
  }

  @Test func `a return brings the rung back`() {
    var first = ConversationState(knowledgeVersion: "v")
    (first.entry, first.rungs) = ("a", 2)
    var second = first.cleared
    second.entry = "b"
    second = second.remembering(first)
    #expect(second.earlier == [Subject(entry: "a", rungs: 2, told: [])])
    var third = second.cleared
    third.entry = "a"
    third = third.remembering(second)
    #expect(third.rungs == 2)
    #expect(third.earlier.map(\.entry) == ["b"])
  }

  @Test func `both problems are remembered`() throws {
    let state = try Talk([
      "lupa password, terus email lama juga sudah mati", "java script error saat login",
    ]).state()
    #expect(Set(state.earlier.map(\.entry)) == ["lupa-password", "email-tidak-sampai"])
  }

  @Test(arguments: ["makasih min", "cuaca besok hujan ga ya"]) func `an aside ends nothing`(aside: String)
    throws
  {
    #expect(try Talk(["lupa user id", aside]).state().entry == "lupa-user-id")
  }

  static let letter = ["form permohonan ke lkpp", "buatkan suratnya"]

  @Test func `a question interrupts a letter and it goes on`() throws {
    let talk = try Talk(Self.letter + ["012/X", "ini dikirim ke email mana nanti"])
    let (reply, state) = (talk.reply, try talk.state())
    #expect(reply.outcome == .answer)
    #expect(reply.text.contains("helpdesk-lpse@lkpp.go.id"))
    #expect(reply.text.contains("Isian 2 dari 12"))
    #expect(state.form?.values == ["012/X"])
  }

  @Test func `the subject of a cancelled letter stays`() throws {
    let talk = try Talk(Self.letter + ["batal dulu deh, datanya belum lengkap"])
    let (reply, state) = (talk.reply, try talk.state())
    #expect(reply.outcome == .smalltalk)
    #expect(state.form == nil)
    #expect(state.discussed == "permohonan-lkpp")
  }

  @Test func `a person ends a letter`() throws {
    let talk = try Talk(Self.letter + ["mau bicara dengan petugas"])
    let (reply, state) = (talk.reply, try talk.state())
    #expect(reply.outcome == .handoff)
    #expect(state.form == nil)
  }

  @Test(arguments: [
    (["lupa password spse", "bukan password, maksudnya user id"], "lupa-user-id"),
    (["lupa user id", "email dari lpse masuk spam", "balik ke user id tadi"], "lupa-user-id"),
    (["lupa user id", "terus?"], "lupa-user-id"),
    (["email dari lpse masuk spam", "ulangi"], "email-masuk-spam"),
    (["tidak bisa login", "yang kedua"], "login-javascript-error"),
  ])
  func `a message leads where it says`(messages: [String], entry: String) throws {
    #expect(try Talk(messages).reply.entry?.id == entry)
  }

  @Test func `more and more ends with whom to ask`() throws {
    let told = try (1...3).map {
      try Talk(["lupa password spse"] + Array(repeating: "selain itu?", count: $0)).reply
    }
    #expect(!told[0].steps.isEmpty)
    #expect(told[1].steps.isEmpty && !told[1].sources.isEmpty)
    #expect(told[2].isUnsaid)
  }

  @Test func `a question repeated is said once`() throws {
    let talk = try Talk(["akun saya error", "ulangi"])
    #expect(talk.reply.outcome == .clarify)
    #expect(talk.reply.lead != talk.reply.question)
  }

  @Test(arguments: ["kontak", "nowhere"]) func `a made-up letter is none on any channel`(entry: String) throws
  {
    for responder in [Self.responder, Self.responder.withoutLetters] {
      var state = ConversationState(knowledgeVersion: responder.base.version)
      state.form = .init(entry: entry, field: 0, values: [])
      var scratch = responder.matcher.makeScratch()
      let reply = try responder.respond(
        "lupa password spse", token: ConversationToken.encode(state), &scratch
      ).reply
      #expect(reply.entry?.id == "lupa-password")
    }
  }
}
