// 1. No password, NPWP, NIK, telephone number or e-mail address reaches the file, wherever over HTTP it comes from.
// 2. Feedback is answered once the disk has it: while the disk takes its time its client waits, and nobody else does.
// 3. A day's journal, asked again question by question, gets the outcomes, entries, confidences and knowledge version
//    that it tells: what is masked or cut aside, the journal has the questions as they were asked.

import FAQConversation
import FAQJournal
import FAQKnowledge
import FAQMatching
import FAQService
import Foundation
import Glibc
import HTTPServing
import JournalRecords
import ShippedKnowledge
import Synchronization
import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct JournalOverHTTPTests {
  private static let responder = ShippedKnowledge.responder

  /// A service with a journal, on a port of its own.
  private final class Site {
    let folder = FileManager.default.temporaryDirectory.path + "/pandu-endpoint-\(UUID().uuidString)"
    let journal: Journal
    let server: HTTPServer
    private var client: FarClient

    init(_ change: (inout JournalDisk) -> Void = { _ in }) throws {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var disk = JournalDisk.file(folder + "/journal")
      change(&disk)
      journal = try Journal.start(disk)
      var options = ServerOptions()
      (options.port, options.threads) = (0, 1)
      var service = ServiceOptions()
      (service.rateLimit, service.journal) = (0, journal.sink)
      server = try HTTPServer(ServiceHandler(service: Service(responder, service)), options)
      client = FarClient(port: server.port, isKept: true)
    }

    deinit {
      server.end()
      server.wait()
      try? FileManager.default.removeItem(atPath: folder)
    }

    func post(_ path: String, _ body: [String: Any]) throws -> WireAnswer {
      let data = try JSONSerialization.data(withJSONObject: body)
      return try client.send(
        Asked(
          method: "POST", target: path, fields: ["Content-Type: application/json"],
          body: String(decoding: data, as: UTF8.self)))
    }

    func get(_ target: String) throws -> WireAnswer {
      try client.send(Asked(method: "GET", target: target))
    }

    /// The lines of the journal, after all is written.
    func lines() throws -> [String] {
      journal.close()
      #expect(journal.waitForEnd(milliseconds: 60_000))
      let text = try String(contentsOfFile: folder + "/journal", encoding: .utf8)
      return text.split(separator: "\n").map(String.init)
    }
  }

  /// What people tell, and the part of it that nobody may find.
  private static let secrets = [
    ("password saya Rahasia#77 salah terus", "Rahasia#77"), ("pasword: kucingbelang9", "kucingbelang9"),
    ("kata sandinya matahari123", "matahari123"), ("pw: bunga_melati", "bunga_melati"),
    ("pw saya anggrek_biru", "anggrek_biru"),
    ("kode otp 482913 tidak masuk", "482913"), ("npwp 01.234.567.8-901.000", "234.567"),
    ("npwp saya 012345678901234", "012345678901234"), ("NPWP 0123456789012345 ditolak", "0123456789012345"),
    ("nik 3201234567890001", "3201234567890001"), ("hp 081234567890", "081234567890"),
    ("telepon 0812-3456-7890", "3456-7890"), ("wa +62 812 3456 7890", "3456 7890"),
    ("email budi.santoso@maju.co.id", "budi.santoso"), ("kirim ke SITI@maju.co.id", "SITI@"),
    ("<rekanan@yahoo.com>: host mta7.am0.yahoodns.net said: 554 delivery error", "rekanan@"),
  ]

  @Test func `no secret reaches the file`() throws {
    let site = try Site()
    var count = 0
    for (text, _) in Self.secrets {
      for question in [
        text, text.uppercased(), "min mau tanya, \(text) gimana ya", "baris satu\n\(text)\nbaris tiga",
      ] {
        #expect(try site.post("/v1/ask", ["question": question]).status == 200)
        #expect(
          try site.post("/webhooks/rest/webhook", ["sender": question, "message": question]).status == 200)
        let query = question.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        #expect(try site.get("/v1/ask?q=" + query).status == 200)
        let feedback: [String: Any] = [
          "entry": "lupa-password", "helpful": false, "question": question, "comment": question,
        ]
        #expect(try site.post("/v1/feedback", feedback).status == 204)
        #expect(try site.post("/v1/feedback", ["entry": question, "helpful": true]).status == 422)
        count += 4
      }
    }
    let lines = try site.lines()
    #expect(lines.count == count)
    for line in lines {
      _ = try JournalRecord(line: Array(line.utf8))
      #expect(line.contains("***"), "\(line)")
      for (_, secret) in Self.secrets {
        #expect(!line.lowercased().contains(secret.lowercased()), "\(secret) in \(line)")
      }
    }
  }

  @Test func `feedback waits for the disk, and nobody else does`() throws {
    let hold = Held()
    let site = try Site { disk in
      let sync = disk.sync
      disk.sync = { descriptor throws(JournalError) in
        hold.begun.add(1, ordering: .releasing)
        _ = eventually { !hold.isHeld.load(ordering: .acquiring) }
        try sync(descriptor)
      }
    }
    let client = try #require(RawClient(port: site.server.port))
    let body = #"{"entry": "lupa-password", "helpful": true}"#
    client.send(
      "POST /v1/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + body + "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(eventually { hold.begun.load(ordering: .acquiring) > 0 })
    // The line is written and the disk is at it; the one thread of the server serves others.
    for _ in 0..<10 { #expect(try site.get("/v1/ask?q=lupa+password").status == 200) }
    #expect(try site.get("/metrics").text.contains("pandu_journal_lines_total{kind=\"feedback\"} 0\n"))
    #expect(!client.hasNews(within: 0))
    hold.isHeld.store(false, ordering: .releasing)
    #expect(client.answers(2).map(\.status) == [204, 200])
    #expect(try site.lines().count == 11)
  }

  private final class Held: Sendable {
    let isHeld = Atomic<Bool>(true)
    let begun = Atomic<Int>(0)
  }

  @Test func `a day is asked again`() throws {
    let transcripts = Transcript.all(ShippedKnowledge.path("Tests/FAQConversationTests/Transcripts"))
    let site = try Site()
    var messages: [String] = []
    for message in transcripts.flatMap(\.turns).map(\.message) where !message.isEmpty {
      let answer = try site.post("/v1/ask", ["question": message])
      #expect(answer.status == 200)
      let reply = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
      // Nothing of a letter is recorded, nor the message that begins one.
      if reply["outcome"] as? String != "form" { messages.append(message) }
    }
    let records = try site.lines().map { try JournalRecord(line: Array($0.utf8)) }
    let again = try Site()
    var same = 0
    var asked = messages[...]
    for record in records {
      guard case .question(let record) = record else { continue }
      let next = asked.popFirst()
      let message = try #require(next)
      guard record.question == message else { continue }
      same += 1
      let answer = try again.post("/v1/ask", ["question": record.question])
      let reply = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
      #expect(reply["outcome"] as? String == record.outcome.rawValue, "\(message)")
      #expect((reply["entry"] as? [String: Any])?["id"] as? String == record.entry, "\(message)")
      #expect(reply["knowledge_version"] as? String == record.knowledgeVersion)
      #expect(abs((reply["confidence"] as? Double ?? -1) - Double(record.confidence)) < 0.0001, "\(message)")
    }
    #expect(records.count == messages.count)
    // All but those that tell something personal.
    #expect(same * 100 > messages.count * 90)
    // Asked from the journal, the day leaves the same journal.
    let rest = try again.lines().map { try JournalRecord(line: Array($0.utf8)) }
    #expect(rest.count == same)
  }
}
