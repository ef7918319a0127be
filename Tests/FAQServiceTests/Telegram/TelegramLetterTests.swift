// 1. A letter is written with a yes to the question whether it may stand in the chat's history; yes and no are buttons.
// 2. A no and another question begin none, and say where it is written instead.
// 3. It can be called off in the middle, by word and by command; a question in the middle is answered before its field is
//    asked for again.
// 4. A second letter asks anew; /start, half an hour of silence and another process drop one that is begun.
// 5. Once it ended, nothing of it is in the channel's memory; nothing of it is ever in the journal.
// 6. A letter longer than a message comes in pieces, cut at lines; its rest goes with the next message, and with /start.
// 7. A message that is edited changes no field. In a group no letter is written.

import Foundation
import HTTPWire
import JournalRecords
import ShippedKnowledge
import Testing

@testable import FAQConversation
@testable import FAQKnowledge
@testable import FAQService

@Suite struct TelegramLetterTests {
  /// One channel with tables that the test can look into.
  private struct Talk {
    let senders = SenderTable()
    let shown = ShownTable()
    let channel: TelegramChannel
    let service: Service
    var scratch: ServiceScratch
    var now: UInt64 = 0
    private var last = 0

    init(_ service: Service = Services.shipped) throws {
      self.service = service
      let settings = TelegramSettings(secret: try TelegramSecret(content: Array(TelegramBot.secret.utf8)))
      channel = TelegramChannel(settings, perMinute: 0, senders: senders, shown: shown)
      scratch = service.makeScratch()
    }

    /// The answer to a message of that kind and chat. It replies to one of the bot's, so that a group's is meant for it.
    @discardableResult
    mutating func say(
      _ text: String, kind: String = "message", chat: [String: Any] = ["id": 42, "type": "private"]
    ) throws -> Heard {
      last += 1
      let update: [String: Any] = [
        "update_id": last,
        kind: [
          "message_id": last, "chat": chat, "text": text,
          "reply_to_message": ["from": ["is_bot": true, "username": "tanya_lpse_bot"]],
        ],
      ]
      let body = Array(try JSONSerialization.data(withJSONObject: update))
      let request = try Caller.request(
        "POST", TelegramBot.path, ["Content-Type: application/json", TelegramBot.field], body: body)
      let call = RouteCall(request, to: .telegramWebhook, now: now)
      let heard = try Heard(try channel.respond(call, service.snapshot, scratch: &scratch).object())
      #expect(heard.text.utf16.count <= 4_096)
      return heard
    }

    /// The reply to the last of some messages.
    @discardableResult
    mutating func say(_ messages: [String]) throws -> Heard {
      try #require(try messages.map { try say($0) }.last)
    }

    /// Whether anything that the channel remembers has a text.
    func remembers(_ text: String) -> Bool {
      senders.holds(text) || shown.all.contains { String(describing: $0).contains(text) }
    }
  }

  private typealias Letter = LetterMessages
  private static let words = Services.shippedBase.phrasebook

  @Test func `asked, confirmed, filled in, finished`() throws {
    var talk = try Talk()
    #expect(try talk.say(Letter.question).labels.contains(Letter.wish))
    let asked = try talk.say(Letter.wish)
    #expect(
      asked.text.contains(Self.words[.letterHistory]) && asked.text.contains(Self.words[.letterConsent]))
    #expect(asked.labels == [Letter.yes, Letter.no])
    let first = try talk.say(Letter.yes)
    #expect(first.text.contains(Letter.asked + "1 ") && first.labels == ["lewati", "batal"])
    let last = try talk.say(Array(Letter.fields.dropLast()))
    #expect(last.text.contains(Letter.asked + "12 "))
    #expect(talk.senders.heldValues == Letter.values.dropLast())
    let letter = try talk.say(try #require(Letter.fields.last))
    #expect(letter.text.contains(Self.words[.letterDone]) && letter.call["parse_mode"] == nil)
    for value in Letter.values {
      #expect(letter.text.contains(value) && !talk.remembers(value), "\(value)")
    }
  }

  @Test func `a no`() throws {
    var talk = try Talk()
    let refused = try talk.say([Letter.question, Letter.wish, Letter.no])
    #expect(refused.text.contains(Letter.notHere) && !refused.text.contains(Letter.asked))
    #expect(try !talk.say("PT Maju Terus").text.contains(Letter.asked))
  }

  @Test func `another question`() throws {
    var talk = try Talk()
    let answer = try talk.say([Letter.question, Letter.wish, "lupa password"])
    let title = try #require(Services.shippedBase.entry("lupa-password")).title
    #expect(answer.text.contains(title) && answer.text.contains(Letter.notHere))
    #expect(try !talk.say(Letter.yes).text.contains(Letter.asked))
  }

  @Test(arguments: ["batal", "/batal", "/start", "mau bicara dengan petugas"])
  func `called off in the middle`(end: String) throws {
    var talk = try Talk()
    try talk.say(Array(Letter.whole.dropLast(3)))
    #expect(talk.remembers("PT Maju Terus"))
    #expect(try !talk.say(end).text.contains(Letter.asked))
    for value in Letter.values { #expect(!talk.remembers(value), "\(value)") }
  }

  @Test func `a question in the middle`() throws {
    var talk = try Talk()
    try talk.say([Letter.question, Letter.wish, Letter.yes, Letter.fields[0]])
    let answer = try talk.say("ini dikirim ke email mana nanti")
    #expect(answer.text.contains("helpdesk-lpse@lkpp.go.id") && answer.text.contains(Letter.asked + "2 "))
    #expect(try talk.say(Letter.fields[1]).text.contains(Letter.asked + "3 "))
  }

  @Test func `a second letter asks anew`() throws {
    var talk = try Talk()
    try talk.say(Letter.whole)
    #expect(try talk.say(Letter.wish).labels == [Letter.yes, Letter.no])
    #expect(try talk.say(Letter.yes).text.contains(Letter.asked + "1 "))
  }

  @Test func `silence and a restart drop it`() throws {
    for (minutes, goesOn) in [(29, true), (30, false)] as [(UInt64, Bool)] {
      var talk = try Talk()
      try talk.say(Array(Letter.whole.dropLast()))
      talk.now = minutes * 60_000_000_000
      #expect(try talk.say(Letter.fields[11]).text.contains(Self.words[.letterDone]) == goesOn)
      for value in Letter.values { #expect(!talk.remembers(value)) }
    }
    var next = try Talk()
    #expect(try !next.say(Letter.fields[11]).text.contains(Self.words[.letterDone]))
  }

  @Test func `nothing of it is in the journal`() throws {
    let notes = KeptNotes()
    var options = ServiceOptions()
    options.journal = notes.sink
    var talk = try Talk(Service(ShippedKnowledge.responder, options))
    try talk.say(Letter.whole)
    for end in ["Siti Aminah", Letter.no] { try talk.say([Letter.wish, end]) }
    try talk.say([Letter.question, Letter.wish, Letter.yes, "Siti Aminah", "NPWP itu apa?", "/batal"])
    try talk.say("lupa user id")
    #expect(notes.questions.map(\.question) == [Letter.question, Letter.question, "lupa user id"])
    let lines = notes.records.map { String(decoding: $0.line, as: UTF8.self) }.joined()
    for value in Letter.values { #expect(!lines.contains(value)) }
  }

  private static let long: Responder = {
    var base = BicycleShop.withLetter
    base.entries[1].letter?.sending = (1...120).map {
      "Step \($0): fold the \u{1F6B2} letter once more, and look whether it still fits."
    }
    return Responder(base)
  }()

  @Test(arguments: ["/start", "brakes now"]) func `a long letter comes in pieces`(next: String) throws {
    var talk = try Talk(Service(Self.long, TelegramBot.options()))
    let words = Self.long.base.phrasebook
    try talk.say([
      "my tyre is flat", words[.letterChoice], words[.letterAgree], "Ada Lovelace", "ada@example.org",
    ])
    try talk.say("Front")
    let more = words.screens[.telegramMore]
    let story = "The nail is still there."
    var pieces = [try talk.say(story)]
    #expect(pieces[0].text.contains("Ada Lovelace") && pieces[0].text.contains(story))
    while pieces[pieces.count - 1].labels.first == more, pieces.count < 9 {
      pieces.append(try talk.say(more))
    }
    #expect(pieces.count >= 3)
    for piece in pieces.dropLast() { #expect(piece.text.hasSuffix(".")) }
    let text = pieces.map(\.text).joined(separator: "\n")
    for number in 1...120 { #expect(text.contains("\(number). Step \(number): "), "\(number)") }
    // Half of it is never asked for.
    try talk.say([words[.letterChoice], words[.letterAgree], "Ada Lovelace", "ada@example.org", "Rear"])
    try talk.say(story)
    #expect(talk.remembers("Step 120"))
    try talk.say(next)
    #expect(!talk.remembers("Step 120") && !talk.remembers("Ada Lovelace"))
  }

  @Test func `an edit changes no field`() throws {
    var talk = try Talk()
    try talk.say(Array(Letter.whole.prefix(5)))
    let edited = try talk.say("PT Maju Jaya", kind: "edited_message")
    #expect(edited.text == Self.words.screens[.telegramEdited] && edited.rows == nil)
    #expect(!talk.remembers("PT Maju Jaya") && talk.remembers("PT Maju Terus"))
    #expect(try talk.say(Letter.fields[2]).text.contains(Letter.asked + "4 "))
    try talk.say("batal")
    // Outside a letter an edited message is a question as any other.
    #expect(try talk.say("lupa password", kind: "edited_message").text != edited.text)
  }

  @Test func `in a group none is written`() throws {
    var talk = try Talk()
    let group: [String: Any] = ["id": -100_123, "type": "supergroup"]
    let answer = try talk.say(Letter.question, chat: group)
    #expect(answer.text.contains(Letter.elsewhere) && !answer.labels.contains(Letter.wish))
    for message in [Letter.wish, Letter.yes, "ya"] {
      #expect(try !talk.say(message, chat: group).text.contains(Letter.asked))
    }
  }
}
