// 1. The contacts of a reply are those that its text names, in the order in which the text names them first: for one
//    problem, two, a choice, a miss, an escalation, a follow-up, a log and what is not known; for three LPSE.
// 2. The same holds for every reply of every transcript.
// 3. The LPSE's own contacts stand first in each list of the text, however the LPSE is told.

import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import TestSupport
import Testing

@Suite struct ContactOrderTests {
  private static let responder = ShippedKnowledge.responder
  /// An LPSE without contacts of its own, and two with some.
  private static let homes = ["", "paser", "babel"]

  /// The replies to messages of one conversation.
  private func replies(_ messages: [String], home: String) throws -> [Reply] {
    var scratch = Self.responder.matcher.makeScratch()
    var token: String?
    return try messages.map { message in
      let reply = try Self.responder.respond(message, token: token, home: home, &scratch).reply
      if !reply.conversation.isEmpty { token = reply.conversation }
      return reply
    }
  }

  private static func line(_ contact: Contact) -> String { "- \(contact.name): \(contact.value)" }

  /// The contacts that a text names, each where it is named first.
  private static func named(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    var found: [String] = []
    for line in lines {
      for contact in responder.base.contacts where Self.line(contact) == line && !found.contains(contact.id) {
        found.append(contact.id)
      }
    }
    return found
  }

  private static let conversations: [(messages: [String], outcome: Reply.Outcome, least: Int)] = [
    (["lupa password"], .answer, 2),
    (["lupa password, terus email lama juga sudah mati"], .answer, 3),
    (["tidak bisa login", "2"], .answer, 1),
    (["tidak bisa login", "99", "98"], .handoff, 1),
    (["lupa password", "sudah dicoba tetap gagal"], .handoff, 1),
    (["lupa password", "sudah dicoba tetap gagal", "masih gagal juga"], .handoff, 1),
    (["lupa password", "nomor teleponnya berapa?"], .answer, 0),
    (["lupa password", "hubungi siapa?"], .answer, 2),
    (["saya mau bicara dengan petugas"], .handoff, 1),
    (["cara memasak rendang"], .fallback, 1),
    (["550 5.7.1 message rejected as spam by gmail"], .answer, 1),
    (["tidak bisa login", "periksa", "99", "98"], .handoff, 1),
  ]

  @Test(arguments: conversations, homes)
  func `text and contacts agree`(
    conversation: (messages: [String], outcome: Reply.Outcome, least: Int), home: String
  ) throws {
    let replies = try replies(conversation.messages, home: home)
    for (message, reply) in zip(conversation.messages, replies) {
      #expect(reply.contacts.map(\.id) == Self.named(reply.text), "\(message)")
    }
    let last = try #require(replies.last)
    #expect(last.outcome == conversation.outcome)
    #expect(last.contacts.count >= conversation.least)
  }

  @Test(arguments: TranscriptTests.all, homes)
  func `they agree in every transcript`(transcript: Transcript, home: String) throws {
    let messages = transcript.turns.map(\.message)
    for (message, reply) in zip(messages, try replies(messages, home: home)) {
      #expect(reply.contacts.map(\.id) == Self.named(reply.text), "\(message)")
    }
  }

  @Test(
    arguments: [
      (["lupa password"], "paser", 1), (["lupa password, terus email lama juga sudah mati"], "paser", 2),
      (["lupa password di LPSE Kabupaten Paser"], "", 1), (["saya di LPSE Paser, lupa password"], "babel", 1),
      (["lupa user id di LPSE Paser", "lupa password"], "", 1), (["cara memasak rendang"], "paser", 1),
      (["tidak bisa login", "2"], "paser", 1), (["tidak bisa login", "99", "98"], "paser", 1),
    ] as [([String], String, Int)])
  func `its own stand first`(messages: [String], home: String, lists: Int) throws {
    let reply = try #require(try replies(messages, home: home).last)
    let own = Self.responder.base.contacts.filter { $0.home == "paser" }
    #expect(own.count == 4 && Array(reply.contacts.prefix(4)) == own)
    let words = Self.responder.base.phrasebook
    let first = ([words[.contacts] + ":"] + own.map(Self.line)).joined(separator: "\n")
    #expect(reply.text.split(separator: first, omittingEmptySubsequences: false).count - 1 == lists)
    #expect(
      reply.text.split(separator: words[.contacts] + ":", omittingEmptySubsequences: false).count - 1 == lists
    )
  }
}
