import Glibc
import JournalRecords
import Synchronization
import Testing

@testable import FAQJournal

// The file against a disk in memory:
//
// 1. A torn line of before is closed at the start; a whole one is left alone.
// 2. A file that would grow over its bound is put aside first, whole and synced; 0 never.
// 3. A signal puts it aside, opens it anew when somebody has moved it, and leaves an empty one alone.
// 4. A file that cannot be put aside is written on; one that was, but has no successor yet, too, and the successor comes.
// 5. A rotation counts once the file has its new name, whether or not the folder can be synced.
// 6. A full disk keeps what is whole and goes on when there is room; after a sync that failed the file is opened anew.
@Suite struct JournalFileTests {
  private func file(_ disk: MemoryDisk, mostBytes: Int = 0) throws -> JournalFile {
    try JournalFile(disk.disk, mostBytes: mostBytes, now: { JournalTime(milliseconds: 0) })
  }

  private func line(_ text: String, needsSync: Bool = true) -> (bytes: [UInt8], needsSync: Bool) {
    (Array((text + "\n").utf8), needsSync)
  }

  private static let aside = "journal.19700101T000000.000Z"

  @Test(arguments: [("", "a\n"), ("x\n", "x\na\n"), ("x", "x\na\n"), ("x\ny", "x\ny\na\n")])
  func `the start`(before: String, after: String) throws {
    let disk = MemoryDisk(before)
    var file = try file(disk)
    #expect(file.append([line("a")]) == [true])
    #expect(disk.text() == after)
  }

  @Test func `a bound`() throws {
    let disk = MemoryDisk("12345\n")
    var file = try file(disk, mostBytes: 10)
    #expect(file.append([line("789")]) == [true])
    #expect(disk.text() == "12345\n789\n")
    #expect(file.append([line("a")]) == [true])
    #expect(disk.text(Self.aside) == "12345\n789\n" && disk.text() == "a\n")
    #expect(disk.state.withLock { $0.synced[Self.aside] } == 10)
    #expect(disk.state.withLock { $0.open.count } == 1)
    #expect(file.counts.rotations == 1)
    // A line over the bound has a file of its own.
    #expect(file.append([line("a longer line")]) == [true])
    #expect(disk.text() == "a longer line\n" && file.counts.rotations == 2)
  }

  @Test func `no bound`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    for _ in 0..<100 { _ = file.append([line("a")]) }
    #expect(disk.text()?.count == 200 && file.counts.rotations == 0)
  }

  @Test func `a signal`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    file.rotateOrReopen()
    #expect(file.counts.rotations == 0 && disk.text(Self.aside) == nil)
    _ = file.append([line("a")])
    file.rotateOrReopen()
    #expect(file.counts.rotations == 1 && disk.text(Self.aside) == "a\n" && disk.text() == "")
    _ = file.append([line("b", needsSync: false)])
    disk.move(to: "moved")
    file.rotateOrReopen()
    #expect(disk.text("moved") == "b\n" && disk.state.withLock { $0.synced["moved"] } == 2)
    _ = file.append([line("c")])
    #expect(disk.text() == "c\n" && file.counts.rotations == 1)
  }

  @Test func `a file that cannot be put aside`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    _ = file.append([line("a")])
    disk.change { $0.refusals[.rename] = EACCES }
    file.rotateOrReopen()
    #expect(file.append([line("b")]) == [true])
    #expect(disk.text() == "a\nb\n" && file.counts == .init(bytes: 4, errors: 1, rotations: 0))
  }

  @Test func `a folder that cannot be synced`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    _ = file.append([line("a")])
    disk.change { $0.refusesFolderSync = true }
    file.rotateOrReopen()
    #expect(file.counts == .init(bytes: 2, errors: 1, rotations: 1))
    #expect(file.append([line("b")]) == [true])
    #expect(disk.text(Self.aside) == "a\n" && disk.text() == "b\n")
  }

  @Test func `a successor that comes later`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    _ = file.append([line("a")])
    disk.change { $0.refusals[.open] = EMFILE }
    file.rotateOrReopen()
    #expect(file.append([line("b")]) == [true])
    #expect(disk.text(Self.aside) == "a\nb\n" && disk.text() == nil)
    disk.change { $0.refusals[.open] = nil }
    #expect(file.append([line("c")]) == [true])
    #expect(disk.text(Self.aside) == "a\nb\n" && disk.text() == "c\n")
  }

  @Test(arguments: 0..<12, [ENOSPC, EFBIG, EDQUOT]) func `a full disk`(room: Int, noRoom: Int32) throws {
    let disk = MemoryDisk("old\n")
    var file = try file(disk)
    disk.change { ($0.room, $0.noRoom) = (4 + room, noRoom) }
    let kept = file.append([line("abc"), line("def"), line("ghi")])
    #expect(kept == [room >= 4, room >= 8, false])
    #expect(disk.text() == "old\n" + ["abc\n", "def\n", ""].prefix(room / 4).joined())
    disk.change { $0.room = .max }
    #expect(file.append([line("jkl")]) == [true])
    #expect(disk.text()?.hasSuffix("\njkl\n") == true)
    #expect(file.counts.bytes == (room / 4 + 1) * 4)
  }

  @Test func `a full disk where nothing is cut`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    disk.change { ($0.room, $0.refusals) = (6, [.cut: EPERM]) }
    #expect(file.append([line("abc"), line("def")]) == [true, false])
    disk.change { $0.room = .max }
    #expect(file.append([line("ghi")]) == [true])
    #expect(disk.text() == "abc\nde\nghi\n")
  }

  @Test func `a sync that fails`() throws {
    let disk = MemoryDisk()
    var file = try file(disk)
    disk.change { $0.refusals[.sync] = EIO }
    #expect(file.append([line("a"), line("b", needsSync: false)]) == [false, true])
    disk.change { ($0.refusals[.sync], $0.refusals[.open]) = (nil, ENOENT) }
    #expect(file.append([line("c")]) == [false])
    disk.change { $0.refusals[.open] = nil }
    #expect(file.append([line("d")]) == [true])
    #expect(disk.text() == "a\nb\nd\n")
    #expect(disk.state.withLock { $0.open.count } == 1)
  }

  @Test func `no file at the start`() {
    let disk = MemoryDisk()
    disk.change { $0.refusals[.open] = ENOENT }
    #expect(throws: JournalError(.open, ENOENT)) { try file(disk) }
  }
}
