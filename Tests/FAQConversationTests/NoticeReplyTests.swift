// 1. Questions about an outage are answered by a notice that holds, by one that is coming and by one that has just ended, with
//    the time in the text; without one, and without a clock, each reply is what it was.
// 2. A notice stands before every answer that it touches: all, or those of its categories; before greetings; never before
//    what is not known.
// 3. What is about something else is never answered by a notice, whatever holds.
// 4. A notice of no outage answers its own wordings only. A notice of one LPSE is for its users.
// 5. A turn of a conversation that has a question open, or picks a choice, is no question about an outage.

import Basics
import FAQMatching
import ShippedKnowledge
import Testing

@testable import FAQConversation
@testable import FAQKnowledge

@Suite struct NoticeReplyTests {
  private static func notice(_ change: (inout Notice) -> Void = { _ in }) -> Notice {
    var notice = Notice(
      id: "pemeliharaan", title: "Pemeliharaan LPSE", zone: .wib, location: SourceLocation(path: "p.md"))
    notice.text = "Server sedang dipindah. Semua layanan tidak dapat dibuka."
    notice.from = WallTime(minute: "2026-11-20 22:00", in: .wib)
    notice.until = WallTime(minute: "2026-11-21 04:00", in: .wib)
    change(&notice)
    return notice
  }

  private static func responder(_ notices: [Notice]) -> Responder {
    var base = ShippedKnowledge.base
    base.notices = notices
    return Responder(Matcher(base))
  }

  private static let announced = responder([notice()])
  private static let login = responder([
    notice { $0.categories = [Located("login", SourceLocation(path: "p"))] }
  ])
  private static let silent = ShippedKnowledge.responder

  private static let during = "2026-11-21T03:59:59+07:00"

  private func reply(
    _ message: String, _ responder: Responder = announced, at time: String? = during, lpse: String = "",
    token: String? = nil
  ) throws -> Reply {
    var scratch = responder.matcher.makeScratch()
    let now = try time.map { try #require(WallTime(rfc3339: $0)) }
    return try responder.respond(message, token: token, lpse: lpse, at: now, &scratch).reply
  }

  private static let outages = [
    "lpse mati ya?", "error 502", "sampai jam berapa?", "kok lemot",
    "websitenya gak bisa dibuka dari tadi pagi min",
    "kapan normal lagi", "spse lg maintenance kah", "min kok webnya muter2 terus", "gabisa buka lpse",
    "apa hari ini lpse sedang ada perbaikan?", "halaman putih kosong pas buka spse", "lpse bandung down?",
    "mau upload penawaran tapi lpse nya down, gimana",
    "error 500 terus pas login", "kapan bisa login lagi", "lpse kenapa ya hari ini", "udah normal belum min",
    "kapan pulih spse nya? saya mau unggah berkas", "web lpse down sejak pukul 07.00",
    "spse lola bgt min, klik satu menu nunggu 5 menit", "maintenance nya sampe jam brp?",
  ]

  @Test(arguments: outages)
  func `a question about an outage`(question: String) throws {
    let reply = try reply(question)
    #expect(reply.outcome == .answer && reply.entry == nil)
    #expect(reply.announcements.map(\.id) == ["pemeliharaan"])
    #expect(reply.announcements.map(\.state) == [.current])
    #expect(reply.text.contains("04.00 WIB") && reply.text.contains("Server sedang dipindah."))
  }

  @Test(arguments: outages)
  func `the same before, after and long after`(question: String) throws {
    let coming = try reply(question, at: "2026-11-20T21:59:59+07:00")
    #expect(coming.announcements.map(\.state) == [.coming] && coming.text.contains("22.00 WIB"))
    let ended = try reply(question, at: "2026-11-28T03:59:59+07:00")
    #expect(ended.announcements.map(\.state) == [.ended] && ended.text.contains("04.00 WIB"))
    #expect(!ended.text.contains("tidak dapat dibuka"))
    let plain = try reply(question, NoticeReplyTests.silent, at: nil).text
    for time in ["2026-11-19T21:59:59+07:00", "2026-11-28T04:00:00+07:00", nil] {
      #expect(try reply(question, at: time).text == plain)
    }
    #expect(try reply(question, NoticeReplyTests.silent).text == plain)
  }

  @Test(arguments: [
    "sudah bisa min makasih", "spse sudah normal, tapi password saya tetap ditolak", "aplikasi apendo error",
    "pengadaan jasa pemeliharaan gedung", "kenapa saya ditolak lpse",
    "lupa password", "javascript error saat login", "password saya salah terus", "laptop saya lemot",
    "printer mati",
    "jam berapa kantor lpse buka", "sampai kapan masa sanggah", "email tidak masuk", "sikap gagal tarik data",
    "wifi ruang rapat lpse kok lelet", "printer ruang lpse rusak sekali",
    "sampai jam berapa batas upload penawaran", "apa itu lpse", "berapa lama proses ganti email",
    "kapan pengumuman pemenang",
  ])
  func `what is about something else`(question: String) throws {
    let (with, without) = (try reply(question), try reply(question, NoticeReplyTests.silent))
    #expect(with.outcome == without.outcome && with.entry?.id == without.entry?.id)
    #expect(with.lead == without.lead && with.text.hasSuffix(without.text))
  }

  @Test func `before every answer, and before no refusal`() throws {
    for (message, isTold) in [
      ("lupa password", true), ("halo", true), ("gak bisa login", true), ("printer mati", false),
      ("berapa harga beras", false), ("makasih", false), ("mau ngomong sama orang", false),
    ] {
      let reply = try reply(message)
      #expect(reply.announcements.isEmpty != isTold, "\(message)")
      #expect(reply.text.hasPrefix("Pengumuman: Pemeliharaan LPSE\nServer") == isTold, "\(message)")
    }
  }

  @Test func `before answers of its categories`() throws {
    for (message, isTold) in [
      ("javascript error saat login", true), ("gak bisa login", true), ("halo", true),
      ("lpse mati ya?", true),
      ("lupa password", false), ("printer mati", false), ("email tidak masuk", false),
    ] {
      #expect(try reply(message, NoticeReplyTests.login).announcements.isEmpty != isTold, "\(message)")
    }
  }

  @Test func `what has ended stands before nothing`() throws {
    #expect(try reply("lupa password", at: "2026-11-21T04:00:00+07:00").announcements == [])
    #expect(try reply("halo", at: "2026-11-21T04:00:00+07:00").announcements == [])
  }

  @Test func `a notice of no outage`() throws {
    let moved = NoticeReplyTests.responder([
      NoticeReplyTests.notice {
        ($0.title, $0.text) = ("Kantor pindah", "Loket sekarang di Gedung B lantai dua.")
        $0.wordings = [Located("loket sekarang di mana", SourceLocation(path: "p"))]
      }
    ])
    #expect(try reply("lpse mati ya?", moved).outcome == .fallback)
    #expect(try reply("sampai jam berapa?", moved).outcome == .fallback)
    let asked = try reply("loketnya sekarang di mana ya min", moved)
    #expect(asked.outcome == .answer && asked.entry == nil && asked.announcements.count == 1)
  }

  @Test func `a notice of one LPSE`() throws {
    let paser = NoticeReplyTests.responder([NoticeReplyTests.notice { $0.lpse = "paser" }])
    #expect(try reply("lpse mati ya?", paser, lpse: "paser").announcements.count == 1)
    let others = Set(paser.base.contacts.map(\.lpse)).subtracting(["", "paser"])
    for other in others { #expect(try reply("lpse mati ya?", paser, lpse: other).announcements == []) }
  }

  @Test func `times of another zone`() throws {
    let wit = NoticeReplyTests.responder([
      NoticeReplyTests.notice {
        $0.zone = .wit
        $0.until = WallTime(minute: "2026-11-21 06:00", in: .wit)
      }
    ])
    let reply = try reply("lpse mati ya?", wit)
    #expect(reply.text.contains("21 November 2026 pukul 06.00 WIT"))
    #expect(reply.announcements.first?.until == "2026-11-21T06:00:00+09:00")
  }

  @Test func `in a conversation`() throws {
    // The question of a check or of a list is answered first; an answer of the notice leaves the conversation as it was.
    let asked = try reply("gak bisa login")
    let picked = try reply("2", token: asked.conversation)
    #expect(picked.entry != nil)
    let outage = try reply("lpse nya mati ya", token: asked.conversation)
    #expect(outage.entry == nil && outage.announcements.count == 1)
    #expect(try reply("2", token: outage.conversation).entry?.id == picked.entry?.id)
  }
}
