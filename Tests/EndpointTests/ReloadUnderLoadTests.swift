// While a folder is read anew again and again (25 times, 1,000 with `PANDU_TEST_FULL`), each time with other files, clients
// ask without pause over connections that they keep:
//
// 1. No request is refused, dropped or answered late with the end of its connection.
// 2. All that an answer says, its version, its tag and its page belong to one version; no later answer to a client is of
//    an earlier one. Every version is seen.
// 3. A tag is met with 304 for as long as it holds; a conversation begun with an older version says that it begins anew.
// 4. Nothing of an old version stays in memory once nobody answers from it.

import FAQConversation
import FAQKnowledge
import FAQMatching
import FAQService
import Foundation
import HTTPServing
import Synchronization
import TestSupport
import Testing

@testable import PanduCommands

@Suite(.timeLimit(runningMinutes: 5)) struct ReloadUnderLoadTests {
  private static let reloads = TestRun.rounds(25, full: 1_000)
  private static let clients = 3

  /// A snapshot, for as long as somebody else keeps it.
  private struct Trace { weak var snapshot: Snapshot? }

  @Test func `many reloads under load`() throws {
    let editions = (0...Self.reloads).map { Edition(number: $0) }
    let folder = try EditedFolder(editions[0])
    let checker = VersionChecker(versions: try editions.map { try folder.version(of: $0.files) })
    #expect(Set(checker.versions).count == editions.count)
    let service = Service(Responder.load([folder.path]).responder, unlimited())
    let reloader = KnowledgeReloader(folders: [folder.path], service: service, tell: { _ in })
    let server = try HTTPServer(ServiceHandler(service: service), twoThreads())
    let load = Load(port: server.port, checker, clients: Self.clients)
    var traces: [Trace] = []
    for edition in editions.dropFirst() {
      traces.append(Trace(snapshot: service.snapshot))
      try folder.put(edition.files)
      reloader.reload()
      #expect(service.snapshot.version == checker.versions[edition.number])
      // More answers than requests can be on their way: one of them at least was asked for after the version was there.
      checker.waitForAnswers(Self.clients + 1)
      if !checker.faults.isEmpty { break }
    }
    load.end()
    server.end()
    server.wait()
    #expect(checker.faults.prefix(5) == [])
    #expect(service.reloads.record.published == Self.reloads)
    #expect(checker.editions.subtracting([0]).count == Self.reloads)
    #expect(traces.count { $0.snapshot != nil } == 0)
  }

  private func unlimited() -> ServiceOptions {
    var options = ServiceOptions()
    options.rateLimit = 0
    return options
  }

  private func twoThreads() -> ServerOptions {
    var options = ServerOptions()
    (options.port, options.threads) = (0, 2)
    return options
  }
}

/// Clients at work, each on a thread of its own.
private final class Load: Sendable {
  private let checker: VersionChecker
  private let isEnded = Atomic<Bool>(false)
  private let threads = DispatchGroup()

  init(port: Int, _ checker: VersionChecker, clients: Int) {
    self.checker = checker
    for number in 0..<clients {
      threads.enter()
      Thread { [self] in
        var client = RestlessClient("sender \(number)", port: port, checker)
        do {
          while !isEnded.load(ordering: .relaxed) { try client.round() }
        } catch {
          checker.fault("client \(number): \(error)")
        }
        checker.note(client.editions)
        threads.leave()
      }.start()
    }
  }

  func end() {
    isEnded.store(true, ordering: .relaxed)
    threads.wait()
  }
}
