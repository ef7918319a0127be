import FAQService
import Glibc

/// The file that is written to, on the thread that writes: does what a ``CommitGroup`` says, and puts files aside.
struct JournalFile {
  /// What a call for the file came to, besides the lines.
  struct Counts: Equatable {
    var bytes = 0
    var errors = 0
    var rotations = 0
  }

  private let disk: JournalDisk
  private let mostBytes: Int
  private let now: @Sendable () -> JournalTime
  private var file: JournalDisk.Opened?
  /// Whether the file has a new name and no other could be opened in its place yet.
  private var isPutAside = false
  private(set) var counts = Counts()

  /// `mostBytes`: the size from which on a file is put aside; 0 never.
  init(_ disk: JournalDisk, mostBytes: Int, now: @escaping @Sendable () -> JournalTime) throws(JournalError) {
    self.disk = disk
    self.mostBytes = mostBytes
    self.now = now
    file = try disk.open()
    // What a kill has torn stays one line that is skipped.
    if file?.isTorn == true { _ = commit([]) }
  }

  /// Writes the lines; gives whether each is kept.
  mutating func append(_ lines: [(bytes: [UInt8], needsSync: Bool)]) -> [Bool] {
    let length = lines.reduce(0) { $0 + $1.bytes.count }
    if mostBytes > 0, let size = file?.size, size > 0, size + length > mostBytes { rotate() }
    if isPutAside { reopen() }
    guard prepare() else { return lines.map { _ in false } }
    return commit(lines)
  }

  /// For a signal: opens the file anew when somebody has moved it away, else puts it aside itself.
  mutating func rotateOrReopen() {
    guard let file else { return _ = prepare() }
    if disk.isMoved(file.descriptor) {
      // Whoever moved it may read it now, or pack it.
      attempt { (disk) throws(JournalError) in try disk.sync(file.descriptor) }
      reopen()
    } else if file.size > 0 {
      rotate()
    }
  }

  mutating func close() {
    guard let open = file else { return }
    attempt { (disk) throws(JournalError) in try disk.sync(open.descriptor) }
    disk.close(open.descriptor)
    file = nil
  }

  /// Opens the file when it is not open.
  private mutating func prepare() -> Bool {
    if file != nil { return true }
    do {
      file = try disk.open()
    } catch {
      counts.errors += 1
    }
    return file != nil
  }

  private mutating func commit(_ lines: [(bytes: [UInt8], needsSync: Bool)]) -> [Bool] {
    guard var open = file else { return lines.map { _ in false } }
    var group = CommitGroup(lines, closesTorn: open.isTorn)
    carryOut(&group, open.descriptor)
    open.size += group.written
    open.isTorn = group.leavesTorn
    counts.bytes += group.written
    if group.isDoubtful {
      disk.close(open.descriptor)
      file = nil
    } else {
      file = open
    }
    return lines.indices.map(group.isKept)
  }

  private mutating func carryOut(_ group: inout CommitGroup, _ descriptor: Int32) {
    while true {
      do throws(JournalError) {
        switch group.next {
        case .write(let range): group.wrote(try disk.write(descriptor, group.bytes[range]))
        case .cut(let count):
          try disk.cut(descriptor, count)
          group.succeeded()
        case .sync:
          try disk.sync(descriptor)
          group.succeeded()
        case .done: return
        }
      } catch {
        if error.code != EINTR { counts.errors += 1 }
        group.failed(error.code)
      }
    }
  }

  /// Gives the file another name and begins a new one. Should that fail, the lines go on into the old one.
  private mutating func rotate() {
    guard let open = file else { return }
    let stamp = now().stamp
    guard
      attempt({ (disk) throws(JournalError) in
        try disk.sync(open.descriptor)
        try disk.putAside(stamp)
      })
    else {
      isPutAside = disk.isMoved(open.descriptor)
      return
    }
    counts.rotations += 1
    isPutAside = true
    reopen()
  }

  /// Goes over to the file that has the name now, if it can be opened.
  private mutating func reopen() {
    do {
      let next = try disk.open()
      if let old = file { disk.close(old.descriptor) }
      file = next
      isPutAside = false
    } catch {
      counts.errors += 1
      isPutAside = true
    }
  }

  /// Whether the calls succeeded; counts one that did not.
  @discardableResult
  private mutating func attempt(_ calls: (JournalDisk) throws(JournalError) -> Void) -> Bool {
    do throws(JournalError) {
      try calls(disk)
      return true
    } catch {
      counts.errors += 1
      return false
    }
  }
}
