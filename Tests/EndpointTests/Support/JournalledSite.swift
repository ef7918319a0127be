import FAQConversation
import FAQJournal
import FAQMatching
import FAQService
import Foundation
import HTTPServing
import JournalRecords
import Synchronization
import TestSupport

@testable import PanduCommands

/// A service with a journal whose knowledge can be turned into another edition, on a port of its own.
final class JournalledSite {
  /// Holds the journal's disk while it is to have its data for good.
  final class Hold: Sendable {
    let isHeld = Atomic<Bool>(true)
    /// How often the disk was asked.
    let begun = Atomic<Int>(0)
  }

  struct NotWritten: Error {}

  private let server: HTTPServer
  private let service: Service
  private let folder: EditedFolder
  private let journal: Journal
  private let file = FileManager.default.temporaryDirectory.path + "/pandu-reloads-\(UUID().uuidString)"

  init(_ hold: Hold? = nil) throws {
    folder = try EditedFolder(Edition(number: 0))
    var disk = JournalDisk.file(file)
    if let hold {
      let sync = disk.sync
      disk.sync = { descriptor throws(JournalError) in
        hold.begun.add(1, ordering: .releasing)
        _ = eventually { !hold.isHeld.load(ordering: .acquiring) }
        try sync(descriptor)
      }
    }
    journal = try Journal.start(disk)
    var options = ServiceOptions()
    (options.rateLimit, options.journal) = (0, journal.sink)
    service = Service(Responder.load([folder.path]).responder, options)
    var serving = ServerOptions()
    (serving.port, serving.threads, serving.answerTimeout) = (0, 2, .seconds(60))
    server = try HTTPServer(ServiceHandler(service: service), serving)
  }

  deinit {
    server.end()
    server.wait()
    try? FileManager.default.removeItem(atPath: file)
  }

  var port: Int { server.port }

  /// That of the knowledge at hand.
  var version: String { service.snapshot.version }

  func reload(_ number: Int) throws {
    try folder.put(Edition(number: number).files)
    KnowledgeReloader(folders: [folder.path], service: service, tell: { _ in }).reload()
  }

  /// The lines of the journal, after all is written, by kind.
  func lines() throws -> (questions: [QuestionRecord], feedback: [FeedbackRecord]) {
    journal.close()
    guard journal.waitForEnd(milliseconds: 60_000) else { throw NotWritten() }
    var lines: (questions: [QuestionRecord], feedback: [FeedbackRecord]) = ([], [])
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      switch try JournalRecord(line: Array(line.utf8)) {
      case .question(let record): lines.questions.append(record)
      case .feedback(let record): lines.feedback.append(record)
      }
    }
    return lines
  }
}

/// Asks, and says what it thinks of the answers, over one connection.
struct Talker {
  struct Refused: Error { var status: Int }

  private var client: FarClient

  init(port: Int) { client = FarClient(port: port, isKept: true) }

  /// The version that the answer names.
  mutating func ask(_ question: String) throws -> String {
    try post("/v1/ask", #"{"question": "\#(question)"}"#, 200).member("knowledge_version") ?? ""
  }

  /// Over the REST channel; gives the answer's text as JSON.
  mutating func say(_ message: String, from sender: String) throws -> String {
    try post("/webhooks/rest/webhook", #"{"sender": "\#(sender)", "message": "\#(message)"}"#, 200).text
  }

  /// The status of feedback.
  mutating func praise(_ entry: String, comment: String) throws -> Int {
    try client.send(Talker.praise(entry, comment)).status
  }

  static func praise(_ entry: String, _ comment: String) -> Asked {
    asked("/v1/feedback", #"{"entry": "\#(entry)", "helpful": true, "comment": "\#(comment)"}"#)
  }

  private mutating func post(_ path: String, _ body: String, _ status: Int) throws -> WireAnswer {
    let answer = try client.send(Talker.asked(path, body))
    guard answer.status == status else { throw Refused(status: answer.status) }
    return answer
  }

  private static func asked(_ path: String, _ body: String) -> Asked {
    Asked(method: "POST", target: path, fields: ["Content-Type: application/json"], body: body)
  }
}
