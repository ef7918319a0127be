// On a file system of 64 KiB that is all its own:
//
// 1. When it is full, feedback is answered 503, questions are answered as always and counted as lost, and /readyz says so.
// 2. When there is room again, feedback is kept again. All that was acknowledged is in the file, and every line is whole.

import Foundation
import Glibc
import TestSupport
import Testing

/// A file system in memory, for the length of one test.
private final class TinyDisk {
  struct NotMounted: Error { var code: Int32 }

  let folder: TemporaryFolder
  static let bytes = 65_536

  /// Whether this process may mount one; with `CI=true`, where everything must run, it has to.
  static let isPossible = ProcessInfo.processInfo.environment["CI"] == "true" || (try? TinyDisk()) != nil

  init() throws {
    folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(TinyDisk.bytes)") == 0 else {
      throw NotMounted(code: errno)
    }
  }

  deinit { umount2(folder.path, Int32(MNT_DETACH)) }
}

@Suite(.timeLimit(runningMinutes: 5)) struct FullDiskTests {
  @Test(.enabled(if: TinyDisk.isPossible, "mounting a file system needs root"))
  func `a full disk`() throws {
    let disk = try TinyDisk()
    let program = try ServingProgram(["--rate-limit", "0", "--journal", disk.folder.path + "/journal"])
    let client = try program.client()
    func send(_ path: String, _ body: String? = nil) throws -> WireAnswer {
      let head =
        body.map {
          "POST \(path) HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: \($0.utf8.count)"
        }
        ?? "GET \(path) HTTP/1.1"
      client.send(head + "\r\nHost: x\r\n\r\n" + (body ?? ""))
      return try #require(client.answer())
    }
    func tell(_ comment: String) throws -> Int {
      let answer = try send(
        "/v1/feedback", #"{"entry":"jam-buka","helpful":true,"comment":"\#(comment)"}"#)
      #expect(answer.status == 204 || answer.text.contains("The feedback could not be kept."))
      return answer.status
    }
    func figure(_ name: String) throws -> Int {
      let lines = try send("/metrics").text.split(separator: "\n").filter { $0.hasPrefix(name + " ") }
      return try #require(lines.first.flatMap { Int($0.dropFirst(name.count + 1)) })
    }
    let lost = #"pandu_journal_questions_dropped_total{reason="disk"}"#

    var kept: Set<String> = []
    var number = 0
    // Until it is full, and then some.
    var refused = 0
    while refused < 10 {
      number += 1
      try #require(number < 10_000)
      switch try tell("c-\(number)") {
      case 204: kept.insert("c-\(number)")
      default: refused += 1
      }
    }
    #expect(kept.count > 100)
    // What is left of the disk is too little for a line of a question, which is the longest.
    while try figure(lost) == 0 { #expect(try send("/v1/ask?q=jam+buka+kantor").status == 200) }
    #expect(try send("/readyz").text == #"{"status":"ready","journal":"failing"}"#)
    #expect(try figure("pandu_journal_feedback_refused_total") == refused)
    #expect(try figure("pandu_journal_errors_total") > 0)
    let full = JournalReader(disk.folder.read("journal"))
    #expect(full.torn == 0 && full.comments == kept)

    // Somebody makes room.
    let flags = UInt(MS_REMOUNT)
    #expect(mount("tmpfs", disk.folder.path, "tmpfs", flags, "size=\(TinyDisk.bytes * 4)") == 0)
    #expect(try tell("later") == 204)
    #expect(try send("/readyz").text == #"{"status":"ready"}"#)
    program.terminate()
    #expect(program.wait() == 0)
    let text = disk.folder.read("journal")
    let read = JournalReader(text)
    #expect(text.hasSuffix("\n") && read.torn == 0)
    #expect(read.comments == kept.union(["later"]))
  }
}
