// 1. Each transcript goes over HTTP as it is written, turn by turn, with nothing but the token to hold it together.
// 2. So it does when each turn is answered by another replica.
// 3. The same questions asked of two replicas, in two orders and in the middle of other work, get the same entry, words,
//    knowledge version and reasons.
//
// All of them with `PANDU_TEST_FULL`, else every fourth.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import Foundation
import HTTPServing
import ShippedKnowledge
import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct ConversationsOverHTTPTests {
  private static let transcripts = Transcript.all(
    ShippedKnowledge.path("Tests/FAQConversationTests/Transcripts")
  )
  .enumerated().filter { $0.offset % TestRun.rounds(4, full: 1) == 0 }.map(\.element)

  /// A service on a port of its own, and a client that keeps its connection.
  private struct Replica {
    let server: HTTPServer
    var client: FarClient

    init(_ responder: Responder = ShippedKnowledge.responder) throws {
      var limits = ServiceOptions()
      limits.rateLimit = 0
      var options = ServerOptions()
      (options.port, options.threads) = (0, 1)
      server = try HTTPServer(ServiceHandler(service: Service(responder, limits)), options)
      client = FarClient(port: server.port, isKept: true)
    }

    mutating func ask(_ body: [String: Any]) throws -> [String: Any] {
      let data = try JSONSerialization.data(withJSONObject: body, options: [.sortedKeys])
      let asked = Asked(
        method: "POST", target: "/v1/ask", fields: ["Content-Type: application/json"],
        body: String(decoding: data, as: UTF8.self))
      let answer = try client.send(asked)
      #expect(answer.status == 200, "\(answer.text)")
      return try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    }

    func end() {
      server.end()
      server.wait()
    }
  }

  @Test func `transcripts go over HTTP, each turn to another replica`() throws {
    var replicas = [try Replica(), try Replica()]
    defer { for replica in replicas { replica.end() } }
    for transcript in ConversationsOverHTTPTests.transcripts {
      var token: String?
      for (number, turn) in transcript.turns.enumerated() {
        var body: [String: Any] = ["question": turn.message]
        if let token { body["conversation"] = token }
        let object = try replicas[number % 2].ask(body)
        if let next = object["conversation"] as? String { token = next }
        let seen = SeenReply(object)
        for expectation in turn.expectations {
          #expect(seen.meets(expectation), "\(expectation); came \(seen.outcome) \(seen.entry ?? "")")
        }
      }
    }
  }

  @Test func `the same question gets the same answer and the same reasons`() throws {
    // The second fits the knowledge for itself, as another process does.
    var replicas = [try Replica(), try Replica(Responder(ShippedKnowledge.base))]
    defer { for replica in replicas { replica.end() } }
    let day = ConversationsOverHTTPTests.transcripts.flatMap(\.turns).map(\.message).filter { !$0.isEmpty }
    var first: [String: String] = [:]
    for question in day { first[question] = try record(&replicas[0], question) }
    for question in day.reversed() {
      _ = try replicas[1].ask(["question": "lupa password"])
      let again = try record(&replicas[1], question)
      #expect(again == first[question], "\(question)")
    }
  }

  /// What an auditor compares: all of the reply, reasons and version included.
  private func record(_ replica: inout Replica, _ question: String) throws -> String {
    let object = try replica.ask(["question": question, "explain": true])
    #expect(
      object["explanation"] != nil && object["knowledge_version"] as? String == ShippedKnowledge.base.version)
    return String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]), as: UTF8.self)
  }
}

extension SeenReply {
  fileprivate init(_ object: [String: Any]) {
    self.init()
    func objects(_ key: String) -> [[String: Any]] { object[key] as? [[String: Any]] ?? [] }
    func strings(_ key: String) -> [String] { object[key] as? [String] ?? [] }
    outcome = object["outcome"] as? String ?? ""
    entry = (object["entry"] as? [String: Any])?["id"] as? String
    text = object["text"] as? String ?? ""
    notices = strings("notices")
    choices = objects("choices").map { ($0["label"] as? String ?? "", $0["entry"] as? String ?? "") }
    firstContact = objects("contacts").first?["id"] as? String
    let parts = [
      [text, object["summary"] as? String ?? ""], strings("steps"), strings("attachments"), strings("notes"),
      notices, objects("choices").flatMap { [$0["label"] as? String ?? "", $0["message"] as? String ?? ""] },
      objects("contacts").map { $0["value"] as? String ?? "" },
      objects("related").map { $0["title"] as? String ?? "" },
    ]
    everything = parts.joined().joined(separator: "\n")
  }
}
