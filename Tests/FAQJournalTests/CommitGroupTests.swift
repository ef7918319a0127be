import FAQJournal
import Glibc
import JournalRecords
import Testing

// A group of lines against a disk that is an array of bytes:
//
// 1. However the writes are cut and interrupted, all lines come whole, once and in order, and one sync ends it.
// 2. A disk that is full after any number of bytes keeps the lines that are whole, and what is torn is cut off.
// 3. Where nothing can be cut, the torn piece stays, and the next group closes it with a newline.
// 4. Without a line that somebody waits for there is no sync; when a sync fails, no such line is kept.
@Suite struct CommitGroupTests {
  private static let lines: [(bytes: [UInt8], needsSync: Bool)] = [
    (Array("first\n".utf8), false), (Array("second line\n".utf8), true), (Array("3\n".utf8), false),
    (Array("the fourth\n".utf8), true),
  ]
  private static var whole: [UInt8] { lines.flatMap(\.bytes) }

  /// A file of limited room, and what was done to it.
  private struct Disk {
    var room = Int.max
    /// Most bytes that one write takes.
    var step = Int.max
    var cuts = true
    var syncs = true
    /// Every other call is interrupted.
    var interrupts = false
    var file: [UInt8] = []
    private(set) var calls = 0
    private(set) var synced = 0

    mutating func carryOut(_ group: inout CommitGroup) {
      while true {
        calls += 1
        if interrupts, calls % 2 == 1, group.next != .done {
          group.failed(EINTR)
          continue
        }
        switch group.next {
        case .write(let range):
          let count = min(range.count, step, room - file.count)
          if count == 0 {
            group.failed(ENOSPC)
          } else {
            file += group.bytes[range].prefix(count)
            group.wrote(count)
          }
        case .cut(let count):
          if cuts {
            file.removeLast(count)
            group.succeeded()
          } else {
            group.failed(EPERM)
          }
        case .sync:
          synced += 1
          if syncs { group.succeeded() } else { group.failed(EIO) }
        case .done: return
        }
      }
    }
  }

  @Test(arguments: 1...32, [false, true]) func `writes of any size`(step: Int, interrupts: Bool) {
    var disk = Disk(step: step, interrupts: interrupts)
    var group = CommitGroup(Self.lines)
    disk.carryOut(&group)
    #expect(disk.file == Self.whole && disk.synced == 1)
    #expect((0..<4).allSatisfy(group.isKept))
    #expect(!group.leavesTorn && group.failure == nil && group.written == Self.whole.count)
  }

  @Test(arguments: 0..<whole.count, [1, 3, Int.max]) func `a full disk`(room: Int, step: Int) {
    var disk = Disk(room: room, step: step)
    var group = CommitGroup(Self.lines)
    disk.carryOut(&group)
    let kept = (0..<4).filter(group.isKept)
    #expect(kept == Array(0..<kept.count))
    #expect(disk.file == Self.lines.prefix(kept.count).flatMap(\.bytes))
    #expect(disk.file.count <= room && room < Self.lines.prefix(kept.count + 1).flatMap(\.bytes).count)
    #expect(disk.synced == (kept.count > 1 ? 1 : 0))
    #expect(group.failure == ENOSPC && !group.leavesTorn)
    // There is room again.
    disk.room = .max
    var rest = CommitGroup(Array(Self.lines.dropFirst(kept.count)))
    disk.carryOut(&rest)
    #expect(disk.file == Self.whole)
  }

  @Test(arguments: 0..<whole.count) func `nothing can be cut`(room: Int) {
    var disk = Disk(room: room, cuts: false)
    var group = CommitGroup(Self.lines)
    disk.carryOut(&group)
    let kept = (0..<4).prefix(while: group.isKept).count
    let torn = Array(disk.file.dropFirst(Self.lines.prefix(kept).flatMap(\.bytes).count))
    #expect(group.leavesTorn == !torn.isEmpty)
    disk.room = .max
    var rest = CommitGroup(Array(Self.lines.dropFirst(kept)), closesTorn: group.leavesTorn)
    disk.carryOut(&rest)
    let ends: [UInt8] = torn.isEmpty ? [] : torn + [0x0A]
    #expect(
      disk.file
        == Self.lines.prefix(kept).flatMap(\.bytes) + ends + Self.lines.dropFirst(kept).flatMap(\.bytes))
    #expect(!rest.leavesTorn)
  }

  @Test func `a torn line is still torn when not even its newline is written`() {
    var disk = Disk(room: 0)
    var group = CommitGroup(Self.lines, closesTorn: true)
    disk.carryOut(&group)
    #expect(group.leavesTorn && group.written == 0 && !(0..<4).contains(where: group.isKept))
  }

  @Test func `a newline alone closes a torn line`() {
    var disk = Disk()
    var group = CommitGroup([], closesTorn: true)
    disk.carryOut(&group)
    #expect(disk.file == [0x0A] && !group.leavesTorn && disk.synced == 0)
  }

  @Test func `no line at all`() {
    #expect(CommitGroup([]).next == .done)
  }

  @Test func `a sync that fails`() {
    var disk = Disk(syncs: false)
    var group = CommitGroup(Self.lines)
    disk.carryOut(&group)
    #expect((0..<4).map(group.isKept) == [true, false, true, false])
    #expect(group.isDoubtful && group.failure == EIO)
  }

  @Test func `nobody waits`() {
    var disk = Disk()
    var group = CommitGroup(Self.lines.filter { !$0.needsSync })
    disk.carryOut(&group)
    #expect(disk.synced == 0 && group.isKept(0) && group.isKept(1) && !group.isKept(2))
  }
}
