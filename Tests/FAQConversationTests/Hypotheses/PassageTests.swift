// 1. A question is answered with the passage that has its words.
// 2. Between passages with as many of its words, the one of the kind that is asked for comes first.
// 3. A paper or a contact alone answers nobody who asks for neither.
// 4. The excerpt is the passage at its place: its text stands in that part of the reply, whose parts are whole.
// 5. What no passage says is said to be unknown, with whom to ask.
// 6. A telephone number that the entry lacks comes from the entry that lists most of them; who only says "no" gets none.

@testable import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQText
import ShippedKnowledge
import Testing

@Suite struct PassageTests {
  static let responder = ShippedKnowledge.responder

  @Test(arguments: [
    (["lupa password spse", "password barunya dikirim ke mana"], "lupa-password", "email"),
    (["emailnya masuk spam terus", "alamat apa yang dimasukkan ke kontak"], "email-masuk-spam", "lpse"),
    (["integrasi sikap gagal", "kalau cuma di satu lpse"], "sikap-gagal-integrasi", "LPSE tertentu"),
  ])
  func `the passage that says it is the answer`(messages: [String], entry: String, says: String) throws {
    let reply = try Talk(messages).reply
    #expect(reply.outcome == .answer)
    #expect(reply.entry?.id == entry)
    #expect(reply.text.contains(says))
  }

  @Test func `the kind that is asked for comes first`() throws {
    let reader = PassageReader(Self.responder.composer, Self.responder.matcher.analyzer)
    for entry in Self.responder.base.entries.indices {
      for kind in [QuestionKind.place, .person, .duration, .reason, .papers] {
        let passages = reader.index.value.passages(of: entry)
        guard passages.contains(where: { !$0.kinds.isDisjoint(with: kind) }) else { continue }
        #expect(try #require(reader.best([], kind, entry: entry)).isOfKind)
      }
    }
  }

  @Test func `the excerpt stands in its part`() throws {
    let index = PassageIndex(Self.responder.composer, Self.responder.matcher.analyzer)
    for (number, entry) in Self.responder.base.entries.enumerated() {
      for passage in index.passages(of: number) {
        let reply = Self.responder.composer.passage(passage, of: number, lpse: "")
        let part = reply.answers[0]
        let list: [String]? =
          switch passage.part {
          case .steps: part.steps
          case .attachments: part.attachments
          case .notes: part.notes
          case .details: entry.details.map(\.text)
          case .contacts: part.contacts.map { "\($0.name): \($0.value)" }
          case .summary, .letter: nil
          }
        if let list {
          #expect(list[passage.index] == passage.text)
        } else {
          #expect(part.summary.contains(passage.text))
        }
      }
    }
  }

  @Test(arguments: [
    ["lupa user id", "berapa biayanya"], ["integrasi sikap gagal", "berapa lama prosesnya"],
  ])
  func `what no passage says is said to be unknown`(messages: [String]) throws {
    let reply = try Talk(messages).reply
    #expect(reply.isUnsaid)
    #expect(reply.excerpt == nil)
    #expect(!reply.contacts.isEmpty)
    #expect(reply.lead == Self.responder.base.phrasebook[.notMentioned])
  }

  @Test(arguments: [
    "muncul data tidak tersinkronisasi waktu login", "ppk pindah satker apakah harus daftar ulang",
  ])
  func `a telephone number that the entry lacks`(question: String) throws {
    #expect(try Talk([question]).reply.contacts.allSatisfy { $0.kind != .phone })
    let reply = try Talk([question, "nomor teleponnya berapa"]).reply
    #expect(reply.entry?.id == "kontak")
    #expect(reply.text.contains("(021) 2993 5577"))
    #expect(try Talk([question, "no"]).reply.entry?.id != "kontak")
  }
}
