// 1. The channel says that it is there; a message is answered with one object that holds the whole answer.
// 2. Choices are buttons, whose payload picks them when the same sender sends it, and so does the number.
// 3. A sender goes on with its own conversation; one without a name, or with too long a one, has none.
// 4. /restart forgets; commands that widgets send on their own are greeted; nothing is ever answered with an empty list.
// 5. What is no JSON is refused; a conversation is forgotten after half an hour.

import FAQKnowledge
import Foundation
import HTTPWire
import Testing

@testable import FAQService

@Suite struct RestChannelTests {
  private struct Message: Decodable, Equatable {
    struct Button: Decodable, Equatable { var title, payload: String }
    var recipient_id, text: String
    var buttons: [Button]?
  }

  private func say(_ message: String, _ sender: String?, _ caller: inout Caller) throws -> Message {
    let fields = ["message": message].merging(sender.map { ["sender": $0] } ?? [:]) { first, _ in first }
    let body = String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
    let response = try caller.post("/webhooks/rest/webhook", body)
    #expect(response.status == 200)
    let messages = try JSONDecoder().decode([Message].self, from: Data(response.body))
    #expect(messages.count == 1)
    let only = try #require(messages.first)
    #expect(only.recipient_id == sender ?? "default")
    #expect(!only.text.isEmpty)
    return only
  }

  @Test func `it is there`() throws {
    var caller = Caller(Services.shop)
    let response = try caller.get("/webhooks/rest/")
    #expect(response.text == #"{"status":"ok"}"#)
  }

  @Test func `the whole answer is in the first object`() throws {
    var caller = Caller(Services.shipped)
    let answer = try say("muncul java script error", "whole", &caller)
    let text = try #require(caller.get("/v1/ask?q=muncul+java+script+error").object()["text"] as? String)
    #expect(answer.text == text)
    #expect(answer.buttons == nil)
  }

  @Test func `choices are buttons`() throws {
    var caller = Caller(Services.shipped)
    let question = try say("tidak bisa login", "u1", &caller)
    let buttons = try #require(question.buttons)
    #expect(buttons.count == 6)
    for payload in [buttons[1].payload, "2"] {
      _ = try say("tidak bisa login", "u1", &caller)
      #expect(try say(payload, "u1", &caller).text.contains("Java Script error"))
    }
  }

  @Test func `each sender has its own conversation`() throws {
    let long = String(repeating: "x", count: RestChannel.longestSender + 1)
    var caller = Caller(Services.shipped)
    for (first, second, isSame) in [
      ("a", "a", true), ("a", "b", false), (nil, nil, false), (long, long, false),
    ]
      as [(String?, String?, Bool)]
    {
      _ = try say("/restart", second, &caller)
      _ = try say("tidak bisa login", first, &caller)
      #expect(try say("2", second, &caller).text.contains("Java Script error") == isSame)
    }
  }

  @Test func `it begins anew`() throws {
    // The other tests have senders of their own, because all share the service and may run at once.
    var caller = Caller(Services.shipped)
    _ = try say("tidak bisa login", "v1", &caller)
    let greeting = try say("/restart", "v1", &caller)
    #expect(greeting.text == Services.shippedBase.greeting)
    #expect(greeting.buttons?.map(\.title) == Services.shippedBase.examples)
    #expect(try !say("2", "v1", &caller).text.contains("Java Script error"))
    _ = try say("tidak bisa login", "v2", &caller)
    caller.now += 1_800_000_000_000
    #expect(try !say("2", "v2", &caller).text.contains("Java Script error"))
  }

  @Test(
    arguments: [
      ("/restart", "restart"), ("/get_started", "get_started"), ("_start", "start"),
      ("/greet{\"a\": 1}", "greet"),
      ("/greet {}", "greet"), ("/", nil), ("/var/log/mail 550", nil), ("/lupa password", nil), ("lupa", nil),
      ("", nil),
    ] as [(String, String?)])
  func `commands`(message: String, name: String?) { #expect(RestChannel.command(message) == name) }

  @Test(arguments: ["", " ", "/get_started", "1", "\u{1F6B2}", "qzxw", "let me talk to a person"])
  func `something is always said`(message: String) throws {
    var caller = Caller(Services.shop)
    _ = try say(message, "w1", &caller)
  }

  @Test(
    arguments: [
      (#"{"message": null}"#, 200), ("{}", 200),
      (#"{"message": "a", "metadata": {}, "input_channel": "web"}"#, 200),
      ("{", 400), ("[]", 422), (#"{"message": 1}"#, 422),
    ])
  func `bodies`(body: String, status: Int) throws {
    var caller = Caller(Services.shop)
    #expect(try caller.post("/webhooks/rest/webhook?token=x&stream=true", body).status == status)
    #expect(try caller.send("POST", "/webhooks/rest/webhook", body: Array(body.utf8)).status == 415)
  }
}
