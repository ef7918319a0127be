// 1. From the day after its last day an answer says first that it has ended and whom to ask; before, and without a clock, it
//    is the answer that it was.
// 2. Each reply about the entry says so: the whole answer, a part of it, one of several problems.

import Basics
import FAQMatching
import Testing

@testable import FAQConversation
@testable import FAQKnowledge

@Suite struct ExpiredAnswerTests {
  private static let responder: Responder = {
    var base = KnowledgeBase()
    let place = SourceLocation(path: "a.md")
    var contact = Contact(id: "loket", location: place)
    (contact.name, contact.kind, contact.value) = ("Loket", .phone, "(021) 555 0100")
    base.contacts = [contact]
    var entry = Entry(named: "jam-buka", category: "umum", title: "Jam buka kantor", location: place)
    entry.summary = "Kantor buka pukul delapan."
    entry.steps = ["Ambil nomor.", "Tunggu dipanggil."]
    entry.wordings = ["jam buka kantor", "kantor buka jam berapa"].map { Located($0, place) }
    entry.expiry = CivilDate(text: "2026-12-31")
    var other = Entry(named: "parkir", category: "umum", title: "Tempat parkir", location: place)
    other.summary = "Parkir di belakang."
    other.wordings = ["parkir mobil di mana", "tempat parkir"].map { Located($0, place) }
    base.entries = [entry, other]
    return Responder(base)
  }()

  private static let ended =
    "Jawaban ini berlaku sampai 31 Desember 2026 dan sekarang sudah tidak berlaku. "
    + "Tanyakan ketentuan yang berlaku sekarang kepada Loket: (021) 555 0100."

  private func reply(_ message: String, _ time: String?, token: String? = nil) throws -> Reply {
    var scratch = ExpiredAnswerTests.responder.matcher.makeScratch()
    let now = try time.map { try #require(WallTime(rfc3339: $0)) }
    return try ExpiredAnswerTests.responder.respond(message, token: token, at: now, &scratch).reply
  }

  @Test(arguments: [nil, "2026-12-31T23:59:59+07:00", "2020-01-01T00:00Z"])
  func `before its end it is the answer`(time: String?) throws {
    let reply = try reply("jam buka kantor", time)
    #expect(reply.lead == "" && reply.text.hasPrefix("Jam buka kantor\n"))
  }

  @Test func `afterwards it says so first`() throws {
    let reply = try reply("jam buka kantor", "2027-01-01T00:00:00+07:00")
    #expect(reply.outcome == .answer && reply.entry?.id == "jam-buka")
    #expect(reply.lead == ExpiredAnswerTests.ended)
    #expect(reply.text.hasPrefix(ExpiredAnswerTests.ended + "\n\nJam buka kantor\n"))
    #expect(reply.contacts.map(\.id) == ["loket"])
  }

  @Test func `an entry without a last day never ends`() throws {
    #expect(try reply("tempat parkir", "2099-01-01T00:00Z").lead == "")
  }

  @Test func `a part says so, too`() throws {
    let first = try reply("jam buka kantor", "2027-01-02T00:00Z")
    let part = try reply("kontak", "2027-01-02T00:00Z", token: first.conversation)
    #expect(part.text.contains("sudah tidak berlaku"))
  }
}
