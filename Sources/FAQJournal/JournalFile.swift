import JournalRecords
import Glibc

/// The journal's file on the writer's thread: carries out the calls of ``CommitGroup`` and puts full files aside.
struct JournalFile {
  /// Counts since the start, without those of the lines.
  struct Counts: Equatable {
    var bytes = 0
    var errors = 0
    var rotations = 0
  }

  /// Milliseconds within which the signal of a rotation tool is expected after the journal has already followed the moved
  /// file by itself: 60,000. Such tools signal at once.
  static let signalPatience = 60_000

  private let disk: JournalDisk
  private let mostBytes: Int
  private let now: @Sendable () -> JournalTime
  private var file: JournalDisk.Opened?
  /// Whether the journal has renamed the file and could not open a new one yet.
  private var isPutAside = false
  /// The time when the journal last opened a new file because another program had moved the old one.
  private var followed: JournalTime?
  private(set) var counts = Counts()

  /// - Parameters:
  ///   - disk: the file.
  ///   - mostBytes: the size from which on a file is put aside; 0 never.
  ///   - now: the wall clock.
  /// - Throws: the system's error when the file cannot be opened or locked.
  init(_ disk: JournalDisk, mostBytes: Int, now: @escaping @Sendable () -> JournalTime) throws(JournalError) {
    self.disk = disk
    self.mostBytes = mostBytes
    self.now = now
    file = try disk.open()
    // A line that a kill has torn gets its newline, so that readers skip this line only.
    if file?.isTorn == true { _ = commit([]) }
  }

  /// Writes lines.
  ///
  /// - Parameter lines: the lines with their newlines, and whether each must be on disk.
  /// - Returns: for each line whether it is kept.
  mutating func append(_ lines: [(bytes: [UInt8], needsSync: Bool)]) -> [Bool] {
    if followName() { followed = now() }
    let length = lines.reduce(0) { $0 + $1.bytes.count }
    if mostBytes > 0, let size = file?.size, size > 0, size + length > mostBytes { rotate() }
    guard prepare() else { return lines.map { _ in false } }
    return commit(lines)
  }

  /// Handles a signal to rotate: opens the file anew where another program has moved it away, else puts it aside itself.
  mutating func rotateOrReopen() {
    defer { followed = nil }
    guard let file else { return _ = prepare() }
    guard disk.place(file.descriptor) == .named else {
      _ = followName()
      return _ = prepare()
    }
    // The signal belongs to a move that the journal has followed already, so that the open file is the new one.
    if let followed, now().milliseconds - followed.milliseconds < JournalFile.signalPatience { return }
    if file.size > 0 { rotate() }
  }

  mutating func close() {
    guard let open = file else { return }
    attempt { (disk) throws(JournalError) in try disk.sync(open.descriptor) }
    disk.close(open.descriptor)
    file = nil
  }

  /// Closes the open file if its name does not lead to it any more, so that the file of that name is opened next.
  ///
  /// - Returns: whether another program had moved, replaced or removed the file.
  private mutating func followName() -> Bool {
    guard let open = file else { return false }
    switch disk.place(open.descriptor) {
    case .named:
      isPutAside = false
      return false
    case .moved where isPutAside:
      // The file has the name that the journal gave it, so that lines can still be written to it.
      reopen()
      return false
    case .moved:
      // The program that moved the file may read or compress it now, so that it must be complete.
      attempt { (disk) throws(JournalError) in try disk.sync(open.descriptor) }
    case .removed: break
    }
    // Closed before the next file is opened, so that a descriptor is free for it.
    disk.close(open.descriptor)
    (file, isPutAside) = (nil, false)
    return true
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
    let isLost = isLost(open.descriptor, lines)
    if group.isDoubtful {
      disk.close(open.descriptor)
      file = nil
    } else {
      file = open
    }
    return lines.indices.map { group.isKept($0) && !isLost }
  }

  /// Whether the lines hold feedback and their file has no name any more.
  ///
  /// The name is looked up again after the sync, because another program may remove the file while the lines are written.
  /// Feedback therefore counts as kept only when its file had a name after the sync. A file that was moved meanwhile has
  /// the lines under its new name.
  private func isLost(_ descriptor: Int32, _ lines: [(bytes: [UInt8], needsSync: Bool)]) -> Bool {
    lines.contains(where: \.needsSync) && disk.place(descriptor) == .removed
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

  /// Renames the file and begins a new one. Where that fails, lines are still written to the old one.
  private mutating func rotate() {
    guard let open = file else { return }
    let stamp = now().stamp
    guard
      attempt({ (disk) throws(JournalError) in
        try disk.sync(open.descriptor)
        try disk.putAside(stamp)
      })
    else { return }
    // From here on the file has its new name, whether or not the folder can be synced.
    counts.rotations += 1
    isPutAside = true
    attempt { (disk) throws(JournalError) in try disk.syncFolder() }
    reopen()
  }

  /// Replaces the open file by the one of the journal's name, if that can be opened.
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

  /// Makes calls and counts an error.
  ///
  /// - Returns: whether the calls succeeded.
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
