// 1. The entries are those of the knowledge, in order, each with its key set; one in full is as on the command line.
//    Its guided check is told question by question.
// 2. Contacts say whose they are; about says what a widget needs to start.
// 3. No answer holds the path of a file.

import FAQKnowledge
import Foundation
import Testing

@testable import FAQService

@Suite struct KnowledgeRouteTests {
  @Test func `entries are those of the knowledge`() throws {
    var caller = Caller(Services.shipped)
    let object = try caller.get("/v1/entries").object()
    #expect(Set(object.keys) == ["entries", "knowledge_version"])
    #expect(object["knowledge_version"] as? String == Services.shippedBase.version)
    let entries = try #require(object["entries"] as? [[String: Any]])
    #expect(entries.map { $0["id"] as? String } == Services.shippedBase.entries.map(\.id))
    #expect(entries.allSatisfy { Set($0.keys) == ["id", "title", "category", "audience"] })
  }

  @Test func `each entry is there in full`() throws {
    var caller = Caller(Services.shipped)
    for entry in Services.shippedBase.entries {
      let object = try caller.get("/v1/entries/\(entry.id)").object()
      #expect(
        Set(object.keys) == [
          "id", "title", "category", "audience", "summary", "steps", "procedure", "attachments", "notes",
          "contacts",
          "sources", "related", "questions", "check", "text", "letter", "knowledge_version",
        ])
      #expect(object["title"] as? String == entry.title)
      #expect(object["questions"] as? [String] == entry.wordings.map(\.value))
    }
    #expect(try caller.get("/v1/entries/none").problem().hasPrefix("There is no entry of this id."))
  }

  @Test func `a guided check is told with where each answer leads`() throws {
    var caller = Caller(Services.shipped)
    #expect(try caller.get("/v1/entries/kontak").object()["check"] is NSNull)
    let object = try caller.get("/v1/entries/email-tidak-sampai").object()
    let check = try #require(object["check"] as? [String: Any])
    let questions = try #require(check["questions"] as? [[String: Any]])
    let answers = try questions.map { try #require($0["answers"] as? [[String: Any]]) }
    #expect(questions.allSatisfy { Set($0.keys) == ["question", "answers"] })
    #expect(
      answers.joined().allSatisfy { Set($0.keys) == ["label", "entry", "question", "text", "contacts"] })
    // Each leads to exactly one thing.
    #expect(
      answers.joined().allSatisfy { answer in
        ["entry", "question", "text"].count { !(answer[$0] is NSNull) } == 1
      })
    let expected: [String: Any] = [
      "label": "Ya, ada di folder Spam", "entry": "email-masuk-spam", "question": NSNull(), "text": NSNull(),
      "contacts": [String](),
    ]
    #expect(NSDictionary(dictionary: answers[0][0]).isEqual(to: expected))
    #expect(answers[0][1]["question"] as? Int == 2)
    #expect(answers[3][1]["contacts"] as? [String] == ["lpse-helpdesk"])
    // The text is the answer alone; a check is no part of it.
    #expect((object["text"] as? String)?.contains("folder Spam di email perusahaan") == false)
  }

  @Test func `contacts say whose they are`() throws {
    var caller = Caller(Services.shop)
    let contacts = try #require(caller.get("/v1/contacts").object()["contacts"] as? [[String: Any]])
    #expect(
      contacts.allSatisfy { Set($0.keys) == ["id", "name", "kind", "value", "uri", "tier", "lpse", "note"] })
    #expect(contacts.map { $0["lpse"] as? String } == [nil, "north"])
    #expect(contacts.map { $0["name"] as? String } == ["Front desk", "North \"branch\""])
  }

  @Test func `about says what a widget needs`() throws {
    var caller = Caller(Services.shop)
    var about = try caller.get("/v1/about").object()
    let words = try #require(about.removeValue(forKey: "words") as? [String: String])
    #expect(try #require(about.removeValue(forKey: "widget") as? String).hasPrefix("/widget/"))
    #expect(words["send"] == "Send" && words["steps"] == "Steps")
    #expect(words.count == WidgetWord.allCases.count + KnowledgeJSON.headings.count)
    // Whom a link reaches, of the own LPSE or of none: the north branch is neither.
    let contacts = try #require(about.removeValue(forKey: "contacts") as? [[String: Any]])
    #expect(contacts.map { $0["name"] as? String } == ["Front desk"])
    #expect(
      about.removeValue(forKey: "part_words") as? [String]
        == ["steps", "notes", "papers", "contacts", "sources", "related"])
    let expected: [String: Any] = [
      "name": "Spoke", "language": "en", "greeting": "Hello.", "examples": ["My tyre is flat"],
      "audiences": ["riders", "staff"], "lpse": ["north"], "home": NSNull(),
      "features": ["feedback": false, "letters": false, "rest_channel": true, "telegram": false],
      "knowledge_version": "00112233445566aa",
    ]
    #expect(NSDictionary(dictionary: about).isEqual(to: expected))
  }

  @Test func `the state of the process`() throws {
    var caller = Caller(Services.shop)
    #expect(try caller.get("/healthz").text == #"{"status":"ok"}"#)
    #expect(try caller.get("/readyz").text == #"{"status":"ready"}"#)
  }

  @Test func `no path of a file leaks`() throws {
    var caller = Caller(Services.shop)
    let explained = try caller.post("/v1/ask", #"{"question": "brakes now", "explain": true}"#)
    #expect(explained.text.contains("brakes (repair/shop.md:1)"))
    for target in [
      "/v1/entries", "/v1/entries/brakes", "/v1/contacts", "/v1/about", "/metrics", "/openapi.json",
    ] {
      #expect(try !caller.get(target).text.contains("secret"))
    }
    #expect(!explained.text.contains("secret"))
  }
}
