// 1. A question is answered as /v1/ask answers it, without a preview of its links.
// 2. Choices and suggestions are a keyboard for one time; each label, sent as text, gives its answer. Without any the
//    keyboard goes.
// 3. A chat goes on with its own conversation, which begins anew with /start, after half an hour, and in another process.
// 4. An update that comes again is not answered again; of many, the last ones are known.
// 5. A long text comes in pieces, each brought by a button, nothing lost; later the rest is gone, and said to be.
// 6. In a group the answer refers to the message, stays in its topic, and shows its keyboard to its writer only.
// 7. A chat that sends too much is told so once a minute, and others are answered.
// 8. Questions are in the journal as the channel's; commands and pictures are not.

import FAQKnowledge
import Foundation
import HTTPWire
import JournalRecords
import Testing

@testable import FAQConversation
@testable import FAQService

@Suite struct TelegramChannelTests {
  private static let words = Services.shippedBase.phrasebook.screens

  @Test(arguments: [
    "muncul java script error", "lupa password", "apa itu blockchain", "bicara dengan petugas",
  ])
  func `an answer is that of ask`(question: String) throws {
    var bot = TelegramBot()
    let heard = try #require(try bot.say(question))
    var caller = Caller(Services.shipped)
    let query = question.split(separator: " ").joined(separator: "+")
    #expect(try caller.get("/v1/ask?q=\(query)").object()["text"] as? String == heard.text)
    #expect((heard.call["link_preview_options"] as? [String: Bool]) == ["is_disabled": true])
    #expect(heard.call["parse_mode"] == nil && heard.call["chat_id"] as? Int == 42)
  }

  @Test func `choices are a keyboard`() throws {
    var bot = TelegramBot()
    let first = try #require(try bot.say("tidak bisa login"))
    #expect(first.labels.count >= 6)
    for label in first.labels {
      _ = try bot.say("/start", chat: 7)
      let asked = try #require(try bot.say("tidak bisa login", chat: 7))
      #expect(asked.labels == first.labels)
      let picked = try #require(try bot.say(label, chat: 7))
      var caller = Caller(Services.shipped)
      let reply = try caller.post("/v1/ask", #"{"question": "tidak bisa login"}"#).object()
      let choices = try #require(reply["choices"] as? [[String: Any]])
      let suggestions = try #require(reply["suggestions"] as? [[String: Any]])
      let button = try #require((choices + suggestions).first { $0["label"] as? String == label })
      let next: [String: Any] = [
        "question": try #require(button["message"]), "conversation": try #require(reply["conversation"]),
      ]
      let body = String(decoding: try JSONSerialization.data(withJSONObject: next), as: UTF8.self)
      #expect(try caller.post("/v1/ask", body).object()["text"] as? String == picked.text, "\(label)")
    }
    let thanks = try #require(try bot.say("terima kasih"))
    #expect(thanks.rows == [])
  }

  @Test func `a chat has its own conversation`() throws {
    var bot = TelegramBot()
    func picks(_ chat: Int) throws -> Bool {
      try #require(try bot.say("2", chat: chat)).text.contains("Java Script")
    }
    _ = try bot.say("tidak bisa login", chat: 1)
    #expect(try !picks(2))
    #expect(try picks(1))
    _ = try bot.say("tidak bisa login", chat: 1)
    let greeting = try #require(try bot.say("/start", chat: 1))
    #expect(
      greeting.text == Services.shippedBase.greeting && greeting.labels == Services.shippedBase.examples)
    #expect(try !picks(1))
    _ = try bot.say("tidak bisa login", chat: 1)
    bot.caller.now += 1_800_000_000_000
    #expect(try !picks(1))
    // The same name of a sender on another channel is somebody else.
    _ = try bot.say("tidak bisa login", chat: 1)
    let rest = try bot.caller.post("/webhooks/rest/webhook", #"{"sender": "1", "message": "2"}"#)
    #expect(!rest.text.contains("Java Script"))
  }

  @Test(arguments: ["/batal", "/BATAL", "/batal@tanya_lpse_bot"])
  func `a command is said`(command: String) throws {
    var bot = TelegramBot(name: "tanya_lpse_bot")
    var other = TelegramBot()
    for question in ["tidak bisa login", "periksa"] {
      _ = try bot.say(question)
      _ = try other.say(question)
    }
    #expect(try bot.say(command)?.text == other.say("batal")?.text)
    #expect(try bot.say("/help")?.text == Self.words[.telegramHelp])
  }

  @Test func `an update that comes again`() throws {
    var bot = TelegramBot()
    func send(_ id: Int) throws -> Bool {
      try bot.hear(["update_id": id, "message": ["chat": ["id": 1, "type": "private"], "text": "/help"]])
        != nil
    }
    for id in 1...5_000 { #expect(try send(id)) }
    for id in [5_000, 4_999, 3_000, 905] { #expect(try !send(id), "\(id)") }
    #expect(try send(1))
    #expect(
      try bot.caller.get("/metrics").text.contains("pandu_telegram_updates_total{result=\"repeated\"} 4\n"))
  }

  private static let long: Responder = {
    var base = BicycleShop.withLetter
    let steps = (1...180).map {
      "Step \($0): turn the \u{1F6B2} wheel, then look whether anything is still loose."
    }
    base.entries[0].steps = steps
    return Responder(base)
  }()

  @Test func `a long text comes in pieces`() throws {
    var bot = TelegramBot(Self.long)
    var reference = Caller(Service(Self.long, TelegramBot.options()))
    let whole = try #require(try reference.get("/v1/ask?q=brakes+now").object()["text"] as? String)
    #expect(whole.utf16.count > 12_000)
    let more = Self.long.base.phrasebook.screens[.telegramMore]
    var pieces = [try #require(try bot.say("brakes now"))]
    while pieces[pieces.count - 1].labels.first == more, pieces.count < 9 {
      pieces.append(try #require(try bot.say(more)))
    }
    #expect(pieces.count >= 3)
    for piece in pieces { #expect(piece.text.utf16.count <= 4096) }
    func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(dense(pieces.map(\.text).joined()) == dense(whole))
    // Cut at lines: each piece ends with a whole step.
    for piece in pieces.dropLast() { #expect(piece.text.hasSuffix(".")) }
    #expect(try bot.say(more)?.text == Self.long.base.phrasebook.screens[.telegramGone])
    // Another message ends it, and so does half an hour.
    for pause in [false, true] {
      _ = try bot.say("brakes now")
      if pause { bot.caller.now += 1_800_000_000_000 } else { _ = try bot.say("my tyre is flat") }
      #expect(try bot.say(more)?.text == Self.long.base.phrasebook.screens[.telegramGone])
    }
  }

  @Test func `in a group`() throws {
    var bot = TelegramBot()
    let text = "@pandu tidak bisa login"
    let message: [String: Any] = [
      "message_id": 77, "message_thread_id": 5, "is_topic_message": true, "text": text,
      "chat": ["id": -100_123, "type": "supergroup"], "from": ["id": 1, "is_bot": false],
      "entities": [["type": "mention", "offset": 0, "length": 6]],
    ]
    let heard = try #require(try bot.hear(["update_id": 1, "message": message]))
    #expect(heard.call["chat_id"] as? Int == -100_123 && heard.call["message_thread_id"] as? Int == 5)
    let reference = try #require(heard.call["reply_parameters"] as? [String: Any])
    #expect(reference["message_id"] as? Int == 77)
    #expect((heard.call["reply_markup"] as? [String: Any])?["selective"] as? Bool == true)
    let alone = try #require(try bot.say("tidak bisa login"))
    #expect(alone.call["reply_parameters"] == nil && alone.text == heard.text)
    #expect((alone.call["reply_markup"] as? [String: Any])?["selective"] == nil)
  }

  @Test func `a chat that sends too much`() throws {
    var bot = TelegramBot { $0.rateLimit = 5 }
    let busy = Self.words[.telegramBusy]
    for _ in 0..<5 { #expect(try bot.say("/help")?.text == Self.words[.telegramHelp]) }
    #expect(try bot.say("/help")?.text == busy)
    for _ in 0..<10 { #expect(try bot.say("lupa password") == nil) }
    #expect(try bot.say("/help", chat: 43)?.text == Self.words[.telegramHelp])
    bot.caller.now += 61_000_000_000
    for _ in 0..<5 { #expect(try bot.say("/help") != nil) }
    #expect(try bot.say("/help")?.text == busy)
    #expect(
      try bot.caller.get("/metrics").text.contains("pandu_telegram_updates_total{result=\"limited\"} 12\n"))
  }

  @Test func `questions are in the journal`() throws {
    let notes = KeptNotes()
    var bot = TelegramBot(Services.shopResponder) { $0.journal = notes.sink }
    for text in ["my tyre is flat", "/start", "/help", "/brakes_now"] { _ = try bot.say(text) }
    for recorded in RecordedUpdate.all where recorded.named == .asked(.thing(.voice)) {
      _ = try bot.post(recorded.body)
    }
    #expect(notes.questions.map(\.question) == ["my tyre is flat", "brakes now"])
    #expect(notes.questions.map(\.channel) == [.telegram, .telegram])
    #expect(notes.questions.map(\.entry) == ["puncture", "brakes"])
  }
}
