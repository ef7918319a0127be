// 1. A letter is written with a yes to the question whether it may stand in the chat's history: asked, fields, finished.
// 2. A no and another question begin none, and say where it is written instead.
// 3. It can be called off in the middle, and a question in the middle is answered before its field is asked for again.
// 4. A second letter asks anew; /restart and half an hour of silence drop one that is begun.
// 5. Once it ended, however it did, no value of it is in the channel's memory; nothing of it is ever in the journal.
// 6. No letter begins with a sender who is not remembered: the answer names the place where it is written. A letter goes on
//    only with the sender who began it.
// 7. Whatever is said in whatever order, no field is asked for but behind a yes, and the table keeps its bound.

import FAQConversation
import FAQKnowledge
import Foundation
import HTTPWire
import JournalRecords
import ShippedKnowledge
import TestSupport
import Testing

@testable import FAQService

@Suite struct RestChannelLetterTests {
  /// One channel with a table that the test can look into.
  private struct Talk {
    let table: SenderTable
    let channel: RestChannel
    var service: Service
    var scratch: ServiceScratch
    var now: UInt64 = 0

    init(_ service: Service = Services.shipped, capacity: Int = 10_000) {
      (self.service, table) = (service, SenderTable(capacity: capacity))
      (channel, scratch) = (RestChannel(table), service.makeScratch())
    }

    /// The text of the reply, with the buttons' words behind it.
    @discardableResult
    mutating func say(_ message: String, as sender: String? = "6281234567890") throws -> String {
      var fields = ["message": message]
      fields["sender"] = sender
      let body = try JSONEncoder().encode(fields)
      let request = try Caller.request(
        "POST", "/webhooks/rest/webhook", ["Content-Type: application/json"], body: Array(body))
      let call = RouteCall(request, to: .restWebhook, now: now)
      let response = try channel.respond(call, service.snapshot, scratch: &scratch)
      let messages = try JSONDecoder().decode([Message].self, from: Data(response.body))
      let only = try #require(messages.first)
      return ([only.text] + (only.buttons ?? []).flatMap { [$0.title, $0.payload] }).joined(separator: "\n")
    }

    /// The reply to the last of some messages.
    @discardableResult
    mutating func say(_ messages: [String], as sender: String? = "6281234567890") throws -> String {
      try messages.map { try say($0, as: sender) }.last ?? ""
    }
  }

  private struct Message: Decodable {
    struct Button: Decodable { var title, payload: String }
    var text: String
    var buttons: [Button]?
  }

  private typealias Letter = LetterMessages
  private static let words = Services.shippedBase.phrasebook

  @Test func `asked, confirmed, filled in, finished`() throws {
    var talk = Talk()
    let offer = try talk.say(Letter.question)
    #expect(offer.contains(Letter.wish) && !offer.contains(Letter.elsewhere))
    let asked = try talk.say(Letter.wish)
    for words in [Self.words[.letterHistory], Self.words[.letterConsent], Letter.yes, Letter.no] {
      #expect(asked.contains(words))
    }
    #expect(!asked.contains(Letter.asked))
    #expect(try talk.say(Letter.yes).contains(Letter.asked + "1 "))
    for (number, value) in Letter.fields.dropLast().enumerated() {
      #expect(try talk.say(value).contains(Letter.asked + "\(number + 2) "), "\(value)")
    }
    #expect(talk.table.heldValues == Letter.values.dropLast())
    let letter = try talk.say(try #require(Letter.fields.last))
    #expect(letter.contains(Self.words[.letterDone]) && letter.contains("helpdesk-lpse@lkpp.go.id"))
    for value in Letter.values { #expect(letter.contains(value), "\(value)") }
    #expect(talk.table.heldValues == [] && talk.table.count == 1)
  }

  @Test func `a no`() throws {
    var talk = Talk()
    let refused = try talk.say([Letter.question, Letter.wish, Letter.no])
    #expect(refused.contains(Letter.notHere) && !refused.contains(Letter.asked))
    #expect(try !talk.say("PT Maju Terus").contains(Letter.asked))
    // The conversation goes on where it was.
    #expect(!(try talk.say("lampirannya apa saja?")).contains(Self.words[.empty]))
  }

  @Test func `another question`() throws {
    var talk = Talk()
    let answer = try talk.say([Letter.question, Letter.wish, "lupa password"])
    let title = try #require(Services.shippedBase.entry("lupa-password")).title
    #expect(answer.contains(title) && answer.contains(Letter.notHere))
    #expect(try !talk.say(Letter.yes).contains(Letter.asked))
  }

  @Test(arguments: ["batal", "tidak jadi deh kak", "mau bicara dengan petugas", "/restart"])
  func `called off in the middle`(end: String) throws {
    var talk = Talk()
    try talk.say(Array(Letter.whole.dropLast(3)))
    #expect(talk.table.heldValues == Letter.values.dropLast(2))
    #expect(try !talk.say(end).contains(Letter.asked))
    #expect(talk.table.heldValues == [])
    #expect(try !talk.say("ganti email").contains(Letter.asked))
  }

  @Test func `a question in the middle`() throws {
    var talk = Talk()
    try talk.say([Letter.question, Letter.wish, Letter.yes, Letter.fields[0]])
    let answer = try talk.say("ini dikirim ke email mana nanti")
    #expect(answer.contains("helpdesk-lpse@lkpp.go.id") && answer.contains(Letter.asked + "2 "))
    #expect(try talk.say(Letter.fields[1]).contains(Letter.asked + "3 "))
    #expect(talk.table.heldValues == Array(Letter.values.prefix(2)))
  }

  @Test func `a second letter asks anew`() throws {
    var talk = Talk()
    try talk.say(Letter.whole)
    #expect(try talk.say(Letter.wish).contains(Self.words[.letterConsent]))
    #expect(try talk.say(Letter.yes).contains(Letter.asked + "1 "))
  }

  @Test func `silence drops it`() throws {
    for (minutes, goesOn) in [(29, true), (30, false)] as [(UInt64, Bool)] {
      var talk = Talk()
      try talk.say(Array(Letter.whole.dropLast()))
      talk.now = minutes * 60_000_000_000
      #expect(try talk.say(Letter.fields[11]).contains(Self.words[.letterDone]) == goesOn)
      #expect(talk.table.heldValues == [])
    }
  }

  @Test(arguments: ["-", "Siti Aminah"]) func `renewed knowledge drops it`(field: String) throws {
    var talk = Talk()
    try talk.say(Array(Letter.whole.dropLast()))
    var base = Services.shippedBase
    base.version = "another"
    talk.service = Service(Responder(base), ServiceOptions())
    talk.scratch = talk.service.makeScratch()
    let heard = try talk.say(field)
    #expect(heard.contains(Self.words[.staleConversation]) && !heard.contains(Letter.asked))
    #expect(talk.table.heldValues == [])
  }

  @Test func `another process knows nothing of it`() throws {
    var talk = Talk()
    try talk.say(Array(Letter.whole.dropLast()))
    var next = Talk()
    let heard = try next.say(Letter.fields[11])
    #expect(!heard.contains(Self.words[.letterDone]) && !heard.contains("PT Maju Terus"))
  }

  @Test func `nothing of it is in the journal`() throws {
    let notes = KeptNotes()
    var options = ServiceOptions()
    options.journal = notes.sink
    var talk = Talk(Service(ShippedKnowledge.responder, options))
    try talk.say(Letter.whole)
    // The question for a yes is answered with a field, or the letter is called off.
    for end in ["Siti Aminah", "lupa password", Letter.no] { try talk.say([Letter.wish, end]) }
    try talk.say([Letter.question, Letter.wish, Letter.yes, "Siti Aminah", "NPWP itu apa?", "batal"])
    try talk.say("lupa user id")
    #expect(notes.questions.map(\.question) == [Letter.question, Letter.question, "lupa user id"])
    let lines = notes.records.map { String(decoding: $0.line, as: UTF8.self) }.joined()
    for value in Letter.values { #expect(!lines.contains(value)) }
  }

  @Test func `a password in a field earns the notice of any other`() throws {
    var talk = Talk()
    let heard = try talk.say([Letter.question, Letter.wish, Letter.yes, "password saya rahasia99"])
    #expect(heard.contains(Self.words[.toldPassword]))
  }

  @Test(
    arguments: [nil, "default", String(repeating: "x", count: RestChannel.longestSender + 1)] as [String?])
  func `nothing is remembered, nothing is written`(sender: String?) throws {
    var talk = Talk()
    let answer = try talk.say(Letter.question, as: sender)
    #expect(answer.contains(Letter.elsewhere) && !answer.contains(Letter.wish))
    for message in [Letter.wish, Letter.yes] {
      #expect(try !talk.say(message, as: sender).contains(Letter.asked))
    }
    #expect(talk.table.count == 0)
  }

  @Test func `another sender hears nothing of it`() throws {
    var talk = Talk()
    try talk.say(Array(Letter.whole.dropLast()), as: "siti-4f1c")
    for message in ["kembali", "ganti NPWP", "lewati", "-", Letter.wish, Letter.yes, "1", "batal"] {
      let heard = try talk.say(message, as: "budi-91aa")
      for value in Letter.values { #expect(!heard.contains(value), "\(message): \(value)") }
      #expect(!heard.contains(Letter.asked), "\(message)")
    }
    #expect(try talk.say(Letter.fields[11], as: "siti-4f1c").contains(Self.words[.letterDone]))
  }

  @Test func `the table keeps its bound`() throws {
    var talk = Talk(capacity: 3)
    for number in 0..<12 {
      try talk.say(Array(Letter.whole.dropLast()), as: "sender-\(number)")
      #expect(talk.table.count <= 3)
    }
    // Of the first one nothing is left.
    #expect(try !talk.say(Letter.fields[11], as: "sender-0").contains(Self.words[.letterDone]))
    for token in talk.table.tokens { #expect(token.utf8.count <= ConversationToken.longest) }
  }

  @Test(arguments: [1, 2, 3]) func `no order of messages begins one without a yes`(seed: UInt64) throws {
    var talk = Talk()
    var random = SeededRandom(seed: seed)
    let said = [
      Letter.question, Letter.wish, "ya", Letter.yes, "ya, buatkan suratnya", "1", "2", "lewati", "kembali",
      "-",
      "ganti email", "batal", "tidak bisa login", "periksa", "lupa password", "PT Maju", "siti@maju.co.id",
      "01.234.567.8-901.000", "di LPSE Paser, minta surat ke lkpp", "terima kasih", "tidak", "/restart",
    ]
    let agreeing: Set<String> = ["ya", Letter.yes, "ya, buatkan suratnya", "1"]
    var last = [String](repeating: "", count: 3)
    var begun = 0
    for _ in 0..<300 {
      let (sender, message) = (random.below(3), said[random.below(said.count)])
      let heard = try talk.say(message, as: "sender \(sender)")
      if heard.contains(Letter.asked), !last[sender].contains(Letter.asked) {
        #expect(last[sender].contains(Self.words[.letterConsent]) && agreeing.contains(message))
        begun += 1
      }
      last[sender] = heard
    }
    #expect(begun > 0 && talk.table.count <= 3)
  }
}
