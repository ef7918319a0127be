// 1. Each recorded update is read as the record says, by a bot that knows its name and by one that does not.
// 2. Each one is answered with 200: with a call of sendMessage to its chat, or with nothing at all.
// 3. The records have every kind of update and of message that the reader knows.
// 4. Any other JSON is silence; no JSON is 400.

import HTTPWire
import JSON
import Testing

@testable import FAQService

@Suite struct TelegramUpdateTests {
  @Test func `the records are complete`() {
    #expect(RecordedUpdate.all.count >= 110)
    let bodies = RecordedUpdate.all.map(\.body)
    for thing in TelegramMessage.Thing.allCases {
      for key in thing.keys { #expect(bodies.contains { $0.contains("\"\(key)\":") }, "\(key)") }
    }
  }

  @Test(arguments: RecordedUpdate.all) func `it is read as recorded`(recorded: RecordedUpdate) throws {
    let update = try #require(TelegramUpdate(recorded.update))
    for (name, expected) in [("Tanya_LPSE_bot", recorded.named), (nil, recorded.nameless)] {
      let request = update.message.flatMap { TelegramRequest.read($0, name: name) }
      // The second picture of an album is silenced by the channel, which alone knows the first.
      if recorded.name == "second of an album" { continue }
      #expect(request.map(RecordedUpdate.Expectation.asked) ?? .silent == expected)
    }
  }

  @Test func `each one is answered`() throws {
    var bot = TelegramBot(name: "tanya_lpse_bot")
    for recorded in RecordedUpdate.all {
      let response = try bot.post(recorded.body)
      #expect(response.status == 200, "\(recorded.name)")
      guard recorded.named != .silent else {
        #expect(response.body.isEmpty, "\(recorded.name)")
        continue
      }
      let call = try response.object()
      #expect(call["method"] as? String == "sendMessage", "\(recorded.name)")
      let chat = recorded.update["message"]?["chat"] ?? recorded.update["edited_message"]?["chat"]
      #expect(call["chat_id"] as? Int == chat?["id"]?.whole, "\(recorded.name)")
      let text = try #require(call["text"] as? String)
      #expect((1...4096).contains(text.utf16.count), "\(recorded.name)")
    }
    let figures = try bot.caller.get("/metrics").text
    let silent = RecordedUpdate.all.count { $0.named == .silent }
    #expect(figures.contains("pandu_telegram_updates_total{result=\"silent\"} \(silent)\n"))
  }

  @Test(arguments: [
    "{}", "[]", "null", "1", #""text""#, #"{"update_id": "1"}"#, #"{"update_id": null, "message": {}}"#,
    #"{"update_id": 1.5, "message": {}}"#, #"{"message": {"text": "halo"}}"#, #"[{"update_id": 1}]"#,
    #"{"update_id": 1}"#, #"{"update_id": 2, "message": null}"#, #"{"update_id": 3, "message": []}"#,
    #"{"update_id": 4, "message": {"chat": {"id": "5", "type": "private"}, "text": "halo"}}"#,
    #"{"update_id": 5, "message": {"chat": {"id": 5, "type": "private"}, "text": 5}}"#,
  ])
  func `other JSON is silence`(body: String) throws {
    var bot = TelegramBot()
    let response = try bot.post(body)
    #expect(response.status == 200 && response.body.isEmpty)
  }

  @Test(arguments: [("", 400), ("halo", 400), ("{", 400), (#"{"update_id": 1"#, 400), ("{}{}", 400)])
  func `what is no JSON is refused`(body: String, status: Int) throws {
    var bot = TelegramBot()
    #expect(try bot.post(body).status == status)
  }
}
