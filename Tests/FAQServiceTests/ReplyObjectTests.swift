// 1. Every key of the reply object is there, and no other, by GET and by POST, whatever the outcome.
// 2. An answer out of the store is, byte for byte, the one that is written anew.
// 3. `explain` adds candidates and explanation; false, null and nothing do not.
// 4. A conversation goes on with its token; a stale one is dropped with a notice; one that is none is 400.
// 5. Contacts of the named LPSE come first, in the list and in the text.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import Foundation
import HTTPWire
import JSON
import ShippedKnowledge
import Testing

@Suite struct ReplyObjectTests {
  static let keys: Set<String> = [
    "outcome", "text", "entry", "summary", "steps", "attachments", "notes", "contacts", "sources", "choices",
    "related", "lead", "answers", "excerpt", "question", "suggestions", "announcements", "notices",
    "confidence", "conversation", "knowledge_version",
  ]
  static let questions = [
    ("answer", "lupa password"), ("clarify", "tidak bisa login"), ("smalltalk", "halo"), ("fallback", ""),
    ("fallback", "resep rendang"), ("handoff", "saya mau bicara dengan petugas"),
  ]

  @Test(arguments: questions)
  func `every key is there`(outcome: String, question: String) throws {
    var caller = Caller(Services.shipped)
    let asked = try caller.post("/v1/ask", #"{"question": "\#(question)"}"#)
    let encoded = question.replacing(" ", with: "+")
    let got = try caller.get("/v1/ask?q=\(encoded)")
    for response in [asked, got] {
      #expect(response.status == 200)
      #expect(response.field("Content-Type") == "application/json")
      #expect(response.field("Cache-Control") == "no-store")
      let object = try response.object()
      #expect(Set(object.keys) == ReplyObjectTests.keys)
      #expect(object["outcome"] as? String == outcome)
    }
    #expect(asked.body == got.body)
  }

  @Test func `a stored answer is the same as a new one`() throws {
    var caller = Caller(Services.shipped)
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    for entry in Services.shippedBase.entries {
      let question = try #require(entry.wordings.first).value
      let body = try JSONSerialization.data(withJSONObject: ["question": question])
      var writer = JSONWriter()
      ReplyJSON.write(responder.respond(question, &scratch), to: &writer)
      let response = try caller.post("/v1/ask", String(decoding: body, as: UTF8.self))
      #expect(response.body == writer.bytes)
    }
  }

  @Test func `so is a later answer of a conversation`() throws {
    var caller = Caller(Services.shipped)
    let responder = ShippedKnowledge.responder
    var scratch = responder.matcher.makeScratch()
    let token = responder.respond("lupa user id", &scratch).reply.conversation
    for entry in Services.shippedBase.entries {
      let question = try #require(entry.wordings.first).value
      let body = try JSONSerialization.data(withJSONObject: ["question": question, "conversation": token])
      let fresh = try responder.respond(question, token: token, &scratch)
      let program = try #require(responder.base.phrasebook.disclosure)
      #expect(!fresh.reply.text.contains(program))
      var writer = JSONWriter()
      ReplyJSON.write(fresh, to: &writer)
      #expect(try caller.post("/v1/ask", String(decoding: body, as: UTF8.self)).body == writer.bytes)
    }
  }

  @Test(arguments: [("true", true), ("false", false), ("null", false)])
  func `explained when wanted`(value: String, isExplained: Bool) throws {
    var caller = Caller(Services.shop)
    let object = try caller.post("/v1/ask", #"{"question": "brakes now", "explain": \#(value)}"#).object()
    let more: Set<String> = isExplained ? ["candidates", "explanation"] : []
    #expect(Set(object.keys) == ReplyObjectTests.keys.union(more))
  }

  @Test func `a conversation goes on`() throws {
    var caller = Caller(Services.shipped)
    let first = try caller.post("/v1/ask", #"{"question": "tidak bisa login"}"#).object()
    let token = try #require(first["conversation"] as? String)
    let choices = try #require(first["choices"] as? [[String: String]])
    let next = try caller.post("/v1/ask", #"{"question": "2", "conversation": "\#(token)"}"#).object()
    #expect(next["outcome"] as? String == "answer")
    #expect((next["entry"] as? [String: String])?["id"] == choices[1]["entry"])
    let stale = ConversationToken.encode(ConversationState(knowledgeVersion: "old"))
    let anew = try caller.post("/v1/ask", #"{"question": "halo", "conversation": "\#(stale)"}"#).object()
    #expect((anew["notices"] as? [String])?.count == 1)
    for none in [#""""#, "null"] {
      #expect(try caller.post("/v1/ask", #"{"question": "halo", "conversation": \#(none)}"#).status == 200)
    }
    for bad in [String(token.dropLast()), "abc", "ü", String(repeating: "A", count: 2000)] {
      let refused = try caller.post("/v1/ask", #"{"question": "halo", "conversation": "\#(bad)"}"#)
      #expect(refused.status == 400)
      #expect(try refused.problem().hasPrefix("The conversation is not one"))
    }
  }

  @Test(
    arguments: [
      ("my tyre is flat", "north", ["north-mail", "desk"]),
      ("my tyre is flat", "NORTH", ["north-mail", "desk"]),
      ("my tyre is flat", "south", ["desk"]), ("my tyre is flat", "", ["desk"]),
      ("let me talk to a person", "north", ["north-mail", "desk"]), ("my brakes squeal", "north", []),
    ])
  func `own contacts first`(question: String, lpse: String, contacts: [String]) throws {
    var caller = Caller(Services.shop)
    let response = try caller.post("/v1/ask", #"{"question": "\#(question)", "lpse": "\#(lpse)"}"#)
    let object = try response.object()
    #expect((object["contacts"] as? [[String: Any]])?.map { $0["id"] as? String } == contacts)
    let text = try #require(object["text"] as? String)
    #expect(text.contains("north@example.org") == contacts.contains("north-mail"))
    #expect(text.contains("0800 111") == contacts.contains("desk"))
  }
}
