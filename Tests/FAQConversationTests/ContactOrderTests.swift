// 1. The text names contacts of the reply and no others, each once, in the order of the reply: for one problem, two, a
//    choice, a miss, an escalation, a follow-up, a log and what is not known; for three LPSE.
// 2. The same holds for every reply of every transcript.
// 3. The LPSE's own contacts stand first in each part, and one of them first in the text, however the LPSE is told.
// 4. Contacts that two problems share are listed once.

import FAQConversation
import FAQKnowledge
import FAQMatching
import ShippedKnowledge
import TestSupport
import Testing

@Suite struct ContactOrderTests {
  private static let responder = ShippedKnowledge.responder
  /// An LPSE without contacts of its own, and two with some.
  private static let offices = ["", "paser", "babel"]

  /// The replies to messages of one conversation.
  private func replies(_ messages: [String], lpse: String) throws -> [Reply] {
    var scratch = Self.responder.matcher.makeScratch()
    var token: String?
    return try messages.map { message in
      let reply = try Self.responder.respond(message, token: token, lpse: lpse, &scratch).reply
      if !reply.conversation.isEmpty { token = reply.conversation }
      return reply
    }
  }

  /// How a contact is listed: by name and value, or by a value that begins with the name.
  private static func lines(_ contact: Contact) -> [String] {
    ["- \(contact.name): \(contact.value)", "- \(contact.value)"]
  }

  /// The contacts of all parts of a reply, each once.
  private static func contacts(_ reply: Reply) -> [String] {
    let all = reply.answers.isEmpty ? reply.contacts : reply.answers.flatMap(\.contacts)
    return all.map(\.id).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The contacts that a text lists.
  private static func named(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    var found: [String] = []
    for line in lines {
      for contact in responder.base.contacts where Self.lines(contact).contains(line) {
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

  private func expectOrder(_ reply: Reply, _ message: String) {
    // A finished letter tells how to send it in its own words.
    if reply.excerpt?.part == .letter { return }
    let named = Self.named(reply.text)
    #expect(named == Self.contacts(reply).filter(named.contains), "\(message)")
    if reply.answers.isEmpty { #expect(named == Self.contacts(reply), "\(message)") }
  }

  @Test(arguments: conversations, offices)
  func `text and contacts agree`(
    conversation: (messages: [String], outcome: Reply.Outcome, least: Int), lpse: String
  ) throws {
    let replies = try replies(conversation.messages, lpse: lpse)
    for (message, reply) in zip(conversation.messages, replies) { expectOrder(reply, message) }
    let last = try #require(replies.last)
    #expect(last.outcome == conversation.outcome)
    #expect(Self.contacts(last).count >= conversation.least)
  }

  @Test(arguments: TranscriptTests.all, offices)
  func `they agree in every transcript`(transcript: Transcript, lpse: String) throws {
    let messages = transcript.turns.map(\.message)
    for (message, reply) in zip(messages, try replies(messages, lpse: lpse)) { expectOrder(reply, message) }
  }

  @Test(
    arguments: [
      (["lupa password"], "paser"), (["lupa password, terus email lama juga sudah mati"], "paser"),
      (["lupa password di LPSE Kabupaten Paser"], ""), (["saya di LPSE Paser, lupa password"], "babel"),
      (["lupa user id di LPSE Paser", "lupa password"], ""), (["cara memasak rendang"], "paser"),
      (["tidak bisa login", "2"], "paser"), (["tidak bisa login", "99", "98"], "paser"),
    ] as [([String], String)])
  func `its own stand first`(messages: [String], lpse: String) throws {
    let reply = try #require(try replies(messages, lpse: lpse).last)
    let own = Self.responder.base.contacts.filter { $0.lpse == "paser" }
    let lists = reply.answers.isEmpty ? [reply.contacts] : reply.answers.map(\.contacts)
    for contacts in lists { #expect(own.count == 4 && Array(contacts.prefix(4)) == own) }
    #expect(Self.named(reply.text).prefix(2).allSatisfy { id in own.contains { $0.id == id } })
    #expect(Self.named(reply.text).first == own.first?.id)
    let heading = Self.responder.base.phrasebook[.contacts] + ":"
    #expect(reply.text.split(separator: heading, omittingEmptySubsequences: false).count == 2)
  }
}
