// 1. Over the labelled questions the text has at most 900 characters for half of them, and 1,600 for nine in ten.
// 2. No text says a line twice, and no line is empty behind another empty one.
// 3. Whatever the text tells the reader to type is a suggestion, and each such word gives its part in the next turn.
// 4. A program is said to write the answers with the first answer of a conversation, and never again in it.
// 5. Contacts that two problems share are listed once.

import FAQConversation
import FAQKnowledge
import FAQMatching
import Foundation
import ShippedKnowledge
import Testing

@Suite struct ReplyTextTests {
  private static let responder = ShippedKnowledge.responder

  private struct Question: Decodable { var question: String }

  private static let questions: [String] = {
    ["dev", "fresh-a", "fresh-b", "fresh-c", "fresh-d"].flatMap { name -> [String] in
      let path = ShippedKnowledge.path("Tests/Questions/\(name).jsonl")
      let data = FileManager.default.contents(atPath: path) ?? Data()
      return data.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(Question.self, from: $0).question
      }
    }
  }()

  @Test func `texts are short`() {
    var scratch = Self.responder.matcher.makeScratch()
    let lengths = Self.questions.map { Self.responder.respond($0, &scratch).reply.text.count }.sorted()
    #expect(lengths.count > 1_000)
    #expect(lengths[lengths.count / 2] <= 900)
    #expect(lengths[lengths.count * 9 / 10] <= 1_600)
  }

  @Test(arguments: responder.base.entries.indices) func `nothing is said twice`(entry: Int) {
    let text = Self.responder.reply(to: .answer(entry: entry), isFirst: true).text
    let lines = text.split(separator: "\n").map { line in
      String(line.drop { $0.isNumber || ".- ".contains($0) })
    }
    #expect(Set(lines).count == lines.count)
    #expect(!text.contains("\n\n\n"))
  }

  @Test(arguments: responder.base.entries.indices) func `each word gives its part`(entry: Int) throws {
    var scratch = Self.responder.matcher.makeScratch()
    let whole = Self.responder.reply(to: .answer(entry: entry), isFirst: true)
    var state = ConversationState(knowledgeVersion: Self.responder.base.version)
    state.entry = Self.responder.base.entries[entry].id
    let token = ConversationToken.encode(state)
    let words = Self.responder.base.phrasebook
    let parts: [(Phrasebook.Key, (AnswerPart) -> Int)] = [
      (.saySteps, { $0.steps.count }), (.sayNotes, { $0.notes.count }),
      (.sayAttachments, { $0.attachments.count }), (.sayContacts, { $0.contacts.count }),
      (.saySources, { $0.sources.count }), (.sayRelated, { $0.related.count }),
    ]
    let all = try #require(whole.answers.first)
    for (key, count) in parts {
      guard let word = words.list(key).first, whole.suggestions.contains(where: { $0.message == word }) else {
        continue
      }
      let reply = try Self.responder.respond(word, token: token, &scratch).reply
      #expect(reply.outcome == .answer && reply.answers.count == 1, "\(word)")
      let part = try #require(reply.answers.first)
      // Contacts of an office without a number have the next number with them.
      let added = key == .sayContacts && !all.contacts.contains { $0.link != nil } ? 1 : 0
      #expect(count(part) == count(all) + added && count(all) > 0, "\(word)")
      #expect(parts.reduce(0) { $0 + $1.1(part) } == count(part), "\(word)")
    }
    #expect(all.notes.isEmpty || whole.suggestions.contains { $0.message == words.list(.sayNotes).first })
  }

  @Test func `what the text tells to type is suggested`() throws {
    var scratch = Self.responder.matcher.makeScratch()
    for question in Self.questions.prefix(200) {
      let reply = Self.responder.respond(question, &scratch).reply
      let typed = reply.text.matches(of: /(?:[Bb]alas|[Tt]ulis) "([^"]+)"/).map { String($0.1) }
      for word in typed { #expect(reply.suggestions.contains { $0.message == word }, "\(question): \(word)") }
    }
  }

  @Test func `it is said once that a program writes`() throws {
    var scratch = Self.responder.matcher.makeScratch()
    let sentence = try #require(Self.responder.base.phrasebook.disclosure)
    var token: String?
    var said: [Bool] = []
    for message in ["halo", "tidak bisa login", "2", "lupa user id", "catatan", "lupa password"] {
      let reply = try Self.responder.respond(message, token: token, &scratch).reply
      token = reply.conversation.isEmpty ? token : reply.conversation
      said.append(reply.text.contains(sentence))
    }
    #expect(said == [false, false, true, false, false, false])
  }

  @Test func `shared contacts are listed once`() {
    var scratch = Self.responder.matcher.makeScratch()
    let reply = Self.responder.respond(
      "lupa password, terus user id juga lupa", lpse: "paser", &scratch
    ).reply
    #expect(reply.answers.count == 2)
    let own = Self.responder.base.contacts.first { $0.lpse == "paser" }?.value ?? "?"
    #expect(reply.text.split(separator: own, omittingEmptySubsequences: false).count == 2)
  }
}
