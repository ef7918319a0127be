import FAQJournal
import Foundation
import JournalRecords
import TestSupport
import Testing

// The journal on the system's own files:
//
// 1. Lines are appended to what is there, behind a torn line that stays one line; only owner and group may read them.
// 2. A file has one writer: a second is refused, also after the first has changed files.
// 3. Rotation gives the file a name with the time, over no other file, and nothing is lost.
// 4. Removed, replaced, moved, its folder made anew: the next feedback is in the file that has the name. Where none can be
//    had, it is refused and the journal says that it fails, until one can be had.
// 5. What is no file, or cannot be made, is refused with what the system says.
@Suite(.timeLimit(runningMinutes: 1)) struct RealFileTests {
  /// A folder for one test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/pandu-journal-\(UUID().uuidString)"
    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    var file: String { path + "/journal.jsonl" }
    func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
  }

  private func keep(_ number: Int, _ journal: Journal) -> Bool {
    let fates = Fates()
    journal.sink.keep(Notes.feedback(number), fates.ticket(number))
    #expect(eventually { !fates.all.isEmpty })
    return fates.all[number] == true
  }

  private func end(_ journal: Journal) {
    journal.close()
    #expect(journal.waitForEnd(milliseconds: 60_000))
  }

  @Test func `appending`() throws {
    let folder = try Folder()
    for number in 1...3 {
      let journal = try Journal.start(.file(folder.file))
      #expect(keep(number, journal))
      end(journal)
      // Torn by a kill.
      let handle = try #require(FileHandle(forWritingAtPath: folder.file))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"v":1,"kind":"quest"#.utf8))
      try handle.close()
    }
    #expect(Notes.read(folder.text("journal.jsonl")) == ["f1", "?", "f2", "?", "f3", "?"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file)
    #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o007 } == 0)
  }

  @Test func `one writer`() throws {
    let folder = try Folder()
    let journal = try Journal.start(.file(folder.file))
    #expect(throws: JournalError(.lock, EWOULDBLOCK)) { try Journal.start(.file(folder.file)) }
    #expect(keep(1, journal))
    journal.rotate()
    #expect(eventually { journal.sink.counts().rotations == 1 })
    #expect(throws: JournalError(.lock, EWOULDBLOCK)) { try Journal.start(.file(folder.file)) }
    #expect(keep(2, journal))
    end(journal)
    end(try Journal.start(.file(folder.file)))
  }

  @Test func `rotation`() throws {
    let folder = try Folder()
    var limits = JournalLimits()
    limits.fileBytes = 1_000
    // The clock stands, so that every name would be the same.
    let journal = try Journal.start(.file(folder.file), limits, now: { JournalTime(milliseconds: 0) })
    for number in 0..<50 { #expect(keep(number, journal)) }
    end(journal)
    let names = folder.names
    let rotations = journal.sink.counts().rotations
    #expect(rotations > 5 && names.count == rotations + 1)
    let aside = (0..<rotations).map { "journal.jsonl.19700101T000000.000Z" + ($0 == 0 ? "" : "-\($0)") }
    #expect(Set(names) == Set(aside + ["journal.jsonl"]))
    for name in names { #expect(try #require(folder.text(name)).utf8.count <= 1_000) }
    let all = (aside + ["journal.jsonl"]).flatMap { Notes.read(folder.text($0)) }
    #expect(all == (0..<50).map { "f\($0)" })
  }

  @Test func `a file that was moved away`() throws {
    let folder = try Folder()
    let journal = try Journal.start(.file(folder.file))
    #expect(keep(1, journal))
    try FileManager.default.moveItem(atPath: folder.file, toPath: folder.path + "/moved")
    journal.rotate()
    #expect(eventually { FileManager.default.fileExists(atPath: folder.file) })
    #expect(keep(2, journal))
    end(journal)
    #expect(Notes.read(folder.text("moved")) == ["f1"])
    #expect(Notes.read(folder.text("journal.jsonl")) == ["f2"])
    #expect(journal.sink.counts().rotations == 0)
  }

  /// What another program does to the file.
  enum Taking: CaseIterable {
    case removed, replaced, moved, folderMadeAnew

    func happen(_ path: String, in folder: String) throws {
      let files = FileManager.default
      switch self {
      case .removed: try files.removeItem(atPath: path)
      case .replaced:
        try "other\n".write(toFile: folder + "/other", atomically: false, encoding: .utf8)
        #expect(rename(folder + "/other", path) == 0)
      case .moved: try files.moveItem(atPath: path, toPath: "\(path).\(UUID().uuidString)")
      case .folderMadeAnew:
        try files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    }

    var left: [String] { self == .replaced ? ["?"] : [] }
  }

  @Test(arguments: Taking.allCases) func `a file that another program takes`(taking: Taking) throws {
    let folder = try Folder()
    let journal = try Journal.start(.file(folder.file))
    for number in 1...3 {
      #expect(keep(number, journal))
      #expect(Notes.read(folder.text("journal.jsonl")).last == "f\(number)")
      if number < 3 { try taking.happen(folder.file, in: folder.path) }
    }
    end(journal)
    #expect(Notes.read(folder.text("journal.jsonl")) == taking.left + ["f3"])
    #expect(journal.sink.counts().errors == 0 && !journal.sink.counts().isFailing)
  }

  @Test(arguments: [true, false]) func `a file that cannot be had any more`(isFolder: Bool) throws {
    let folder = try Folder()
    let journal = try Journal.start(.file(folder.file))
    #expect(keep(1, journal))
    let files = FileManager.default
    if isFolder {
      // A folder has its name.
      try files.removeItem(atPath: folder.file)
      try files.createDirectory(atPath: folder.file, withIntermediateDirectories: false)
    } else {
      try files.removeItem(atPath: folder.path)
    }
    #expect(!keep(2, journal) && journal.sink.counts().isFailing)
    if isFolder {
      try files.removeItem(atPath: folder.file)
    } else {
      try files.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    }
    #expect(keep(3, journal) && !journal.sink.counts().isFailing)
    end(journal)
    #expect(Notes.read(folder.text("journal.jsonl")) == ["f3"])
  }

  @Test func `what is no file`() throws {
    let folder = try Folder()
    #expect(throws: JournalError(.open, EISDIR)) { try Journal.start(.file(folder.path)) }
    #expect(throws: JournalError(.open, ENOENT)) { try Journal.start(.file(folder.path + "/no/file")) }
    #expect(throws: JournalError(.look, EINVAL)) { try Journal.start(.file("/dev/null")) }
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(throws: JournalError(.look, EINVAL)) { try Journal.start(.file(folder.path + "/pipe")) }
  }
}
