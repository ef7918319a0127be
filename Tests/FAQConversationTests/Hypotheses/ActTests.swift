// 1. The acts of a message are found with its slang, its region and the polite words beside them.
// 2. Of several acts the most important comes first.
// 3. A courtesy in front of a question is told from the question.
// 4. A message of nothing but an act is never a subject: every phrase of every list, after an answer and after a question
//    with choices, leads to no entry but the one under discussion or one that was offered.
// 5. The wish for a person, and a complaint, end at contacts in every state of a conversation.
// 6. "Bukan salah saya" asks whose fault it is, and denies nothing.

@testable import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import ShippedKnowledge
import Testing

@Suite struct ActTests {
  static let responder = ShippedKnowledge.responder
  static let reader = ActReader(responder.base.phrasebook, responder.matcher.analyzer)

  static func read(_ message: String) -> ActReading {
    var scratch = AnalysisScratch()
    let text = Array(message.utf8)
    responder.matcher.analyzer.analyze(text, &scratch)
    return reader.read(scratch.tokens.map { WordKey($0, of: text) }, scratch.tokens)
  }

  @Test(arguments: [
    ("batal", Act.cancel), ("batal aja deh kak", .cancel), ("ga jadi deh", .cancel), ("gatau", .unsure),
    ("dua-duanya", .all), ("jelaskan lagi dong", .explain), ("matur suwun nggih", .thanks),
    ("makasih banyak min", .thanks),
    ("percuma", .complaint), ("mau ngomong sama orang", .person), ("lebih singkat dong", .shorter),
    ("never mind", .cancel), ("bukan itu", .none), ("ulangi lagi dong", .repeat),
  ])
  func `an act is all that these say`(message: String, act: Act) {
    let reading = Self.read(message)
    #expect(reading.acts.first == act)
    #expect(reading.isAll)
  }

  @Test(arguments: ["lupa password", "terus berkasnya apa", "email masuk spam", "password ditolak"])
  func `a problem is not all act`(message: String) { #expect(!Self.read(message).isAll) }

  @Test func `the most important act comes first`() {
    #expect(Self.read("makasih, tapi percuma").acts.first == .complaint)
    #expect(Self.read("oke batal").acts.first == .cancel)
  }

  @Test(arguments: [
    ("makasih, terus berkasnya apa", true), ("oke trims, ada tembusan ga", true), ("berkasnya apa", false),
  ])
  func `a courtesy in front is told from the question`(message: String, hasCourtesy: Bool) {
    #expect((Self.read(message).start > 0) == hasCourtesy)
  }

  /// A conversation after an answer, and one after a question with choices.
  static let beginnings = [["lupa user id"], ["tidak bisa login"]]

  @Test(arguments: beginnings) func `an act is never a subject`(beginning: [String]) throws {
    var scratch = Self.responder.matcher.makeScratch()
    let talk = try Talk(beginning)
    let allowed = talk.reply.choices.map(\.entry) + [talk.reply.entry?.id].compactMap { $0 }
    for act in Act.allCases {
      for phrase in Self.responder.base.phrasebook.list(act.list) where Self.read(phrase).isAll {
        let reply = try Self.responder.respond(phrase, token: talk.token, &scratch).reply
        guard reply.outcome == .answer, let entry = reply.entry else { continue }
        #expect(allowed.contains(entry.id), "\(phrase): \(entry.id)")
      }
    }
  }

  @Test(arguments: [[], ["lupa user id"], ["tidak bisa login"], ["data sikap gagal ditarik", "periksa"]])
  func `a person is named at any point`(beginning: [String]) throws {
    for wish in ["saya mau bicara dengan petugas", "percuma, ga membantu"] {
      let reply = try Talk(beginning + [wish]).reply
      #expect(reply.outcome == .handoff || reply.entry?.id == "kontak", "\(beginning) \(wish)")
      #expect(!reply.contacts.isEmpty)
    }
  }

  @Test(arguments: ["bukan salah saya dong", "bah, bukan salahku rupanya?", "itu bukan salah saya kan"])
  func `whose fault it is`(message: String) throws {
    let reply = try Talk(["user id saya ada tanda || dan gagal enkripsi di apendo", message]).reply
    #expect(reply.entry?.id == "apendo-user-id-karakter")
  }
}
