// A journal that cannot take what it should:
//
// 1. Under a limit on the size of files the program lives on; feedback is 503 and /readyz says so. After the file was put
//    aside it goes on. All that was acknowledged is in the files, and every line is whole.
// 2. Removed, the journal is made anew by the next feedback. Where it cannot be, feedback is 503 and /readyz says so.

import Foundation
import Glibc
import TestSupport
import Testing

@Suite(.timeLimit(runningMinutes: 5)) struct RefusedJournalTests {
  /// A running service and one connection to it.
  private struct Site {
    let folder: TemporaryFolder
    let program: ServingProgram
    let client: RawClient
    var journal: String { folder.path + "/journal" }

    init(fileBlocks: Int? = nil) throws {
      folder = try TemporaryFolder()
      program = try ServingProgram(
        ["--rate-limit", "0", "--journal", folder.path + "/journal"], fileBlocks: fileBlocks)
      client = try program.client()
    }

    func tell(_ comment: String) throws -> Int {
      let body = #"{"entry":"jam-buka","helpful":true,"comment":"\#(comment)"}"#
      client.send(
        "POST /v1/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      return try #require(client.answer()).status
    }

    func readiness() throws -> String {
      client.send("GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n")
      return try #require(client.answer()).text
    }

    func end() -> Int32? {
      program.terminate()
      return program.wait()
    }
  }

  private static let ready = #"{"status":"ready"}"#
  private static let failing = #"{"status":"ready","journal":"failing"}"#

  @Test func `a limit on the size of files`() throws {
    let site = try Site(fileBlocks: 16)
    var kept: Set<String> = []
    var (number, refused) = (0, 0)
    while refused < 3 {
      number += 1
      try #require(number < 1_000)
      switch try site.tell("c-\(number)") {
      case 204: kept.insert("c-\(number)")
      case 503: refused += 1
      case let other: Issue.record("\(other)")
      }
    }
    #expect(kept.count > 10 && site.folder.read("journal").utf8.count <= 16 * 1_024)
    #expect(try site.readiness() == Self.failing)
    #expect(JournalReader(site.folder.read("journal")).comments == kept)
    site.program.signal(SIGUSR1)
    // The signal is taken by another thread: until then feedback is refused as before.
    number = 0
    while try site.tell("later-\(number)") == 503 {
      number += 1
      try #require(number < 100_000)
    }
    kept.insert("later-\(number)")
    #expect(try site.readiness() == Self.ready)
    #expect(site.end() == 0)
    let read = try JournalReader(folder: site.folder.path, prefix: "journal")
    #expect(read.torn == 0 && read.comments == kept)
  }

  @Test func `a journal that is removed`() throws {
    let site = try Site()
    #expect(try site.tell("first") == 204)
    try FileManager.default.removeItem(atPath: site.journal)
    #expect(try site.tell("second") == 204)
    #expect(JournalReader(site.folder.read("journal")).comments == ["second"])
    try FileManager.default.removeItem(atPath: site.journal)
    try FileManager.default.createDirectory(atPath: site.journal, withIntermediateDirectories: false)
    #expect(try site.tell("third") == 503)
    #expect(try site.readiness() == Self.failing)
    try FileManager.default.removeItem(atPath: site.journal)
    #expect(try site.tell("fourth") == 204)
    #expect(try site.readiness() == Self.ready)
    #expect(site.end() == 0)
    #expect(JournalReader(site.folder.read("journal")).comments == ["fourth"])
  }
}
