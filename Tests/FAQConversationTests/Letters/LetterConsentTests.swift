// 1. On a channel a wish for a letter is answered with what stays in the history, and with a question that takes yes or no.
// 2. A yes, by number, label or words, begins the letter; nothing else does, and each letter asks anew.
// 3. A no, and any other message, says where the letter is written, and the conversation goes on.
// 4. Only the message right behind the question is the yes, and not one sent after the knowledge was renewed.
// 5. From there on the letter goes as it does without the question: each transcript with a letter holds.
// 6. The question and its reply are recorded nowhere, and no word of them is remembered for other questions.
// 7. Without a channel nothing is asked, also where a made-up token says that it was.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import ShippedKnowledge
import TestSupport
import Testing

@Suite struct LetterConsentTests {
  private static let responder = ShippedKnowledge.responder.confirmingLetters
  private static let words = ShippedKnowledge.responder.base.phrasebook
  private static let notHere = words.fill(.letterNotHere, ["tombol": words.screens[.letter]])

  private func say(_ messages: [String], to responder: Responder = responder) throws -> Resolution {
    var scratch = responder.matcher.makeScratch()
    var result = try responder.respond("form permohonan lkpp", token: nil, &scratch)
    for message in messages {
      result = try responder.respond(message, token: result.reply.conversation, &scratch)
    }
    return result
  }

  private func state(_ result: borrowing Resolution) throws -> ConversationState {
    try ConversationToken.decode(result.reply.conversation)
  }

  @Test(arguments: ["Buatkan suratnya", "1", "ya", "mau dong", "tolong buatkan surat permohonan"])
  func `a wish is answered with the question`(wish: String) throws {
    let result = try say([wish])
    #expect(result.reply.outcome == .clarify && result.isLetter)
    #expect(result.reply.text.contains(Self.words[.letterHistory]))
    #expect(result.reply.question == Self.words[.letterConsent])
    #expect(result.reply.choices.map(\.label) == [Self.words[.letterAgree], Self.words[.letterRefuse]])
    let state = try state(result)
    #expect(state.form == nil && state.unconfirmedLetter == "permohonan-lkpp")
  }

  @Test func `a letter that is asked for first is asked about, too`() throws {
    var scratch = Self.responder.matcher.makeScratch()
    let result = try Self.responder.respond("buatkan surat permohonan ke LKPP", token: nil, &scratch)
    #expect(result.reply.outcome == .clarify && result.reply.question == Self.words[.letterConsent])
    #expect(try state(result).form == nil)
  }

  @Test(arguments: [
    "ya", "Ya.", "iya", "ya, tulis di sini", "Ya, tulis di sini", "1", "1.", "ya, buatkan suratnya dong",
    "iya min, lanjut", "setuju", "oke", "boleh", "mau kak", "yes",
  ])
  func `a yes begins the letter`(yes: String) throws {
    let result = try say(["buatkan suratnya", yes])
    #expect(result.reply.outcome == .form && result.isLetter && result.reply.remarks == [])
    #expect(result.reply.text.contains("Isian 1 dari 12"))
    #expect(try state(result).form?.entry == "permohonan-lkpp")
    #expect(try state(result).unconfirmedLetter.isEmpty)
  }

  @Test(arguments: ["tidak", "Tidak", "2", "tidak usah", "nggak", "batal", "tidak jadi", "tidak, makasih"])
  func `a no says where it is written`(no: String) throws {
    let result = try say(["buatkan suratnya", no])
    #expect(result.reply.outcome == .smalltalk && result.isLetter)
    #expect(result.reply.text.contains(Self.notHere) && !result.reply.remarks.contains(Self.notHere))
    let state = try state(result)
    #expect(state.form == nil && state.unconfirmedLetter.isEmpty && state.entry == "permohonan-lkpp")
  }

  @Test(arguments: [
    "lupa password", "ya tapi NPWP saya nanti kelihatan orang", "kenapa tidak boleh", "makasih", "ya sudah",
    "siapa yang tanda tangan suratnya?", "PT Maju Terus", "01.234.567.8-901.000", "3", "cuaca besok hujan ga",
    "mau bicara dengan petugas", "boleh tanya dulu?", "tidak yakin, ya atau tidak", "", "?",
  ])
  func `anything else goes on, and says where it is written`(message: String) throws {
    let result = try say(["buatkan suratnya", message])
    #expect(result.reply.outcome != .form && result.reply.outcome != .clarify)
    #expect(result.reply.remarks.contains(Self.notHere) && !result.reply.text.isEmpty)
    #expect(result.mayBeField && !result.isWhole)
    let state = try state(result)
    #expect(state.form == nil && state.unconfirmedLetter.isEmpty)
    // A yes comes too late now.
    #expect(try say(["buatkan suratnya", message, "ya, tulis di sini"]).reply.outcome != .form)
  }

  @Test(arguments: ["buatkan suratnya", "tolong tuliskan suratnya", "ya?"])
  func `a wish once more asks once more`(wish: String) throws {
    let result = try say(["buatkan suratnya", wish])
    #expect(result.reply.question == Self.words[.letterConsent] && result.reply.remarks == [])
    #expect(
      try say(["buatkan suratnya", "lupa password", "form permohonan lkpp", "1"]).reply.outcome == .clarify)
  }

  @Test func `a long message is no yes`() throws {
    let result = try say(["buatkan suratnya", String(repeating: "ya ", count: 1_000)])
    #expect(result.isTooLong && result.reply.remarks.contains(Self.notHere))
    #expect(try state(result).unconfirmedLetter.isEmpty)
  }

  @Test func `each letter asks anew`() throws {
    let letter = ["buatkan suratnya", "ya"] + Array(repeating: "lewati", count: 12)
    let done = try say(letter)
    #expect(done.reply.excerpt?.part == .letter)
    #expect(try say(letter + ["buatkan suratnya"]).reply.question == Self.words[.letterConsent])
    #expect(try say(["buatkan suratnya", "ya", "batal", "buatkan suratnya"]).reply.outcome == .clarify)
  }

  @Test func `renewed knowledge takes no yes`() throws {
    var asked = try state(try say(["buatkan suratnya"]))
    asked.knowledgeVersion = "0000000000000000"
    var scratch = Self.responder.matcher.makeScratch(cacheSize: 64)
    let result = try Self.responder.respond("ya", token: ConversationToken.encode(asked), &scratch)
    #expect(result.reply.outcome != .form && result.isLetter && !scratch.analysis.mayCache)
    #expect(result.reply.remarks.contains(Self.words[.staleConversation]))
  }

  @Test func `words of the reply are not remembered`() throws {
    let asked = try say(["buatkan suratnya"]).reply.conversation
    var scratch = Self.responder.matcher.makeScratch(cacheSize: 64)
    _ = try Self.responder.respond("CV Sumbr Rejki", token: asked, &scratch)
    #expect(!scratch.analysis.mayCache)
  }

  @Test func `without a channel nothing is asked`() throws {
    let plain = ShippedKnowledge.responder
    #expect(try say(["buatkan suratnya"], to: plain).reply.outcome == .form)
    var madeUp = ConversationState(knowledgeVersion: plain.base.version)
    for entry in ["permohonan-lkpp", "kontak", "nowhere"] {
      madeUp.unconfirmedLetter = entry
      var scratch = plain.matcher.makeScratch()
      let result = try plain.respond("ya", token: ConversationToken.encode(madeUp), &scratch)
      #expect(result.reply.outcome != .form && !result.mayBeField && result.reply.remarks == [])
    }
  }

  private static let transcripts = Transcript.all(
    ShippedKnowledge.path("Tests/FAQConversationTests/Transcripts")
  ).filter { $0.turns.contains { $0.expectations.contains { $0.text == "form" } } }

  @Test func `there are transcripts with letters`() { #expect(Self.transcripts.count >= 10) }

  @Test(arguments: transcripts) func `a transcript behind a yes`(transcript: Transcript) throws {
    var scratch = Self.responder.matcher.makeScratch()
    var token: String?
    for turn in transcript.turns {
      var reply = try Self.responder.respond(turn.message, token: token, &scratch).reply
      if reply.question == Self.words[.letterConsent] {
        reply = try Self.responder.respond("ya", token: reply.conversation, &scratch).reply
      }
      if !reply.conversation.isEmpty { token = reply.conversation }
      let seen = SeenReply(reply)
      for expectation in turn.expectations {
        #expect(seen.meets(expectation), "\(expectation); came \(seen.outcome) \(seen.entry ?? "")")
      }
    }
  }
}
