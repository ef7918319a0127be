// 1. Killed at any moment under load, again and again (4 times, 20 with `PANDU_TEST_FULL`), the program loses no feedback that it has answered 204; every line
//    but torn ones is a record, each torn one is alone, and the next start goes on.
// 2. SIGUSR1 under load puts the file aside, or goes over to a new one when it was moved away, and loses nothing; without
//    a journal it does nothing.
// 3. SIGTERM under load ends after all that was answered is written.
// 4. `--journal -` writes the lines to standard output and nothing else; the address is told on standard error.
// 5. A second program on the same file, and a file that cannot be had, are told in one sentence and end with 70.
// 6. `--journal-max-bytes` bounds each file.

import FAQService
import Foundation
import Glibc
import JournalRecords
import TestSupport
import Testing

@Suite(.serialized, .timeLimit(runningMinutes: 5)) struct ServeJournalTests {
  private static let clients = 4

  private func serve(_ folder: TemporaryFolder, _ more: [String] = []) throws -> ServingProgram {
    try ServingProgram(["--rate-limit", "0", "--journal", folder.path + "/journal"] + more)
  }

  /// Waits until so much feedback was kept.
  private func wait(_ load: JournalLoad, kept count: Int) -> Bool {
    eventually { load.all.kept.count >= count }
  }

  @Test func `kills lose no acknowledged feedback`() throws {
    let folder = try TemporaryFolder()
    var kept: Set<String> = []
    var answered = 0
    let rounds = TestRun.rounds(4, full: 20)
    for round in 0..<rounds {
      let program = try serve(folder)
      let load = JournalLoad("k\(round)", port: program.port, clients: Self.clients)
      // Whoever waits looks once a millisecond, so that the kill meets any moment of a write.
      #expect(wait(load, kept: 5 + round))
      program.kill()
      load.wait()
      _ = program.wait()
      kept.formUnion(load.all.kept)
      answered += load.all.answered
      #expect(load.all.refused.isEmpty && load.all.others.isEmpty)
      let read = try JournalReader(folder: folder.path, prefix: "journal")
      #expect(
        kept.isSubset(of: read.comments), "round \(round): \(kept.subtracting(read.comments).count) lost")
      // A kill tears one line at most.
      #expect(read.torn <= round + 1)
    }
    let program = try serve(folder)
    program.terminate()
    #expect(program.wait() == 0)
    let text = folder.read("journal")
    #expect(text.hasSuffix("\n"))
    let read = JournalReader(text)
    #expect(kept.count >= rounds * 5 && kept.isSubset(of: read.comments))
    #expect(read.questions.allSatisfy { $0.question == "jam buka kantor" && $0.entry == "jam-buka" })
    #expect(read.questions.count <= answered + rounds * Self.clients)
  }

  @Test func `a signal puts the file aside`() throws {
    let folder = try TemporaryFolder()
    let program = try serve(folder)
    let load = JournalLoad("r", port: program.port, clients: Self.clients)
    var moved = 0
    for round in 1...10 {
      #expect(wait(load, kept: round * 20))
      if round % 2 == 0 {
        // As logrotate does.
        try FileManager.default.moveItem(
          atPath: folder.path + "/journal", toPath: folder.path + "/journal.\(round)")
        moved += 1
      }
      program.signal(SIGUSR1)
      #expect(eventually { FileManager.default.fileExists(atPath: folder.path + "/journal") })
    }
    load.stop()
    program.terminate()
    #expect(program.wait() == 0)
    let read = try JournalReader(folder: folder.path, prefix: "journal")
    #expect(read.torn == 0 && read.comments == load.all.kept)
    #expect(read.feedback.count == load.all.kept.count && read.questions.count == load.all.answered)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(moved == 5 && names.count > 1 + moved)
  }

  @Test func `a signal without a journal`() throws {
    let program = try ServingProgram()
    program.signal(SIGUSR1)
    let client = try program.client()
    client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(client.answer()?.status == 200)
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `the end waits for the last line`() throws {
    for round in 0..<TestRun.rounds(2, full: 5) {
      let folder = try TemporaryFolder()
      let program = try serve(folder)
      let load = JournalLoad("t\(round)", port: program.port, clients: Self.clients)
      #expect(wait(load, kept: 10))
      program.terminate()
      load.wait()
      #expect(program.wait() == 0)
      let read = try JournalReader(folder: folder.path, prefix: "journal")
      #expect(read.torn == 0 && load.all.kept.isSubset(of: read.comments))
      // Every question that was answered is there too, and those whose answers were not read any more.
      #expect(read.questions.count >= load.all.answered)
    }
  }

  @Test func `standard output`() throws {
    let program = try ServingProgram(["--journal", "-"], readyOnError: true)
    let client = try program.client()
    client.send("GET /v1/ask?q=jam+buka+kantor HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(client.answer()?.status == 200)
    let body = #"{"entry":"jam-buka","helpful":false,"comment":"telepon 081234567890"}"#
    client.send(
      "POST /v1/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + body)
    #expect(client.answer()?.status == 204)
    program.terminate()
    let lines = program.readOutput().split(separator: "\n").map { Array($0.utf8) }
    #expect(program.wait() == 0)
    let records = try lines.map { try JournalRecord(line: $0) }
    #expect(records.count == 2)
    guard case .question(let question)? = records.first, case .feedback(let feedback)? = records.last else {
      Issue.record("\(records)")
      return
    }
    #expect(question.question == "jam buka kantor" && feedback.comment == "telepon ***")
  }

  @Test func `files that cannot be had`() throws {
    let folder = try TemporaryFolder()
    let knowledge = try Folders.small()
    let program = try serve(folder)
    func start(_ path: String) throws -> Program.Run {
      try Program.run(["serve", "--port", "0", "--knowledge", knowledge.path, "--journal", path])
    }
    let second = try start(folder.path + "/journal")
    #expect(second.code == 70)
    #expect(
      second.error
        == "pandu serve: jurnal \"\(folder.path)/journal\" sedang ditulis program lain; "
        + "beri tiap pandu serve berkasnya sendiri\n")
    let missing = try start(folder.path + "/no/journal")
    #expect(missing.code == 70)
    #expect(
      missing.error
        == "pandu serve: jurnal \"\(folder.path)/no/journal\" tidak dapat ditulis (No such file or directory); "
        + "periksa folder dan izinnya\n")
    program.terminate()
    #expect(program.wait() == 0)
  }

  @Test func `a bound`() throws {
    let folder = try TemporaryFolder()
    let program = try serve(folder, ["--journal-max-bytes", "20000"])
    let load = JournalLoad("b", port: program.port, clients: Self.clients)
    #expect(wait(load, kept: 200))
    load.stop()
    program.terminate()
    #expect(program.wait() == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 2)
    for name in names { #expect(folder.read(name).utf8.count <= 20_000) }
    let read = try JournalReader(folder: folder.path, prefix: "journal")
    #expect(read.torn == 0 && read.comments == load.all.kept)
  }
}
