// What becomes of each edit of a folder:
//
// 1. A good one is published whole; one that changes nothing that is read publishes nothing, and is counted so.
// 2. A broken one keeps the old version, tells every problem with its place and hint, and shows in /readyz, which goes on
//    with 200, names no file and keeps to the document, and in /metrics. So does a folder that vanishes.
// 3. The time of a failure is that of the first one in a row; a good edit, or the old files again, end it.
// 4. Entries that do not fit each other break a folder whose entries did; one that began so may go on so.
// 5. A system that is short of something is told of with its reason, once for each reason, in the log and in /readyz; it is
//    tried again by itself, and what stands in the folder meanwhile is not held against it.
// 6. A conversation, with a token or as a sender, goes on over a reload; a token of the older version is told of.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import FolderWatching
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct ReloadTests {
  /// A folder, the service that answers from it, and a clock that goes on by a second for each attempt.
  private final class Bench {
    let folder: EditedFolder
    let service: Service
    /// What the system says to each file that is opened; nil for what it says by itself.
    let refusal: Refusal
    var client: NearClient
    /// What the last attempt asked of who watches.
    private(set) var reading = FolderReading.done
    private let told = Told()
    private let reloader: KnowledgeReloader

    final class Refusal: Sendable {
      let error = Mutex<FileError?>(nil)

      var system: FileSystem {
        FileSystem(
          kind: FileSystem.system.kind, names: FileSystem.system.names,
          contents: { path, size, limit throws(FileError) in
            if let error = self.error.withLock({ $0 }) { throw error }
            return try FileSystem.system.contents(path, size, limit)
          })
      }
    }

    final class Told: Sendable {
      let lines = Mutex<[String]>([])
      let second = Atomic<Int>(1_795_319_077)
      let nanoseconds = Atomic<UInt64>(0)
    }

    init(_ files: [String: String] = Edition(number: 0).files) throws {
      folder = try EditedFolder(Edition(number: 0))
      try folder.put(files)
      var options = ServiceOptions()
      options.rateLimit = 0
      service = Service(Responder.load([folder.path]).responder, options)
      client = NearClient(service)
      let told = told
      let clock = KnowledgeReloader.Clock(
        second: { told.second.wrappingAdd(1, ordering: .relaxed).oldValue },
        nanoseconds: { told.nanoseconds.wrappingAdd(250_000_000, ordering: .relaxed).newValue })
      refusal = Refusal()
      reloader = KnowledgeReloader(
        folders: [folder.path], service: service, clock: clock, system: refusal.system,
        tell: { text in told.lines.withLock { $0.append(text) } })
    }

    /// Reads the folder anew and gives what the operator is told.
    func reload() -> [String] {
      reading = reloader.reload()
      return told.lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }

    func get(_ target: String) throws -> WireAnswer { try client.send(Asked(method: "GET", target: target)) }

    func post(_ target: String, _ body: String) throws -> WireAnswer {
      try client.send(
        Asked(method: "POST", target: target, fields: ["Content-Type: application/json"], body: body))
    }

    /// The samples about the knowledge, by name and labels.
    func metrics() throws -> [String: String] {
      let lines = try get("/metrics").text.split(separator: "\n").filter { $0.hasPrefix("pandu_knowledge_") }
      return Dictionary(
        lines.map { line in
          let parts = line.dropFirst("pandu_knowledge_".count).split(separator: " ")
          return (String(parts[0]), String(parts[1]))
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  private static let ready = #"{"status":"ready"}"#
  private static let broken =
    "# Jam buka\n\nJawaban.\n\n## Pertanyan\n- jam buka\n\n## Aturan\n- (jam | pukul\n"

  @Test func `a good edit and none`() throws {
    let bench = try Bench()
    let before = try bench.metrics()
    #expect(before["reloads_total{result=\"published\"}"] == "0" && before["reload_timestamp_seconds"] == nil)
    #expect(bench.reload() == [])
    #expect(bench.service.reloads.record.unchanged == 1)
    // What is not read is no edit.
    try bench.folder.edit("README.md", "x")
    try bench.folder.edit(".jam-buka.md.swp", "x")
    let old = bench.service.snapshot
    #expect(bench.reload() == [] && bench.service.snapshot === old)
    try bench.folder.put(Edition(number: 1).files)
    let version = try bench.folder.version(of: Edition(number: 1).files)
    #expect(bench.reload() == ["pandu serve: version \(version) of the knowledge is in force (entries: 3)"])
    #expect(Edition.marks(in: try bench.get("/v1/ask?q=jam+buka+kantor").body) == [1])
    let metrics = try bench.metrics()
    #expect(metrics["reloads_total{result=\"published\"}"] == "1")
    #expect(metrics["reloads_total{result=\"unchanged\"}"] == "2")
    #expect(metrics["reloads_total{result=\"failed\"}"] == "0")
    #expect(metrics["reload_timestamp_seconds"] == "1795319079")
    #expect(metrics["reload_duration_seconds"] == "0.25")
    #expect(metrics["broken"] == "0" && metrics["errors"] == "0" && metrics["entries"] == "3")
    #expect(metrics["info{version=\"\(version)\"}"] == "1")
    #expect(try bench.get("/readyz").text == Self.ready)
  }

  @Test func `a broken edit`() throws {
    let bench = try Bench()
    let old = bench.service.snapshot
    try bench.folder.edit("umum/jam-buka.md", Self.broken)
    let told = try #require(bench.reload().first)
    let place = bench.folder.path + "/umum/jam-buka.md"
    let problems = KnowledgeLoader.load(bench.folder.path).problems
    #expect(problems.count == 5)
    for problem in problems { #expect(told.contains(DiagnosticRenderer(language: "en").render(problem))) }
    #expect(told.contains("\(place):5:1: error: the section \"Pertanyan\" is unknown\n  → "))
    #expect(
      told.hasSuffix(
        "\npandu serve: \(bench.folder.path) cannot be used (errors: 2, warnings: 3); "
          + "version \(old.version) stays in force until the errors are mended"))
    #expect(bench.service.snapshot === old)
    #expect(Edition.marks(in: try bench.get("/v1/ask?q=jam+buka+kantor").body) == [0])
    try expectFailure(bench, since: "2026-11-22T03:44:37Z", errors: 2)
    // It stays broken in another way.
    try bench.folder.edit("umum/parkir.md", "x")
    #expect(bench.reload().count == 1)
    let errors = KnowledgeLoader.load(bench.folder.path).problems.count { $0.severity == .error }
    #expect(errors > 2)
    try expectFailure(bench, since: "2026-11-22T03:44:37Z", errors: errors)
    #expect(try bench.metrics()["reloads_total{result=\"failed\"}"] == "2")
    try bench.folder.put(Edition(number: 0).files)
    #expect(
      bench.reload() == [
        "pandu serve: the knowledge is again as in version \(old.version), which stays in force"
      ])
    #expect(bench.service.snapshot === old)
    #expect(try bench.get("/readyz").text == Self.ready)
    #expect(try bench.metrics()["broken"] == "0")
  }

  @Test func `a folder that vanishes and another that comes`() throws {
    let bench = try Bench()
    try bench.folder.remove()
    #expect(bench.reload().first?.contains("the knowledge folder is not there") == true)
    try expectFailure(bench, since: "2026-11-22T03:44:37Z", errors: 1)
    #expect(Edition.marks(in: try bench.get("/").body) == [0])
    try bench.folder.put([:])
    #expect(bench.reload().count == 1)
    try bench.folder.put(Edition(number: 2).files)
    #expect(bench.reload().count == 1)
    #expect(Edition.marks(in: try bench.get("/").body) == [2])
    #expect(try bench.get("/readyz").text == Self.ready)
    // The next failure has a time of its own.
    try bench.folder.remove()
    _ = bench.reload()
    try expectFailure(bench, since: "2026-11-22T03:44:40Z", errors: 1)
  }

  /// What `/readyz` and `/metrics` say of a folder that cannot be used.
  private func expectFailure(_ bench: Bench, since: String, errors: Int) throws {
    let ready = try bench.get("/readyz")
    #expect(ready.status == 200)
    let object = try #require(JSONSerialization.jsonObject(with: Data(ready.body)) as? [String: Any])
    let version = bench.service.snapshot.version
    #expect(object["status"] as? String == "ready")
    let detail = try #require(object["detail"] as? String)
    #expect(detail.contains(since) && detail.contains(errors == 1 ? "1 error," : "\(errors) errors,"))
    let failure = try #require(object["reload_failure"] as? [String: Any])
    #expect(failure["since"] as? String == since && failure["errors"] as? Int == errors)
    #expect(failure["knowledge_version"] as? String == version)
    #expect(!ready.text.contains(".md") && !ready.text.contains("pandu-edited"))
    let metrics = try bench.metrics()
    #expect(metrics["broken"] == "1" && metrics["errors"] == String(errors))
    #expect(metrics["info{version=\"\(version)\"}"] == "1")
  }

  @Test func `entries that do not fit each other`() throws {
    var files = Edition(number: 0).files
    let bench = try Bench(files)
    files["umum/parkir.md"]?.replace("kontak: loket", with: "kontak: loker")
    try bench.folder.put(files)
    #expect(bench.reload().first?.contains("loker") == true)
    #expect(bench.service.reloads.record.failure?.errors == 1)
    // A service that was handed such a folder is not held to more than that.
    let lax = try Bench(files)
    files["umum/jam-buka.md"]?.replace("Jawaban", with: "Balasan")
    try lax.folder.put(files)
    #expect(lax.reload().first?.contains("errors that remain: 1, see: pandu check") == true)
    #expect(try lax.get("/v1/ask?q=jam+buka+kantor").text.contains("Balasan"))
    try lax.folder.put(Edition(number: 0).files)
    #expect(lax.reload().count == 1)
    try lax.folder.put(files)
    #expect(lax.reload().first?.contains("cannot be used (errors: 1") == true)
  }

  @Test(arguments: [EMFILE, ENFILE, ENOMEM, EINTR, ESTALE])
  func `a system that is short of something`(code: Int32) throws {
    let bench = try Bench()
    let old = bench.service.snapshot
    let reason = FileError.system(code).reason
    try bench.folder.put(Edition(number: 1).files)
    bench.refusal.error.withLock { $0 = .system(code) }
    for attempt in 0..<3 {
      let told = bench.reload()
      #expect(told.count == (attempt == 0 ? 1 : 0))
      if let words = told.first {
        #expect(
          words == "pandu serve: \(bench.folder.path) cannot be read for now (\(reason)); "
            + "the system lacks something, and it is tried again; version \(old.version) stays in force")
      }
      #expect(bench.reading == .again)
    }
    let ready = try bench.get("/readyz")
    #expect(ready.status == 200 && ready.text.contains("(\(reason)). It is tried again by itself."))
    #expect(ready.text.contains(#""reason":"\#(reason)""#) && !ready.text.contains(".md"))
    #expect(try bench.metrics()["broken"] == "1" && bench.service.snapshot === old)
    // Another reason is told of, too.
    bench.refusal.error.withLock { $0 = .system(code == EMFILE ? ENFILE : EMFILE) }
    #expect(bench.reload().count == 1)
    bench.refusal.error.withLock { $0 = nil }
    #expect(bench.reload().count == 1 && bench.reading == .done)
    #expect(Edition.marks(in: try bench.get("/v1/ask?q=jam+buka+kantor").body) == [1])
    #expect(try bench.get("/readyz").text == Self.ready)
  }

  @Test func `a shortage without an edit`() throws {
    let bench = try Bench()
    bench.refusal.error.withLock { $0 = .system(EMFILE) }
    #expect(bench.reload().count == 1 && bench.reading == .again)
    bench.refusal.error.withLock { $0 = nil }
    let version = bench.service.snapshot.version
    #expect(
      bench.reload() == ["pandu serve: the knowledge can be read again; version \(version) stays in force"])
    #expect(bench.reading == .done && bench.reload() == [])
  }

  @Test func `what is wrong with the folder is not tried again`() throws {
    let bench = try Bench()
    bench.refusal.error.withLock { $0 = .system(EACCES) }
    #expect(bench.reload().first?.contains("cannot be read: Permission denied") == true)
    #expect(bench.reading == .done && bench.service.reloads.record.failure?.reason == nil)
  }

  @Test func `conversations go on`() throws {
    let bench = try Bench()
    let first = try bench.post("/v1/ask", #"{"question": "jam buka kantor"}"#)
    let token = try #require(first.member("conversation"))
    let next = #"{"question": "parkir mobil di mana", "conversation": "\#(token)"}"#
    #expect(try bench.post("/v1/ask", next).text.contains(#""notices":[]"#))
    let say = #"{"sender": "a", "message": "mau tanya kantor"}"#
    _ = try bench.post("/webhooks/rest/webhook", say)
    try bench.folder.put(Edition(number: 1).files)
    _ = bench.reload()
    let later = try bench.post("/v1/ask", next)
    #expect(later.status == 200 && !later.text.contains(#""notices":[]"#))
    #expect(Edition.marks(in: later.body) == [1])
    // The number of a choice that another version offered means nothing any more, and that is said.
    let stale = try bench.post("/webhooks/rest/webhook", #"{"sender": "a", "message": "2"}"#)
    #expect(stale.text.contains("The conversation starts anew because the knowledge was updated."))
    for message in ["mau tanya kantor", "2"] {
      let answer = try bench.post("/webhooks/rest/webhook", #"{"sender": "a", "message": "\#(message)"}"#)
      #expect(answer.status == 200 && Edition.marks(in: answer.body) == [1], "\(answer.text)")
    }
  }
}
