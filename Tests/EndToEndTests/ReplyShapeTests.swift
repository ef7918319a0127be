// 1. Every key of DESIGN §4 is always present, and no other, whatever the outcome.
// 2. `--explain` adds `candidates` and `explanation`, and nothing else changes.
// 3. What is empty is null or an empty list; each outcome fills what belongs to it.

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct ReplyShapeTests {
  private func reply(_ outcome: String, explained: Bool = false) throws -> ReplyObject {
    let run = try (explained ? Asked.explained : Asked.plain).get()
    #expect(run.code == 0)
    #expect(run.error == "")
    try #require(run.lines.count == Asked.order.count)
    return try ReplyObject(run.lines[try #require(Asked.order.firstIndex(of: outcome))])
  }

  @Test(arguments: Asked.order)
  func `every key is there`(outcome: String) throws {
    let reply = try reply(outcome)
    #expect(reply.keys == ReplyObject.keys)
    #expect(reply.outcome == (outcome == "nothing" ? "fallback" : outcome))
    #expect(!reply.text.isEmpty)
    #expect(reply.confidence >= 0 && reply.confidence <= 1)
    #expect((reply.fields["knowledge_version"] as? String)?.count == 16)
    for key in ["steps", "attachments", "notes", "notices"] { #expect(reply.fields[key] is [String]) }
    for key in ["contacts", "sources", "choices", "related"] { #expect(reply.fields[key] is [[String: Any]]) }
  }

  @Test(arguments: Asked.order)
  func `an explained reply has two keys more`(outcome: String) throws {
    let explained = try reply(outcome, explained: true)
    #expect(explained.keys == ReplyObject.keys.union(ReplyObject.explained))
    let plain = try NSDictionary(dictionary: reply(outcome).fields)
    #expect(plain.isEqual(to: explained.fields.filter { ReplyObject.keys.contains($0.key) }))
    let candidates = try #require(explained.fields["candidates"] as? [[String: Any]])
    #expect(candidates.count == 5)
    #expect(candidates.allSatisfy { Set($0.keys) == ["entry", "confidence"] })
    let tree = try #require(explained.fields["explanation"] as? [String: Any])
    #expect(Set(tree.keys) == ["text", "value", "parts"])
  }

  @Test(arguments: Asked.order.filter { $0 != "answer" })
  func `a reply without an entry has none of its parts`(outcome: String) throws {
    let reply = try reply(outcome)
    #expect(reply.isNull("entry") && reply.isNull("summary"))
    for key in ["steps", "attachments", "notes", "sources", "related"] {
      #expect((reply.fields[key] as? [Any])?.isEmpty == true)
    }
    #expect(reply.choices.isEmpty == (outcome != "clarify"))
  }

  @Test func `an answer has the parts of its entry`() throws {
    let reply = try reply("answer")
    let entry = try #require(reply.fields["entry"] as? [String: String])
    #expect(entry == ["id": "lupa-password", "title": "Lupa password SPSE", "category": "akun"])
    #expect((reply.fields["summary"] as? String)?.hasPrefix("Klik fitur Lupa Password") == true)
    #expect((reply.fields["steps"] as? [String])?.count == 4)
    #expect(
      reply.objects("contacts").allSatisfy { Set($0.keys) == ["id", "name", "kind", "value", "uri", "tier"] })
    #expect(
      reply.objects("sources").allSatisfy { Set($0.keys) == ["id", "title", "publisher", "year", "section"] })
    #expect(reply.objects("sources").map { $0["year"] as? Int } == [2023, 2012])
    #expect(reply.objects("related").allSatisfy { Set($0.keys) == ["id", "title"] })
    #expect(reply.confidence >= 0.5)
  }

  @Test func `a question back has choices`() throws {
    let reply = try reply("clarify")
    #expect((2...6).contains(reply.choices.count))
    #expect(reply.choices.allSatisfy { Set($0.keys) == ["label", "message", "entry"] })
    for (index, choice) in reply.choices.enumerated() {
      #expect(reply.text.contains("\n\(index + 1). \(try #require(choice["label"] as? String))\n"))
    }
    #expect(reply.fields["conversation"] is String)
  }

  @Test(arguments: ["handoff", "fallback"])
  func `who does not answer says whom to ask`(outcome: String) throws {
    let contacts = try reply(outcome).objects("contacts").map { $0["id"] as? String }
    #expect(contacts.contains("lpse-helpdesk"))
    #expect(contacts.contains("call-center-lkpp"))
  }

  @Test func `no question has no conversation`() throws {
    #expect(try reply("nothing").isNull("conversation"))
  }
}
