import Glibc
import JournalRecords
import Synchronization
import TestSupport
import Testing

@testable import FAQJournal

// A file that another program takes, against a disk in memory:
//
// 1. Removed, replaced or moved: the next lines are in the file that has the name, feedback and questions alike.
// 2. Where no file of that name can be had, nothing counts as kept, until one can be had again.
// 3. A file that the journal itself put aside is written on while it has a name, and no longer.
// 4. A file removed between the write and the sync: its feedback does not count as kept.
// 5. The signal of whoever moved the file comes late: the new file is left alone. A later signal puts it aside.
@Suite(.timeLimit(runningMinutes: 1)) struct TakenFileTests {
  private func line(_ text: String, needsSync: Bool = true) -> (bytes: [UInt8], needsSync: Bool) {
    (Array((text + "\n").utf8), needsSync)
  }

  private func file(_ disk: MemoryDisk, at milliseconds: Int = 0) throws -> JournalFile {
    try JournalFile(disk.disk, mostBytes: 0, now: { JournalTime(milliseconds: milliseconds) })
  }

  /// What another program does, and what then stands at the name before the next line.
  enum Taking: CaseIterable {
    case removed, replaced, moved, replacedByTorn

    func happen(_ disk: MemoryDisk) {
      switch self {
      case .removed: disk.remove()
      case .replaced: disk.replace(with: "other\n")
      case .moved: disk.move(to: "moved")
      case .replacedByTorn: disk.replace(with: "other")
      }
    }

    var found: String {
      switch self {
      case .removed, .moved: ""
      case .replaced, .replacedByTorn: "other\n"
      }
    }
  }

  @Test(arguments: Taking.allCases, [true, false]) func `the next lines`(taking: Taking, needsSync: Bool)
    throws
  {
    let disk = MemoryDisk("old\n")
    var file = try file(disk)
    #expect(file.append([line("a")]) == [true])
    taking.happen(disk)
    #expect(file.append([line("b", needsSync: needsSync), line("c")]) == [true, true])
    #expect(disk.text() == taking.found + "b\nc\n")
    #expect(disk.text("moved") == (taking == .moved ? "old\na\n" : nil))
    #expect(disk.state.withLock { $0.open.count } == 1 && file.counts.rotations == 0)
  }

  @Test(arguments: Taking.allCases, [EISDIR, EACCES, ENOENT, EMFILE, EROFS])
  func `no file can be had`(taking: Taking, code: Int32) throws {
    let disk = MemoryDisk("old\n")
    var file = try file(disk)
    taking.happen(disk)
    disk.change { $0.refusals[.open] = code }
    for _ in 0..<3 { #expect(file.append([line("a"), line("q", needsSync: false)]) == [false, false]) }
    #expect(file.counts.errors == 3 && disk.state.withLock { $0.open.isEmpty })
    disk.change { $0.refusals[.open] = nil }
    #expect(file.append([line("b")]) == [true])
    #expect(disk.text() == taking.found + "b\n")
  }

  @Test func `a file that was put aside`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    _ = file.append([line("a")])
    disk.change { $0.refusals[.open] = EMFILE }
    file.rotateOrReopen()
    let aside = "journal.19700101T000000.000Z"
    #expect(file.append([line("b")]) == [true] && disk.text(aside) == "a\nb\n")
    disk.change { state in
      for number in state.open.keys { state.open[number] = "/removed" }
    }
    #expect(file.append([line("c")]) == [false])
    disk.change { $0.refusals[.open] = nil }
    #expect(file.append([line("d")]) == [true] && disk.text() == "d\n")
  }

  @Test func `removed before the sync`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    disk.change { $0.beforeSync = { disk.remove() } }
    #expect(file.append([line("a")]) == [false])
    #expect(file.append([line("b")]) == [true] && disk.text() == "b\n")
    // Moved instead, the line is found under the new name.
    disk.change { $0.beforeSync = { disk.move(to: "moved") } }
    #expect(file.append([line("c")]) == [true] && disk.text("moved") == "b\nc\n")
  }

  @Test(arguments: [(0, 0), (JournalFile.signalPatience - 1, 0), (JournalFile.signalPatience, 1)])
  func `a late signal`(milliseconds: Int, rotations: Int) throws {
    let disk = MemoryDisk()
    let clock = Clock()
    var file = try JournalFile(disk.disk, mostBytes: 0, now: { clock.now })
    _ = file.append([line("a")])
    disk.move(to: "moved")
    _ = file.append([line("b")])
    clock.advance(milliseconds)
    file.rotateOrReopen()
    #expect(file.counts.rotations == rotations)
    // Only one signal is that of the mover.
    _ = file.append([line("c")])
    file.rotateOrReopen()
    #expect(file.counts.rotations == rotations + 1)
  }
}
