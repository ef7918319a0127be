// The desk's changes of several files, stopped after each of its writes:
//
// 1. After the next desk has begun, all changes are made or none; none only where the stop came before the log was written.
// 2. Nothing half written and no log is left.
// 3. A file that somebody has changed after the stop stays as it is.
// 4. A log that nobody can read, or whose names lead out of the folder, changes nothing and is removed.
// 5. A change that fails puts back what was written, and leaves no log.

import Basics
import FAQEditor
import Glibc
import TestSupport
import Testing

@testable import PanduCommands

struct ChangeLogTests {
  private static let (old, new, record) = ("umum/jam.md", "layanan/jam.md", ".pandu/urungan/00000001.json")

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([Self.old: "lama\n", "umum/lain.md": "lain\n"])
  }

  private func move(in folder: TemporaryFolder) -> [FileChange] {
    [
      FileChange(path: "\(folder.path)/\(Self.record)", before: .text(nil), after: "catatan\n"),
      FileChange(path: "\(folder.path)/\(Self.new)", before: .text(nil), after: "baru\n"),
      FileChange(path: "\(folder.path)/\(Self.old)", before: .text("lama\n"), after: nil),
    ]
  }

  /// A writer that reaches the disk only for its first writes: what is there afterwards is what a stop would have left.
  private func stopped(after writes: Int) -> DeskWriter {
    var left = writes
    return DeskWriter { text, path, root throws(SystemError) in
      left -= 1
      if left >= 0 { try DeskWriter().write(text, path, root) }
    }
  }

  private func state(_ folder: TemporaryFolder) -> [String] {
    [Self.record, Self.new, Self.old, ChangeLog.name].map { folder.read($0) }
  }

  private static let (before, after) = (["", "", "lama\n", ""], ["catatan\n", "baru\n", "", ""])

  // One write of the log, three of files, one that removes the log.
  @Test(arguments: 0...5) func `stopped after each write`(writes: Int) throws {
    let folder = try folder()
    try stopped(after: writes).apply(move(in: folder), [folder.path])
    if writes == 2 { #expect(state(folder).dropLast() == ["catatan\n", "", "lama\n"]) }
    DeskDisk.recover([folder.path])
    #expect(state(folder) == (writes == 0 ? Self.before : Self.after))
    #expect(folder.read("umum/lain.md") == "lain\n")
  }

  @Test(arguments: 1...4) func `stopped again while the rest is made`(writes: Int) throws {
    let folder = try folder()
    try stopped(after: 2).apply(move(in: folder), [folder.path])
    try? stopped(after: writes - 1).finish(folder.path)
    DeskDisk.recover([folder.path])
    #expect(state(folder) == Self.after)
  }

  @Test func `the next change makes the rest first`() throws {
    let folder = try folder()
    try stopped(after: 3).apply(move(in: folder), [folder.path])
    let change = FileChange(path: "\(folder.path)/umum/lain.md", before: .text("lain\n"), after: "lagi\n")
    try DeskWriter().apply([change], [folder.path])
    #expect(state(folder) == Self.after && folder.read("umum/lain.md") == "lagi\n")
  }

  @Test func `a file that was changed since stays`() throws {
    let folder = try folder()
    try stopped(after: 3).apply(move(in: folder), [folder.path])
    try folder.write(Self.old, "tangan\n")
    DeskDisk.recover([folder.path])
    #expect(state(folder) == ["catatan\n", "baru\n", "tangan\n", ""])
  }

  @Test(arguments: [
    "", "{", "[]", #"{"berkas":[{"nama":"../luar.md","sebelum":null,"sesudah":"x"}]}"#,
    #"{"berkas":[{"nama":"/tmp/luar.md","sebelum":null,"sesudah":"x"}]}"#,
  ])
  func `a log that no desk wrote`(text: String) throws {
    let folder = try TemporaryFolder(["isi/umum/jam.md": "lama\n", "isi/\(ChangeLog.name)": text])
    DeskDisk.recover([folder.path + "/isi"])
    #expect(folder.read("isi/umum/jam.md") == "lama\n" && folder.read("luar.md").isEmpty)
    #expect(folder.read("isi/" + ChangeLog.name).isEmpty)
  }

  @Test(arguments: 0...3) func `a change that fails`(writes: Int) throws {
    let folder = try folder()
    var left = writes
    let failing = DeskWriter { text, path, root throws(SystemError) in
      left -= 1
      if left == -1 { throw SystemError(ENOSPC) }
      try DeskWriter().write(text, path, root)
    }
    #expect(throws: StoreError.self) { try failing.apply(move(in: folder), [folder.path]) }
    #expect(state(folder) == Self.before)
  }

  @Test func `a log is read as it was written`() {
    let log = ChangeLog(files: [
      .init(name: "a b.md", before: nil, after: "\"ä\"\n"), .init(name: "c.md", before: "x\r\n", after: nil),
    ])
    #expect(ChangeLog(log.text) == log)
  }
}
