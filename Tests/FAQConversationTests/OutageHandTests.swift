// Questions of hands that had seen neither program nor knowledge, half of them about an outage and half near one:
//  1. While a notice of one title and two sentences holds, it answers eleven of twelve about it, and none of the others.
//  2. Seven days later it answers none.

import Basics
import FAQMatching
import Foundation
import ShippedKnowledge
import Testing

@testable import FAQConversation
@testable import FAQKnowledge

struct OutageHandTests {
  private struct Row: Decodable {
    var question: String
    var outage: Bool
  }

  private static func rows(_ hand: String) throws -> [Row] {
    let path = ShippedKnowledge.path("Tests/Outages/\(hand).jsonl")
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  private static let hands = ["hand-3", "hand-4", "hand-5", "hand-6", "hand-7", "hand-8", "hand-9"]

  private static let responder: Responder = {
    var notice = Notice(
      id: "gangguan", title: "Gangguan layanan SPSE", zone: .wib, location: SourceLocation(path: "p.md"))
    notice.text = "SPSE sedang tidak dapat dibuka. Tim sedang memperbaikinya."
    notice.from = WallTime(minute: "2026-11-20 22:00", in: .wib)
    notice.until = WallTime(minute: "2026-11-21 04:00", in: .wib)
    var base = ShippedKnowledge.base
    base.notices = [notice]
    return Responder(Matcher(base))
  }()

  /// Whether a notice is the answer.
  private static func isAnswered(_ question: String, at time: String) throws -> Bool {
    var scratch = responder.matcher.makeScratch()
    let now = try #require(WallTime(rfc3339: time))
    let reply = try responder.respond(question, token: nil, lpse: "", at: now, &scratch).reply
    return reply.outcome == .answer && reply.entry == nil && !reply.announcements.isEmpty
  }

  @Test(arguments: hands) func `a notice answers what is about it`(hand: String) throws {
    let rows = try OutageHandTests.rows(hand)
    let (about, near) = (rows.filter(\.outage), rows.filter { !$0.outage })
    let missed = try about.filter { try !Self.isAnswered($0.question, at: "2026-11-21T01:00:00+07:00") }
    #expect(missed.count * 12 <= about.count, "\(missed.map(\.question))")
    let wrong = try near.filter { try Self.isAnswered($0.question, at: "2026-11-21T01:00:00+07:00") }
    #expect(wrong.isEmpty, "\(wrong.map(\.question))")
  }

  @Test(arguments: hands) func `it answers nothing long after its end`(hand: String) throws {
    let answered = try OutageHandTests.rows(hand).filter {
      try Self.isAnswered($0.question, at: "2026-11-28T12:00:00+07:00")
    }
    #expect(answered.isEmpty, "\(answered.map(\.question))")
  }
}
